import { stockShort } from "@shop/contract/orders/line-refusals.ts";
import { hiddenFrom, type StockDisplay } from "@shop/domain/catalogue/shown-stock.ts";
import { piecesTaken, shortLines } from "@shop/domain/orders/lines/line-edits.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import type { Queries } from "../../../database/database.ts";
import type { Touch } from "../../catalogue/catalogue.service.ts";
import { moveStock, type StockMove } from "../../products/move-stock.ts";
import { seenStock, type StockRow } from "../../products/stock.repository.ts";
import type { OrderRow } from "../orders.table.ts";
import type { OrderLineRow } from "./order-lines.table.ts";

/** Lines of an order, as far as they hold stock. */
type Pieces = Parameters<typeof piecesTaken>[0];

/** An order whose stock moves; what comes back costs what its lines say. */
interface StockedOrder extends Pick<OrderRow, "id" | "number"> {
  readonly lines?: readonly Pick<OrderLineRow, "productId" | "cost" | "costExact">[];
}

/** What one of each product costs that an order has, by the product; those without a known cost are left out. */
const costsOf = (lines: NonNullable<StockedOrder["lines"]>): ReadonlyMap<number, string> =>
  new Map(
    lines.flatMap(({ productId, cost, costExact }) => {
      const exact = costExact ?? cost;
      return exact === null ? [] : [[productId, exact]];
    }),
  );

/** Takes or returns what an order holds of locked products after a change beyond what it held before; throws stock_short by line. */
export async function moveReservation(
  transaction: Queries,
  touch: Touch,
  order: StockedOrder,
  {
    stock,
    before,
    after,
    display,
  }: {
    readonly stock: readonly StockRow[];
    readonly before: Pieces;
    readonly after: Pieces;
    /** What shoppers may read of a stock, for a change that a buyer makes; administrators read all of it. */
    readonly display?: StockDisplay | undefined;
  },
): Promise<void> {
  // For a buyer a draft does not exist, and is not sold.
  const seen = seenStock(stock, display ? "pages" : "dashboard");
  const rowOf = (id: number): StockRow | undefined => seen.find((product) => product.id === id);
  const short = shortLines(
    before,
    after,
    (id) => rowOf(id)?.amount,
    (id) => (display ? hiddenFrom({ low_stock_at: rowOf(id)?.lowStockAt ?? null }, display) : null),
  );
  if (short.length > 0) throw stockShort(short);
  await moveOrdered(transaction, touch, order, { stock, taken: piecesTaken(before, after) });
}

/** Takes pieces of locked products out of the stock for an order, or returns them where the number is negative. */
export const moveOrdered = (
  transaction: Queries,
  touch: Touch,
  { id, number, lines = [] }: StockedOrder,
  move: Pick<StockMove, "stock" | "taken">,
): Promise<void> =>
  moveStock(transaction, touch, {
    ...move,
    costs: costsOf(lines),
    change: { cause: "order", by: "", orderId: id },
    by: formatOrderNumber(number),
    actionOf: (pieces) => (pieces > 0 ? "ordered" : "returned"),
  });
