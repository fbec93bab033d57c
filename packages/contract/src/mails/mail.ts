import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * What mails are about: a new order, to the shop and to the buyer, a changed order, a reminder of a waiting one, a link to a new password,
 * a product that is back, or anything else.
 */
const mailKinds = [
  "order_to_shop",
  "order_to_buyer",
  "order_changed",
  "order_reminder",
  "password_link",
  "restock",
  "general",
] as const;

/** States of a mail: not tried yet, failed and tried again by itself, failed and given up, kept as a file because there was no mail server, sent. */
export const mailStates = ["waiting", "retrying", "given_up", "kept", "sent"] as const;

/** A mail of the outbox without its content, which may hold links that are meant for its reader alone. */
export const mailSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    kind: v.picklist(mailKinds),
    recipient: v.string(),
    subject: v.string(),
    state: v.picklist(mailStates),
    created_at: v.string(),
    /** Number of attempts begun. */
    attempts: count,
    /** Time of the next attempt; null where there will be none. */
    next_attempt_at: v.nullable(v.string()),
    sent_at: v.nullable(v.string()),
    /** Error of the last attempt; null where none has failed. */
    last_error: v.nullable(v.string()),
  }),
  v.metadata({ ref: "Mail" }),
);

/** What a mail is about. */
export type MailKind = (typeof mailKinds)[number];
/** The state of a mail. */
export type MailState = (typeof mailStates)[number];
/** A mail of the outbox. */
export type Mail = v.InferOutput<typeof mailSchema>;
