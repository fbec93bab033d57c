import { fill } from "@shop/i18n/fill.ts";

import type { LetterHead } from "../mails/letter-head.ts";
import type { NewMail } from "../mails/outbox.ts";
import { mailToBuyer } from "./order-letter.ts";
import type { StoredOrder } from "./orders.repository.ts";

/** Renders the mail to the buyer that the delivery of their order has changed, or how it is to be paid. */
export const orderChangeMail = (
  order: StoredOrder,
  changed: "delivery" | "payment",
  head: LetterHead,
): Promise<NewMail> =>
  // The address of an order that is not confirmed may not be its owner's.
  mailToBuyer(
    order,
    head,
    { kind: "order_changed", brief: order.state === "received" },
    ({ texts, places }) => {
      const { subject, title, intro } = texts[changed];
      return {
        subject,
        title,
        opening: [fill(intro, places)],
        closing: [fill(texts.toBuyer.questions, places)],
      };
    },
  );
