import type { ProductCard } from "@shop/contract/products/product.ts";
import { addLine, type Cart, linePrices, type NewCartLine } from "@shop/domain/cart/cart.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";

/** Converts a product to a cart line in the given language. */
export const cartLineOf = (product: ProductCard, locale: Locale): NewCartLine => ({
  id: product.id,
  ...linePrices(product),
  name: localName(product, locale),
  image: pictureAddresses(product.images)[0] ?? "",
});

/** A cart with some products more, in the given language; pieces that are not sold so are raised to the next number that is. */
export const withProducts = (
  cart: Cart,
  lines: ReadonlyArray<{ readonly product: ProductCard; readonly qty: number }>,
  locale: Locale,
): Cart =>
  lines.reduce(
    (changed, { product, qty }) => addLine(changed, cartLineOf(product, locale), qty, product),
    cart,
  );
