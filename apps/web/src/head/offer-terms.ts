import type { ProductCard } from "@shop/contract/products/product.ts";
import { leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import { CURRENCY_CODE } from "@shop/domain/constants.ts";
import { type DeliverySettings, zoneCost } from "@shop/domain/delivery/delivery.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";

import type { SchemaOrgNode } from "./schema-org.ts";

const COUNTRY = "EG";

/** What the owner states of how the shop sells, as far as offers name it. */
export interface OfferTerms {
  /** Undefined where it is not known. */
  readonly delivery: DeliverySettings | undefined;
  /** The pages on how the shop sells. */
  readonly infoPages: readonly InfoPage[];
}

/** What delivery of the least that can be ordered costs, and how many working days it takes, by zone. */
function shippingNodes(product: ProductCard, delivery: DeliverySettings): SchemaOrgNode[] {
  const { total: goods } = leastPurchase(product);
  return delivery.zones.map((zone) => ({
    "@type": "OfferShippingDetails",
    shippingRate: {
      "@type": "MonetaryAmount",
      value: zoneCost(zone, delivery, goods),
      currency: CURRENCY_CODE,
    },
    shippingDestination: {
      "@type": "DefinedRegion",
      addressCountry: COUNTRY,
      addressRegion: zone.governorates.map((code) => code.slice(COUNTRY.length + 1)),
    },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      transitTime: {
        "@type": "QuantitativeValue",
        minValue: zone.days_from,
        maxValue: zone.days_to,
        unitCode: "DAY",
      },
    },
  }));
}

/** The terms of a product's offer: costs of delivery by place, and the page on returns, whose text alone says how long and how. */
export function offerTerms(
  product: ProductCard,
  { delivery, infoPages }: OfferTerms,
  origin: string,
  locale: Locale,
): SchemaOrgNode {
  const shipping = delivery ? shippingNodes(product, delivery) : [];
  return {
    ...(shipping.length > 0 && { shippingDetails: shipping }),
    ...(infoPages.includes("returns") && {
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: COUNTRY,
        merchantReturnLink: origin + localAddress(pages.infoOf("returns"), locale),
      },
    }),
  };
}
