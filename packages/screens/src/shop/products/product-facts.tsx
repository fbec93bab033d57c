import type { ShownProduct } from "@shop/data/shop/products/view.ts";
import { leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatLastMinute } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";

import { IconWords } from "../../shared/icon-words.tsx";
import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import { CardValues } from "../../shared/product/card-values.tsx";
import { Price } from "../../shared/product/price.tsx";
import { RestockDate } from "../../shared/product/restock-date.tsx";
import { StockBadge } from "../../shared/product/stock-badge.tsx";
import { UnitPrice } from "../../shared/product/unit-notes.tsx";
import { CopyNumber } from "./copy-number.tsx";
import { ProductFiles } from "./product-files.tsx";
import { QuantityPrices } from "./quantity-prices.tsx";
import { statedFacts } from "./stated-facts.ts";

export interface ProductFactsProps {
  /** The product; what it does not state is left out. */
  readonly product: ShownProduct;
  /** The product's localized name. */
  readonly name: string;
  /** The chosen number of pieces. */
  readonly qty: number;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Name, part number, brand, price, stock, main values and files of a product. */
export function ProductFacts({ product, name, qty }: ProductFactsProps) {
  const { part_number: partNumber, brand, brand_page: page } = product;
  const texts = useMessages("products");
  const { locale } = useLocale();
  const least = leastPurchase(product);
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl leading-snug font-bold wrap-anywhere lg:text-3xl lg:leading-snug">
        <LocalText text={name} />
      </h1>
      <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {partNumber && (
          <Fact label={texts.partNumber}>
            <PartNumber number={partNumber} />
            <CopyNumber number={partNumber} />
          </Fact>
        )}
        {brand && (
          <Fact label={texts.brand}>
            {page ? (
              <span className="inline-flex flex-wrap items-center gap-x-2">
                <TextLink href={pages.brand(page.id)}>
                  <LocalText text={brand} />
                </TextLink>
                {page.official && (
                  <IconWords Icon={CircleCheck} className="text-positive">
                    {texts.officialDistributor}
                  </IconWords>
                )}
              </span>
            ) : (
              <LocalText text={brand} />
            )}
          </Fact>
        )}
      </dl>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <Price price={least.price} before={least.before} size="lg" />
        <UnitPrice sold={product} price={least.price} className="text-muted" />
        <StockBadge product={product} />
        <RestockDate product={product} />
        {product.price_before !== null && product.offer_until !== null && (
          <span className="text-muted">
            {fill(texts.offerUntil, { day: formatLastMinute(product.offer_until, locale) })}
          </span>
        )}
      </p>
      <QuantityPrices product={product} qty={qty} />
      <CardValues
        named
        className="max-h-none"
        specifications={product.specifications.filter(({ on_cards: isMain }) => isMain)}
      />
      <ProductFiles files={product.files} />
    </div>
  );
}

/** The maker's part number, warranty, origin and RoHS of a product; nothing where none is stated. */
export function OtherFacts({ product }: Pick<ProductFactsProps, "product">) {
  const { part_number: partNumber, manufacturer_part_number: makersNumber } = product;
  const texts = useMessages("productPage");
  const { locale } = useLocale();
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
      {makersNumber && makersNumber !== partNumber && (
        <Fact label={texts.manufacturerPartNumber}>
          <PartNumber number={makersNumber} />
        </Fact>
      )}
      {Object.values(statedFacts(product, texts.facts, locale)).map(
        ({ name, value }) =>
          value !== null && (
            <Fact key={name} label={name}>
              {/* Server and browser may name a country differently. */}
              <bdi suppressHydrationWarning>{value}</bdi>
            </Fact>
          ),
      )}
    </dl>
  );
}
