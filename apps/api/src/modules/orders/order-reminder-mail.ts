import { fill } from "@shop/i18n/fill.ts";

import type { NewMail } from "../mail/outbox.ts";
import { followLink, formatOrder, mailOf, type ShopMailbox } from "./order-letter.ts";
import type { StoredOrder } from "./orders.repository.ts";

/** Renders the mail to a buyer that the shop waits for their answer before it confirms the order. */
export function orderReminderMail(order: StoredOrder, mailbox: ShopMailbox): Promise<NewMail> {
  const { texts, places, body } = formatOrder(order, order.locale);
  const { subject, title, intro, answer } = texts.reminder;
  return mailOf(
    { recipient: order.email, replyTo: mailbox.address, subject: fill(subject, places) },
    {
      ...body,
      link: followLink(order, mailbox),
      title,
      opening: [fill(intro, places), fill(answer, places)],
      closing: [texts.toBuyer.noPayment],
    },
  );
}
