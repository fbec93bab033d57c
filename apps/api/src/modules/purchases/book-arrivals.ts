import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { CostJump } from "@shop/contract/purchases/cost-jump.ts";
import { MAX_STOCK } from "@shop/domain/bulk/bulk-rule.ts";
import { itemAt } from "@shop/domain/item-at.ts";
import { divideHalfUp } from "@shop/domain/money/divide-half-up.ts";
import { fromMinorUnits, minorOf } from "@shop/domain/money/money.ts";
import { shareOut } from "@shop/domain/money/share-out.ts";
import type { LandedValue } from "@shop/domain/purchases/landed-cost.ts";
import { costOfPieces, isCostJump, type OrderedPacks, packCost } from "@shop/domain/purchases/packs.ts";
import { type StockAndCost, stockText } from "@shop/domain/purchases/stock-text.ts";

import type { Queries } from "../../database/database.ts";
import { receiptField } from "../bulk-changes/bulk-field.ts";
import { writeBulkChange } from "../bulk-changes/write-bulk-change.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import { adjustBooked, type Adjusting, valuesToBook } from "./adjust-booked.ts";
import {
  findBookedCosts,
  findStanding,
  insertReceipt,
  storeStanding,
} from "./purchase-arrivals.repository.ts";
import { lockStocks } from "./purchased-stock.ts";
import { findPurchaseLines, updatePurchase } from "./purchases.repository.ts";
import type { PurchaseRow } from "./purchases.table.ts";

const sumLanded = (values: readonly LandedValue[]): LandedValue => ({
  value: values.reduce((sum, one) => sum + one.value, 0n),
  charges: values.reduce((sum, one) => sum + one.charges, 0n),
});

/** What a line adds, with its share of freight and duty, to what the stock cost, and the average of it afterwards; null without a cost. Pieces of which the cost was not known cost as much. */
function paidFor(
  line: OrderedPacks,
  values: readonly LandedValue[] | null,
  {
    amount: before,
    cost,
    value,
  }: { readonly amount: number; readonly cost: string | null; readonly value: string | null },
  amount: number,
): Required<Pick<StockAndCost, "cost" | "paid">> | null {
  if (values === null || amount <= 0) return null;
  const isKnown = cost !== null && before > 0;
  const { value: ofPieces, charges } = sumLanded(values);
  const paid = fromMinorUnits((isKnown ? ofPieces : minorOf(costOfPieces(line, amount))) + charges);
  const all = minorOf(isKnown ? (value ?? "0.00") : "0.00") + minorOf(paid);
  return { cost: fromMinorUnits(divideHalfUp(all, BigInt(amount))), paid };
}

/** Who books, and whether costs that differ from the products' by more than half were confirmed. */
export interface Booking {
  readonly admin: Admin;
  readonly isConfirmed: boolean;
  /** The sums that were confirmed of what is adjusted of earlier bookings. */
  readonly adjustment: Adjusting["confirmed"];
}

/**
 * Books what has arrived of a locked purchase order as one change of stocks and costs, those of one piece; false where nothing has. Throws
 * cost_jumped where a cost needs to be confirmed, and costs_adjust where shares of earlier bookings do.
 */
export async function bookArrived(
  transaction: Queries,
  touch: Touch,
  order: PurchaseRow,
  { admin, isConfirmed, adjustment }: Booking,
): Promise<boolean> {
  const { id, version } = order;
  const lines = await findPurchaseLines(transaction, id);
  const arrived = lines.filter((line) => line.arrived > 0);
  if (arrived.length === 0) return false;
  // All at once, in their order: those of earlier bookings may be adjusted.
  await lockStocks(
    transaction,
    lines.filter((line) => line.arrived + line.received > 0).map((line) => line.id),
  );
  await adjustBooked(transaction, touch, order, { admin, confirmed: adjustment });
  const stocks = await lockStocks(
    transaction,
    arrived.map((line) => line.id),
  );
  const standing = await findStanding(transaction, id);
  const values = valuesToBook(order, lines, standing);
  const booked = await findBookedCosts(transaction, id);
  const costs = arrived.flatMap(({ id: productId, name, name_ar, cost, pack }): CostJump[] => {
    const stock = stocks.get(productId);
    const [before, now] = [stock?.isSold ? stock.cost : null, packCost(cost, pack, 1)];
    // What was confirmed is not asked about again: the average that it made may still be far from it.
    const isBooked = booked.some((one) => one.productId === productId && one.cost === cost);
    return !isBooked && before !== null && now !== null && isCostJump(before, now)
      ? [{ id: productId, name, name_ar, old_cost: before, unit_cost: now }]
      : [];
  });
  if (costs.length > 0 && !isConfirmed) throw new ApiError("cost_jumped", { costs });
  const changes = arrived.flatMap((line) => {
    const stock = stocks.get(line.id);
    if (!stock?.isSold) return [];
    const amount = Math.min(MAX_STOCK, stock.amount + line.arrived);
    const paid = paidFor(line, values.get(line.id) ?? null, stock, amount);
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
  const now = await lockStocks(
    transaction,
    arrived.map((line) => line.id),
  );
  await storeStanding(
    transaction,
    arrived.flatMap((line) => {
      const [before, after] = [stocks.get(line.id), now.get(line.id)];
      // Of a deleted product nothing is booked.
      if (!before?.isSold || !after) return [];
      const known = values.get(line.id) ?? null;
      if (known || before.value === null || after.value === null) return known ?? [];
      // Without a cost of their own they came at the average of the stock.
      const own = standing.filter(({ productId, isBooked }) => productId === line.id && !isBooked);
      const shares = shareOut(
        minorOf(after.value) - minorOf(before.value),
        own.map(({ qty }) => BigInt(qty)),
      );
      return own.map((one, at) => ({ id: one.id, value: itemAt(shares, at), charges: 0n }));
    }),
  );
  await updatePurchase(transaction, id);
  return true;
}
