import { fill } from "@shop/i18n/fill.ts";

import type { LetterHead } from "../../mails/letter-head.ts";
import type { NewMail } from "../../mails/outbox.ts";
import type { StoredOrder } from "../orders.repository.ts";
import { mailToBuyer } from "./order-letter.ts";

/** Renders the mail to a buyer that the shop waits for their answer before it confirms the order. */
export const orderReminderMail = (order: StoredOrder, head: LetterHead): Promise<NewMail> =>
  mailToBuyer(order, head, { kind: "order_reminder" }, ({ texts, places }) => {
    const { subject, title, intro, answer } = texts.reminder;
    return {
      subject,
      title,
      opening: [fill(intro, places), fill(answer, places)],
      closing: [texts.toBuyer.noPayment],
    };
  });
