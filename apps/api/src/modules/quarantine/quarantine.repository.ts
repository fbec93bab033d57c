import { count, desc, eq, gt, max, sql, sum } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { products } from "../products/products.table.ts";
import { type QuarantineMoveRow, quarantineMoves } from "./quarantine-moves.table.ts";

const total = sum(quarantineMoves.qty).mapWith(Number);
const named = {
  productId: products.id,
  name: products.name,
  nameAr: products.name_ar,
  partNumber: products.part_number,
};

/** Which rows of a list are read, by the number of all. */
type OffsetOf = (total: number) => number;

/** A page of the products of which there are units, those that moved last first. */
export async function findHeld(queries: Queries, limit: number, offsetOf: OffsetOf) {
  const held = queries
    .select({
      productId: quarantineMoves.productId,
      qty: total.as("qty"),
      at: max(quarantineMoves.at).as("last"),
      newest: max(quarantineMoves.id).as("newest"),
    })
    .from(quarantineMoves)
    .groupBy(quarantineMoves.productId)
    .having(gt(total, 0))
    .as("held");
  const [all] = await queries.select({ total: count() }).from(held);
  const found = all?.total ?? 0;
  const rows = await queries
    .select({
      ...named,
      qty: held.qty,
      at: held.at,
      amount: sql<number | null>`case when ${products.deleted_at} is null then ${products.amount} end`,
    })
    .from(held)
    .innerJoin(products, eq(products.id, held.productId))
    .orderBy(desc(held.newest))
    .limit(limit)
    .offset(offsetOf(found));
  return { rows, total: found };
}

/** A page of all moves, the newest first. */
export async function findMoves(queries: Queries, limit: number, offsetOf: OffsetOf) {
  const found = await queries.$count(quarantineMoves);
  const rows = await queries
    .select({
      ...named,
      id: quarantineMoves.id,
      kind: quarantineMoves.kind,
      qty: quarantineMoves.qty,
      note: quarantineMoves.note,
      at: quarantineMoves.at,
      by: quarantineMoves.by,
      returnId: quarantineMoves.returnId,
    })
    .from(quarantineMoves)
    .innerJoin(products, eq(products.id, quarantineMoves.productId))
    .orderBy(desc(quarantineMoves.id))
    .limit(limit)
    .offset(offsetOf(found));
  return { rows, total: found };
}

/** The units of a product that are not for sale. Its row is locked by who changes them. */
export async function heldOf(transaction: Queries, productId: number): Promise<number> {
  const [row] = await transaction
    .select({ qty: total })
    .from(quarantineMoves)
    .where(eq(quarantineMoves.productId, productId));
  return row?.qty ?? 0;
}

/** The move that an earlier request with an Idempotency-Key has stored, or undefined. */
export async function findMoveOfAttempt(
  queries: Queries,
  attempt: string,
): Promise<QuarantineMoveRow | undefined> {
  const [row] = await queries.select().from(quarantineMoves).where(eq(quarantineMoves.attempt, attempt));
  return row;
}

/** Adds moves. */
export async function insertMoves(
  transaction: Queries,
  moves: readonly (typeof quarantineMoves.$inferInsert)[],
): Promise<void> {
  if (moves.length > 0) await transaction.insert(quarantineMoves).values([...moves]);
}
