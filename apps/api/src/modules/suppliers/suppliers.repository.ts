import { type Supply, supplyFields } from "@shop/domain/suppliers/supply-text.ts";
import { and, asc, count, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { type SupplierRow, suppliers } from "./suppliers.table.ts";

/** All suppliers, or all deleted ones. */
export const findSuppliers = (queries: Queries, deleted = false): Promise<SupplierRow[]> =>
  queries
    .select()
    .from(suppliers)
    .where(deleted ? isNotNull(suppliers.deletedAt) : isNull(suppliers.deletedAt))
    .orderBy(asc(suppliers.id));

/** Condition of products that name a supplier, or none; a deleted one counts as none. */
export const namesSupplier = (id: number | "none"): SQL => {
  const found = sql`select from ${suppliers} supplier where supplier.id = ${products.supplier_id} and supplier.deleted_at is null`;
  return id === "none"
    ? sql`not exists (${found})`
    : sql`(${products.supplier_id} = ${id} and exists (${found}))`;
};

/** The numbers of products on sale that name a supplier, by its id; of one supplier where its id is given. */
export async function countSupplied(queries: Queries, id?: number): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ id: products.supplier_id, products: count() })
    .from(products)
    .where(and(isSold, id === undefined ? isNotNull(products.supplier_id) : eq(products.supplier_id, id)))
    .groupBy(products.supplier_id);
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row.products] as const])));
}

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

/** The columns of a product with what its supplier calls it. */
const supplied = {
  id: products.id,
  name: products.name,
  name_ar: products.name_ar,
  part_number: products.part_number,
  barcode: products.barcode,
  supplier_part: sql<string>`coalesce(${products.supplier_part}, '')`,
  pack: sql<number>`coalesce(${products.supplier_pack}, 1)`,
};

/** Products on sale of a supplier by their ids, from after an id or an offset on. */
export const findSupplied = (
  queries: Queries,
  supplierId: number,
  part: { readonly after?: number; readonly offset?: number; readonly limit: number },
) =>
  queries
    .select(supplied)
    .from(products)
    .where(and(eq(products.supplier_id, supplierId), isSold, sql`${products.id} > ${part.after ?? 0}`))
    .orderBy(asc(products.id))
    .limit(part.limit)
    .offset(part.offset ?? 0);

/** A product with what its supplier calls it. */
export type SuppliedRow = Awaited<ReturnType<typeof findSupplied>>[number];

/** One product on sale that names a supplier, with what that calls it, or undefined. */
export async function findSuppliedProduct(
  queries: Queries,
  productId: number,
): Promise<SuppliedRow | undefined> {
  const [row] = await queries
    .select(supplied)
    .from(products)
    .where(and(eq(products.id, productId), isNotNull(products.supplier_id), isSold));
  return row;
}

/** The supplier that a product of a query names, deleted or not; null without one. */
export const supplyOfProduct = sql<Supply | null>`(
  select json_build_object('supplier', json_build_object('id', supplier.id, 'name', supplier.name),
    'part', coalesce(${products.supplier_part}, ''), 'pack', coalesce(${products.supplier_pack}, 1))
  from ${suppliers} supplier where supplier.id = ${products.supplier_id}
)`;

/** The suppliers that products on sale name, by the products' ids; locks the products in their order until the transaction ends. */
export async function lockSupplies(
  transaction: Queries,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Supply | null>> {
  const rows = await transaction
    .select({ id: products.id, supply: supplyOfProduct })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.param([...productIds])}::integer[])`, isSold))
    .orderBy(asc(products.id))
    .for("update");
  return new Map(rows.map(({ id, supply }) => [id, supply]));
}

/** The names of all suppliers, deleted or not, by their ids. */
export async function findSupplierNames(queries: Queries): Promise<ReadonlyMap<number, string>> {
  const rows = await queries.select({ id: suppliers.id, name: suppliers.name }).from(suppliers);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Stores the suppliers of locked products, null for none, and increments the products' versions. */
export async function storeSupplies(
  transaction: Queries,
  rows: readonly { readonly id: number; readonly supply: Supply | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = sql.param(rows.map(({ id }) => id));
  const fields = rows.map(({ supply }) => supplyFields(supply));
  const supplierIds = sql.param(fields.map((one) => one.supplier_id));
  const parts = sql.param(fields.map((one) => one.supplier_part));
  const packs = sql.param(fields.map((one) => one.supplier_pack));
  await transaction.execute(sql`
    update ${products}
    set supplier_id = changed.supplier_id, supplier_part = changed.part, supplier_pack = changed.pack,
      version = ${products.version} + 1, updated_at = now()
    from unnest(${ids}::integer[], ${supplierIds}::integer[], ${parts}::text[], ${packs}::integer[])
      as changed (id, supplier_id, part, pack)
    where ${products.id} = changed.id`);
}
