import { and, eq, gt, lt, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { sharedCarts, type SharedPieces } from "./shared-carts.table.ts";

/** Stores a cart for some days; gives when it ends, or undefined where its token is taken. */
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

/** What a cart holds; undefined where there is none or its time is over. */
export async function findSharedCart(queries: Queries, token: string): Promise<SharedPieces | undefined> {
  const [row] = await queries
    .select({ pieces: sharedCarts.pieces })
    .from(sharedCarts)
    .where(and(eq(sharedCarts.token, token), gt(sharedCarts.expiresAt, sql`now()`)));
  return row?.pieces;
}

/** Removes carts whose time is over. */
export async function forgetOldCarts(queries: Queries): Promise<void> {
  await queries.delete(sharedCarts).where(lt(sharedCarts.expiresAt, sql`now()`));
}
