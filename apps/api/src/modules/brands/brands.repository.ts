import { brandKey } from "@shop/domain/catalogue/brand-name.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { and, asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";

import { continueIds } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { type BrandRow, brands } from "./brands.table.ts";

/** Condition that excludes deleted brands, which only administrators see. */
const isShown = isNull(brands.deletedAt);

/** A brand to insert; its key follows from its name. */
type NewBrand = Omit<typeof brands.$inferInsert, "nameKey">;

const withKey = (brand: NewBrand): typeof brands.$inferInsert => ({
  ...brand,
  nameKey: brandKey(brand.name),
});

/** All brands, or all deleted ones, by name. */
export function findBrands(queries: Queries, deleted = false): Promise<BrandRow[]> {
  noteReads(["brands"]);
  return queries
    .select()
    .from(brands)
    .where(deleted ? isNotNull(brands.deletedAt) : isShown)
    .orderBy(sql`${brands.nameKey} collate "C"`, asc(brands.id));
}

/** One brand, or undefined. */
export async function findBrand(queries: Queries, id: number): Promise<BrandRow | undefined> {
  noteReads(["brands"]);
  const [row] = await queries
    .select()
    .from(brands)
    .where(and(eq(brands.id, id), isShown));
  return row;
}

/** The brand that a product names, or undefined. */
export async function findBrandNamed(queries: Queries, name: string): Promise<BrandRow | undefined> {
  noteReads(["brands"]);
  const [row] = await queries
    .select()
    .from(brands)
    .where(and(eq(brands.nameKey, brandKey(name)), isShown));
  return row;
}

/** One brand, deleted or not, or undefined; locks its row until the transaction ends. */
export async function lockBrand(transaction: Queries, id: number): Promise<BrandRow | undefined> {
  const [row] = await transaction.select().from(brands).where(eq(brands.id, id)).for("update");
  return row;
}

/** Inserts a brand. */
export async function insertBrand(transaction: Queries, brand: NewBrand): Promise<BrandRow> {
  const [row] = await transaction.insert(brands).values(withKey(brand)).returning();
  if (!row) throw new Error("A brand was not stored.");
  return row;
}

/** Stores brands with the ids that they have. */
export async function insertBrands(transaction: Queries, rows: readonly NewBrand[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction.insert(brands).values(rows.map(withKey));
  await continueIds(transaction, brands);
}

/** Updates a brand and increments its version. */
export async function updateBrand(
  transaction: Queries,
  id: number,
  change: Partial<NewBrand>,
): Promise<BrandRow> {
  const [row] = await transaction
    .update(brands)
    .set({
      ...change,
      ...(change.name !== undefined && { nameKey: brandKey(change.name) }),
      version: sql`${brands.version} + 1`,
    })
    .where(eq(brands.id, id))
    .returning();
  if (!row) throw new Error(`Brand ${id} was not stored.`);
  return row;
}

/** Purges brands that were deleted so many days ago. */
export async function purgeBrands(queries: Queries, days: number): Promise<void> {
  await queries.delete(brands).where(lt(brands.deletedAt, sql`now() - make_interval(days => ${days})`));
}
