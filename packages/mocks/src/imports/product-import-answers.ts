import type { ProductImport } from "@shop/contract/imports/product-import.ts";

import type { Answers, ShopState } from "../shop/state.ts";

/** An import that was just uploaded. */
const uploaded: Omit<ProductImport, "id" | "file_name" | "by" | "created_at"> = {
  state: "uploaded",
  fault: null,
  fault_row: null,
  applied_at: null,
  undone_at: null,
  total: 2,
  done: 0,
  work: 2,
  waiting: false,
  counts: { created: 0, updated: 0, unchanged: 0, rejected: 0, joined: 0, warned: 0 },
  undo: null,
  can_undo: false,
  source: "own",
  columns: [],
  remembered: false,
  remembered_from: null,
  reading: null,
  can_read_again: true,
  decimal: "point",
  cost_rate: null,
  price_jumps: { compared: 0, jumps: [] },
  create_groups: false,
  set_stock: false,
  stock_changes: 0,
  set_packs: false,
  named_packs: 0,
  set_specifications: false,
  stated_specifications: 0,
  missing_groups: [],
  mapped_groups: [],
  pictures: null,
  can_stop: false,
};

/** Answers to the administrators' list of imports, which is empty, and to uploads of sheets. */
export const productImportAnswers = (shop: ShopState) =>
  ({
    listImports: () => ({ data: [], next_cursor: null }),
    createImport: ({ body: { file } }) => ({
      status: true,
      import: {
        ...uploaded,
        id: shop.nextId(),
        file_name: file instanceof File ? file.name : "",
        by: shop.adminEmail,
        created_at: new Date().toISOString(),
      },
    }),
  }) satisfies Partial<Answers>;
