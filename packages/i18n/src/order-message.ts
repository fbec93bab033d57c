import type { ChatBuyer } from "@shop/contract/orders/chat-order.ts";
import type { SoldUnit } from "@shop/domain/catalogue/selling-unit.ts";
import type { OrderDelivery } from "@shop/domain/delivery/delivery.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";

import type { carts } from "./en/shop/carts.ts";
import { fill } from "./fill.ts";
import { formatPrice } from "./format.ts";
import type { Messages } from "./messages.ts";
import { plural } from "./plural.ts";
import { companyRows } from "./words/company-words.ts";
import { deliveryLabel } from "./words/delivery-words.ts";
import { quantityWords } from "./words/unit-words.ts";

/** Maximum length of the encoded link that every platform opens. */
export const LONGEST_MESSAGE = 1900;

/** Order line of a chat message. */
export interface MessageLine {
  /** Id of the product. */
  readonly id: number;
  readonly name: string;
  readonly partNumber: string | null;
  /** Decimal text; zero renders as 'price updating'. */
  readonly price: string;
  readonly qty: number;
  /** What the quantity counts; pieces where it is left out. */
  readonly sold?: SoldUnit | null | undefined;
  /** Path of the product's page in the shopper's language. */
  readonly path: string;
}

/** Order to send as a chat message. */
export interface ChatOrder {
  readonly lines: readonly MessageLine[];
  readonly buyer: ChatBuyer;
  /** Where it goes and what that costs; null without a choice. */
  readonly delivery: OrderDelivery | null;
  /** How it is to be paid; null where nothing was chosen. */
  readonly payBy?: PayBy | null | undefined;
  /** The words that state how it is to be paid; '' where nothing is said about it. */
  readonly payment?: string | undefined;
  /** The number of the stored request, by which the shop finds it; null where it was not stored. */
  readonly number?: string | null | undefined;
  /** Address of the page on which the buyer follows the stored request; null where it was not stored. */
  readonly page?: string | null | undefined;
  /** Address that shows what is ordered: the product, or the saved cart. */
  readonly link: string;
}

/** Texts of a chat message. */
export interface MessageWords {
  readonly locale: Locale;
  readonly texts: (typeof carts)["chat"];
  readonly delivery: Messages["delivery"];
  readonly company: Messages["company"];
  readonly units: Messages["common"]["units"];
  /** Text for a price of zero. */
  readonly updating: string;
}

const encodedLength = (text: string): number => encodeURIComponent(text).length;

/** Name and part number, without saying the part number twice. */
const fullTitle = ({ name, partNumber }: MessageLine): string =>
  partNumber === null || name.includes(partNumber) ? name : `${name} (${partNumber})`;

/** The shortest title that the shop recognises. */
const shortTitle = ({ name, partNumber }: MessageLine): string => partNumber ?? name;

function lineText(
  line: MessageLine,
  title: string,
  { texts, updating, units, locale }: MessageWords,
): string {
  const quantity = quantityWords(line.sold ?? {}, line.qty, locale, units);
  const name = quantity === null ? title : `${title} (${quantity})`;
  return fill(texts.line, { qty: line.qty, name, sum: formatPrice(totalOf([line]), updating) });
}

/** The cost of delivery, the fee of the payment and the total with them; nothing without either. */
function deliveryLines(
  { lines, delivery, payBy = null }: ChatOrder,
  { delivery: texts, locale, updating }: MessageWords,
): string[] {
  const hasFee = payBy !== null && !isZeroPrice(payBy.fee);
  const total = totalWithDelivery(totalOf(lines), delivery, payBy);
  return [
    ...(delivery
      ? [`${deliveryLabel(delivery, locale, texts)}: ${formatPrice(delivery.cost, texts.free)}`]
      : []),
    ...(hasFee ? [`${texts.paymentFee}: ${formatPrice(payBy.fee, "")}`] : []),
    ...(delivery || hasFee
      ? [`${hasFee ? texts.totalDue : texts.totalWithDelivery}: ${formatPrice(total, updating)}`]
      : []),
  ];
}

const message = (order: ChatOrder, middle: readonly string[], words: MessageWords) => {
  const { lines, buyer, link, number, page } = order;
  const { texts, updating, company } = words;
  return [
    texts.greeting,
    ...(number ? [fill(texts.number, { number })] : []),
    ...(page ? [page] : []),
    ...middle,
    fill(texts.total, { total: formatPrice(totalOf(lines), updating) }),
    ...deliveryLines(order, words),
    ...(order.payment ? [order.payment] : []),
    link,
    "",
    fill(texts.name, { name: buyer.name }),
    fill(texts.phone, { phone: buyer.phone }),
    ...(buyer.email ? [fill(texts.email, { email: buyer.email })] : []),
    fill(texts.address, { address: buyer.address }),
    ...companyRows(buyer, company).map(({ label, value }) => `${label}: ${value}`),
    ...(buyer.note ? [fill(texts.note, { note: buyer.note })] : []),
  ].join("\n");
};

/**
 * Builds the chat message of an order: a line for each product, the total, a link to what is ordered and the buyer. Lines carry name and
 * part number; where that is too long for a link, the part number alone, and then the lines that fit and the number of the others.
 */
export function orderMessage(order: ChatOrder, words: MessageWords): string {
  const { lines } = order;
  for (const titleOf of [fullTitle, shortTitle]) {
    const whole = message(
      order,
      lines.map((line) => lineText(line, titleOf(line), words)),
      words,
    );
    if (encodedLength(whole) <= LONGEST_MESSAGE) return whole;
  }
  const all = lines.map((line) => lineText(line, shortTitle(line), words));
  const cut = (count: number) =>
    message(
      order,
      [...all.slice(0, count), plural(words.locale, all.length - count, words.texts.more)],
      words,
    );
  let count = all.length - 1;
  while (count > 0 && encodedLength(cut(count)) > LONGEST_MESSAGE) count -= 1;
  const note = Array.from(order.buyer.note);
  if (count > 0 || note.length < 2) return cut(count);
  // The note alone is too long.
  const shorter = `${note.slice(0, Math.floor(note.length / 2)).join("")}…`;
  return orderMessage({ ...order, buyer: { ...order.buyer, note: shorter } }, words);
}
