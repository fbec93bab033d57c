import type { Locale } from "@shop/domain/locale/locale.ts";
import type { MailTextKind, MailTextPart, MailTexts } from "@shop/domain/site/mail-texts.ts";

import type { Messages } from "./messages.ts";

type Mails = Messages["mails"];
type Text = Readonly<Record<MailTextPart, string>>;

/** The usual texts of each mail that an owner may write. */
export const usualTexts = (mails: Mails): Readonly<Record<MailTextKind, Text>> => ({
  received: mails.toBuyer,
  confirmed: mails.states.confirmed,
  sent: mails.states.sent,
  part_sent: mails.parcels.part,
  rest_sent: mails.parcels.rest,
  delivered: mails.states.delivered,
  cancelled: mails.states.cancelled,
  delivery: mails.delivery,
  payment: mails.payment,
  returned: mails.returned,
  proof_declined: mails.proofDeclined,
  reminder: mails.reminder,
  quotation: mails.quotation,
});

/** The texts of mails with those that an owner has written in their places. */
export function withOwnTexts(mails: Mails, own: MailTexts, locale: Locale): Mails {
  const of = (kind: MailTextKind): Partial<Text> => {
    const { subject, title, intro } = own[kind];
    return {
      ...(subject[locale] && { subject: subject[locale] }),
      ...(title[locale] && { title: title[locale] }),
      ...(intro[locale] && { intro: intro[locale] }),
    };
  };
  const { toBuyer, states, parcels, delivery, payment, returned, proofDeclined, reminder, quotation } = mails;
  return {
    ...mails,
    toBuyer: { ...toBuyer, ...of("received") },
    states: {
      ...states,
      confirmed: { ...states.confirmed, ...of("confirmed") },
      sent: { ...states.sent, ...of("sent") },
      delivered: { ...states.delivered, ...of("delivered") },
      cancelled: { ...states.cancelled, ...of("cancelled") },
    },
    parcels: {
      ...parcels,
      part: { ...parcels.part, ...of("part_sent") },
      rest: { ...parcels.rest, ...of("rest_sent") },
    },
    delivery: { ...delivery, ...of("delivery") },
    payment: { ...payment, ...of("payment") },
    returned: { ...returned, ...of("returned") },
    proofDeclined: { ...proofDeclined, ...of("proof_declined") },
    reminder: { ...reminder, ...of("reminder") },
    quotation: { ...quotation, ...of("quotation") },
  };
}
