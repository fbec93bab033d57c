import type { FieldChange, HistoryAction } from "@shop/contract/history/history.ts";
import type { StockReason } from "@shop/domain/books/stock-reasons.ts";
import { productTag } from "@shop/serving/tags.ts";

import type { Queries } from "../../database/database.ts";
import { type StockChange, withCause } from "../books/stock-cause.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import { record } from "../history/history.repository.ts";
import { type StockRow, takeStock } from "./stock.repository.ts";

/** What is taken out of the stock, and how the history of the products states it. */
export interface StockMove {
  /** The locked products. */
  readonly stock: readonly StockRow[];
  /** Units by product; negative numbers return them. */
  readonly taken: ReadonlyMap<number, number>;
  /** What one of those costs that come back, by product; the average of the stock by default. */
  readonly costs?: ReadonlyMap<number, string>;
  /** The mail address of an administrator, or the number of an order, as the history names it. */
  readonly by: string;
  /** Why it moves, for the journal. */
  readonly change: StockChange;
  /** The action of the history by the units that are taken. */
  readonly actionOf: (units: number) => HistoryAction;
}

/** Why a stock was changed by hand, as the history has it behind the amount. */
export const reasonInHistory = (reason: StockReason | undefined): FieldChange[] =>
  reason === undefined ? [] : [{ field: "stock_reason", old: null, new: reason }];

/** Says what a change of a product's stock changes: the product, and what is in stock where that is another set by it. */
export function touchStock(touch: Touch, id: number, before: number, after: number): void {
  touch(productTag(id));
  if (before > 0 !== after > 0) touch("stock");
}

/** Takes units of locked products out of the stock, or returns them, and records it: also to deleted ones, which may be restored. */
export async function moveStock(
  transaction: Queries,
  touch: Touch,
  { stock, taken, costs = new Map(), by, change, actionOf }: StockMove,
): Promise<void> {
  const moves = stock.flatMap(({ id, amount }) => {
    const units = taken.get(id) ?? 0;
    return units === 0 ? [] : [{ id, amount, units }];
  });
  if (moves.length === 0) return;
  await withCause(transaction, change, () =>
    takeStock(transaction, new Map(moves.map(({ id, units }) => [id, units])), costs),
  );
  await record(
    transaction,
    { by },
    moves.map(({ id, amount, units }) => ({
      entity: "product",
      entityId: id,
      action: actionOf(units),
      fields: [{ field: "amount", old: amount, new: amount - units }],
    })),
  );
  for (const { id, amount, units } of moves) touchStock(touch, id, amount, amount - units);
}
