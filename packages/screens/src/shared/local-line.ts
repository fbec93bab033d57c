import type { CheckedLine } from "@shop/domain/cart/cart-check.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import type { MessageLine } from "@shop/i18n/order-message.ts";

/** Localized name of a line: the product's, or the stored one while the product is loading. */
export const lineName = ({ line, product }: CheckedLine, locale: Locale): string =>
  product ? localName(product, locale) : line.name;

/** A line for a chat message. */
export const messageLine = (checked: CheckedLine, locale: Locale): MessageLine => ({
  id: checked.line.id,
  name: lineName(checked, locale),
  partNumber: checked.product?.part_number ?? null,
  price: checked.line.price,
  qty: checked.line.qty,
  sold: checked.product,
  path: localAddress(pages.product(checked.line.id), locale),
});
