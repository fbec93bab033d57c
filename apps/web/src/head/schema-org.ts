import type { Category } from "@shop/contract/entities/category.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import { CURRENCY_CODE } from "@shop/domain/constants.ts";
import { type Locale, localDescription, localName } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { pictureAddresses, pictureSources } from "@shop/domain/pictures/pictures.ts";
import { branches } from "@shop/domain/site/branches.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { shop } from "@shop/domain/site/shop.ts";

/** A node of a schema.org graph in JSON-LD. */
export type SchemaOrgNode = Readonly<Record<string, unknown>>;

/** The shop as an Organization, with its branches. */
export const organization = (origin: string, locale: Locale): SchemaOrgNode => ({
  "@type": "Organization",
  "@id": `${origin}/#shop`,
  name: shop.legalName[locale],
  url: origin + localAddress(pages.home, locale),
  logo: `${origin}/icon-512.png`,
  email: shop.mail,
  telephone: shop.phone,
  foundingDate: String(shop.since),
  address: branches.map((branch) => ({
    "@type": "PostalAddress",
    streetAddress: branch.address[locale],
    addressCountry: "EG",
  })),
});

/** The site as a WebSite, with its search action. */
export const website = (origin: string, locale: Locale): SchemaOrgNode => ({
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

/** A product as a Product with its Offer; a product whose price is being updated has none. */
export function productNode(product: Product, origin: string, locale: Locale): SchemaOrgNode {
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

/** A breadcrumb. */
interface Crumb {
  readonly name: string;
  /** In its English form. */
  readonly address: string;
}

const breadcrumbs = (crumbs: readonly Crumb[], origin: string, locale: Locale): SchemaOrgNode => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, address }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: origin + localAddress(address, locale),
  })),
});

/** The BreadcrumbList of a category. */
export const categoryBreadcrumbs = (category: Category, origin: string, locale: Locale): SchemaOrgNode =>
  breadcrumbs(
    [
      { name: shop.name[locale], address: pages.home },
      { name: localName(category, locale), address: pages.category(category.id) },
    ],
    origin,
    locale,
  );

/** The BreadcrumbList of a product, through its category where that is known. */
export const productBreadcrumbs = (
  product: Product,
  category: Category | null,
  origin: string,
  locale: Locale,
): SchemaOrgNode =>
  breadcrumbs(
    [
      { name: shop.name[locale], address: pages.home },
      ...(category ? [{ name: localName(category, locale), address: pages.category(category.id) }] : []),
      { name: localName(product, locale), address: pages.product(product.id) },
    ],
    origin,
    locale,
  );
