import { lacksPrices } from "@shop/domain/orders/lines/free-lines.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";

import type { LetterHead } from "../../mails/letter-head.ts";
import { mailOf } from "../../mails/letter-mail.ts";
import type { NewMail } from "../../mails/outbox.ts";
import type { StoredOrder } from "../orders.repository.ts";
import { formatOrder, mailToBuyer, mailToShop } from "./order-letter.ts";

function newOrderToShop(order: StoredOrder, head: LetterHead): Promise<NewMail> {
  const { address, locale } = head;
  const { texts, places, body, payment } = formatOrder(order, locale, head, { brief: false });
  const { subject, title, intro, request, confirmPrices, language, languages } = texts.toShop;
  const { details } = body.order;
  const [option] = payment;
  const rows = [
    ...details.rows,
    ...(option ? [{ label: allMessages[locale].payment.title, value: option }] : []),
    { label: language, value: languages[order.locale] },
  ];
  return mailOf(
    { kind: "order_to_shop", recipient: address, replyTo: order.email, subject: fill(subject, places) },
    {
      ...body,
      link: null,
      title: fill(title, places),
      opening: [fill(intro, places), ...(order.request ? [request] : [])],
      order: { ...body.order, details: { ...details, rows } },
      closing: lacksPrices(order) ? [confirmPrices] : [],
    },
    head,
  );
}

/** Renders the mail to the shop that a buyer has cancelled an order, in the shop's language. */
export const cancellationToShop = (order: StoredOrder, head: LetterHead): Promise<NewMail> =>
  mailToShop(order, head, ({ texts, places }) => ({
    ...texts.cancelledToShop,
    opening: [fill(texts.cancelledToShop.intro, places)],
  }));

const newOrderMail = (order: StoredOrder, head: LetterHead): Promise<NewMail> =>
  mailToBuyer(order, head, { kind: "order_to_buyer" }, ({ texts, places, paysToAccount }) => {
    const { subject, title, intro, request, keepNumber, confirmPrices, noPayment, questions } = texts.toBuyer;
    return {
      subject,
      title,
      opening: [fill(intro, places), ...(order.request ? [request] : []), keepNumber],
      closing: [
        ...(lacksPrices(order) ? [confirmPrices] : []),
        ...(paysToAccount ? [] : [noPayment]),
        fill(questions, places),
      ],
    };
  });

/** Renders the mails of a new order: to the shop in its language, to the buyer in theirs unless it is held back. */
export const orderMails = (order: StoredOrder, head: LetterHead): Promise<NewMail[]> =>
  Promise.all([newOrderToShop(order, head), ...(order.mailHeld ? [] : [newOrderMail(order, head)])]);
