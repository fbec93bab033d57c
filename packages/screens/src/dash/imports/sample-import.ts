import type { ProductImport } from "@shop/contract/imports/product-import.ts";

/** A checked import for stories. */
export const sampleImport: ProductImport = {
  id: 7,
  file_name: "supplier prices.xlsx",
  state: "checked",
  fault: null,
  by: "admin@nilometer.example",
  created_at: "2026-03-01T10:00:00.000Z",
  applied_at: null,
  undone_at: null,
  total: 1003,
  done: 0,
  work: 1003,
  waiting: false,
  counts: { created: 2, updated: 998, unchanged: 0, rejected: 3, warned: 1 },
  undo: null,
  can_undo: false,
  source: "own",
  columns: [
    { header: "Name", field: "name", samples: ["Clamp meter", "Probe"] },
    { header: "Part no.", field: "part_number", samples: ["0402", "+10V"] },
    { header: "Cost", field: null, samples: ["80.00", "12.50"] },
    { header: "Price", field: "price", samples: ["1,234.50", "٣٫٥٠"] },
  ],
  remembered: false,
  decimal: "point",
  create_groups: false,
  missing_groups: [{ category: "Soldering", sub_category: "Irons", lines: 2 }],
  mapped_groups: [],
  pictures: null,
  can_stop: false,
};
