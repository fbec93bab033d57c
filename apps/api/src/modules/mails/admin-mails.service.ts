import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { listMails, MailQuery, readMail, ResendableMails } from "@shop/contract/mails/endpoints.ts";
import { type Mail, mailStates } from "@shop/contract/mails/mail.ts";
import { MAIL_ROWS } from "@shop/domain/constants.ts";
import { countsIn, pageAt } from "@shop/domain/numbered-page.ts";

import type { Queries } from "../../database/database.ts";
import {
  countMails,
  deleteUnsentMail,
  findMail,
  findMails,
  findMailText,
  makeDue,
  type ShownMail,
} from "./admin-mails.repository.ts";
import type { Outbox } from "./outbox.ts";

/** What administrators see and do of the outbox. */
export interface AdminMailService {
  /** One page of mails, with their numbers by state. */
  readonly page: (query: MailQuery) => Promise<AnswerOf<typeof listMails>>;
  /** A mail with its text, without the secret parts of its links; throws not_found. */
  readonly read: (id: number) => Promise<AnswerOf<typeof readMail>>;
  /** Sends a failed or kept mail again; throws not_found. */
  readonly resend: (id: number) => Promise<{ status: boolean; mail: Mail }>;
  /** Sends all failed or all kept mails again; returns their number. */
  readonly resendAll: (only: ResendableMails) => Promise<number>;
  /** Deletes a failed or kept mail; throws not_found, and state_not_allowed for any other. */
  readonly remove: (id: number) => Promise<void>;
}

const toMail = ({ createdAt, nextAttemptAt, sentAt, lastError, ...mail }: ShownMail): Mail => ({
  ...mail,
  created_at: createdAt.toISOString(),
  next_attempt_at: mail.state === "waiting" || mail.state === "retrying" ? nextAttemptAt.toISOString() : null,
  sent_at: sentAt?.toISOString() ?? null,
  last_error: lastError,
});

/** The part of a link behind its hash sign, where tokens stand. */
const SECRET = /(https?:\/\/[^\s#]+)#\S+/g;

/** Creates the service of the administrators' view of the outbox. */
export function adminMailService(
  queries: Queries,
  outbox: Pick<Outbox, "wake" | "hasServer">,
): AdminMailService {
  // Without a mail server a kept mail would only be written to its file again.
  const resendable: readonly ResendableMails[] = outbox.hasServer ? ["failed", "kept"] : ["failed"];
  const existing = async (id: number): Promise<ShownMail> => {
    const mail = await findMail(queries, id);
    if (!mail) throw new ApiError("not_found");
    return mail;
  };

  return {
    page: async ({ query, state, page = 1, per_page = MAIL_ROWS }) => {
      const text = query?.trim();
      const counts = await countMails(queries, text);
      const states = countsIn(mailStates, (one) => counts.get(one) ?? 0);
      const total = state ? states[state] : Object.values(states).reduce((sum, one) => sum + one, 0);
      const { page: shown, offset } = pageAt(total, page, per_page);
      const rows = await findMails(queries, { text, state, offset, limit: per_page });
      return { data: rows.map(toMail), page: shown, per_page, total, has_server: outbox.hasServer, states };
    },
    read: async (id) => {
      const mail = await existing(id);
      const text = (await findMailText(queries, id)) ?? "";
      return { mail: toMail(mail), text: text === "" ? null : text.replaceAll(SECRET, "$1#…") };
    },
    resend: async (id) => {
      const status = (await makeDue(queries, resendable, id)) > 0;
      if (status) outbox.wake();
      return { status, mail: toMail(await existing(id)) };
    },
    resendAll: async (only) => {
      const number = resendable.includes(only) ? await makeDue(queries, [only]) : 0;
      if (number > 0) outbox.wake();
      return number;
    },
    remove: async (id) => {
      if (await deleteUnsentMail(queries, id)) return;
      await existing(id);
      throw new ApiError("state_not_allowed");
    },
  };
}
