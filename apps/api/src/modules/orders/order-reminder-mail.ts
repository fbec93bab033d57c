import { fill } from "@shop/i18n/fill.ts";

import type { LetterHead } from "../mails/letter-head.ts";
import { mailOf } from "../mails/letter-mail.ts";
import type { NewMail } from "../mails/outbox.ts";
import { followLink, formatOrder } from "./order-letter.ts";
import type { StoredOrder } from "./orders.repository.ts";

/** Renders the mail to a buyer that the shop waits for their answer before it confirms the order. */
export function orderReminderMail(order: StoredOrder, head: LetterHead): Promise<NewMail> {
  const { texts, places, body } = formatOrder(order, order.locale, head, { brief: true });
  const { subject, title, intro, answer } = texts.reminder;
  return mailOf(
    {
      kind: "order_reminder",
      recipient: order.email,
      replyTo: head.address,
      subject: fill(subject, places),
    },
    {
      ...body,
      link: followLink(order, head),
      title,
      opening: [fill(intro, places), fill(answer, places)],
      closing: [texts.toBuyer.noPayment],
    },
    head,
  );
}
