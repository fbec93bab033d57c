import { ApiError } from "@shop/contract/api-error.ts";
import type {
  ImportLine,
  LineFilter,
  ProductImport,
  SheetReading,
} from "@shop/contract/imports/product-import.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import { isCostAmount } from "@shop/domain/catalogue/product-fields.ts";
import { noMarks } from "@shop/domain/sheets/sheet-numbers.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import type { ReadCall } from "../shop/call.ts";
import type { Answers, ShopState } from "../shop/state.ts";

const [first, second] = catalogue.products;
if (!first || !second) throw new Error("The demonstration catalogue lacks products to import.");

const common = { warnings: {}, errors: {}, refused: {}, same_part: [], kept: [] };

/** A mock reads no files and writes no products: every sheet has these lines. */
const lines: readonly ImportLine[] = [
  {
    ...common,
    line: 2,
    outcome: "updated",
    product_id: first.id,
    name: first.name,
    fields: [{ field: "price", old: first.price, new: "199.00" }],
  },
  {
    ...common,
    line: 3,
    outcome: "rejected",
    product_id: second.id,
    name: second.name,
    fields: [],
    errors: { price: "bad_number" },
    refused: { price: "about 5" },
  },
];

const counts = { created: 0, updated: 1, unchanged: 0, rejected: 1, joined: 0, warned: 0 };
const missing = { category: "Spare parts", sub_category: "Odds and ends", lines: 1 };

const reading: SheetReading = {
  encoding: "utf-8",
  delimiter: ",",
  sheets: [],
  sheet: 0,
  hidden_rows: 0,
  hidden_columns: [],
  with_hidden: false,
  heading_row: 1,
  top: [
    { row: 1, cells: ["Name", "Price"] },
    ...lines.map(({ line, name }) => ({ row: line, cells: [name, "199.00"] })),
  ],
};

/** An import that was just uploaded. */
const uploaded: Omit<ProductImport, "id" | "by" | "created_at"> = {
  file_name: "sheet",
  state: "uploaded",
  fault: null,
  fault_row: null,
  applied_at: null,
  undone_at: null,
  total: lines.length,
  done: 0,
  work: lines.length,
  waiting: false,
  counts: { created: 0, updated: 0, unchanged: 0, rejected: 0, joined: 0, warned: 0 },
  undo: null,
  can_undo: false,
  source: "own",
  columns: [
    { header: "Name", field: "name", samples: lines.map(({ name }) => name), marks: noMarks },
    { header: "Price", field: "price", samples: ["199.00", "about 5"], marks: { ...noMarks, point: 1 } },
  ],
  remembered: false,
  remembered_from: null,
  reading,
  can_read_again: true,
  decimal: "point",
  cost_rate: null,
  price_jumps: { compared: 0, jumps: [] },
  create_groups: false,
  set_stock: false,
  stock_changes: 0,
  missing_groups: [],
  mapped_groups: [],
  pictures: null,
  can_stop: false,
};

const definedOf = ({
  encoding,
  sheet,
  heading_row,
  with_hidden,
}: ReadCall<"readImportFile">["body"]): Partial<SheetReading> => ({
  ...(encoding && { encoding }),
  ...(sheet !== undefined && { sheet }),
  ...(heading_row !== undefined && { heading_row }),
  ...(with_hidden !== undefined && { with_hidden }),
});

const now = (): string => new Date().toISOString();
const nameOf = (file: Blob): string => (file instanceof File ? file.name : "sheet");
const linesOf = ({ state }: ProductImport, filter: LineFilter | undefined): ImportLine[] =>
  state === "uploaded" ? [] : lines.filter(({ outcome }) => (filter ?? outcome) === outcome);

/** Answers to the administrators' endpoints of imports: each step ends at once, with the same result for every sheet. */
export function productImportAnswers(shop: ShopState) {
  const imports = new Map<number, ProductImport>();
  const of = (id: number): ProductImport => {
    const found = imports.get(id);
    if (!found) throw new ApiError("not_found");
    return found;
  };
  const store = (one: ProductImport) => {
    imports.set(one.id, one);
    return { status: true, import: one };
  };
  const change = (id: number, changed: Partial<ProductImport>) => store({ ...of(id), ...changed });

  return {
    listImports: () => ({ data: [...imports.values()].toReversed(), next_cursor: null }),
    createImport: ({ body: { file } }) =>
      store({
        ...uploaded,
        id: shop.nextId(),
        file_name: nameOf(file),
        by: shop.adminEmail,
        created_at: now(),
      }),
    readImport: ({ params }) => of(params.id),
    listImportLines: ({ params, query: { filter } }) => ({
      data: linesOf(of(params.id), filter),
      next_cursor: null,
    }),
    exportImportLines: ({ params, query: { filter } }) => {
      const rows = linesOf(of(params.id), filter).map(({ line, name }) => `${line},"${name}"`);
      return new Blob([rows.join("\r\n")], { type: sheetTypes.csv });
    },
    readImportFile: ({ params: { id }, body }) =>
      change(id, { state: "uploaded", reading: { ...reading, ...definedOf(body) } }),
    checkImport: ({
      params: { id },
      body: { fields, decimal, cost_rate, create_groups, set_stock, mapped_groups = [] },
    }) =>
      change(id, {
        state: "checked",
        counts,
        decimal,
        cost_rate: fields.some(isCostAmount) ? cost_rate : null,
        create_groups,
        set_stock,
        columns: of(id).columns.map((column, at) => Object.assign({}, column, { field: fields[at] ?? null })),
        missing_groups: mapped_groups.length > 0 ? [] : [missing],
        mapped_groups: mapped_groups.map((one) => Object.assign({ lines: 1 }, one)),
      }),
    uploadImportPictures: ({ params: { id }, body: { file } }) =>
      change(id, {
        state: "uploaded",
        pictures: { file_name: nameOf(file), count: 1, faults: [], unused: [], unused_count: 0 },
      }),
    deleteImportPictures: ({ params: { id } }) => change(id, { state: "uploaded", pictures: null }),
    applyImport: ({ params: { id } }) =>
      change(id, { state: "applied", applied_at: now(), can_undo: true, can_read_again: false }),
    cancelImport: ({ params: { id } }) => change(id, { state: "cancelled" }),
    undoImport: ({ params: { id } }) =>
      change(id, {
        state: "undone",
        undone_at: now(),
        can_undo: false,
        undo: { restored: counts.updated, kept: 0, removed_groups: 0, kept_groups: [] },
      }),
  } satisfies Partial<Answers>;
}
