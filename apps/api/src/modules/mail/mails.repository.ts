import { and, asc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type MailRow, mails } from "./mails.table.ts";

/** Stores mails to be sent. */
export async function insertMails(
  transaction: Queries,
  rows: readonly (typeof mails.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(mails).values([...rows]);
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Takes mails that are due, the oldest first, and keeps other nodes from them for some seconds. */
export async function takeDueMails(
  queries: Queries,
  { most, seconds }: { most: number; seconds: number },
): Promise<MailRow[]> {
  // Read once and for all: as a plain subquery it might be read again, and take others.
  const due = queries.$with("due").as(
    queries
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.sentAt), isNull(mails.givenUpAt), lte(mails.nextAttemptAt, sql`now()`)))
      .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
      .limit(most)
      .for("update", { skipLocked: true }),
  );
  const taken = await queries
    .with(due)
    .update(mails)
    .set({ nextAttemptAt: inSeconds(seconds), attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, sql`(select id from ${due})`))
    .returning();
  return taken.toSorted((one, other) => one.id - other.id);
}

/** Notes that a mail has been sent. */
export async function markSent(queries: Queries, id: number): Promise<void> {
  await queries
    .update(mails)
    .set({ sentAt: sql`now()`, lastError: null })
    .where(eq(mails.id, id));
}

/** Notes why a mail could not be sent, and in how many seconds it may be tried again; null for never. */
export async function markFailed(
  queries: Queries,
  { id, reason, againIn }: { id: number; reason: string; againIn: number | null },
): Promise<void> {
  await queries
    .update(mails)
    .set({
      lastError: reason,
      ...(againIn === null ? { givenUpAt: sql`now()` } : { nextAttemptAt: inSeconds(againIn) }),
    })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)));
}

/** Removes mails that were sent so many days ago: they hold what only sender and recipient need to know. */
export async function forgetSentMails(queries: Queries, days: number): Promise<void> {
  await queries.delete(mails).where(lt(mails.sentAt, sql`now() - make_interval(days => ${days})`));
}
