import type { Product, ProductCard } from "@shop/contract/products/product.ts";
import { leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import X from "lucide-react/icons/x";
import { useState } from "react";

import { AddToCart } from "../../shared/cart/add-to-cart.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { Price } from "../../shared/product/price.tsx";
import { ProductPicture } from "../../shared/product/product-picture.tsx";
import { StockBadge } from "../../shared/product/stock-badge.tsx";
import { UnitPrice } from "../../shared/product/unit-notes.tsx";
import { type ComparedRow, comparedRows } from "./compared-rows.ts";

export interface CompareTableProps {
  /** One to four products, a column each. */
  readonly products: readonly Product[];
  /** Called with the product and the number of pieces. */
  readonly onAddToCart: (product: ProductCard, qty: number) => void;
}

const rowHead =
  "bg-background text-muted sticky start-0 z-10 w-28 min-w-28 pe-3 text-start align-top font-normal sm:w-44 print:static";

/** Where nothing scrolls sideways, the names stay below the header while the values scroll. */
const stickyNames =
  "bg-background lg:sticky lg:top-16 lg:z-10 lg:pt-2 lg:shadow-[0_1px_0_var(--line)] short:static print:static";

const scrollArea = "scroll-cue -mx-4 overflow-x-auto px-4 lg:overflow-visible";

interface ValueRowProps {
  readonly row: ComparedRow;
  readonly products: readonly Product[];
}

function ValueRow({ row: { name, values, isWorded, differs }, products }: ValueRowProps) {
  const texts = useMessages("compare");
  return (
    <tr className="border-line border-t">
      <th scope="row" className={`${rowHead} py-2 wrap-anywhere`}>
        {differs && (
          <span aria-hidden className="text-ink me-1 font-semibold">
            ≠
          </span>
        )}
        <LocalText text={name} />
        {differs && <span className="sr-only"> ({texts.differs})</span>}
      </th>
      {products.map(({ id }, at) => {
        const value = values[at] ?? null;
        return (
          <td key={id} className="px-2 py-2 align-top wrap-anywhere">
            {value === null ? (
              <span className="text-muted italic">{texts.none}</span>
            ) : (
              <span className={differs ? "font-semibold" : undefined}>
                {isWorded ? <bdi suppressHydrationWarning>{value}</bdi> : <LocalText text={value} />}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The table of a comparison; on narrow screens it scrolls beside its first column. */
export function CompareTable({ products, onAddToCart }: CompareTableProps) {
  const texts = useMessages("compare");
  const { locale } = useLocale();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { partNumber, brand } = useMessages("products");
  const { facts } = useMessages("productPage");
  const rows = comparedRows(products, { partNumber, brand, facts }, locale);
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      {products.length > 1 && (
        <label className="mb-4 inline-flex min-h-11 items-center gap-3 print:hidden noscript:hidden">
          <Checkbox checked={onlyDifferences} onChange={({ target }) => setOnlyDifferences(target.checked)} />
          {texts.onlyDifferences}
        </label>
      )}
      {/* A scrollable area has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as WCAG 2.1.1 asks of scrollable areas */}
      <section aria-label={texts.caption} tabIndex={0} className={scrollArea}>
        <table
          className="w-full table-fixed border-collapse text-sm"
          style={{ minWidth: `${7 + (products.length > 2 ? 9 : 7) * products.length}rem` }}
        >
          <caption className="sr-only">{texts.caption}</caption>
          <thead>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner above the names of the rows is empty */}
              <td className={rowHead} />
              {products.map((product) => {
                const others = products.filter((one) => one !== product).map(({ id }) => id);
                return (
                  <td key={product.id} className="px-2 pb-2 align-top">
                    <div className="relative max-w-48 print:max-w-24">
                      {/* The name below is the link that keyboards and screen readers reach. */}
                      <Link href={pages.product(product.id)} aria-hidden tabIndex={-1}>
                        <span className="border-line bg-surface block overflow-hidden rounded-md border">
                          <ProductPicture
                            address={pictureAddresses(product.images)[0]}
                            alt=""
                            width={320}
                            height={240}
                            sizes="192px"
                          />
                        </span>
                      </Link>
                      {products.length > 1 && (
                        <Link
                          href={pages.comparisonOf(others)}
                          aria-label={fill(texts.remove, { name: localName(product, locale) })}
                          className={buttonClasses({
                            variant: "quiet",
                            size: "icon",
                            className: "absolute end-0 top-0 print:hidden",
                          })}
                        >
                          {/* On a ground of its own: pictures are light in dark mode too. */}
                          <span className="bg-surface border-line grid size-7 place-items-center rounded-full border">
                            <X aria-hidden className="size-4" />
                          </span>
                        </Link>
                      )}
                    </div>
                  </td>
                );
              })}
            </tr>
            <tr>
              <th scope="col" className={cn(rowHead, stickyNames, "lg:z-20")}>
                <span className="sr-only">{texts.product}</span>
              </th>
              {products.map((product) => (
                <th
                  key={product.id}
                  scope="col"
                  className={cn("px-2 pb-3 text-start align-top font-normal", stickyNames)}
                >
                  <Link
                    href={pages.product(product.id)}
                    className="rounded-md leading-snug font-semibold wrap-anywhere hover:underline"
                  >
                    <LocalText text={localName(product, locale)} />
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-line border-t">
              <th scope="row" className={`${rowHead} py-2`}>
                {texts.price}
              </th>
              {products.map((product) => {
                const { price, before } = leastPurchase(product);
                return (
                  <td key={product.id} className="px-2 py-2 align-top">
                    <Price price={price} before={before} />
                    <UnitPrice sold={product} price={price} className="text-muted block" />
                  </td>
                );
              })}
            </tr>
            <tr className="border-line border-t">
              <th scope="row" className={`${rowHead} py-2`}>
                {texts.stock}
              </th>
              {products.map((product) => (
                <td key={product.id} className="px-2 py-2 align-top">
                  <div className="grid gap-2">
                    <StockBadge product={product} />
                    {product.amount > 0 && (
                      <span className="print:hidden">
                        <AddToCart name={localName(product, locale)} onAdd={() => onAddToCart(product, 1)} />
                      </span>
                    )}
                  </div>
                </td>
              ))}
            </tr>
            {shown.map((row) => (
              <ValueRow key={row.key} row={row} products={products} />
            ))}
          </tbody>
        </table>
      </section>
      {onlyDifferences && shown.length === 0 && (
        <output className="text-muted mt-4 block">{texts.same}</output>
      )}
    </>
  );
}
