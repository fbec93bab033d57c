import type { SharedCart } from "@shop/contract/carts/shared-cart.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import { leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { DEFAULT_ACCENT } from "@shop/domain/site/accent.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { formatPrice } from "@shop/i18n/format.ts";
import { plural } from "@shop/i18n/plural.ts";

import type { SharePicture } from "./share-picture.ts";

/** What a picture for links shows, with the addresses of its pictures in place of their files. */
export type ShareFacts = SharePicture;

const shopFacts = (shop: Shop, locale: Locale): Pick<ShareFacts, "shop" | "accent"> => ({
  shop: shop.name[locale],
  accent: shop.accent || DEFAULT_ACCENT,
});

/** What the picture of a product shows. */
export function productFacts(product: ProductCard, shop: Shop, locale: Locale): ShareFacts {
  const { common, products } = allMessages[locale];
  return {
    locale,
    ...shopFacts(shop, locale),
    title: localName(product, locale),
    detail: product.part_number ?? "",
    price: formatPrice(leastPurchase(product).price, common.priceUpdating),
    isPriced: !isZeroPrice(product.price),
    note: {
      text: product.amount > 0 ? products.inStock : products.outOfStock,
      isGood: product.amount > 0,
    },
    pictures: pictureAddresses(product.images).slice(0, 1),
  };
}

/** What the picture of a shared cart shows. */
export function cartFacts({ lines }: SharedCart, shop: Shop, locale: Locale): ShareFacts {
  const { common, products, carts } = allMessages[locale];
  const total = totalOf(lines.map(({ product, qty }) => ({ price: priceForPieces(product, qty), qty })));
  return {
    locale,
    ...shopFacts(shop, locale),
    title: carts.shared.title,
    detail: plural(locale, lines.length, products.count),
    price: formatPrice(total, common.priceUpdating),
    isPriced: !isZeroPrice(total),
    note: null,
    pictures: lines.flatMap(({ product }) => pictureAddresses(product.images).slice(0, 1)).slice(0, 4),
  };
}
