import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Mails to be sent and sent ones: written in the transaction of what they tell of, so that neither is without the other. */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The same however often it is sent, so that a mail server or a reader can tell. */
    messageId: text("message_id").notNull().unique("mails_message_id"),
    recipient: text().notNull(),
    replyTo: text("reply_to").notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** How often sending was begun. */
    attempts: integer().notNull().default(0),
    /** When sending may be begun again: later than now while a node is at it, so that a node that dies holds it up for no longer. */
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    sentAt: timestamp("sent_at", { withTimezone: true, precision: 3 }),
    givenUpAt: timestamp("given_up_at", { withTimezone: true, precision: 3 }),
    /** Why it could not be sent the last time. */
    lastError: text("last_error"),
  },
  (table) => [
    index("mails_to_send")
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index("mails_sent").on(table.sentAt),
  ],
);

/** A stored mail. */
export type MailRow = typeof mails.$inferSelect;
