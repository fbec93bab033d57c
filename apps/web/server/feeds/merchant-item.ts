import type { ListedContent } from "@shop/api/open-shop-api.ts";
import { measureOf, leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import { plainDescription } from "@shop/domain/catalogue/description-blocks.ts";
import { CURRENCY_CODE } from "@shop/domain/constants.ts";
import { type DeliverySettings, highestDelivery } from "@shop/domain/delivery/delivery.ts";
import { type Locale, localDescription, localName } from "@shop/domain/locale/locale.ts";
import { largePictureAddress } from "@shop/domain/pictures/large-picture.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";

import { shortened, xmlElement } from "./xml-text.ts";

type Listed = ReturnType<ListedContent["offers"]> extends AsyncIterable<readonly (infer T)[]> ? T : never;

/** What every item of a feed shares. */
export interface MerchantSite {
  readonly origin: string;
  readonly locale: Locale;
  /** Stands for the description of a product without one, behind its name. */
  readonly tagline: string;
  readonly delivery: DeliverySettings;
}

/** Limits of the merchant specification, in characters, and of pictures beside the first. */
const MAX = { title: 150, description: 5000, name: 70, type: 750, pictures: 10 };

const money = (amount: string): string => `${amount} ${CURRENCY_CODE}`;

/** The measure of what is bought at least and that to which its price is compared; nothing for one piece. */
function measures(offer: Listed, units: number): string {
  const measure = measureOf(offer, units);
  if (!measure) return "";
  const sign = measure.unit === "metre" ? "m" : "ct";
  return (
    xmlElement("g:unit_pricing_measure", `${measure.value}${sign}`) +
    xmlElement("g:unit_pricing_base_measure", `${measure.base}${sign}`)
  );
}

/** The highest cost of delivery that the shop states: the specification has no regions of Egypt, and asks for no less than what is charged. */
function shipping(goods: string, delivery: DeliverySettings): string {
  const cost = highestDelivery(delivery, goods);
  return cost === null
    ? ""
    : `<g:shipping>${xmlElement("g:country", "EG")}${xmlElement("g:price", money(cost))}</g:shipping>`;
}

/** The item of a product in the form of the merchant specification of Google, which Meta reads as well. Its prices are those of the smallest quantity that can be bought. */
export function merchantItem(offer: Listed, { origin, locale, tagline, delivery }: MerchantSite): string {
  const name = localName(offer, locale);
  const { units, total: now, totalBefore: before } = leastPurchase(offer);
  const mpn = offer.manufacturer_part_number ?? offer.part_number;
  const hasIdentifier = offer.gtin !== undefined || (offer.brand !== null && mpn !== null);
  const [first, ...others] = offer.pictures.map(
    (address) => new URL(largePictureAddress(address), origin).href,
  );
  const fields = [
    xmlElement("g:id", String(offer.id)),
    xmlElement("title", shortened(name, MAX.title)),
    xmlElement(
      "description",
      shortened(plainDescription(localDescription(offer, locale)), MAX.description) ||
        shortened(`${name}. ${tagline}`, MAX.description),
    ),
    xmlElement("link", origin + localAddress(pages.product(offer.id), locale)),
    xmlElement("g:image_link", first),
    ...others.slice(0, MAX.pictures).map((address) => xmlElement("g:additional_image_link", address)),
    xmlElement("g:price", money(before ?? now)),
    xmlElement("g:sale_price", before === null ? null : money(now)),
    xmlElement("g:availability", offer.in_stock ? "in_stock" : "out_of_stock"),
    xmlElement("g:brand", offer.brand && shortened(offer.brand, MAX.name)),
    xmlElement("g:mpn", mpn && shortened(mpn, MAX.name)),
    xmlElement("g:gtin", offer.gtin),
    xmlElement("g:identifier_exists", hasIdentifier ? "yes" : "no"),
    xmlElement("g:condition", "new"),
    xmlElement(
      "g:product_type",
      shortened(offer.groups.map((group) => localName(group, locale)).join(" > "), MAX.type),
    ),
    measures(offer, units),
    shipping(now, delivery),
  ];
  return `<item>${fields.join("")}</item>\n`;
}
