import type { ProductCard, ProductDetail, ProductSpecification } from "@shop/contract/products/product.ts";
import { leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import { quantityRange } from "@shop/domain/cart/order-quantity.ts";
import { plainDescription } from "@shop/domain/catalogue/description-blocks.ts";
import { piecesOfUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { CURRENCY_CODE } from "@shop/domain/constants.ts";
import { type Locale, localDescription, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { largePictureAddress } from "@shop/domain/pictures/large-picture.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { unitOf } from "@shop/domain/specifications/units.ts";

/** The site whose pages answers lead to. */
export interface AgentSite {
  /** The shop's own address. */
  readonly origin: string;
  readonly language: Locale;
}

/** A value of a product; numbers have their bounds in the unit without a prefix. */
const specificationOf = (one: ProductSpecification, language: Locale) => ({
  attribute_id: one.attribute_id,
  name: localName(one, language),
  value: language === "ar" ? one.text_ar : one.text,
  ...(one.unit !== null && {
    min: one.min,
    max: one.max,
    unit: one.unit === "none" ? "" : unitOf(one.unit).symbol,
  }),
});

/** How many are there; `exact` is false where the owner shows no exact number, and `amount` is then the least. */
const stockOf = ({ amount, stock, restock_on: restock }: ProductCard) => ({
  in_stock: amount > 0,
  amount: Math.max(amount, 0),
  exact: (stock?.shown ?? "count") === "count",
  ...(amount <= 0 && restock !== null && { expected_on: restock }),
});

/** The addresses of a product's pictures, largest form. */
const picturesOf = ({ images }: ProductCard, { origin }: AgentSite): string[] =>
  pictureAddresses(images).map((address) => new URL(largePictureAddress(address), origin).href);

/** The address of a product's page. */
const pageOf = (productId: number, { origin, language }: AgentSite): string =>
  origin + localAddress(pages.product(productId), language);

/** A product of a list, with what a purchase needs: price by quantity, stock, quantities that are sold, and the page to buy on. */
export function agentCard(card: ProductCard, site: AgentSite) {
  const { min, max, step } = quantityRange(card);
  const least = leastPurchase(card);
  const isPriced = !isZeroPrice(card.price);
  return {
    id: card.id,
    name: localName(card, site.language),
    part_number: card.part_number,
    brand: card.brand,
    category_id: card.category_id,
    sub_category_id: card.sub_category_id,
    /** What one costs for those who take the least that is sold; null where the price is being updated. */
    price: isPriced ? least.price : null,
    currency: CURRENCY_CODE,
    ...(least.before !== null && { price_before: least.before }),
    /** What the least that is sold costs together. */
    ...(isPriced && least.units > 1 && { least_total: least.total }),
    ...(card.offer_until !== null && { offer_until: card.offer_until }),
    quantity_prices: isPriced ? card.quantity_prices : [],
    sold_by: { unit: card.unit ?? "piece", pieces: piecesOfUnit(card) },
    quantities: { min, max, step },
    stock: stockOf(card),
    specifications: card.specifications.map((one) => specificationOf(one, site.language)),
    picture: picturesOf(card, site)[0] ?? null,
    page: pageOf(card.id, site),
  };
}

/** A product of a list. */
export type AgentCard = ReturnType<typeof agentCard>;

/** A product as its page shows it. */
export function agentProduct(product: ProductDetail, site: AgentSite) {
  return {
    ...agentCard(product, site),
    manufacturer_part_number: product.manufacturer_part_number ?? null,
    ...(product.gtin !== undefined && { gtin: product.gtin }),
    description: plainDescription(localDescription(product, site.language)),
    pictures: picturesOf(product, site),
    files: product.files.map((file) => ({
      kind: file.kind,
      address: new URL(file.address, site.origin).href,
    })),
    updated_at: product.updated_at,
  };
}

/** A product as its page shows it. */
export type AgentDetail = ReturnType<typeof agentProduct>;
