import { ApiError } from "@shop/contract/api-error.ts";
import type { Mail, MailState } from "@shop/contract/mails/mail.ts";
import { MAIL_ROWS } from "@shop/domain/constants.ts";

import type { Answers, ShopState } from "../shop/state.ts";
import { deliveryOf } from "./mails.ts";

const isUnsent = {
  failed: ({ state }: Mail): boolean => state === "retrying" || state === "given_up",
  kept: ({ state }: Mail): boolean => state === "kept",
} as const;

const delivered = (shop: ShopState, mail: Mail): Mail => ({
  ...mail,
  ...deliveryOf(shop),
  attempts: mail.attempts + 1,
  next_attempt_at: null,
  last_error: null,
});

/** Answers to the administrators' endpoints of the outbox; a mail that is sent again is accepted at once. */
export function mailAnswers(shop: ShopState) {
  const existing = (id: number): Mail => {
    const mail = shop.mails.find((one) => one.id === id);
    if (!mail) throw new ApiError("not_found");
    return mail;
  };
  const canResend = (mail: Mail): boolean =>
    isUnsent.failed(mail) || (shop.hasMailServer && isUnsent.kept(mail));
  const resend = (isMeant: (mail: Mail) => boolean): number => {
    const meant = shop.mails.filter((mail) => canResend(mail) && isMeant(mail));
    shop.mails = shop.mails.map((mail) => (meant.includes(mail) ? delivered(shop, mail) : mail));
    return meant.length;
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
          kept: numberIn("kept"),
          sent: numberIn("sent"),
        },
      };
    },
    resendMails: ({ query: { only } }) => ({ status: true, mails: resend(isUnsent[only]) }),
    resendMail: ({ params: { id } }) => {
      existing(id);
      const status = resend((mail) => mail.id === id) > 0;
      return { status, mail: existing(id) };
    },
    deleteMail: ({ params: { id } }) => {
      const mail = existing(id);
      if (!isUnsent.failed(mail) && !isUnsent.kept(mail)) throw new ApiError("state_not_allowed");
      shop.mails = shop.mails.filter((other) => other !== mail);
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
