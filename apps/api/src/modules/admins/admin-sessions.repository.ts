import { and, eq, gt, lt, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { adminSessions } from "./admin-sessions.table.ts";

/** Stores a session for some seconds from now. */
export async function insertAdminSession(
  queries: Queries,
  { tokenHash, adminId, seconds }: { tokenHash: string; adminId: number; seconds: number },
): Promise<void> {
  await queries
    .insert(adminSessions)
    .values({ tokenHash, adminId, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

/** The id of the administrator whose live session has a cookie's hash, or undefined. */
export async function findSessionAdmin(queries: Queries, tokenHash: string): Promise<number | undefined> {
  const [row] = await queries
    .select({ adminId: adminSessions.adminId })
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, tokenHash), gt(adminSessions.expiresAt, sql`now()`)));
  return row?.adminId;
}

/** Ends the session with a cookie's hash. */
export async function deleteAdminSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash));
}

/** Removes sessions whose time is over. */
export async function forgetOldAdminSessions(queries: Queries): Promise<void> {
  await queries.delete(adminSessions).where(lt(adminSessions.expiresAt, sql`now()`));
}
