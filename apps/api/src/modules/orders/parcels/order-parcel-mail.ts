import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { isolateFigures, leftToRight } from "@shop/domain/locale/figures.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { unsentLines } from "@shop/domain/orders/parcels/order-parcels.ts";
import { shipmentText } from "@shop/domain/orders/parcels/shipment.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount } from "@shop/i18n/format.ts";

import type { LetterHead } from "../../mails/letter-head.ts";
import type { NewMail } from "../../mails/outbox.ts";
import { goodsText, mailToBuyer } from "../mails/order-letter.ts";
import { orderStateMail } from "../mails/order-state-mail.ts";
import type { StoredOrder } from "../orders.repository.ts";
import type { StoredParcel } from "./order-parcels.repository.ts";

/** Renders the mail that a part of an order, or the rest of it, was sent: what is in the parcel, and what follows. */
const parcelMail = (
  order: StoredOrder,
  parcel: StoredParcel,
  said: string,
  head: LetterHead,
): Promise<NewMail> =>
  mailToBuyer(order, head, { kind: "order_changed", brief: false }, ({ texts, places }) => {
    const { part, rest, goods, toCome, collected } = texts.parcels;
    const { locale } = order;
    const left = unsentLines(order.lines).flatMap(({ place, qty }) => {
      const line = order.lines[place];
      return line ? [Object.assign({}, line, { qty })] : [];
    });
    const { subject, title, intro } = left.length > 0 ? part : rest;
    const { collect } = parcel;
    const pays = order.payBy === "cash_on_delivery" && collect !== null && !isZeroPrice(collect);
    const amount = leftToRight(`${formatAmount(collect ?? "0.00")} ${CURRENCY_LABEL}`, locale);
    return {
      subject,
      title,
      opening: [
        fill(intro, places),
        fill(goods, { goods: goodsText(parcel.lines, locale) }),
        ...(left.length > 0 ? [fill(toCome, { goods: goodsText(left, locale) })] : []),
        ...(pays ? [fill(collected, { amount })] : []),
        ...(said ? [fill(texts.states.note, { note: isolateFigures(said, locale) })] : []),
      ],
      closing: [fill(texts.toBuyer.questions, places)],
    };
  });

/** Renders the mail to the buyer that the last parcel of an order was sent, with the shop's note on it; one that has the whole order is the order. */
export function sentMail(order: StoredOrder, note: string, head: LetterHead): Promise<NewMail> {
  const parcels = countedEntries(order.parcels);
  const parcel = parcels.at(-1);
  const said = [parcel && shipmentText(parcel), note].filter(Boolean).join("\n");
  return parcel && (parcels.length > 1 || order.state !== "sent")
    ? parcelMail(order, parcel, said, head)
    : orderStateMail(order, { state: "sent", note: said }, head);
}
