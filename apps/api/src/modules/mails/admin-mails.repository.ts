import type { MailQuery, ResendableMails } from "@shop/contract/mails/endpoints.ts";
import type { MailState } from "@shop/contract/mails/mail.ts";
import { formatOrderNumber, ORDER_NUMBER_LENGTH, tidyOrderNumber } from "@shop/domain/orders/order-number.ts";
import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { isStillUseful } from "./mails.repository.ts";
import { mails, mailState } from "./mails.table.ts";

/** What administrators see of a mail: neither its text nor its HTML, which hold links for its reader alone. */
const shown = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  state: mailState,
  createdAt: mails.createdAt,
  attempts: mails.attempts,
  nextAttemptAt: mails.nextAttemptAt,
  sentAt: mails.sentAt,
  lastError: mails.lastError,
};

/** Mails that no node is sending now: between claim and outcome a second attempt could send them twice. */
const isIdle = or(isNull(mails.sendingUntil), sql`${mails.sendingUntil} < now()`);

const failed = and(
  isNull(mails.sentAt),
  isNull(mails.keptAt),
  or(isNotNull(mails.lastError), isNotNull(mails.givenUpAt)),
  isIdle,
);
const kept = isNotNull(mails.keptAt);

const resendable = {
  failed: and(failed, isStillUseful),
  // The content of a mail that expires is erased once it is kept.
  kept: and(kept, isNull(mails.expiresAt)),
} as const satisfies Readonly<Record<ResendableMails, SQL | undefined>>;

/** The mails that a text finds: by address or subject, and by the number of an order also by what they say. */
function matching(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const said = sql`lower(${mails.recipient} || ' ' || ${mails.subject})`;
  const number = tidyOrderNumber(text);
  if (number.length !== ORDER_NUMBER_LENGTH) return sql`strpos(${said}, lower(${text})) > 0`;
  return or(
    sql`strpos(${said}, lower(${text})) > 0`,
    sql`strpos(${mails.text}, ${formatOrderNumber(number)}) > 0`,
  );
}

/** The number of mails in each state, of those that a text finds. */
export async function countMails(
  queries: Queries,
  text: string | undefined,
): Promise<ReadonlyMap<MailState, number>> {
  const rows = await queries
    .select({ state: mailState, total: count() })
    .from(mails)
    .where(matching(text))
    // By position: the parameters of two mentions would be different expressions.
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.state, row.total]));
}

/** Some mails, the newest first. */
export const findMails = (
  queries: Queries,
  {
    text,
    state: only,
    offset,
    limit,
  }: {
    readonly text: string | undefined;
    readonly state: MailQuery["state"];
    readonly offset: number;
    readonly limit: number;
  },
) =>
  queries
    .select(shown)
    .from(mails)
    .where(and(matching(text), only && eq(mailState, only)))
    .orderBy(desc(mails.id))
    .offset(offset)
    .limit(limit);

/** A mail as administrators see it. */
export type ShownMail = Awaited<ReturnType<typeof findMails>>[number];

/** One mail, or undefined. */
export async function findMail(queries: Queries, id: number): Promise<ShownMail | undefined> {
  const [row] = await queries.select(shown).from(mails).where(eq(mails.id, id));
  return row;
}

/** The text of a mail; '' once it is erased, undefined without the mail. */
export async function findMailText(queries: Queries, id: number): Promise<string | undefined> {
  const [row] = await queries.select({ text: mails.text }).from(mails).where(eq(mails.id, id));
  return row?.text;
}

/** Makes mails due now that were not sent, all of some kinds or one of them; returns their number. */
export async function makeDue(
  queries: Queries,
  kinds: readonly ResendableMails[],
  id?: number,
): Promise<number> {
  const rows = await queries
    .update(mails)
    .set({ nextAttemptAt: sql`now()`, givenUpAt: null, keptAt: null, lastError: null })
    .where(and(or(...kinds.map((kind) => resendable[kind])), id === undefined ? undefined : eq(mails.id, id)))
    .returning({ id: mails.id });
  return rows.length;
}

/** Deletes a mail that failed or was kept; false where there is none with this id. */
export async function deleteUnsentMail(queries: Queries, id: number): Promise<boolean> {
  const rows = await queries
    .delete(mails)
    .where(and(or(failed, kept), eq(mails.id, id)))
    .returning({ id: mails.id });
  return rows.length > 0;
}
