import type { ProductCard } from "@shop/contract/products/product.ts";
import { API_MAX_PAGE_SIZE } from "@shop/domain/constants.ts";
import { queryOptions } from "@tanstack/react-query";
import DataLoader from "dataloader";

import type { Api } from "../../api.ts";
import { RequestError } from "../../request-error.ts";
import { PRODUCT_STALE_MS, productKeys } from "./queries.ts";

const notFound = (id: number): RequestError =>
  new RequestError({ status: 404, code: "not_found", message: `There is no product ${id}.` });

/** Fetches cards by id, in the order of the ids; a 404 error stands for each product that does not exist. */
async function fetchCards(api: Api, ids: readonly number[]): Promise<(ProductCard | RequestError)[]> {
  const { data } = await api.productCards({ ids: ids.join(",") }, { limit: API_MAX_PAGE_SIZE });
  const cards = new Map(data.map((card) => [card.id, card]));
  return ids.map((id) => cards.get(id) ?? notFound(id));
}

const cardLoaders = new WeakMap<Api, DataLoader<number, ProductCard>>();

/** The loader that batches card requests of one API client into one call. */
function cardLoader(api: Api): DataLoader<number, ProductCard> {
  const existing = cardLoaders.get(api);
  if (existing) return existing;
  const loader = new DataLoader<number, ProductCard>((ids) => fetchCards(api, ids), {
    // The query cache keeps the cards.
    cache: false,
    maxBatchSize: API_MAX_PAGE_SIZE,
  });
  cardLoaders.set(api, loader);
  return loader;
}

/** One product card; cards requested in the same tick are fetched with one call. */
export const productCardQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: productKeys.card(id),
    queryFn: () => cardLoader(api).load(id),
    staleTime: PRODUCT_STALE_MS,
  });
