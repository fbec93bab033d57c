import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { listMails, MailQuery } from "@shop/contract/endpoints/mails.ts";
import type { Mail } from "@shop/contract/entities/mail.ts";
import { MAIL_ROWS } from "@shop/domain/constants.ts";

import type { Queries } from "../../database/database.ts";
import {
  countMails,
  deleteFailedMail,
  findMail,
  findMails,
  makeDue,
  type ShownMail,
} from "./admin-mails.repository.ts";
import type { Outbox } from "./outbox.ts";

/** What administrators see and do of the outbox. */
export interface AdminMailService {
  /** One page of mails, with their numbers by state. */
  readonly page: (query: MailQuery) => Promise<AnswerOf<typeof listMails>>;
  /** Sends a failed mail again; throws not_found. */
  readonly resend: (id: number) => Promise<{ status: boolean; mail: Mail }>;
  /** Sends all failed mails again; returns their number. */
  readonly resendAll: () => Promise<number>;
  /** Deletes a failed mail; throws not_found, and state_not_allowed for any other. */
  readonly remove: (id: number) => Promise<void>;
}

const toMail = ({ createdAt, nextAttemptAt, sentAt, lastError, ...mail }: ShownMail): Mail => ({
  ...mail,
  created_at: createdAt.toISOString(),
  next_attempt_at: mail.state === "sent" || mail.state === "given_up" ? null : nextAttemptAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
  last_error: lastError,
});

/** Creates the service of the administrators' view of the outbox. */
export function adminMailService(
  queries: Queries,
  outbox: Pick<Outbox, "wake" | "hasServer">,
): AdminMailService {
  const existing = async (id: number): Promise<ShownMail> => {
    const mail = await findMail(queries, id);
    if (!mail) throw new ApiError("not_found");
    return mail;
  };

  return {
    page: async ({ query, state, page = 1, per_page = MAIL_ROWS }) => {
      const text = query?.trim();
      const counts = await countMails(queries, text);
      const numberOf = (one: Mail["state"]): number => counts.get(one) ?? 0;
      const states = {
        waiting: numberOf("waiting"),
        retrying: numberOf("retrying"),
        given_up: numberOf("given_up"),
        sent: numberOf("sent"),
      };
      const total = state ? states[state] : states.waiting + states.retrying + states.given_up + states.sent;
      const shown = Math.min(page, Math.max(1, Math.ceil(total / per_page)));
      const rows = await findMails(queries, {
        text,
        state,
        offset: (shown - 1) * per_page,
        limit: per_page,
      });
      return { data: rows.map(toMail), page: shown, per_page, total, has_server: outbox.hasServer, states };
    },
    resend: async (id) => {
      const status = (await makeDue(queries, id)) > 0;
      if (status) outbox.wake();
      return { status, mail: toMail(await existing(id)) };
    },
    resendAll: async () => {
      const number = await makeDue(queries);
      if (number > 0) outbox.wake();
      return number;
    },
    remove: async (id) => {
      if (await deleteFailedMail(queries, id)) return;
      await existing(id);
      throw new ApiError("state_not_allowed");
    },
  };
}
