import type { Brand, BrandLink } from "@shop/contract/brands/brand.ts";
import type { ProductLinksAnswer } from "@shop/contract/products/endpoints.ts";
import type { ProductCard, ProductSpecification } from "@shop/contract/products/product.ts";
import type { ShownProduct } from "@shop/data/shop/products/view.ts";
import { measureOf, leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import { quantityRange } from "@shop/domain/cart/order-quantity.ts";
import { plainDescription } from "@shop/domain/catalogue/description-blocks.ts";
import { CURRENCY_CODE } from "@shop/domain/constants.ts";
import { type Locale, localDescription, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { pictureAddresses, pictureSources } from "@shop/domain/pictures/pictures.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { unitOf } from "@shop/domain/specifications/units.ts";

import { type OfferTerms, offerTerms } from "./offer-terms.ts";
import type { SchemaOrgNode } from "./schema-org.ts";

/** A value of a product; a range has its bounds in the unit without a prefix as well. */
const propertyValue = (one: ProductSpecification, locale: Locale): SchemaOrgNode => ({
  "@type": "PropertyValue",
  name: localName(one, locale),
  value: locale === "ar" ? one.text_ar : one.text,
  ...(one.unit !== null &&
    one.min !== one.max && {
      ...(one.min !== null && { minValue: one.min }),
      ...(one.max !== null && { maxValue: one.max }),
      ...(one.unit !== "none" && { unitText: unitOf(one.unit).symbol }),
    }),
});

/** Products of one property at the most: search engines need no more, and the page stays small. */
const MAX_LINKED = 6;

const availabilityOf = ({ amount }: ProductCard): string =>
  `https://schema.org/${amount > 0 ? "InStock" : "OutOfStock"}`;

/** Another product, with what search engines require of one. */
function linkedNode(card: ProductCard, origin: string, locale: Locale): SchemaOrgNode {
  const url = origin + localAddress(pages.product(card.id), locale);
  return {
    "@type": "Product",
    name: localName(card, locale),
    url,
    ...(!isZeroPrice(card.price) && {
      offers: {
        "@type": "Offer",
        url,
        price: leastPurchase(card).total,
        priceCurrency: CURRENCY_CODE,
        availability: availabilityOf(card),
      },
    }),
  };
}

/** What belongs to a product: accessories and needs are related to it, alternatives similar; it is an accessory of those that name it so. */
function linkNodes(
  { needs, accessories, alternatives, accessory_of }: ProductLinksAnswer,
  origin: string,
  locale: Locale,
): SchemaOrgNode {
  const nodes = (cards: readonly ProductCard[]) =>
    cards.slice(0, MAX_LINKED).map((card) => linkedNode(card, origin, locale));
  const properties = {
    isRelatedTo: nodes([...needs, ...accessories]),
    isSimilarTo: nodes(alternatives),
    isAccessoryOrSparePartFor: nodes(accessory_of),
  };
  return Object.fromEntries(Object.entries(properties).filter(([, list]) => list.length > 0));
}

/** A brand with its logo, page and website. */
export function brandNode(
  { id, name, logo, website }: BrandLink & Partial<Brand>,
  origin: string,
  locale: Locale,
): SchemaOrgNode {
  return {
    "@type": "Brand",
    name,
    url: origin + localAddress(pages.brand(id), locale),
    ...(logo && { logo: new URL(pictureSources(logo).src, origin).href }),
    ...(website && { sameAs: website }),
  };
}

const unitPrice = (price: string, rest: SchemaOrgNode): SchemaOrgNode => ({
  "@type": "UnitPriceSpecification",
  price,
  priceCurrency: CURRENCY_CODE,
  ...rest,
});

const PIECES = "C62";
const METRES = "MTR";

/** What the price of some units is for, where that is not one piece. */
function referenceOf(product: ProductCard, units: number): SchemaOrgNode {
  const measure = measureOf(product, units);
  if (!measure) return {};
  const unitCode = measure.unit === "metre" ? METRES : PIECES;
  return {
    referenceQuantity: {
      "@type": "QuantitativeValue",
      value: measure.value,
      unitCode,
      ...(measure.base > 1 && {
        valueReference: { "@type": "QuantitativeValue", value: measure.base, unitCode },
      }),
    },
  };
}

/** The quantities that can be ordered, where they have other limits than those of every line. */
function eligibleNode(product: ProductCard): SchemaOrgNode {
  const { min, max } = quantityRange(product);
  if (min === 1 && product.max_order === null) return {};
  return {
    eligibleQuantity: {
      "@type": "QuantitativeValue",
      minValue: min,
      ...(product.max_order !== null && { maxValue: max }),
      unitCode: product.unit === "metre" ? METRES : PIECES,
    },
  };
}

/**
 * What units, prices by quantity and that of an offer add: what the price of the least that can be ordered is for, the prices from their quantities, the price before, and the
 * day of its end.
 */
function offerNode(product: ProductCard): SchemaOrgNode {
  const { offer_until: until } = product;
  const { units, total, totalBefore: before } = leastPurchase(product);
  const reference = referenceOf(product, units);
  const steps = product.quantity_prices.filter(({ from }) => from > units);
  const prices = [
    ...("referenceQuantity" in reference ? [unitPrice(total, reference)] : []),
    ...(before === null
      ? []
      : [unitPrice(before, { priceType: "https://schema.org/StrikethroughPrice", ...reference })]),
    ...steps.map(({ from, price: lower }, place) => {
      const next = steps[place + 1];
      return unitPrice(lower, {
        eligibleQuantity: {
          "@type": "QuantitativeValue",
          minValue: from,
          ...(next && { maxValue: next.from - 1 }),
          unitCode: PIECES,
        },
        ...referenceOf(product, 1),
      });
    }),
  ];
  const [first, ...others] = prices;
  return {
    ...(first && { priceSpecification: others.length > 0 ? prices : first }),
    ...eligibleNode(product),
    ...(before !== null && until !== null && { priceValidUntil: until.slice(0, 10) }),
  };
}

/** A product as a Product with its Offer; a product whose price is being updated has none. */
export function productNode(
  product: ShownProduct,
  origin: string,
  locale: Locale,
  { links, terms }: { readonly links?: ProductLinksAnswer | undefined; readonly terms?: OfferTerms } = {},
): SchemaOrgNode {
  const url = origin + localAddress(pages.product(product.id), locale);
  const description = plainDescription(localDescription(product, locale));
  const { warranty_months: warranty, country, rohs, restock_on: restock } = product;
  const properties = [
    ...(rohs ? [{ "@type": "PropertyValue", name: "RoHS", value: rohs }] : []),
    ...product.specifications.map((one) => propertyValue(one, locale)),
  ];
  // A shop that states no maker's number mostly sells under it.
  const mpn = product.manufacturer_part_number ?? product.part_number;
  return {
    "@type": "Product",
    name: localName(product, locale),
    url,
    image: pictureAddresses(product.images).map(
      (address) => new URL(pictureSources(address).src, origin).href,
    ),
    ...(description && { description }),
    ...(mpn && { mpn }),
    ...(product.gtin && { gtin: product.gtin }),
    ...(product.part_number && { sku: product.part_number }),
    ...(product.brand && {
      brand: product.brand_page
        ? brandNode(product.brand_page, origin, locale)
        : { "@type": "Brand", name: product.brand },
    }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...(country && { countryOfOrigin: { "@type": "Country", name: country } }),
    ...(links && linkNodes(links, origin, locale)),
    ...(!isZeroPrice(product.price) && {
      offers: {
        "@type": "Offer",
        url,
        price: leastPurchase(product).total,
        priceCurrency: CURRENCY_CODE,
        ...offerNode(product),
        availability: availabilityOf(product),
        ...(product.amount <= 0 &&
          restock !== null &&
          restock >= shopDayOf(Date.now()) && { availabilityStarts: restock }),
        itemCondition: "https://schema.org/NewCondition",
        ...(warranty && {
          warranty: {
            "@type": "WarrantyPromise",
            durationOfWarranty: { "@type": "QuantitativeValue", value: warranty, unitCode: "MON" },
          },
        }),
        ...(terms && offerTerms(product, terms, origin, locale)),
        seller: { "@id": `${origin}/#shop` },
      },
    }),
  };
}
