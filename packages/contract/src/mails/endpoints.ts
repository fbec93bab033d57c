import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { numberedPages, searchText, withoutNullInQuery } from "../paging.ts";
import { statusOnly, withId } from "../rules.ts";
import { mailSchema, mailStates } from "./mail.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Query of the list of mails; `query` is a part of the recipient's address or of the subject, or the number of an order, which the text may state. */
const mailQuerySchema = v.object({
  ...numberedPages,
  query: v.optional(v.pipe(searchText, withoutNullInQuery)),
  state: v.optional(v.picklist(mailStates, "bad_query")),
});

/** The mails of the outbox. */
export const listMails = defineEndpoint({
  access: "admin",
  right: "orders",
  background: true,
  summary:
    "One page of the outbox's mails, the newest first, without their content, with the exact total and the number of mails in each state (without the filter by state). Mails that were sent, or kept as files, are deleted after 30 days. A page beyond the last is the last one; without page and per_page the first 20.",
  query: mailQuerySchema,
  answer: v.object({
    data: v.array(mailSchema),
    page: count,
    per_page: count,
    total: count,
    /** Whether mails go to a mail server; without one they are only kept as files. */
    has_server: v.boolean(),
    states: v.object({ waiting: count, retrying: count, given_up: count, kept: count, sent: count }),
  }),
});

/** What a mail says. */
export const readMail = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "A mail with its text, without the secret parts of its links, which are meant for its reader alone; text is null where it was erased, since what it led to has expired.",
  params: withId,
  answer: v.object({ mail: mailSchema, text: v.nullable(v.string()) }),
});

/** Sends a mail again that has failed or was kept. */
export const resendMail = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Sends a mail that has failed again at once, or one that was kept as a file where there is a mail server by now; status false for any other.",
  params: withId,
  answer: v.object({ status: v.boolean(), mail: mailSchema }),
});

/** Mails that {@link resendMails} sends again: those that failed, or those kept as files. */
const resendableMails = ["failed", "kept"] as const;

/** Sends all failed or all kept mails again. */
export const resendMails = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Sends all mails that have failed again at once, those that were given up too; with only=kept all that were kept as files, where there is a mail server by now. Answers their number.",
  query: v.object({ only: v.optional(v.picklist(resendableMails, "bad_query"), "failed") }),
  answer: v.object({ status: v.boolean(), mails: count }),
});

/** What became of a test mail: the mail server has accepted or refused it, or there is none. */
export const testMailResults = ["sent", "refused", "no_server"] as const;

/** Sends a mail to the administrator's own address. */
export const sendTestMail = defineEndpoint({
  access: "admin",
  right: "settings",
  summary:
    "Sends a mail to the signed-in owner's own address at once, without the outbox, and answers what became of it; where the mail server has refused it, or was not reached, reply says why. Limited to ten in an hour.",
  answer: v.object({
    result: v.picklist(testMailResults),
    address: v.string(),
    /** The mail server's answer; null where it has accepted the mail, or there is no mail server. */
    reply: v.nullable(v.string()),
  }),
  failures: ["too_many_requests"],
});

/** Deletes a mail that was not sent. */
export const deleteMail = defineEndpoint({
  access: "admin",
  right: "orders",
  summary:
    "Deletes a mail that has failed or was kept as a file, which is then never sent; state_not_allowed for any other.",
  params: withId,
  answer: statusOnly,
  failures: ["state_not_allowed"],
});

/** Validated query of the list of mails. */
export type MailQuery = v.InferOutput<typeof mailQuerySchema>;

/** Mails that are sent again together. */
export type ResendableMails = (typeof resendableMails)[number];
