import type { AccountCompany } from "@shop/domain/orders/placing/order-company.ts";
import { and, eq, gt, lt, ne, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { userSessions } from "./user-sessions.table.ts";
import { users } from "./users.table.ts";

/** A stored shopper. */
export type UserRow = typeof users.$inferSelect;

/** The shopper with a folded mail address, or undefined. */
export async function findUserByEmail(queries: Queries, emailFolded: string): Promise<UserRow | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.emailFolded, emailFolded));
  return row;
}

/** Stores a shopper; returns undefined where the folded mail address is taken. */
export async function insertUser(
  queries: Queries,
  user: Omit<typeof users.$inferInsert, "id" | "createdAt">,
): Promise<UserRow | undefined> {
  const [row] = await queries
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.emailFolded })
    .returning();
  return row;
}

/**
 * Stores a session that expires in some seconds; false where the shopper's password is no longer the one that was verified. The lock keeps a
 * session from being stored while a new password ends all others.
 */
export async function insertSession(
  queries: Queries,
  { id: userId, passwordHash }: UserRow,
  { tokenHash, seconds }: { tokenHash: string; seconds: number },
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
      .for("share");
    if (!user) return false;
    await transaction
      .insert(userSessions)
      .values({ tokenHash, userId, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
    return true;
  });
}

/** Stores a password's hash, in place of one where that is given; returns the shopper with it. */
export async function setPassword(
  queries: Queries,
  id: number,
  passwordHash: string,
  before?: string,
): Promise<UserRow | undefined> {
  const [row] = await queries
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), before === undefined ? undefined : eq(users.passwordHash, before)))
    .returning();
  return row;
}

/** Stores other data of a shopper; returns the shopper with them, or undefined where the account was deleted. */
export async function updateUser(
  queries: Queries,
  id: number,
  data: Pick<UserRow, "name" | "phone" | "address1" | "address2" | keyof AccountCompany>,
): Promise<UserRow | undefined> {
  const [row] = await queries.update(users).set(data).where(eq(users.id, id)).returning();
  return row;
}

/** Keeps the company of a shopper's order for the next one. */
export async function keepCompany(
  transaction: Queries,
  id: number,
  { company, tax_number, commercial_register }: AccountCompany,
): Promise<void> {
  await transaction.update(users).set({ company, tax_number, commercial_register }).where(eq(users.id, id));
}

/** Deletes a shopper whose password has a hash, with sessions and links to a new password; their orders stay. False where it has changed. */
export async function deleteUser(
  queries: Queries,
  { id, passwordHash }: Pick<UserRow, "id" | "passwordHash">,
): Promise<boolean> {
  const deleted = await queries
    .delete(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id });
  return deleted.length > 0;
}

/** Deletes all sessions of a shopper, or all but that with a token's hash. */
export async function deleteSessionsOf(queries: Queries, userId: number, keptHash?: string): Promise<void> {
  await queries
    .delete(userSessions)
    .where(
      and(
        eq(userSessions.userId, userId),
        keptHash === undefined ? undefined : ne(userSessions.tokenHash, keptHash),
      ),
    );
}

/** The shopper of the unexpired session with a token's hash, or undefined. */
export async function findSessionUser(queries: Queries, tokenHash: string): Promise<UserRow | undefined> {
  const [row] = await queries
    .select({ user: users })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(and(eq(userSessions.tokenHash, tokenHash), gt(userSessions.expiresAt, sql`now()`)));
  return row?.user;
}

/** Deletes the session with a token's hash. */
export async function deleteSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.delete(userSessions).where(eq(userSessions.tokenHash, tokenHash));
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(queries: Queries): Promise<void> {
  await queries.delete(userSessions).where(lt(userSessions.expiresAt, sql`now()`));
}
