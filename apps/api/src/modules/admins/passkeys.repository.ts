import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { adminChallenges, adminPasskeys, type PasskeyRow } from "./passkeys.table.ts";

/** Seconds within which a challenge is answered. */
export const CHALLENGE_SECONDS = 300;

/** Stores a challenge, of an administrator who adds a passkey or null for a login, and deletes those that have expired. */
export async function storeChallenge(
  queries: Queries,
  challenge: string,
  adminId: number | null,
): Promise<void> {
  await queries.delete(adminChallenges).where(lt(adminChallenges.expiresAt, sql`now()`));
  await queries.insert(adminChallenges).values({
    challenge,
    adminId,
    expiresAt: sql`now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
  });
}

/** Takes a challenge, once: false where there is none, or it has expired, or was made for somebody else. */
export async function takeChallenge(
  queries: Queries,
  challenge: string,
  adminId: number | null,
): Promise<boolean> {
  const taken = await queries
    .delete(adminChallenges)
    .where(
      and(
        eq(adminChallenges.challenge, challenge),
        adminId === null ? isNull(adminChallenges.adminId) : eq(adminChallenges.adminId, adminId),
        gt(adminChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: adminChallenges.challenge });
  return taken.length > 0;
}

/** The passkeys of an administrator, the newest first. */
export const findPasskeys = (queries: Queries, adminId: number): Promise<PasskeyRow[]> =>
  queries
    .select()
    .from(adminPasskeys)
    .where(eq(adminPasskeys.adminId, adminId))
    .orderBy(desc(adminPasskeys.id));

/** The passkey of a credential, or undefined. */
export async function findPasskey(queries: Queries, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await queries
    .select()
    .from(adminPasskeys)
    .where(eq(adminPasskeys.credentialId, credentialId));
  return row;
}

/** Keeps a passkey of an administrator until the transaction ends; false where there is none. */
export async function keepPasskey(transaction: Queries, adminId: number, id: number): Promise<boolean> {
  const kept = await transaction
    .select({ id: adminPasskeys.id })
    .from(adminPasskeys)
    .where(and(eq(adminPasskeys.id, id), eq(adminPasskeys.adminId, adminId)))
    .for("share");
  return kept.length > 0;
}

/** Stores a passkey; undefined where the credential is stored already. */
export async function insertPasskey(
  queries: Queries,
  values: typeof adminPasskeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await queries.insert(adminPasskeys).values(values).onConflictDoNothing().returning();
  return row;
}

/** Notes a login by a passkey with the device's count of signatures. */
export async function notePasskeyUse(queries: Queries, id: number, counter: number): Promise<void> {
  await queries
    .update(adminPasskeys)
    .set({ counter, usedAt: sql`now()` })
    .where(eq(adminPasskeys.id, id));
}

/** Deletes a passkey of an administrator; returns it, undefined where there is none. */
export async function deletePasskey(
  queries: Queries,
  adminId: number,
  id: number,
): Promise<PasskeyRow | undefined> {
  const [row] = await queries
    .delete(adminPasskeys)
    .where(and(eq(adminPasskeys.id, id), eq(adminPasskeys.adminId, adminId)))
    .returning();
  return row;
}

/** Deletes all passkeys of an administrator. */
export async function deletePasskeysOf(queries: Queries, adminId: number): Promise<void> {
  await queries.delete(adminPasskeys).where(eq(adminPasskeys.adminId, adminId));
}
