/** The columns of a sheet of orders, which has a row for each line. */
export const orderSheetColumns = [
  "number",
  "day",
  "time",
  "state",
  "taken",
  "channel",
  "buyer",
  "phone",
  "mail",
  "place",
  "branch",
  "deliveryCost",
  "product",
  "partNumber",
  "pieces",
  "price",
  "lineTotal",
  "discount",
  "orderTotal",
  "paid",
  "paymentState",
  "shopNote",
  "unit",
  "piecesPerUnit",
  "payBy",
  "paymentFee",
  "returnedPieces",
  "returnedValue",
  "sentPieces",
  "trackings",
  "unitCost",
  "orderMargin",
  "withoutCost",
  "company",
  "taxNumber",
  "commercialRegister",
  "purchaseOrder",
  "validUntil",
] as const;

/** A column of a sheet of orders. */
export type OrderSheetColumn = (typeof orderSheetColumns)[number];

/** Columns for those who see costs. */
const costColumns: ReadonlySet<OrderSheetColumn> = new Set(["unitCost", "orderMargin", "withoutCost"]);

/** The columns of a sheet of orders for somebody who sees costs, or does not. */
export const orderColumnsFor = (withCosts: boolean): readonly OrderSheetColumn[] =>
  orderSheetColumns.filter((column) => withCosts || !costColumns.has(column));
