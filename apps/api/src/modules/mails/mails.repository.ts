import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type MailRow, mails } from "./mails.table.ts";

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Stores mails to send; returns their ids. */
export async function insertMails(
  transaction: Queries,
  rows: readonly (Omit<typeof mails.$inferInsert, "expiresAt"> & { readonly validSeconds?: number })[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const stored = await transaction
    .insert(mails)
    .values(
      rows.map(({ validSeconds, ...row }) => ({
        ...row,
        ...(validSeconds !== undefined && { expiresAt: inSeconds(validSeconds) }),
      })),
    )
    .returning({ id: mails.id });
  return stored.map(({ id }) => id);
}

/** The time as columns store it: rounded, so that what was stored as due now is due. */
const storedNow = sql`now()::timestamptz(3)`;

/** Mails whose content has not expired. */
export const isStillUseful = or(isNull(mails.expiresAt), gt(mails.expiresAt, sql`now()`));

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
          isStillUseful,
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

const withoutSecret = (content: typeof mails.text | typeof mails.html) =>
  sql`case when ${mails.expiresAt} is null then ${content} else '' end`;

/** Marks a mail as sent, or as kept in a file; erases its content where that expires. */
export async function markDelivered(queries: Queries, id: number, outcome: "sent" | "kept"): Promise<void> {
  await queries
    .update(mails)
    .set({
      ...(outcome === "sent" ? { sentAt: sql`now()` } : { keptAt: sql`now()` }),
      lastError: null,
      sendingUntil: null,
      // A stored link would work for whoever reads the database.
      text: withoutSecret(mails.text),
      html: withoutSecret(mails.html),
      unsubscribeUrl: null,
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

/** Deletes mails that were sent, or kept in files, some days ago, because they contain personal data, and unsent ones that have expired. */
export async function deleteOldMails(queries: Queries, days: number): Promise<void> {
  const limit = sql`now() - make_interval(days => ${days})`;
  await queries
    .delete(mails)
    .where(
      or(
        lt(mails.sentAt, limit),
        lt(mails.keptAt, limit),
        and(isNull(mails.sentAt), isNull(mails.keptAt), lt(mails.expiresAt, sql`now()`)),
      ),
    );
}
