import { asc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type SupplierRow, suppliers } from "./suppliers.table.ts";

/** All suppliers, or all deleted ones. */
export const findSuppliers = (queries: Queries, deleted = false): Promise<SupplierRow[]> =>
  queries
    .select()
    .from(suppliers)
    .where(deleted ? isNotNull(suppliers.deletedAt) : isNull(suppliers.deletedAt))
    .orderBy(asc(suppliers.id));

/** Locks all suppliers until the transaction ends: a name belongs to one of them. */
export async function lockSuppliers(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('suppliers', 0))`);
}

/** One supplier, deleted or not, or undefined. */
export async function findSupplier(queries: Queries, id: number): Promise<SupplierRow | undefined> {
  const [row] = await queries.select().from(suppliers).where(eq(suppliers.id, id));
  return row;
}

/** Whether there is a supplier of this id that is not deleted. */
export async function isSupplierShown(queries: Queries, id: number): Promise<boolean> {
  const row = await findSupplier(queries, id);
  return row !== undefined && row.deletedAt === null;
}

/** Inserts a supplier. */
export async function insertSupplier(
  transaction: Queries,
  values: typeof suppliers.$inferInsert,
): Promise<SupplierRow> {
  const [row] = await transaction.insert(suppliers).values(values).returning();
  if (!row) throw new Error("A supplier was not stored.");
  return row;
}

/** Updates a supplier and increments its version. */
export async function updateSupplier(
  transaction: Queries,
  id: number,
  change: Partial<typeof suppliers.$inferInsert>,
): Promise<SupplierRow> {
  const [row] = await transaction
    .update(suppliers)
    .set({ ...change, version: sql`${suppliers.version} + 1` })
    .where(eq(suppliers.id, id))
    .returning();
  if (!row) throw new Error(`Supplier ${id} was not stored.`);
  return row;
}

/** Purges suppliers that were deleted so many days ago. */
export async function purgeSuppliers(queries: Queries, days: number): Promise<void> {
  await queries.delete(suppliers).where(lt(suppliers.deletedAt, sql`now() - make_interval(days => ${days})`));
}

/** The names of all suppliers, deleted or not, by their ids. */
export async function findSupplierNames(queries: Queries): Promise<ReadonlyMap<number, string>> {
  const rows = await queries.select({ id: suppliers.id, name: suppliers.name }).from(suppliers);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
