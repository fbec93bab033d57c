import { and, desc, eq, gt, lt, lte, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { sharedCarts, type SharedPieces } from "./shared-carts.table.ts";

/** Maximum number of stored carts; beyond it the oldest are deleted. */
const MAX_SHARED_CARTS = 20_000;

/** Stores a cart for some days; returns when it expires, or undefined where its token is taken. */
export async function insertSharedCart(
  queries: Queries,
  { token, pieces, days }: { token: string; pieces: SharedPieces; days: number },
): Promise<Date | undefined> {
  const [row] = await queries
    .insert(sharedCarts)
    .values({ token, pieces, expiresAt: sql`now() + make_interval(days => ${days})` })
    .onConflictDoNothing()
    .returning({ expiresAt: sharedCarts.expiresAt });
  return row?.expiresAt;
}

/** The products of a cart; undefined where it is unknown or expired. */
export async function findSharedCart(queries: Queries, token: string): Promise<SharedPieces | undefined> {
  const [row] = await queries
    .select({ pieces: sharedCarts.pieces })
    .from(sharedCarts)
    .where(and(eq(sharedCarts.token, token), gt(sharedCarts.expiresAt, sql`now()`)));
  return row?.pieces;
}

/** Deletes the oldest carts, where there are more than {@link MAX_SHARED_CARTS}. */
export async function trimSharedCarts(queries: Queries): Promise<void> {
  const lastSurplus = queries
    .select({ expiresAt: sharedCarts.expiresAt })
    .from(sharedCarts)
    .orderBy(desc(sharedCarts.expiresAt))
    .offset(MAX_SHARED_CARTS)
    .limit(1);
  await queries.delete(sharedCarts).where(lte(sharedCarts.expiresAt, sql`(${lastSurplus})`));
}

/** Deletes expired carts. */
export async function deleteExpiredCarts(queries: Queries): Promise<void> {
  await queries.delete(sharedCarts).where(lt(sharedCarts.expiresAt, sql`now()`));
}
