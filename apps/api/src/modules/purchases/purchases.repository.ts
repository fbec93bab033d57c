import type { OrderedPacks } from "@shop/domain/purchases/packs.ts";
import type { PurchaseState } from "@shop/domain/purchases/purchase-order.ts";
import { and, asc, count, desc, eq, getTableColumns, gt, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { isSold } from "../products/product-visibility.ts";
import { products } from "../products/products.table.ts";
import { returnedPieces } from "./purchase-returns.repository.ts";
import { bookedPieces, purchaseSums } from "./purchase-sums.ts";
import { purchaseLines as lines, type PurchaseRow, purchases } from "./purchases.table.ts";

/** Selects purchase orders with the sums of their lines, which are null for one without any. */
const selectPurchases = (queries: Queries) => {
  const sums = purchaseSums(queries);
  const query = queries
    .select({
      ...getTableColumns(purchases),
      lines: sql<number>`coalesce(${sums.lines}, 0)`,
      pieces: sql<number>`coalesce(${sums.pieces}, 0)`,
      received: sql<number>`coalesce(${sums.received}, 0)`,
      open: sql<number>`coalesce(${sums.open}, 0)`,
      arrived: sql<number>`coalesce(${sums.arrived}, 0)`,
      over: sql<number>`coalesce(${sums.over}, 0)`,
      total: sql<string>`coalesce(${sums.total}, '0.00')`,
      receivedTotal: sql<string>`coalesce(${sums.receivedTotal}, '0.00')`,
      openTotal: sql<string>`coalesce(${sums.openTotal}, '0.00')`,
      unknown: sql<number>`coalesce(${sums.unknown}, 0)`,
      returned: sql<number>`coalesce(${sums.returned}, 0)`,
      returnedTotal: sql<string>`coalesce(${sums.returnedTotal}, '0.00')`,
    })
    .from(purchases)
    .leftJoin(sums, eq(sums.purchaseId, purchases.id))
    .$dynamic();
  return { sums, query };
};

/** A purchase order with the sums of its lines. */
export type SummedPurchase = Awaited<ReturnType<typeof selectPurchases>["query"]>[number];

/** The condition of purchase orders in a state, as `purchaseStateOf` of the domain has it. */
function inState(state: PurchaseState, sums: ReturnType<typeof purchaseSums>): SQL | undefined {
  if (state === "draft" || state === "cancelled") return eq(purchases.state, state);
  const isSent = eq(purchases.state, "sent");
  if (state === "sent") return and(isSent, eq(sums.received, 0));
  return and(isSent, gt(sums.received, 0), state === "received" ? eq(sums.open, 0) : gt(sums.open, 0));
}

/** A part of the list of purchase orders, the newest first, with the number of all. */
export async function findPurchases(
  queries: Queries,
  {
    state,
    limit,
    offset,
  }: {
    readonly state: PurchaseState | undefined;
    readonly limit: number;
    readonly offset: (total: number) => number;
  },
): Promise<{ readonly rows: readonly SummedPurchase[]; readonly total: number }> {
  const { sums, query } = selectPurchases(queries);
  const condition = state && inState(state, sums);
  const [counted] = await queries
    .select({ total: count() })
    .from(purchases)
    .leftJoin(sums, eq(sums.purchaseId, purchases.id))
    .where(condition);
  const total = counted?.total ?? 0;
  const rows = await query.where(condition).orderBy(desc(purchases.id)).limit(limit).offset(offset(total));
  return { rows, total };
}

/** One purchase order with its sums; throws not_found. */
export async function findPurchase(queries: Queries, id: number): Promise<SummedPurchase> {
  const [row] = await selectPurchases(queries).query.where(eq(purchases.id, id));
  return requireFound(row);
}

/** The purchase order that a request has made, or undefined. */
export async function findMade(queries: Queries, attempt: string): Promise<number | undefined> {
  const [row] = await queries
    .select({ id: purchases.id })
    .from(purchases)
    .where(eq(purchases.attempt, attempt));
  return row?.id;
}

/** Locks a purchase order until the transaction ends, so that scans and bookings follow each other; throws not_found. */
export async function lockPurchase(transaction: Queries, id: number): Promise<PurchaseRow> {
  const [row] = await transaction.select().from(purchases).where(eq(purchases.id, id)).for("update");
  return requireFound(row);
}

/** Locks the making of an attempt until the transaction ends. */
export async function lockAttempt(transaction: Queries, attempt: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`purchase: ${attempt}`}, 0))`,
  );
}

/** Stores a new purchase order. */
export async function insertPurchase(
  transaction: Queries,
  values: typeof purchases.$inferInsert,
): Promise<PurchaseRow> {
  const [row] = await transaction.insert(purchases).values(values).returning();
  return requireFound(row);
}

/** Increments the version of a purchase order and stores what else has changed of it. */
export async function updatePurchase(
  transaction: Queries,
  id: number,
  values: Partial<typeof purchases.$inferInsert> = {},
): Promise<PurchaseRow> {
  const [row] = await transaction
    .update(purchases)
    .set({ ...values, version: sql`${purchases.version} + 1` })
    .where(eq(purchases.id, id))
    .returning();
  return requireFound(row);
}

/** Stores the note of a purchase order. */
export async function storeNote(transaction: Queries, id: number, note: string): Promise<void> {
  await transaction.update(purchases).set({ note }).where(eq(purchases.id, id));
}

/** The lines of a purchase order in their order, with what has arrived of them and the products' stocks; of one product where its id is given. */
export const findPurchaseLines = (queries: Queries, id: number, productId?: number) => {
  const booked = bookedPieces(queries);
  const back = returnedPieces(queries);
  return queries
    .select({
      id: lines.productId,
      name: lines.name,
      name_ar: lines.nameAr,
      part_number: lines.partNumber,
      supplier_part: lines.supplierPart,
      qty: lines.qty,
      pack: lines.pack,
      cost: lines.cost,
      product_cost: products.cost_price,
      received: sql<number>`coalesce(${booked.received}, 0)::float8`,
      returned: sql<number>`coalesce(${back.pieces}, 0)::float8`,
      arrived: sql<number>`coalesce(${booked.arrived}, 0)::float8`,
      amount: products.amount,
    })
    .from(lines)
    .leftJoin(booked, and(eq(booked.purchaseId, lines.purchaseId), eq(booked.productId, lines.productId)))
    .leftJoin(back, and(eq(back.purchaseId, lines.purchaseId), eq(back.productId, lines.productId)))
    .leftJoin(products, and(eq(products.id, lines.productId), isSold))
    .where(
      and(eq(lines.purchaseId, id), productId === undefined ? undefined : eq(lines.productId, productId)),
    )
    .orderBy(asc(lines.place));
};

/** The last place of the lines of a purchase order; -1 without lines. */
export async function findLastPlace(queries: Queries, id: number): Promise<number> {
  const [row] = await queries
    .select({ last: sql<number>`coalesce(max(${lines.place}), -1)::integer` })
    .from(lines)
    .where(eq(lines.purchaseId, id));
  return row?.last ?? -1;
}

/** What lines say of products on sale, by their ids. */
export async function findOrdered(queries: Queries, ids: readonly number[]) {
  const rows = await queries
    .select({
      id: products.id,
      name: products.name,
      nameAr: products.name_ar,
      partNumber: products.part_number,
      cost: products.cost_price,
      supplierId: products.supplier_id,
      supplierPart: products.supplier_part,
      pack: products.supplier_pack,
    })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.param([...ids])}::integer[])`, isSold));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stores new lines. */
export async function insertLines(
  transaction: Queries,
  rows: readonly (typeof lines.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(lines).values([...rows]);
}

/** Changes a line. */
export async function updateLine(
  transaction: Queries,
  id: number,
  productId: number,
  values: OrderedPacks,
): Promise<void> {
  await transaction
    .update(lines)
    .set(values)
    .where(and(eq(lines.purchaseId, id), eq(lines.productId, productId)));
}

/** Removes a line. */
export async function deleteLine(transaction: Queries, id: number, productId: number): Promise<void> {
  await transaction.delete(lines).where(and(eq(lines.purchaseId, id), eq(lines.productId, productId)));
}

/** Stores what a pack of some lines costs. */
export async function storeCosts(
  transaction: Queries,
  id: number,
  costs: readonly { readonly productId: number; readonly cost: string }[],
): Promise<void> {
  if (costs.length === 0) return;
  const ids = sql.param(costs.map(({ productId }) => productId));
  const values = sql.param(costs.map(({ cost }) => cost));
  await transaction.execute(
    sql`update ${lines} set cost = one.cost from unnest(${ids}::integer[], ${values}::numeric[]) as one (id, cost) where ${lines.purchaseId} = ${id} and ${lines.productId} = one.id`,
  );
}
