import type { ResultsView } from "@shop/data/shop/search/view.ts";
import { type ResultSort, resultSorts } from "@shop/domain/catalogue/sorting.ts";
import { LIST_SKELETONS } from "@shop/domain/constants.ts";
import { areEmpty } from "@shop/domain/facets/product-filters.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { CountText } from "../../shared/count-text.tsx";
import { FilteredList, type ListFilters } from "../../shared/filters/filtered-list.tsx";
import { NothingLeft } from "../../shared/filters/nothing-left.tsx";
import { useColumnSorts } from "../../shared/filters/use-column-sorts.ts";
import { ValueChips } from "../../shared/filters/value-chips.tsx";
import { listAddress, listFields } from "../../shared/list/list-address.ts";
import { ListHead, ListPage } from "../../shared/list/list-head.tsx";
import { ListTools } from "../../shared/list/list-tools.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { SortControl } from "../../shared/list/sort-control.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { cardSkeletons, ProductGrid } from "../../shared/product/product-grid.tsx";
import { type ListingActions, ProductListing } from "../../shared/product/product-listing.tsx";
import { SearchBox } from "../../shared/search/search-box.tsx";
import { SearchReading } from "../../shared/search/search-reading.tsx";
import { AskForQuery } from "./ask-for-query.tsx";
import { partNumberInPieces } from "./emphasis.ts";
import { Emphasized } from "./emphasized.tsx";

export interface ResultsScreenProps extends ResultsView, ListingActions, ListFilters {
  /** The query; empty where only an answer was received. */
  readonly query: string;
  /** The current sort order, from the page's address; 'relevance' puts the best match first. */
  readonly sort: ResultSort;
  /** Called with the chosen order; the caller starts the list again at its first page. */
  readonly onSort: (sort: ResultSort) => void;
  /** The chat app's number, to ask for what was not found. */
  readonly chatNumber?: string | undefined;
}

/** The page of all search results; without a query it offers the search. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { query, results, sort, onSort, chatNumber, ...rest } = props;
  const { facets, filters, onFilters, onOpenFilters, view, onView, ...actions } = rest;
  const columnSorts = useColumnSorts(facets, sort);
  const texts = useMessages("search");
  const { empty, browse } = useMessages("products");
  const { locale } = useLocale();
  const title = query ? (
    <>
      {texts.resultsFor}{" "}
      <q>
        <LocalText text={query} />
      </q>
    </>
  ) : (
    texts.resultsTitle
  );
  const found = results?.status === "ready" && results.data;
  return (
    <ListPage>
      <ListHead title={title} count={found && <CountText {...found} />}>
        {query !== "" && results ? (
          <ListTools
            {...{ filters, view, onView, onOpenFilters }}
            addressOf={(other) => listAddress(pages.results, { query, sort, filters, view: other })}
          >
            <SortControl
              action={localAddress(pages.results, locale)}
              fields={listFields({ query, filters, view })}
              sorts={[...resultSorts, ...columnSorts.sorts]}
              names={columnSorts.names}
              sort={sort}
              onSort={onSort}
              count={found && <CountText {...found} />}
            />
          </ListTools>
        ) : (
          results && (
            <ListTools
              {...{ filters, view, onView, onOpenFilters }}
              addressOf={(other) => listAddress(pages.results, { query, sort, filters, view: other })}
            />
          )
        )}
      </ListHead>
      {results ? (
        <FilteredList
          {...{ facets, filters, onFilters, view }}
          path={pages.results}
          address={{ query, sort }}
        >
          <RemoteView remote={results} skeleton={<ProductGrid>{cardSkeletons(LIST_SKELETONS)}</ProductGrid>}>
            {(listing) => (
              <>
                <ValueChips
                  values={facets.status === "ready" ? facets.data.applied_values : []}
                  query={query}
                  addressOf={(other) => listAddress(pages.results, { query: other, sort, filters, view })}
                />
                <SearchReading
                  reading={listing}
                  products={listing.items}
                  className="border-signal mb-4 border-s-4 ps-3"
                />
                <ProductListing
                  {...actions}
                  listing={listing}
                  path={pages.results}
                  address={{ query, sort, filters, view }}
                  renderNumber={(number) => <Emphasized pieces={partNumberInPieces(number, query)} />}
                  empty={
                    !areEmpty(filters) ? (
                      <NothingLeft path={pages.results} address={{ query, sort }} />
                    ) : (
                      <EmptyState
                        title={empty}
                        text={texts.noResultsHint}
                        action={
                          <div className="grid w-full max-w-md justify-items-center gap-2">
                            <SearchBox className="w-full" defaultQuery={query} />
                            <TextLink href={pages.products}>{browse}</TextLink>
                            {chatNumber && query && <AskForQuery query={query} chatNumber={chatNumber} />}
                          </div>
                        }
                      />
                    )
                  }
                />
              </>
            )}
          </RemoteView>
        </FilteredList>
      ) : (
        <EmptyState
          title={texts.noQuery}
          text={texts.noQueryHint}
          action={<SearchBox className="w-full max-w-md" />}
        />
      )}
    </ListPage>
  );
}
