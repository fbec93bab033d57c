import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { passwordLinks, passwordRequests } from "./password-links.table.ts";

/** A request for a link. */
export type PasswordRequest = Pick<typeof passwordRequests.$inferSelect, "emailFolded" | "locale">;

/** Stores a request for a link. */
export async function insertRequest(queries: Queries, request: PasswordRequest): Promise<void> {
  await queries.insert(passwordRequests).values(request);
}

/** Takes the earliest requests out of the queue; other nodes skip them until the transaction ends. */
export function takeRequests(transaction: Queries, limit: number): Promise<PasswordRequest[]> {
  const earliest = transaction
    .select({ id: passwordRequests.id })
    .from(passwordRequests)
    .orderBy(asc(passwordRequests.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  return transaction
    .delete(passwordRequests)
    .where(inArray(passwordRequests.id, earliest))
    .returning({ emailFolded: passwordRequests.emailFolded, locale: passwordRequests.locale });
}

/** Stores the link of an account, which replaces the one before. */
export async function putLink(
  queries: Queries,
  { userId, tokenHash, seconds }: { userId: number; tokenHash: string; seconds: number },
): Promise<void> {
  const link = { tokenHash, expiresAt: sql`now() + make_interval(secs => ${seconds})` };
  await queries
    .insert(passwordLinks)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: passwordLinks.userId, set: link });
}

const isValid = (tokenHash: string) =>
  and(eq(passwordLinks.tokenHash, tokenHash), gt(passwordLinks.expiresAt, sql`now()`));

/** Whether there is an unexpired link with a token's hash. */
export async function hasLink(queries: Queries, tokenHash: string): Promise<boolean> {
  return (await queries.$count(passwordLinks, isValid(tokenHash))) > 0;
}

/** Deletes the unexpired link with a token's hash; returns the id of its account, or undefined. */
export async function takeLink(queries: Queries, tokenHash: string): Promise<number | undefined> {
  const [row] = await queries
    .delete(passwordLinks)
    .where(isValid(tokenHash))
    .returning({ userId: passwordLinks.userId });
  return row?.userId;
}

/** Deletes the link of an account. */
export async function deleteLinksOf(queries: Queries, userId: number): Promise<void> {
  await queries.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}

/** Deletes expired links. */
export async function deleteExpiredLinks(queries: Queries): Promise<void> {
  await queries.delete(passwordLinks).where(lt(passwordLinks.expiresAt, sql`now()`));
}
