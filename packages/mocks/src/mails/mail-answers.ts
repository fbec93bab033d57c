import { type Mail, mailStates } from "@shop/contract/mails/mail.ts";
import { MAIL_ROWS } from "@shop/domain/constants.ts";
import { countsIn, pageOf } from "@shop/domain/numbered-page.ts";

import { entityOf } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";

const isUnsent = {
  failed: ({ state }: Mail): boolean => state === "retrying" || state === "given_up",
  kept: ({ state }: Mail): boolean => state === "kept",
} as const;

const delivered = (mail: Mail): Mail => ({
  ...mail,
  state: "sent",
  sent_at: new Date().toISOString(),
  attempts: mail.attempts + 1,
  next_attempt_at: null,
  last_error: null,
});

/** Answers to the administrators' endpoints of the outbox; a mail that is sent again is accepted at once. */
export function mailAnswers(shop: ShopState) {
  const resend = (isMeant: (mail: Mail) => boolean): void => {
    shop.mails = shop.mails.map((mail) => (isMeant(mail) ? delivered(mail) : mail));
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
      const mail = entityOf(shop.mails, id);
      return { mail, text: `${mail.subject}\n\nNilometer` };
    },
    sendTestMail: () => ({ result: "sent", address: shop.adminEmail, reply: null }),
    resendMails: ({ query: { only } }) => {
      const mails = shop.mails.filter(isUnsent[only]).length;
      resend(isUnsent[only]);
      return { status: true, mails };
    },
    resendMail: ({ params: { id } }) => {
      resend((mail) => mail.id === id);
      return { status: true, mail: entityOf(shop.mails, id) };
    },
    deleteMail: ({ params: { id } }) => {
      shop.mails = shop.mails.filter((mail) => mail.id !== id);
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
