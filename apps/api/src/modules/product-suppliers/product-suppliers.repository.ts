import { type Supply, supplyFields } from "@shop/domain/suppliers/supply-text.ts";
import { and, asc, count, eq, isNotNull, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { suppliers } from "../suppliers/suppliers.table.ts";

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
