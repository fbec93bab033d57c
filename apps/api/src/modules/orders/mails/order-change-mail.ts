import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { fill } from "@shop/i18n/fill.ts";

import type { LetterHead } from "../../mails/letter-head.ts";
import type { NewMail } from "../../mails/outbox.ts";
import type { StoredOrder } from "../orders.repository.ts";
import { goodsText, mailToBuyer } from "./order-letter.ts";
import { quotationMail } from "./quotation-mails.ts";

/** The goods of the last return of an order, one product a line. */
const goodsOf = ({ returns, locale }: StoredOrder): string =>
  goodsText(countedEntries(returns).at(-1)?.lines ?? [], locale);

/** Renders the mail to the buyer that the delivery of their order has changed, how it is to be paid, or that goods of it came back; for a quotation, its new revision. */
export const orderChangeMail = (
  order: StoredOrder,
  changed: "delivery" | "payment" | "returned",
  head: LetterHead,
): Promise<NewMail> => {
  if (isQuoted(order.state)) return quotationMail(order, head);
  // The address of an order that is not confirmed may not be its owner's.
  return mailToBuyer(
    order,
    head,
    { kind: "order_changed", brief: order.state === "received" },
    ({ texts, places }) => {
      const { subject, title, intro } = texts[changed];
      return {
        subject,
        title,
        opening: [fill(intro, places), ...(changed === "returned" ? [goodsOf(order)] : [])],
        closing: [fill(texts.toBuyer.questions, places)],
      };
    },
  );
};
