import type { MailKind, MailState } from "@shop/contract/mails/mail.ts";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The outbox: pending and sent mails, inserted in the transaction of the change that they report, so that both commit together. */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The Message-ID, the same on every attempt, so that duplicates can be recognised. */
    messageId: text("message_id").notNull().unique("mails_message_id"),
    kind: text().$type<MailKind>().notNull().default("general"),
    /** The sender's name in the reader's language; null for the name in MAIL_FROM. */
    senderName: text("sender_name"),
    recipient: text().notNull(),
    replyTo: text("reply_to").notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** One-click unsubscribe URL (RFC 8058) for the header List-Unsubscribe; null for transactional mails. */
    unsubscribeUrl: text("unsubscribe_url"),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Number of attempts begun. */
    attempts: integer().notNull().default(0),
    /** Time of the next attempt. A node that claims the mail moves it ahead, so that a claim expires when the node crashes. */
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Until when a node may be sending it; null between attempts. */
    sendingUntil: timestamp("sending_until", { withTimezone: true, precision: 3 }),
    sentAt: timestamp("sent_at", { withTimezone: true, precision: 3 }),
    /** When it was written to a file instead, because there was no mail server. */
    keptAt: timestamp("kept_at", { withTimezone: true, precision: 3 }),
    givenUpAt: timestamp("given_up_at", { withTimezone: true, precision: 3 }),
    /** After which it is of no use, because what it links to has expired; null for no end. Its content is erased once it has left. */
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }),
    /** Error of the last attempt. */
    lastError: text("last_error"),
  },
  (table) => [
    index("mails_to_send")
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.keptAt} is null and ${table.givenUpAt} is null`),
    index("mails_sent").on(table.sentAt),
    index("mails_kept")
      .on(table.keptAt)
      .where(sql`${table.keptAt} is not null`),
  ],
);

/** The state of a mail. */
export const mailState = sql<MailState>`case
  when ${mails.sentAt} is not null then 'sent'
  when ${mails.keptAt} is not null then 'kept'
  when ${mails.givenUpAt} is not null then 'given_up'
  when ${mails.lastError} is not null then 'retrying'
  else 'waiting' end`;

/** A stored mail. */
export type MailRow = typeof mails.$inferSelect;
