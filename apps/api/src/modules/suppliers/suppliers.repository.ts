import type { Supply } from "@shop/domain/suppliers/supply-text.ts";
import { and, asc, count, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { productSuppliers, type SupplierRow, suppliers } from "./suppliers.table.ts";

/** All suppliers, or all deleted ones. */
export const findSuppliers = (queries: Queries, deleted = false): Promise<SupplierRow[]> =>
  queries
    .select()
    .from(suppliers)
    .where(deleted ? isNotNull(suppliers.deletedAt) : isNull(suppliers.deletedAt))
    .orderBy(asc(suppliers.id));

/** Condition of products that name a supplier, unless it is deleted. */
export const namesSupplier = (id: number): SQL =>
  sql`${products.id} in (select ${productSuppliers.productId} from ${productSuppliers} inner join ${suppliers} on ${suppliers.id} = ${productSuppliers.supplierId} where ${suppliers.id} = ${id} and ${suppliers.deletedAt} is null)`;

/** The numbers of products on sale that name a supplier, by its id; of one supplier where its id is given. */
export async function countSupplied(queries: Queries, id?: number): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ id: productSuppliers.supplierId, products: count() })
    .from(productSuppliers)
    .innerJoin(products, eq(products.id, productSuppliers.productId))
    .where(and(isSold, id === undefined ? undefined : eq(productSuppliers.supplierId, id)))
    .groupBy(productSuppliers.supplierId);
  return new Map(rows.map((row) => [row.id, row.products]));
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
  supplier_part: productSuppliers.supplierPart,
  pack: productSuppliers.pack,
};

/** Products on sale of a supplier by their ids, from after an id or an offset on. */
export const findSupplied = (
  queries: Queries,
  supplierId: number,
  part: { readonly after?: number; readonly offset?: number; readonly limit: number },
) =>
  queries
    .select(supplied)
    .from(productSuppliers)
    .innerJoin(products, eq(products.id, productSuppliers.productId))
    .where(and(eq(productSuppliers.supplierId, supplierId), isSold, sql`${products.id} > ${part.after ?? 0}`))
    .orderBy(asc(products.id))
    .limit(part.limit)
    .offset(part.offset ?? 0);

/** A product with what its supplier calls it. */
export type SuppliedRow = Awaited<ReturnType<typeof findSupplied>>[number];

/** One product on sale with what its supplier calls it, or undefined. */
export async function findSuppliedProduct(
  queries: Queries,
  productId: number,
): Promise<SuppliedRow | undefined> {
  const [row] = await queries
    .select(supplied)
    .from(productSuppliers)
    .innerJoin(products, eq(products.id, productSuppliers.productId))
    .where(and(eq(products.id, productId), isSold));
  return row;
}

/** The supplier that a product of a query names, deleted or not; null without one. */
export const supplyOfProduct = sql<Supply | null>`(
  select json_build_object('supplier', json_build_object('id', supplier.id, 'name', supplier.name), 'part', supply.supplier_part, 'pack', supply.pack)
  from ${productSuppliers} supply inner join ${suppliers} supplier on supplier.id = supply.supplier_id
  where supply.product_id = products.id
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

/** The ids of all suppliers, deleted or not. */
export async function findSupplierIds(queries: Queries): Promise<number[]> {
  return (await queries.select({ id: suppliers.id }).from(suppliers)).map(({ id }) => id);
}

/** Names the supplier of products, in place of the one before. */
export async function storeSupplied(
  transaction: Queries,
  rows: readonly (typeof productSuppliers.$inferInsert)[],
): Promise<void> {
  // Always in the same order: two lists at once do not wait for each other.
  const ordered = rows.toSorted((one, other) => one.productId - other.productId);
  await transaction
    .insert(productSuppliers)
    .values(ordered)
    .onConflictDoUpdate({
      target: productSuppliers.productId,
      set: {
        supplierId: sql`excluded.supplier_id`,
        supplierPart: sql`excluded.supplier_part`,
        pack: sql`excluded.pack`,
      },
    });
}

/** Leaves products without a supplier. */
export async function deleteSupplied(transaction: Queries, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await transaction
    .delete(productSuppliers)
    .where(sql`${productSuppliers.productId} = any(${sql.param([...productIds])}::integer[])`);
}
