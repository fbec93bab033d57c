import { PUBLIC_LIST_PAGES, PUBLIC_PAGE_SIZE } from "@shop/contract/constants.ts";
import type { ProductCard as CardProduct } from "@shop/contract/entities/product.ts";
import { localAddress } from "@shop/contract/pages.ts";
import type { Listing, Submission } from "@shop/contract/state.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { formatCount } from "@shop/i18n/plural.ts";
import { type ReactNode, useEffect, useRef } from "react";

import { CountText } from "./count-text.tsx";
import { type ListAddress, listFields } from "./list-address.ts";
import { LoadMore } from "./load-more.tsx";
import { ProductCard } from "./product-card.tsx";
import { gridSizes, ProductGrid } from "./product-grid.tsx";

/** Cards whose pictures are loaded at once: the first row of a wide screen. */
const FIRST_ROW = 4;

/** What a growing list of products takes from its screen. */
export interface ListingActions {
  /** The loading of the next page. */
  readonly more: Submission;
  readonly onLoadMore: () => void;
  readonly onAddToCart: (product: CardProduct, qty: number) => void;
}

/** What a {@link ProductListing} takes. */
export interface ProductListingProps extends ListingActions {
  readonly listing: Listing<CardProduct>;
  /** The list's address in English form, without its query. */
  readonly path: string;
  /** What else the list's address holds. */
  readonly address: ListAddress;
  /** What stands in place of an empty list. */
  readonly empty: ReactNode;
}

/** Product cards with a load-more button. When cards are added, the focus goes to the first new one. */
export function ProductListing(props: ProductListingProps) {
  const { listing, path, address, empty, more, onLoadMore, onAddToCart } = props;
  const { items, hasMore, start, next } = listing;
  const texts = useMessages("catalogue");
  const { locale } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number>(null);

  useEffect(() => {
    if (before.current === null || items.length <= before.current) return;
    const card = list.current?.querySelectorAll("li")[before.current];
    before.current = null;
    card?.querySelector("a")?.focus({ preventScroll: true });
  }, [items.length]);

  if (items.length === 0) return empty;
  const pages = Math.ceil(items.length / PUBLIC_PAGE_SIZE);
  // Without scripts a list this long goes on at an address of its own.
  const goesOn = pages >= PUBLIC_LIST_PAGES && Boolean(next);
  return (
    <div ref={list} className="grid gap-10">
      <ProductGrid>
        {items.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            priority={index < FIRST_ROW}
            sizes={gridSizes}
            onAddToCart={onAddToCart}
          />
        ))}
      </ProductGrid>
      <div className="grid gap-3 text-center">
        <p className="text-muted text-sm">
          {texts.shown.replace("{shown}", formatCount(items.length))} <CountText {...listing} />
        </p>
        {hasMore && (
          <LoadMore
            action={localAddress(path, locale)}
            fields={listFields({ ...address, cursor: goesOn ? next : start })}
            page={goesOn ? 1 : pages + 1}
            state={more}
            onMore={() => {
              before.current = items.length;
              onLoadMore();
            }}
          />
        )}
      </div>
    </div>
  );
}
