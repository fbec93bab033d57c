import { and, eq, isNull, lt, or, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { adminPolicy, admins, recoveryCodes } from "./admins.table.ts";

/** Whether every administrator has to have a second factor. */
export async function isTwoFactorRequired(queries: Queries): Promise<boolean> {
  const [row] = await queries.select().from(adminPolicy);
  return row?.twoFactorRequired ?? false;
}

/** The same as a value of a query. */
export const twoFactorRequired = sql<boolean>`coalesce((select ${adminPolicy.twoFactorRequired} from ${adminPolicy}), false)`;

/** Stores whether every administrator has to have a second factor. */
export async function storePolicy(queries: Queries, required: boolean): Promise<void> {
  await queries
    .insert(adminPolicy)
    .values({ id: 1, twoFactorRequired: required })
    .onConflictDoUpdate({ target: adminPolicy.id, set: { twoFactorRequired: required } });
}

/** Stores a secret that is to be confirmed; returns false where a second factor is set up. */
export async function storeSecret(queries: Queries, adminId: number, secret: string): Promise<boolean> {
  const stored = await queries
    .update(admins)
    .set({ twoFactorSecret: secret, twoFactorStep: null })
    .where(and(eq(admins.id, adminId), isNull(admins.twoFactorSince)))
    .returning({ id: admins.id });
  return stored.length > 0;
}

/** Takes the code of a step of time, once: false where it, or one of a later step, was taken, also by a request at the same time. */
export async function takeStep(
  queries: Queries,
  adminId: number,
  { secret, step }: { readonly secret: string; readonly step: number },
): Promise<boolean> {
  const taken = await queries
    .update(admins)
    .set({ twoFactorStep: step })
    .where(
      and(
        eq(admins.id, adminId),
        eq(admins.twoFactorSecret, secret),
        or(isNull(admins.twoFactorStep), lt(admins.twoFactorStep, step)),
      ),
    )
    .returning({ id: admins.id });
  return taken.length > 0;
}

/** Takes a recovery code, once: false where there is none, also where a request at the same time has taken it. */
export async function takeRecoveryCode(
  queries: Queries,
  adminId: number,
  codeHash: string,
): Promise<boolean> {
  const taken = await queries
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.adminId, adminId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ adminId: recoveryCodes.adminId });
  return taken.length > 0;
}

/** The number of recovery codes that were not used. */
export const countRecoveryCodes = (queries: Queries, adminId: number): Promise<number> =>
  queries.$count(recoveryCodes, eq(recoveryCodes.adminId, adminId));

/** Replaces the recovery codes of an administrator. */
export async function replaceRecoveryCodes(
  transaction: Queries,
  adminId: number,
  hashes: readonly string[],
): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
  await transaction.insert(recoveryCodes).values(hashes.map((codeHash) => ({ adminId, codeHash })));
}

/** Confirms the secret of an administrator; returns false where it is confirmed already. */
export async function confirmSecret(transaction: Queries, adminId: number): Promise<boolean> {
  const confirmed = await transaction
    .update(admins)
    .set({ twoFactorSince: sql`now()` })
    .where(and(eq(admins.id, adminId), isNull(admins.twoFactorSince)))
    .returning({ id: admins.id });
  return confirmed.length > 0;
}

/** Deletes the second factor of an administrator with its recovery codes; returns whether one was set up. */
export async function deleteSecondFactor(transaction: Queries, adminId: number): Promise<boolean> {
  const [before] = await transaction
    .select({ since: admins.twoFactorSince })
    .from(admins)
    .where(eq(admins.id, adminId))
    .for("update");
  await transaction
    .update(admins)
    .set({ twoFactorSecret: null, twoFactorSince: null, twoFactorStep: null })
    .where(eq(admins.id, adminId));
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
  return before !== undefined && before.since !== null;
}
