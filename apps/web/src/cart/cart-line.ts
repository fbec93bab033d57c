import type { NewCartLine } from "@shop/contract/cart.ts";
import type { ProductCard } from "@shop/contract/entities/product.ts";
import { type Locale, localName } from "@shop/contract/locale.ts";
import { pictureAddresses } from "@shop/contract/pictures.ts";

/** A product as a line of the cart keeps it. */
export const cartLineOf = (product: ProductCard, locale: Locale): NewCartLine => ({
  id: product.id,
  price: product.price,
  name: localName(product, locale),
  image: pictureAddresses(product.images)[0] ?? "",
});
