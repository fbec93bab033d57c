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
] as const;

/** A column of a sheet of orders. */
export type OrderSheetColumn = (typeof orderSheetColumns)[number];
