import { ApiError } from "@shop/contract/api-error.ts";
import type { Mail, MailState } from "@shop/contract/entities/mail.ts";
import { MAIL_ROWS } from "@shop/domain/constants.ts";

import type { Answers, ShopState } from "./state.ts";

const hasFailed = ({ state }: Mail): boolean => state === "retrying" || state === "given_up";

const sent = (mail: Mail): Mail => ({
  ...mail,
  state: "sent",
  attempts: mail.attempts + 1,
  next_attempt_at: null,
  sent_at: new Date().toISOString(),
  last_error: null,
});

/** Answers to the administrators' endpoints of the outbox; a mail that is sent again is accepted at once. */
export function mailAnswers(shop: ShopState) {
  const existing = (id: number): Mail => {
    const mail = shop.mails.find((one) => one.id === id);
    if (!mail) throw new ApiError("not_found");
    return mail;
  };
  const resend = (isMeant: (mail: Mail) => boolean): number => {
    const failed = shop.mails.filter((mail) => hasFailed(mail) && isMeant(mail));
    shop.mails = shop.mails.map((mail) => (failed.includes(mail) ? sent(mail) : mail));
    return failed.length;
  };

  return {
    listMails: ({ query: { query = "", state, page = 1, per_page = MAIL_ROWS } }) => {
      const text = query.trim().toLowerCase();
      const found = shop.mails.filter(({ recipient, subject }) =>
        `${recipient} ${subject}`.toLowerCase().includes(text),
      );
      const numberIn = (one: MailState): number => found.filter((mail) => mail.state === one).length;
      const rows = found
        .filter((mail) => state === undefined || mail.state === state)
        .toSorted((a, b) => b.id - a.id);
      const shown = Math.min(page, Math.max(1, Math.ceil(rows.length / per_page)));
      return {
        data: rows.slice((shown - 1) * per_page, shown * per_page),
        page: shown,
        per_page,
        total: rows.length,
        has_server: shop.hasMailServer,
        states: {
          waiting: numberIn("waiting"),
          retrying: numberIn("retrying"),
          given_up: numberIn("given_up"),
          sent: numberIn("sent"),
        },
      };
    },
    resendMails: () => ({ status: true, mails: resend(() => true) }),
    resendMail: ({ params: { id } }) => {
      existing(id);
      const status = resend((mail) => mail.id === id) > 0;
      return { status, mail: existing(id) };
    },
    deleteMail: ({ params: { id } }) => {
      if (!hasFailed(existing(id))) throw new ApiError("state_not_allowed");
      shop.mails = shop.mails.filter((mail) => mail.id !== id);
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
