import { useResultsModel } from "@shop/data/shop/search/use-results-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { gridSizes } from "@shop/screens/shared/product/product-grid.tsx";
import { ResultsScreen } from "@shop/screens/shop/search/results-screen.tsx";
import { type Location, useLocation, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { PicturePreload, firstPictureOf } from "../../head/picture-preload.tsx";
import { usePageParam, useSetSort } from "../../list-params.ts";
import { resultsIn } from "../../list-search.ts";
import { useAddToCart } from "../carts/use-add-to-cart.ts";
import { useListFilters } from "../products/use-list-filters.tsx";
import { receivedAnswer } from "./received-answer.ts";

/** The page of search results. */
export function ResultsPage() {
  const texts = useMessages("search");
  const { locale } = useLocale();
  const shop = useShop();
  const location: Location<unknown> = useLocation();
  const { state } = location;
  const [search] = useSearchParams();
  const address = resultsIn(search);
  const { query, sort } = address;
  const model = usePageParam(
    useResultsModel({
      query,
      received: receivedAnswer(state),
      sort,
      filters: address.filterText,
      start: address.start,
    }),
  );
  const { sheet, ...filters } = useListFilters({ query }, address, query !== "");
  return (
    <>
      <PageHead
        title={query ? `${texts.resultsFor} ${query}` : texts.resultsTitle}
        description={`${texts.resultsTitle}. ${shop.tagline[locale]}`}
      />
      <PicturePreload address={firstPictureOf(model.results)} sizes={gridSizes} />
      <ResultsScreen
        {...model}
        {...filters}
        {...{ query, sort }}
        chatNumber={shop.chat_number}
        onSort={useSetSort("relevance")}
        onAddToCart={useAddToCart()}
      />
      {sheet}
    </>
  );
}
