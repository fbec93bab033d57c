import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import { noMarks } from "@shop/domain/sheets/sheet-numbers.ts";

/** A checked import for stories. */
export const sampleImport: ProductImport = {
  id: 7,
  file_name: "supplier prices.xlsx",
  state: "checked",
  fault: null,
  fault_row: null,
  by: "admin@nilometer.example",
  created_at: "2026-03-01T10:00:00.000Z",
  applied_at: null,
  undone_at: null,
  total: 1003,
  done: 0,
  work: 1003,
  waiting: false,
  counts: { created: 2, updated: 998, unchanged: 0, rejected: 3, joined: 0, warned: 1 },
  undo: null,
  can_undo: false,
  source: "own",
  columns: [
    { header: "Name", field: "name", samples: ["Clamp meter", "Probe"], marks: noMarks },
    { header: "Part no.", field: "part_number", samples: ["0402", "+10V"], marks: noMarks },
    { header: "Cost", field: null, samples: ["80.00", "12.50"], marks: { ...noMarks, point: 2 } },
    { header: "Price", field: "price", samples: ["1,234.50", "٣٫٥٠"], marks: { ...noMarks, point: 1 } },
  ],
  remembered: false,
  remembered_from: null,
  reading: {
    encoding: null,
    delimiter: null,
    sheets: [
      { name: "Prices", hidden: false, rows: 1004 },
      { name: "Old prices", hidden: true, rows: 300 },
    ],
    sheet: 0,
    heading_row: 1,
    top: [
      { row: 1, cells: ["Name", "Part no.", "Cost", "Price"] },
      { row: 2, cells: ["Clamp meter", "0402", "80.00", "1,234.50"] },
      { row: 3, cells: ["Probe", "+10V", "12.50", "٣٫٥٠"] },
    ],
  },
  can_read_again: true,
  decimal: "point",
  price_jumps: { compared: 998, jumps: [] },
  create_groups: false,
  missing_groups: [{ category: "Soldering", sub_category: "Irons", lines: 2 }],
  mapped_groups: [],
  pictures: null,
  can_stop: false,
};
