import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { CostJump } from "@shop/contract/purchases/cost-jump.ts";
import { MAX_STOCK } from "@shop/domain/bulk/bulk-rule.ts";
import { divideHalfUp } from "@shop/domain/money/divide-half-up.ts";
import { fromMinorUnits, minorOf } from "@shop/domain/money/money.ts";
import { costOfPieces, isCostJump, type OrderedPacks, packCost } from "@shop/domain/purchases/packs.ts";
import { type StockAndCost, stockText } from "@shop/domain/purchases/stock-text.ts";
import { and, asc, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { receiptField } from "../bulk-changes/bulk-field.ts";
import { writeBulkChange } from "../bulk-changes/write-bulk-change.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { findBookedCosts, insertReceipt } from "./purchase-arrivals.repository.ts";
import { findPurchaseLines, updatePurchase } from "./purchases.repository.ts";
import type { PurchaseRow } from "./purchases.table.ts";

/** Stock and cost of products on sale by their ids, locked in their order, as orders lock them. */
async function lockStocks(transaction: Queries, ids: readonly number[]) {
  const rows = await transaction
    .select({
      id: products.id,
      amount: products.amount,
      cost: products.cost_price,
      value: products.stock_value,
    })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.param([...ids])}::integer[])`, isSold))
    .orderBy(asc(products.id))
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a line adds to what the stock cost, and the average of it afterwards; null without a cost. Pieces of which the cost was not known cost as much. */
function paidFor(
  line: OrderedPacks & { readonly arrived: number },
  {
    amount: before,
    cost,
    value,
  }: { readonly amount: number; readonly cost: string | null; readonly value: string | null },
  amount: number,
): Required<Pick<StockAndCost, "cost" | "paid">> | null {
  if (packCost(line.cost, line.pack, 1) === null || amount <= 0) return null;
  const isKnown = cost !== null && before > 0;
  const paid = costOfPieces(line, isKnown ? line.arrived : amount);
  const all = minorOf(isKnown ? (value ?? "0.00") : "0.00") + minorOf(paid);
  return { cost: fromMinorUnits(divideHalfUp(all, BigInt(amount))), paid };
}

/** Who books, and whether costs that differ from the products' by more than half were confirmed. */
export interface Booking {
  readonly admin: Admin;
  readonly isConfirmed: boolean;
}

/**
 * Books what has arrived of a locked purchase order as one change of stocks and costs, those of one piece; false where nothing has. Throws
 * cost_jumped where a cost needs to be confirmed.
 */
export async function bookArrived(
  transaction: Queries,
  touch: Touch,
  { id, version }: PurchaseRow,
  { admin, isConfirmed }: Booking,
): Promise<boolean> {
  const arrived = (await findPurchaseLines(transaction, id)).filter((line) => line.arrived > 0);
  if (arrived.length === 0) return false;
  const stocks = await lockStocks(
    transaction,
    arrived.map((line) => line.id),
  );
  const booked = await findBookedCosts(transaction, id);
  const costs = arrived.flatMap(({ id: productId, name, name_ar, cost, pack }): CostJump[] => {
    const [before = null, now] = [stocks.get(productId)?.cost, packCost(cost, pack, 1)];
    // What was confirmed is not asked about again: the average that it made may still be far from it.
    const isBooked = booked.some((one) => one.productId === productId && one.cost === cost);
    return !isBooked && before !== null && now !== null && isCostJump(before, now)
      ? [{ id: productId, name, name_ar, old_cost: before, unit_cost: now }]
      : [];
  });
  if (costs.length > 0 && !isConfirmed) throw new ApiError("cost_jumped", { costs });
  const changes = arrived.flatMap((line) => {
    const stock = stocks.get(line.id);
    if (!stock) return [];
    const amount = Math.min(MAX_STOCK, stock.amount + line.arrived);
    const paid = paidFor(line, stock, amount);
    return [
      {
        id: line.id,
        old: stockText({ amount: stock.amount, ...(paid && { cost: stock.cost }) }),
        new: stockText({ amount, ...paid }),
      },
    ];
  });
  const change =
    changes.length === 0
      ? null
      : await writeBulkChange(transaction, touch, {
          admin,
          field: receiptField({ field: "amount", change: "receipt", value: id }),
          changes,
          filter: null,
          skipped: arrived.length - changes.length,
          attempt: `purchase ${id} version ${version}`,
          contentHash: "",
        });
  await insertReceipt(transaction, {
    purchaseId: id,
    version,
    by: admin.email,
    bulkChangeId: change?.id ?? null,
  });
  await updatePurchase(transaction, id);
  return true;
}
