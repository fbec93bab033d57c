import { isolateFigures } from "@shop/domain/locale/figures.ts";
import { lacksPrices } from "@shop/domain/orders/lines/free-lines.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { fill } from "@shop/i18n/fill.ts";

import type { LetterHead } from "../../mails/letter-head.ts";
import type { NewMail } from "../../mails/outbox.ts";
import type { StoredOrder } from "../orders.repository.ts";
import { mailToBuyer } from "./order-letter.ts";

/** A state whose beginning is mailed to the buyer. */
export type MailedState = Exclude<OrderState, "quoted" | "received">;

/** Renders the mail to the buyer that an order has changed to a state, with the shop's note on the change; '' without one. */
export const orderStateMail = (
  order: StoredOrder,
  { state, note }: { readonly state: MailedState; readonly note: string },
  head: LetterHead,
): Promise<NewMail> =>
  // A cancelled order may not have been placed by the owner of the address.
  mailToBuyer(order, head, { kind: "order_changed", brief: state === "cancelled" }, ({ texts, places }) => {
    const { subject, title, intro } = texts.states[state];
    const { confirmPrices, questions } = texts.toBuyer;
    return {
      subject,
      title,
      opening: [
        fill(intro, places),
        ...(note ? [fill(texts.states.note, { note: isolateFigures(note, order.locale) })] : []),
      ],
      closing: [
        ...(state === "confirmed" && lacksPrices(order) ? [confirmPrices] : []),
        fill(questions, places),
      ],
    };
  });
