import { LIST_SKELETONS } from "@shop/contract/constants.ts";
import type { ProductCard } from "@shop/contract/entities/product.ts";
import { pages } from "@shop/contract/pages.ts";
import type { Listing, Remote } from "@shop/contract/state.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { CountText } from "../parts/count-text.tsx";
import { cardSkeletons, ProductGrid } from "../parts/product-grid.tsx";
import { type ListingActions, ProductListing } from "../parts/product-listing.tsx";
import { RemoteView } from "../parts/remote-view.tsx";
import { ScreenHead } from "../parts/screen-head.tsx";
import { SearchBox } from "../parts/search-box.tsx";

/** What a search has found so far. */
export interface FoundProducts extends Listing<ProductCard> {
  /** The repaired text that was searched for in place of the reader's; null where nothing had to be repaired. */
  readonly corrected: string | null;
}

/** What a {@link ResultsScreen} takes. */
export interface ResultsScreenProps extends ListingActions {
  /** What was searched for; empty where only products were handed over. */
  readonly query: string;
  /** Null where there is neither a query nor a received answer. */
  readonly results: Remote<FoundProducts> | null;
}

/** Everything that a search found; with nothing to show it offers the search. */
export function ResultsScreen({ query, results, ...actions }: ResultsScreenProps) {
  const texts = useMessages("catalogue");
  const title = query ? (
    <>
      {texts.resultsFor} <q>{query}</q>
    </>
  ) : (
    texts.resultsTitle
  );
  const found = results?.status === "ready" && results.data;
  return (
    <>
      <ScreenHead title={title} note={found && <CountText {...found} />} />
      {results ? (
        <RemoteView remote={results} skeleton={<ProductGrid>{cardSkeletons(LIST_SKELETONS)}</ProductGrid>}>
          {(listing) => (
            <>
              {listing.corrected && (
                <p className="border-signal mb-6 border-s-4 ps-3">
                  {texts.corrected} <q className="font-semibold">{listing.corrected}</q>
                </p>
              )}
              <ProductListing
                {...actions}
                listing={listing}
                path={pages.results}
                address={{ query }}
                empty={
                  <EmptyState
                    title={texts.empty}
                    text={texts.noResultsHint}
                    action={
                      <div className="grid w-full max-w-md justify-items-center gap-2">
                        <SearchBox className="w-full" defaultQuery={query} />
                        <TextLink href={pages.products}>{texts.browse}</TextLink>
                      </div>
                    }
                  />
                }
              />
            </>
          )}
        </RemoteView>
      ) : (
        <EmptyState
          title={texts.noQuery}
          text={texts.noQueryHint}
          action={<SearchBox className="w-full max-w-md" />}
        />
      )}
    </>
  );
}
