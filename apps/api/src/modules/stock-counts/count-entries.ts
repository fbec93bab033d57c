import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { MAX_COUNT_ENTRIES, MAX_COUNT_PRODUCTS } from "@shop/domain/stock-counts/stock-count.ts";

import type { Queries } from "../../database/database.ts";
import {
  deleteEntries,
  findExpected,
  insertEntries,
  sizeOfCount,
  updateStockCount,
} from "./stock-counts.repository.ts";
import type { StockCountRow } from "./stock-counts.table.ts";

/** Pieces of products on sale that are counted. */
export interface NewEntries {
  /** Pieces by product id. */
  readonly pieces: ReadonlyMap<number, number>;
  /** Whether they stand for what was counted of the products before. */
  readonly isReplacing: boolean;
  readonly attempt: string | null;
  readonly admin: Admin;
  /** The field of the request that has too much, where it does. */
  readonly field: "code" | "file";
}

/** Stores what was counted of products in a locked count, with what is expected of each at this moment; throws invalid for too much. */
export async function addEntries(
  transaction: Queries,
  count: StockCountRow,
  { pieces, isReplacing, attempt, admin, field }: NewEntries,
): Promise<StockCountRow> {
  const ids = [...pieces.keys()];
  if (isReplacing) await deleteEntries(transaction, count.id, ids);
  const expected = await findExpected(transaction, ids, count.withReserved);
  await insertEntries(
    transaction,
    [...pieces].flatMap(([productId, qty]) => {
      const there = expected.get(productId);
      // One that was deleted since it was found is not counted.
      return there === undefined
        ? []
        : [{ countId: count.id, productId, qty, expected: there, by: admin.email, attempt }];
    }),
  );
  const size = await sizeOfCount(transaction, count.id);
  if (size.entries > MAX_COUNT_ENTRIES || size.products > MAX_COUNT_PRODUCTS) {
    throw new ApiError("invalid", { errors: { [field]: "too_large" } });
  }
  return updateStockCount(transaction, count.id);
}
