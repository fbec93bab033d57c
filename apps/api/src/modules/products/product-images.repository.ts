import { eq, inArray, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { productImages } from "./product-images.table.ts";
import { type ImageRow } from "./products.repository.ts";

/** One picture record, or undefined. */
export async function findImage(queries: Queries, id: number): Promise<ImageRow | undefined> {
  const [row] = await queries.select().from(productImages).where(eq(productImages.id, id));
  return row;
}

/** Inserts picture records. */
export async function insertImages(
  transaction: Queries,
  rows: readonly (typeof productImages.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(productImages).values([...rows]);
}

/** Updates one picture record. */
export async function updateImage(
  transaction: Queries,
  id: number,
  change: Partial<Pick<ImageRow, "image" | "alt" | "altAr">>,
): Promise<void> {
  await transaction.update(productImages).set(change).where(eq(productImages.id, id));
}

/** Sets the positions of picture records, from 1 on. */
export async function placeImages(transaction: Queries, ids: readonly number[]): Promise<void> {
  await transaction.execute(sql`
    update ${productImages} set position = placed.position
    from unnest(${sql.param([...ids])}::integer[]) with ordinality as placed (id, position)
    where ${productImages.id} = placed.id`);
}

/** Deletes picture records. */
export async function deleteImages(transaction: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(productImages).where(inArray(productImages.id, [...ids]));
}
