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
  "returnedDelivery",
  "returnedFee",
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

/** Columns about the person who buys, and notes, which may name them; a company and its numbers stay for the books. */
const buyerColumns: ReadonlySet<OrderSheetColumn> = new Set(["buyer", "phone", "mail", "shopNote"]);

/** What a sheet of orders holds beside what all of its readers get. */
export interface OrderSheetParts {
  /** Whether the columns of costs belong to it. */
  readonly withCosts: boolean;
  /** Whether the columns about buyers belong to it. */
  readonly withBuyers: boolean;
}

/** The columns of a sheet of orders. */
export const orderColumnsFor = ({ withCosts, withBuyers }: OrderSheetParts): readonly OrderSheetColumn[] =>
  orderSheetColumns.filter(
    (column) => (withCosts || !costColumns.has(column)) && (withBuyers || !buyerColumns.has(column)),
  );
