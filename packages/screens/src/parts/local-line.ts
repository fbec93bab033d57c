import type { CheckedLine } from "@shop/contract/cart-check.ts";
import { type Locale, localName } from "@shop/contract/locale.ts";
import type { MessageLine } from "@shop/i18n/order-message.ts";

/** A line's name in the reader's language: the product's own, or as long as that is not known the one that the cart kept. */
export const lineName = ({ line, product }: CheckedLine, locale: Locale): string =>
  product ? localName(product, locale) : line.name;

/** A line as a chat message says it. */
export const messageLine = (checked: CheckedLine, locale: Locale): MessageLine => ({
  name: lineName(checked, locale),
  partNumber: checked.product?.part_number ?? null,
  price: checked.line.price,
  qty: checked.line.qty,
});
