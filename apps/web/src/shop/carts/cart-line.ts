import type { ProductCard } from "@shop/contract/products/product.ts";
import { linePrices, type NewCartLine } from "@shop/domain/cart/cart.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";

/** Converts a product to a cart line in the given language. */
export const cartLineOf = (product: ProductCard, locale: Locale): NewCartLine => ({
  id: product.id,
  ...linePrices(product),
  name: localName(product, locale),
  image: pictureAddresses(product.images)[0] ?? "",
});
