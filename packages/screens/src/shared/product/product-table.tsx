import type { ProductCard } from "@shop/contract/products/product.ts";
import { leastPurchase } from "@shop/domain/cart/least-purchase.ts";
import type { ResultSort } from "@shop/domain/catalogue/sorting.ts";
import { CURRENCY_LABEL, MAX_COMPARED } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatAmount, formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import { useRef } from "react";

import { CartPieces } from "../cart/cart-pieces.tsx";
import { type ListAddressParts, listAddress } from "../list/list-address.ts";
import { SortHeader } from "../list/sort-header.tsx";
import { valueColumns } from "../list/table-columns.ts";
import { LocalText } from "../local-text.tsx";
import { Price } from "./price.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { StockBadge } from "./stock-badge.tsx";
import { UnitPrice } from "./unit-notes.tsx";

export interface ProductTableProps {
  readonly products: readonly ProductCard[];
  /** The list's address in English form, without its query. */
  readonly path: string;
  /** Other search parameters of the list's address. */
  readonly address: ListAddressParts;
  /** Called with the product and the number of pieces. */
  readonly onAddToCart: (product: ProductCard, qty: number) => void;
}

const cell = "px-2 py-2 text-start align-middle";

/** Quantity prices of a row at most; the product's page has all. */
const SHOWN_STEPS = 2;

/** The names stay in view while a narrow screen scrolls through the values. */
const stayingName = "bg-background sticky start-0 z-10";

const scrollArea = "scroll-cue -mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0";

/** What adds to the cart stays in view where the values do not fit; a phone has no room for it beside the names. */
const stayingAction =
  "bg-background lg:sticky lg:end-0 lg:z-10 lg:ltr:shadow-[-1px_0_0_var(--line)] lg:rtl:shadow-[1px_0_0_var(--line)]";

/** Products in a table with their values in columns: sorted by its headings, ticked for a comparison or the cart. */
export function ProductTable({ products, path, address, onAddToCart }: ProductTableProps) {
  const texts = useMessages("products");
  const { table } = useMessages("lists");
  const { locale } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const columns = valueColumns(products);
  const sortedAt = (sort: ResultSort): string => listAddress(path, { ...address, sort, cursor: null });
  const headerOf = (by: "name" | "price" | `a${number}`, label: string, className?: string) => (
    <SortHeader by={by} label={label} sort={address.sort} addressOf={sortedAt} className={className} />
  );
  const ticked = (): ProductCard[] => {
    const ids = new Set(form.current ? new FormData(form.current).getAll("id") : []);
    return products.filter(({ id }) => ids.has(String(id)));
  };
  return (
    <form ref={form} action={localAddress(pages.compare, locale)} method="get" className="min-w-0">
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" className="max-sm:min-h-11">
          {table.compare}
        </Button>
        <Button
          size="sm"
          className="max-sm:min-h-11 noscript:hidden"
          onClick={() => {
            for (const product of ticked()) if (product.amount > 0) onAddToCart(product, 1);
          }}
        >
          {table.addTicked}
        </Button>
        <span className="text-muted text-sm">{fill(table.hint, { count: String(MAX_COMPARED) })}</span>
      </p>
      {/* A scrollable area has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as WCAG 2.1.1 asks of scrollable areas */}
      <section aria-label={table.label} tabIndex={0} className={scrollArea}>
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-line-strong border-b">
              <th scope="col" className="w-11">
                <span className="sr-only">{table.compare}</span>
              </th>
              {headerOf("name", table.product, stayingName)}
              {headerOf("price", texts.price)}
              <th scope="col" className={`${cell} font-semibold`}>
                {table.stock}
              </th>
              {columns.map((column) =>
                column.unit === null ? (
                  <th key={column.attribute_id} scope="col" className={`${cell} font-semibold`}>
                    <LocalText text={localName(column, locale)} />
                  </th>
                ) : (
                  <SortHeader
                    key={column.attribute_id}
                    by={`a${column.attribute_id}`}
                    label={localName(column, locale)}
                    sort={address.sort}
                    addressOf={sortedAt}
                  />
                ),
              )}
              <th scope="col" className={cn(stayingAction, "w-36")}>
                <span className="sr-only">{texts.addToCart}</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-line divide-y">
            {products.map((product) => {
              const name = localName(product, locale);
              const least = leastPurchase(product);
              return (
                <tr key={product.id} data-product="">
                  {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the label is inside */}
                  <td>
                    <Checkbox name="id" value={product.id} className="w-11 justify-center">
                      <span className="sr-only">{fill(table.tick, { name })}</span>
                    </Checkbox>
                  </td>
                  {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the link is its label */}
                  <th scope="row" className={cn(cell, stayingName, "min-w-36 font-normal sm:min-w-42")}>
                    <Link
                      href={pages.product(product.id)}
                      className="group flex items-center gap-3 rounded-md"
                    >
                      <span className="border-line bg-surface w-12 shrink-0 overflow-hidden rounded border max-sm:hidden">
                        <ProductPicture
                          address={pictureAddresses(product.images)[0]}
                          alt=""
                          width={48}
                          height={36}
                          sizes="48px"
                        />
                      </span>
                      <span className="min-w-0">
                        <span className="line-clamp-3 wrap-anywhere group-hover:underline">
                          <LocalText text={name} />
                        </span>
                        <span className="text-muted figures break-all">{product.part_number}</span>
                      </span>
                    </Link>
                  </th>
                  <td data-keep-clear="" className={`${cell} whitespace-nowrap`}>
                    <Price price={least.price} before={least.before} size="sm" />
                    <UnitPrice
                      sold={product}
                      price={least.price}
                      className="text-muted block text-xs whitespace-normal"
                    />
                    {product.quantity_prices.slice(0, SHOWN_STEPS).map(({ from, price }) => (
                      <span key={from} className="text-muted block text-xs max-sm:hidden">
                        {fill(texts.fromPieces, { pieces: formatCount(from) })} ·{" "}
                        <span className="figures">{formatAmount(price)}</span> {CURRENCY_LABEL}
                      </span>
                    ))}
                  </td>
                  <td data-keep-clear="" className={`${cell} min-w-24`}>
                    <StockBadge product={product} />
                  </td>
                  {columns.map(({ attribute_id: id }) => {
                    const value = product.specifications.find((one) => one.attribute_id === id);
                    return (
                      <td key={id} className={`${cell} min-w-18`}>
                        {value && <LocalText text={locale === "ar" ? value.text_ar : value.text} />}
                      </td>
                    );
                  })}
                  <td data-keep-clear="" className={cn(cell, stayingAction, "min-w-36")}>
                    {product.amount > 0 && <CartPieces {...{ product, name, onAddToCart }} />}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </form>
  );
}
