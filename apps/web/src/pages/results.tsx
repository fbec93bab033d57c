import { SEARCH_MAX_LENGTH } from "@shop/contract/constants.ts";
import type { SearchAnswer } from "@shop/contract/endpoints/catalogue.ts";
import { shop } from "@shop/contract/shop.ts";
import { useResultsModel } from "@shop/data/models/use-results-model.ts";
import { searchPages } from "@shop/data/queries.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { gridSizes } from "@shop/screens/parts/product-grid.tsx";
import { ResultsScreen } from "@shop/screens/results/results-screen.tsx";
import { useLocation } from "react-router-dom";

import { useAddToCart } from "../cart/use-add-to-cart.ts";
import { FirstPicture, firstPictureOf } from "../head/first-picture.tsx";
import { PageHead } from "../head/page-head.tsx";
import { pageCountOf, startOf, useGrowth } from "../list-address.ts";
import type { Warm } from "../page-module.ts";
import { usePageArguments } from "../router/page-arguments.ts";

const queryOf = (search: URLSearchParams): string =>
  (search.get("query") ?? "").trim().slice(0, SEARCH_MAX_LENGTH);

export const warm: Warm = async ({ api, queryClient }, { search }) => {
  const query = queryOf(search);
  if (query === "") return;
  await queryClient.ensureInfiniteQueryData({
    ...searchPages(api, query, startOf(search)),
    pages: pageCountOf(search),
  });
};

/** What came through navigation state is a search answer: only this shop writes there, and nothing else at this address. */
const isAnswer = (state: unknown): state is SearchAnswer =>
  typeof state === "object" && state !== null && "products" in state && Array.isArray(state.products);

/** The results of a search. */
export function Page() {
  const texts = useMessages("catalogue");
  const { locale } = useLocale();
  const { state }: { state: unknown } = useLocation();
  const { search } = usePageArguments();
  const query = queryOf(search);
  const model = useGrowth(
    useResultsModel({ query, received: isAnswer(state) ? state : null, start: startOf(search) }),
  );
  return (
    <>
      <PageHead
        title={query ? `${texts.resultsFor} ${query}` : texts.resultsTitle}
        description={`${texts.resultsTitle}. ${shop.tagline[locale]}`}
      />
      <FirstPicture address={firstPictureOf(model.results)} sizes={gridSizes} />
      <ResultsScreen {...model} query={query} onAddToCart={useAddToCart()} />
    </>
  );
}
