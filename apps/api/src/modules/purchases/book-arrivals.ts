import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { CostJump } from "@shop/contract/purchases/cost-jump.ts";
import { MAX_STOCK } from "@shop/domain/bulk/bulk-rule.ts";
import { isCostJump, packCost } from "@shop/domain/purchases/packs.ts";
import { stockText } from "@shop/domain/purchases/stock-text.ts";
import { and, asc, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { receiptField } from "../bulk-changes/bulk-field.ts";
import { writeBulkChange } from "../bulk-changes/write-bulk-change.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { insertReceipt } from "./purchase-arrivals.repository.ts";
import { findPurchaseLines, updatePurchase } from "./purchases.repository.ts";
import type { PurchaseRow } from "./purchases.table.ts";

/** Stock and cost of products on sale by their ids, locked in their order, as orders lock them. */
async function lockStocks(transaction: Queries, ids: readonly number[]) {
  const rows = await transaction
    .select({ id: products.id, amount: products.amount, cost: products.cost_price })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.param([...ids])}::integer[])`, isSold))
    .orderBy(asc(products.id))
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
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
  const costs = arrived.flatMap(({ id: productId, name, name_ar, cost, pack }): CostJump[] => {
    const [before = null, now] = [stocks.get(productId)?.cost, packCost(cost, pack, 1)];
    return before !== null && now !== null && isCostJump(before, now)
      ? [{ id: productId, name, name_ar, old_cost: before, unit_cost: now }]
      : [];
  });
  if (costs.length > 0 && !isConfirmed) throw new ApiError("cost_jumped", { costs });
  const changes = arrived.flatMap((line) => {
    const stock = stocks.get(line.id);
    if (!stock) return [];
    const unitCost = packCost(line.cost, line.pack, 1);
    const cost = unitCost !== null && unitCost !== stock.cost ? unitCost : undefined;
    const amount = Math.min(MAX_STOCK, stock.amount + line.arrived);
    return [
      {
        id: line.id,
        old: stockText({ amount: stock.amount, ...(cost !== undefined && { cost: stock.cost }) }),
        new: stockText({ amount, ...(cost !== undefined && { cost }) }),
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
