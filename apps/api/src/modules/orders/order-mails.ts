import { fill } from "@shop/i18n/fill.ts";

import type { NewMail } from "../mail/outbox.ts";
import { followLink, formatOrder, hasUnpriced, mailOf, type ShopMailbox } from "./order-letter.ts";
import type { StoredOrder } from "./orders.repository.ts";

function mailToShop(order: StoredOrder, { address, locale }: ShopMailbox): Promise<NewMail> {
  const { texts, places, body } = formatOrder(order, locale);
  const { subject, title, intro, confirmPrices, language, languages } = texts.toShop;
  const rows = [...body.details.rows, { label: language, value: languages[order.locale] }];
  return mailOf(
    { kind: "order_to_shop", recipient: address, replyTo: order.email, subject: fill(subject, places) },
    {
      ...body,
      link: null,
      title: fill(title, places),
      opening: [fill(intro, places)],
      details: { ...body.details, rows },
      closing: hasUnpriced(order) ? [confirmPrices] : [],
    },
  );
}

function mailToBuyer(order: StoredOrder, mailbox: ShopMailbox): Promise<NewMail> {
  const { texts, places, body } = formatOrder(order, order.locale);
  const { subject, title, intro, keepNumber, confirmPrices, noPayment, questions } = texts.toBuyer;
  return mailOf(
    {
      kind: "order_to_buyer",
      recipient: order.email,
      replyTo: mailbox.address,
      subject: fill(subject, places),
    },
    {
      ...body,
      link: followLink(order, mailbox),
      title,
      opening: [fill(intro, places), keepNumber],
      closing: [...(hasUnpriced(order) ? [confirmPrices] : []), noPayment, fill(questions, places)],
    },
  );
}

/** Renders the mails of a new order: to the shop in its language, to the buyer in theirs. */
export const orderMails = (order: StoredOrder, mailbox: ShopMailbox): Promise<NewMail[]> =>
  Promise.all([mailToShop(order, mailbox), mailToBuyer(order, mailbox)]);
