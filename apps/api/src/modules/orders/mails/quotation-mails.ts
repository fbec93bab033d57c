import { lacksPrices } from "@shop/domain/orders/lines/free-lines.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatShopDay } from "@shop/i18n/format-date.ts";

import type { LetterHead } from "../../mails/letter-head.ts";
import type { NewMail } from "../../mails/outbox.ts";
import type { StoredOrder } from "../orders.repository.ts";
import { mailToBuyer, mailToShop } from "./order-letter.ts";

/** Renders the mail that brings a quotation to its buyer, with the link by which it is accepted. */
export const quotationMail = (order: StoredOrder, head: LetterHead): Promise<NewMail> =>
  // The address of a quotation that was made in the shop may not be its owner's.
  mailToBuyer(
    order,
    head,
    { kind: "order_to_buyer", brief: order.channel === "web" },
    ({ texts, places }) => {
      const { subject, title, intro, valid, accept } = texts.quotation;
      const day = formatShopDay(order.validUntil ?? "", order.locale);
      return {
        subject,
        title,
        opening: [fill(intro, places), fill(valid, { day }), accept],
        closing: [
          ...(lacksPrices(order) ? [texts.toBuyer.confirmPrices] : []),
          ...(order.terms === "" ? [] : [order.terms]),
          fill(texts.toBuyer.questions, places),
        ],
      };
    },
  );

/** Renders the mails of a quotation that a buyer has made of a cart: to the shop in its language, to the buyer where an address is given and no limit holds it back. */
export const quotationMails = (order: StoredOrder, head: LetterHead): Promise<NewMail[]> =>
  Promise.all([
    mailToShop(order, head, ({ texts, places }) => ({
      ...texts.quotationToShop,
      opening: [fill(texts.quotationToShop.intro, places)],
    })),
    ...(order.email === "" || order.mailHeld ? [] : [quotationMail(order, head)]),
  ]);
