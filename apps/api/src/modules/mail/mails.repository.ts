import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type MailRow, mails } from "./mails.table.ts";

/** Stores mails to send; returns their ids. */
export async function insertMails(
  transaction: Queries,
  rows: readonly (typeof mails.$inferInsert)[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const stored = await transaction
    .insert(mails)
    .values([...rows])
    .returning({ id: mails.id });
  return stored.map(({ id }) => id);
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** The time as columns store it: rounded, so that what was stored as due now is due. */
const storedNow = sql`now()::timestamptz(3)`;

/** Claims due mails, the oldest first: other nodes skip them for some seconds. */
export async function claimDueMails(
  queries: Queries,
  { limit, seconds }: { limit: number; seconds: number },
): Promise<MailRow[]> {
  // A CTE runs once; PostgreSQL might evaluate a subquery again and claim other rows.
  const due = queries.$with("due").as(
    queries
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          isNull(mails.sentAt),
          isNull(mails.keptAt),
          isNull(mails.givenUpAt),
          lte(mails.nextAttemptAt, storedNow),
        ),
      )
      .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
      .limit(limit)
      .for("update", { skipLocked: true }),
  );
  const claimed = await queries
    .with(due)
    .update(mails)
    .set({
      nextAttemptAt: inSeconds(seconds),
      sendingUntil: inSeconds(seconds),
      attempts: sql`${mails.attempts} + 1`,
    })
    .where(inArray(mails.id, sql`(select id from ${due})`))
    .returning();
  return claimed.toSorted((one, other) => one.id - other.id);
}

/** Marks a mail as sent, or as kept in a file. */
export async function markDelivered(queries: Queries, id: number, outcome: "sent" | "kept"): Promise<void> {
  await queries
    .update(mails)
    .set({
      ...(outcome === "sent" ? { sentAt: sql`now()` } : { keptAt: sql`now()` }),
      lastError: null,
      sendingUntil: null,
    })
    .where(eq(mails.id, id));
}

/** Stores why sending a mail failed, and in how many seconds it is retried; null gives it up. */
export async function markFailed(
  queries: Queries,
  { id, reason, retryIn }: { id: number; reason: string; retryIn: number | null },
): Promise<void> {
  await queries
    .update(mails)
    .set({
      lastError: reason,
      sendingUntil: null,
      ...(retryIn === null ? { givenUpAt: sql`now()` } : { nextAttemptAt: inSeconds(retryIn) }),
    })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)));
}

/** Deletes mails that were sent, or kept in files, some days ago, because they contain personal data. */
export async function deleteOldMails(queries: Queries, days: number): Promise<void> {
  const limit = sql`now() - make_interval(days => ${days})`;
  await queries.delete(mails).where(or(lt(mails.sentAt, limit), lt(mails.keptAt, limit)));
}
