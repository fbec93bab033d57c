import type { HomeSectionContent } from "@shop/contract/home/endpoints.ts";
import type { ProductCard as CardProduct } from "@shop/contract/products/product.ts";
import { OFFER_PARAMETER } from "@shop/domain/facets/product-filters.ts";
import type { Branch } from "@shop/domain/site/branches.ts";
import { callAddress } from "@shop/domain/site/call-address.ts";
import type { HomeSectionKind } from "@shop/domain/site/home-sections.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import BadgeCheck from "lucide-react/icons/badge-check";
import CircleCheck from "lucide-react/icons/circle-check";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";

import { CardAction } from "../../shared/product/card-action.tsx";
import { ProductCard } from "../../shared/product/product-card.tsx";
import { gridSizes, ProductGrid } from "../../shared/product/product-grid.tsx";
import { OpenNow } from "./open-now.tsx";

export interface HomeSectionsProps {
  /** The sections with what they show, in order. */
  readonly sections: readonly HomeSectionContent[];
  /** The shop, of which the reasons to buy here speak. */
  readonly shop: Shop;
  /** Adds a piece of a product to the cart. */
  readonly onAddToCart: (product: CardProduct, qty: number) => void;
}

function Reasons({
  shop,
  brands,
  reasons: own,
}: Pick<HomeSectionsProps, "shop"> & Pick<HomeSectionContent, "brands" | "reasons">) {
  const { reasons } = useMessages("home");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const named = new Intl.ListFormat(locale, { type: "conjunction" }).format(brands.map(isolated));
  const items = [
    [
      BadgeCheck,
      fill(reasons.since, { year: String(shop.since) }),
      brands.length > 0 ? fill(reasons.official, { brands: named }) : shop.tagline[locale],
    ],
    ...own.map(({ title, text }) => [CircleCheck, title[locale], text[locale]] as const),
  ] as const;
  return (
    <ul className="grid gap-4 sm:grid-cols-3 lg:gap-6">
      {items.map(([Icon, title, text]) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden className="text-muted mt-0.5 size-6 shrink-0" />
          <div className="min-w-0 wrap-anywhere">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted mt-0.5">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Branches({ branches }: { readonly branches: readonly Branch[] }) {
  const { map } = useMessages("home");
  const { locale } = useLocale();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {branches.map((branch) => (
        <li
          key={`${branch.name.en} ${branch.phone}`}
          className="border-line bg-surface flex flex-col rounded-md border p-4"
        >
          <h3 className="flex flex-wrap justify-between gap-x-3 font-semibold">
            {branch.name[locale]}
            <OpenNow hours={branch.hours} />
          </h3>
          <p className="text-muted mt-1 grow">{branch.address[locale]}</p>
          <p className="mt-2 flex flex-wrap gap-x-5">
            <a
              href={callAddress(branch.phone)}
              className="inline-flex min-h-11 items-center gap-2 hover:underline"
            >
              <Phone aria-hidden className="text-muted size-4.5" />
              <span className="figures">{branch.phone}</span>
            </a>
            {branch.map && (
              <a
                href={branch.map}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center gap-2 hover:underline"
              >
                <MapPin aria-hidden className="text-muted size-4.5" />
                {map}
                <span className="sr-only">: {branch.name[locale]}</span>
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Where all of a section is to be seen. */
const wholeOf = {
  offers: `${pages.products}?${OFFER_PARAMETER}=1`,
  new: pages.products,
  branches: pages.about,
};

const hasWhole = (kind: HomeSectionKind): kind is keyof typeof wholeOf => kind in wholeOf;

/** The sections of the home page below its categories. */
export function HomeSections({ sections, shop, onAddToCart }: HomeSectionsProps) {
  const texts = useMessages("home");
  const { locale } = useLocale();
  return sections.map(({ kind, title, products, brands, branches, reasons }) => {
    return (
      <section
        key={kind}
        aria-labelledby={`home-${kind}`}
        className="border-line mt-10 border-t pt-6 lg:mt-14 lg:pt-8"
      >
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 id={`home-${kind}`} className="text-xl font-bold wrap-anywhere lg:text-2xl">
            {title[locale] || texts.sections[kind]}
          </h2>
          {hasWhole(kind) && <TextLink href={wholeOf[kind]}>{texts.whole[kind]}</TextLink>}
        </div>
        {kind === "reasons" && <Reasons shop={shop} brands={brands} reasons={reasons} />}
        {kind === "branches" && <Branches branches={branches} />}
        {products.length > 0 && (
          <ProductGrid>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} heading="h3" sizes={gridSizes}>
                <CardAction product={product} onAddToCart={onAddToCart} />
              </ProductCard>
            ))}
          </ProductGrid>
        )}
      </section>
    );
  });
}
