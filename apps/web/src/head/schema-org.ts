import type { Brand } from "@shop/contract/brands/brand.ts";
import type { Category } from "@shop/contract/categories/category.ts";
import type { Product, ProductCard } from "@shop/contract/products/product.ts";
import type { SubCategory } from "@shop/contract/sub-categories/sub-category.ts";
import type { Listing, Remote } from "@shop/data/view.ts";
import { type Locale, localName } from "@shop/domain/locale/locale.ts";
import { largePictureAddress } from "@shop/domain/pictures/large-picture.ts";
import type { Branch } from "@shop/domain/site/branches.ts";
import { groupHours, type Weekday } from "@shop/domain/site/opening-hours.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";

/** A node of a schema.org graph in JSON-LD. */
export type SchemaOrgNode = Readonly<Record<string, unknown>>;

/** The days of schema.org. */
const dayNames: Readonly<Record<Weekday, string>> = {
  sat: "Saturday",
  sun: "Sunday",
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
};

/** The shop as an Organization. */
export const organization = (shop: Shop, origin: string, locale: Locale): SchemaOrgNode => ({
  "@type": "Organization",
  "@id": `${origin}/#shop`,
  name: shop.legal_name[locale],
  url: origin + localAddress(pages.home, locale),
  logo: shop.logo === "" ? `${origin}/icon-512.png` : origin + largePictureAddress(shop.logo),
  email: shop.mail,
  telephone: shop.phone,
  foundingDate: String(shop.since),
});

/** A branch as a Store with its address and opening hours. */
export const store = (branch: Branch, origin: string, locale: Locale): SchemaOrgNode => ({
  "@type": "Store",
  name: branch.name[locale],
  parentOrganization: { "@id": `${origin}/#shop` },
  telephone: branch.phone,
  ...(branch.mail && { email: branch.mail }),
  ...(branch.map && { hasMap: branch.map }),
  address: { "@type": "PostalAddress", streetAddress: branch.address[locale], addressCountry: "EG" },
  openingHoursSpecification: groupHours(branch.hours).flatMap(({ days, shifts }) =>
    shifts.map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => dayNames[day]),
      opens,
      // From 00:00 to 00:00 means closed all day there.
      closes: opens === closes ? "23:59" : closes,
    })),
  ),
});

/** The site as a WebSite, with its search action. */
export const website = (shop: Shop, origin: string, locale: Locale): SchemaOrgNode => ({
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

/** The products of a list as an ItemList of their pages, in the list's order; none while it is loading, or where it is empty. */
export const listNodes = (
  products: Remote<Listing<ProductCard>>,
  origin: string,
  locale: Locale,
): SchemaOrgNode[] =>
  products.status === "ready" && products.data.items.length > 0
    ? [
        {
          "@type": "ItemList",
          itemListElement: products.data.items.map((product, at) => ({
            "@type": "ListItem",
            position: at + 1,
            name: localName(product, locale),
            url: origin + localAddress(pages.product(product.id), locale),
          })),
        },
      ]
    : [];

/** The site that breadcrumbs lead through. */
interface BreadcrumbSite {
  readonly shop: Shop;
  readonly origin: string;
  readonly locale: Locale;
}

/** The BreadcrumbList of a category, or of one of its sub categories. */
export const categoryBreadcrumbs = (
  category: Category,
  sub: SubCategory | undefined,
  { shop, origin, locale }: BreadcrumbSite,
): SchemaOrgNode =>
  breadcrumbs(
    [
      { name: shop.name[locale], address: pages.home },
      { name: localName(category, locale), address: pages.category(category.id) },
      ...(sub ? [{ name: localName(sub, locale), address: pages.subCategory(category.id, sub.id) }] : []),
    ],
    origin,
    locale,
  );

/** The BreadcrumbList of a brand, through all products. */
export const brandBreadcrumbs = (
  brand: Brand,
  productsName: string,
  { shop, origin, locale }: BreadcrumbSite,
): SchemaOrgNode =>
  breadcrumbs(
    [
      { name: shop.name[locale], address: pages.home },
      { name: productsName, address: pages.products },
      { name: brand.name, address: pages.brand(brand.id) },
    ],
    origin,
    locale,
  );

/** The BreadcrumbList of a product, through its category where that is known. */
export const productBreadcrumbs = (
  product: Product,
  category: Category | null,
  { shop, origin, locale }: BreadcrumbSite,
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
