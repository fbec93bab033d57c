import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { Listing, Paging, Remote } from "@shop/data/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";

import { useMay } from "../../shared/rights.tsx";
import { Sentence } from "../../shared/value/sentence.tsx";

export interface ProductsFooterProps extends Paging {
  /** The products loaded so far, and whether there are more. */
  readonly products: Remote<Listing<AdminProduct>>;
  /** The search text of the list; '' without one. */
  readonly search: string;
  /** Whether the list shows deleted products, where none can be added. */
  readonly deleted: boolean;
  /** Whether a filter narrows the list. */
  readonly isFiltered: boolean;
  /** Clears the search and the filter. */
  readonly onClear: () => void;
  /** Called when a new product is to be added to the empty list. */
  readonly onNew: () => void;
}

/** Below the rows: the next page, or the next step where there are none. */
export function ProductsFooter({
  products,
  more,
  search,
  deleted,
  isFiltered,
  onLoadMore,
  onClear,
  onNew,
}: ProductsFooterProps) {
  const mayChange = useMay("products");
  const { products: texts, filter } = useMessages("dashProducts");
  if (products.status === "failed") return null;
  const classes = "mt-4 grid justify-items-center gap-2";
  if (products.status === "loading") {
    return (
      <div className={classes}>
        <Spinner label={texts.loading} showLabel className="text-muted" />
      </div>
    );
  }
  const { items, hasMore } = products.data;
  if (items.length === 0) {
    if (search || isFiltered) {
      return (
        <div className={classes}>
          <Button onClick={onClear}>{isFiltered ? filter.clear : texts.clearSearch}</Button>
        </div>
      );
    }
    return deleted || !mayChange ? null : (
      <div className={classes}>
        <Button onClick={onNew}>
          <Sentence>{texts.add}</Sentence>
        </Button>
      </div>
    );
  }
  if (!hasMore) return null;
  const pending = more.status === "pending";
  return (
    <div className={classes}>
      <output className="text-negative empty:hidden">{more.status === "failed" && texts.moreFailed}</output>
      <Button
        size="lg"
        aria-disabled={pending}
        className="w-full sm:w-auto sm:min-w-64"
        onClick={() => {
          if (!pending) onLoadMore();
        }}
      >
        {pending ? <Spinner label={texts.loadingMore} showLabel /> : texts.loadMore}
      </Button>
    </div>
  );
}
