import { isolateFigures } from "@shop/domain/locale/figures.ts";
import { fill } from "@shop/i18n/fill.ts";

import type { LetterHead } from "../../mails/letter-head.ts";
import type { NewMail } from "../../mails/outbox.ts";
import { mailToBuyer } from "../mails/order-letter.ts";
import type { StoredOrder } from "../orders.repository.ts";

/** Renders the mail to the buyer that the shop has declined their proof of payment, with its reason. */
export const proofDeclinedMail = (order: StoredOrder, note: string, head: LetterHead): Promise<NewMail> =>
  // The address of an order that is not confirmed may not be its owner's.
  mailToBuyer(
    order,
    head,
    { kind: "order_changed", brief: order.state === "received" },
    ({ texts, places }) => {
      const { subject, title, intro, again } = texts.proofDeclined;
      return {
        subject,
        title,
        opening: [
          fill(intro, places),
          fill(texts.states.note, { note: isolateFigures(note, order.locale) }),
          again,
        ],
        closing: [fill(texts.toBuyer.questions, places)],
      };
    },
  );
