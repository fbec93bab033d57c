import { CURRENCY_CODE } from "@shop/contract/constants.ts";
import type { Category } from "@shop/contract/entities/category.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import { type Locale, localDescription, localName } from "@shop/contract/locale.ts";
import { isZeroPrice } from "@shop/contract/money.ts";
import { localAddress, pages } from "@shop/contract/pages.ts";
import { pictureAddresses, pictureSources } from "@shop/contract/pictures.ts";
import { shop } from "@shop/contract/shop.ts";

/** A thing described in the words of schema.org. */
export type StructuredThing = Readonly<Record<string, unknown>>;

/** The shop itself, with its branches. */
export const organization = (origin: string, locale: Locale): StructuredThing => ({
  "@type": "Organization",
  "@id": `${origin}/#shop`,
  name: shop.legalName[locale],
  url: origin + localAddress(pages.home, locale),
  logo: `${origin}/icon-512.png`,
  email: shop.mail,
  telephone: shop.phone,
  foundingDate: String(shop.since),
  address: shop.branches.map((branch) => ({
    "@type": "PostalAddress",
    streetAddress: branch.address[locale],
    addressCountry: "EG",
  })),
});

/** The site with its search. */
export const website = (origin: string, locale: Locale): StructuredThing => ({
  "@type": "WebSite",
  name: shop.name[locale],
  url: origin + localAddress(pages.home, locale),
  inLanguage: locale,
  publisher: { "@id": `${origin}/#shop` },
  potentialAction: {
    "@type": "SearchAction",
    target: `${origin}${localAddress(pages.results, locale)}?query={query}`,
    "query-input": "required name=query",
  },
});

/** A product with its offer; a price that is being updated makes no offer. */
export function productThing(product: Product, origin: string, locale: Locale): StructuredThing {
  const url = origin + localAddress(pages.product(product.id), locale);
  const description = localDescription(product, locale);
  return {
    "@type": "Product",
    name: localName(product, locale),
    url,
    image: pictureAddresses(product.images).map(
      (address) => new URL(pictureSources(address).src, origin).href,
    ),
    ...(description && { description }),
    ...(product.part_number && { mpn: product.part_number, sku: product.part_number }),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    ...(!isZeroPrice(product.price) && {
      offers: {
        "@type": "Offer",
        url,
        price: product.price,
        priceCurrency: CURRENCY_CODE,
        availability: `https://schema.org/${product.amount > 0 ? "InStock" : "OutOfStock"}`,
        itemCondition: "https://schema.org/NewCondition",
        seller: { "@id": `${origin}/#shop` },
      },
    }),
  };
}

/** A step on the way to a page. */
interface Step {
  readonly name: string;
  /** In English form. */
  readonly address: string;
}

const breadcrumbs = (steps: readonly Step[], origin: string, locale: Locale): StructuredThing => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, address }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: origin + localAddress(address, locale),
  })),
});

/** The way to a category. */
export const categoryBreadcrumbs = (category: Category, origin: string, locale: Locale): StructuredThing =>
  breadcrumbs(
    [
      { name: shop.name[locale], address: pages.home },
      { name: localName(category, locale), address: pages.category(category.id) },
    ],
    origin,
    locale,
  );

/** The way to a product, through its category where that is known. */
export const productBreadcrumbs = (
  product: Product,
  category: Category | null,
  origin: string,
  locale: Locale,
): StructuredThing =>
  breadcrumbs(
    [
      { name: shop.name[locale], address: pages.home },
      ...(category ? [{ name: localName(category, locale), address: pages.category(category.id) }] : []),
      { name: localName(product, locale), address: pages.product(product.id) },
    ],
    origin,
    locale,
  );
