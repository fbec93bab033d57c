/** The columns of a sheet of invoices and credit notes, which has a row for each line. */
export const taxSheetColumns = [
  "number",
  "kind",
  "day",
  "branch",
  "order",
  "refersTo",
  "buyer",
  "taxNumber",
  "item",
  "itemType",
  "itemCode",
  "quantity",
  "rate",
  "net",
  "vat",
  "total",
  "uuid",
] as const;

/** A column of a sheet of invoices and credit notes. */
export type TaxSheetColumn = (typeof taxSheetColumns)[number];
