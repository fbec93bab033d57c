import { ApiError } from "@shop/contract/api-error.ts";
import { type Mail, mailStates } from "@shop/contract/mails/mail.ts";
import { MAIL_ROWS } from "@shop/domain/constants.ts";
import { countsIn, pageOf } from "@shop/domain/numbered-page.ts";

import type { Answers, ShopState } from "../shop/state.ts";
import { mailStateOf } from "./mails.ts";

const isUnsent = {
  failed: ({ state }: Mail): boolean => state === "retrying" || state === "given_up",
  kept: ({ state }: Mail): boolean => state === "kept",
} as const;

const delivered = (shop: ShopState, mail: Mail): Mail => ({
  ...mail,
  ...mailStateOf(shop),
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
      const rows = found
        .filter((mail) => state === undefined || mail.state === state)
        .toSorted((a, b) => b.id - a.id);
      return {
        ...pageOf(rows, page, per_page),
        has_server: shop.hasMailServer,
        states: countsIn(mailStates, (one) => found.filter((mail) => mail.state === one).length),
      };
    },
    readMail: ({ params: { id } }) => {
      const mail = existing(id);
      return {
        mail,
        text: mail.kind === "password_link" && mail.state === "sent" ? null : `${mail.subject}\n\nNilometer`,
      };
    },
    sendTestMail: () => ({
      result: shop.hasMailServer ? "sent" : "no_server",
      address: shop.adminEmail,
      reply: null,
    }),
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
