import { and, eq, gt, lt, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { sharedCarts, type SharedPieces } from "./shared-carts.table.ts";

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

/** Deletes expired carts. */
export async function deleteExpiredCarts(queries: Queries): Promise<void> {
  await queries.delete(sharedCarts).where(lt(sharedCarts.expiresAt, sql`now()`));
}
