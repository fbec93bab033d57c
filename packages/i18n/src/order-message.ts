import type { Locale } from "@shop/contract/locale.ts";
import { totalOf } from "@shop/contract/money.ts";

import type { cart } from "./en/cart.ts";
import { fill } from "./fill.ts";
import { formatPrice } from "./format.ts";
import { plural } from "./plural.ts";

/** The longest message that opens everywhere, in characters of the encoded link. */
export const LONGEST_MESSAGE = 1900;

/** A line of an order as a chat message says it. */
export interface MessageLine {
  readonly name: string;
  readonly partNumber: string | null;
  /** Decimal text; zero reads 'price updating'. */
  readonly price: string;
  readonly qty: number;
}

/** Who orders by chat. */
export interface ChatBuyer {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** An order that opens as a chat message. */
export interface ChatOrder {
  readonly lines: readonly MessageLine[];
  readonly buyer: ChatBuyer;
}

/** The words of a chat message. */
export interface MessageWords {
  readonly locale: Locale;
  readonly texts: (typeof cart)["chat"];
  /** How a price that is not fixed yet reads. */
  readonly updating: string;
}

const encodedLength = (text: string): number => encodeURIComponent(text).length;

const lineText = ({ name, partNumber, price, qty }: MessageLine, { texts, updating }: MessageWords): string =>
  fill(texts.line, {
    qty,
    name: partNumber ?? name,
    sum: formatPrice(totalOf([{ price, qty }]), updating),
  });

const message = ({ lines, buyer }: ChatOrder, middle: readonly string[], words: MessageWords): string => {
  const { texts, updating } = words;
  return [
    texts.greeting,
    ...middle,
    fill(texts.total, { total: formatPrice(totalOf(lines), updating) }),
    "",
    fill(texts.name, { name: buyer.name }),
    fill(texts.phone, { phone: buyer.phone }),
    fill(texts.address, { address: buyer.address }),
  ].join("\n");
};

const inFull = (order: ChatOrder, words: MessageWords): string =>
  message(
    order,
    order.lines.map((line) => lineText(line, words)),
    words,
  );

/** Whether an order's message would be too long for a link, so that the cart wants to be saved and linked instead. */
export const isLongOrder = (order: ChatOrder, words: MessageWords): boolean =>
  encodedLength(inFull(order, words)) > LONGEST_MESSAGE;

/**
 * The chat message of an order: lines as quantity × part number (the name where there is none), total and buyer. Too long a list
 * gives way to the address of the saved cart, or without one to as many lines as fit and the number of the others.
 */
export function orderMessage(order: ChatOrder, words: MessageWords, savedCart?: string): string {
  if (!isLongOrder(order, words)) return inFull(order, words);
  const { locale, texts } = words;
  if (savedCart) return message(order, [fill(texts.savedCart, { address: savedCart })], words);
  const all = order.lines.map((line) => lineText(line, words));
  const cut = (count: number) =>
    message(order, [...all.slice(0, count), plural(locale, all.length - count, texts.more)], words);
  let count = all.length - 1;
  while (count > 0 && encodedLength(cut(count)) > LONGEST_MESSAGE) count -= 1;
  return cut(count);
}
