import type { Admin } from "@shop/contract/accounts/user.ts";
import { stockAfterCount } from "@shop/domain/stock-counts/stock-count.ts";
import { and, asc, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { countField } from "../bulk-changes/bulk-field.ts";
import { writeBulkChange } from "../bulk-changes/write-bulk-change.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { closeStockCount, findCounted, moveExpected } from "./stock-counts.repository.ts";
import type { StockCountRow } from "./stock-counts.table.ts";

/** The stock of products on sale by their ids, locked in their order, as orders lock it. */
async function lockAmounts(
  transaction: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await transaction
    .select({ id: products.id, amount: products.amount })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.param([...ids])}::integer[])`, isSold))
    .orderBy(asc(products.id))
    .for("update");
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** Adds the differences of a locked count to the stock of now, as one change of many products, and closes the count. */
export async function bookCount(
  transaction: Queries,
  touch: Touch,
  { id }: StockCountRow,
  admin: Admin,
): Promise<StockCountRow> {
  const counted = (await findCounted(transaction, id)).filter((row) => row.counted !== row.expected);
  const amounts = await lockAmounts(
    transaction,
    counted.map((row) => row.id),
  );
  const there = counted.flatMap((row) => {
    const amount = amounts.get(row.id);
    return amount === undefined ? [] : [{ ...row, amount }];
  });
  const changes = there
    .map((row) => ({ id: row.id, old: row.amount, new: stockAfterCount(row) }))
    .filter((change) => change.old !== change.new);
  await moveExpected(
    transaction,
    id,
    changes.map((one) => ({ id: one.id, by: one.new - one.old })),
  );
  const change =
    changes.length === 0
      ? null
      : await writeBulkChange(transaction, touch, {
          admin,
          field: countField({ field: "amount", change: "count", value: id }),
          changes,
          filter: null,
          skipped: counted.length - there.length,
          attempt: `stock count ${id}`,
          contentHash: "",
        });
  return closeStockCount(transaction, id, {
    state: "booked",
    by: admin.email,
    bulkChangeId: change?.id ?? null,
  });
}
