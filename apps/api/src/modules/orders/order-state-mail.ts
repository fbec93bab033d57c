import { isolateFigures } from "@shop/domain/locale/figures.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { fill } from "@shop/i18n/fill.ts";

import type { LetterHead } from "../mails/letter-head.ts";
import { mailOf } from "../mails/letter-mail.ts";
import type { NewMail } from "../mails/outbox.ts";
import { followLink, formatOrder, hasUnpriced } from "./order-letter.ts";
import type { StoredOrder } from "./orders.repository.ts";

/** A state whose beginning is mailed to the buyer. */
export type MailedState = Exclude<OrderState, "received">;

/** Renders the mail to the buyer that an order has changed to a state, with the shop's note on the change; '' without one. */
export function orderStateMail(
  order: StoredOrder,
  { state, note }: { readonly state: MailedState; readonly note: string },
  head: LetterHead,
): Promise<NewMail> {
  const { texts, places, body } = formatOrder(order, order.locale, head, {
    // It may be cancelled because the order was not placed by the owner of the address.
    brief: state === "cancelled",
  });
  const { subject, title, intro } = texts.states[state];
  const { confirmPrices, questions } = texts.toBuyer;
  return mailOf(
    {
      kind: "order_changed",
      recipient: order.email,
      replyTo: head.address,
      subject: fill(subject, places),
    },
    {
      ...body,
      link: followLink(order, head),
      title,
      opening: [
        fill(intro, places),
        ...(note ? [fill(texts.states.note, { note: isolateFigures(note, order.locale) })] : []),
      ],
      closing: [
        ...(state === "confirmed" && hasUnpriced(order) ? [confirmPrices] : []),
        fill(questions, places),
      ],
    },
    head,
  );
}
