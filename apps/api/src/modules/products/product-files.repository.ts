import { MEDIA_PREFIX } from "@shop/domain/pictures/pictures.ts";
import { and, asc, eq, inArray, notLike, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type ProductFileRow, productFiles } from "./product-files.table.ts";

/** The files of some products, in order. */
export const findFiles = (queries: Queries, productIds: readonly number[]): Promise<ProductFileRow[]> =>
  queries
    .select()
    .from(productFiles)
    .where(inArray(productFiles.productId, [...productIds]))
    .orderBy(asc(productFiles.position), asc(productFiles.id));

/** The files of some products, in order, by the ids of the products. */
export const filesOf = async (
  queries: Queries,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ProductFileRow[]>> =>
  Map.groupBy(
    productIds.length > 0 ? await findFiles(queries, productIds) : [],
    ({ productId }) => productId,
  );

/** Inserts files of products. */
export async function insertFiles(
  transaction: Queries,
  rows: readonly (typeof productFiles.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(productFiles).values([...rows]);
}

/** Updates one file. */
export async function updateFile(
  queries: Queries,
  id: number,
  change: Partial<typeof productFiles.$inferInsert>,
): Promise<void> {
  await queries.update(productFiles).set(change).where(eq(productFiles.id, id));
}

/** Deletes files. */
export async function deleteFiles(transaction: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(productFiles).where(inArray(productFiles.id, [...ids]));
}

/** Copies files to another product, in the order of their ids; unknown ids are left out. */
export async function copyFiles(
  transaction: Queries,
  productId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction
    .select()
    .from(productFiles)
    .where(inArray(productFiles.id, [...ids]));
  const copies = ids.flatMap((id) => rows.filter((row) => row.id === id));
  await insertFiles(
    transaction,
    copies.map(({ id: _id, ...row }, index) => Object.assign(row, { productId, position: index + 1 })),
  );
}

/** Days after which a link is checked again, and after a failed check. */
const CHECK_DAYS = 7;
const RECHECK_DAYS = 1;

/** The next link whose check is due, which begins now; undefined where there is none. */
export async function takeDueLink(queries: Queries): Promise<ProductFileRow | undefined> {
  const { id, address, checkedAt, failures } = productFiles;
  const isDue = sql`(${checkedAt} is null or ${checkedAt} < now() - make_interval(days => case when ${failures} = 0 then ${CHECK_DAYS}::integer else ${RECHECK_DAYS}::integer end))`;
  const due = queries
    .select({ id })
    .from(productFiles)
    .where(and(notLike(address, `${MEDIA_PREFIX}%`), isDue))
    .orderBy(sql`${checkedAt} nulls first`)
    .limit(1);
  const [row] = await queries
    .update(productFiles)
    .set({ checkedAt: sql`now()` })
    .where(inArray(id, due))
    .returning();
  return row;
}

/** Stores the result of a check, unless the link has another address by now. */
export async function storeCheck(
  queries: Queries,
  { id, address }: Pick<ProductFileRow, "id" | "address">,
  result: Pick<ProductFileRow, "fault" | "failures" | "bytes">,
): Promise<void> {
  await queries
    .update(productFiles)
    .set(result)
    .where(and(eq(productFiles.id, id), eq(productFiles.address, address)));
}
