import { API_MAX_PAGE_SIZE } from "@shop/contract/constants.ts";
import type { ProductCard } from "@shop/contract/entities/product.ts";
import { queryOptions } from "@tanstack/react-query";
import DataLoader from "dataloader";

import { ApiError } from "./api-error.ts";
import type { Api } from "./api.ts";
import { PRODUCT_FRESH_MS, queryKeys } from "./queries.ts";

const gone = (id: number): ApiError =>
  new ApiError({ status: 404, code: "not_found", message: `There is no product ${id}.` });

/** The cards of some products in their order; an error with status 404 in the place of each that is gone. */
async function loadCards(api: Api, ids: readonly number[]): Promise<(ProductCard | ApiError)[]> {
  const { data } = await api.productCards({ ids: ids.join(",") }, { limit: API_MAX_PAGE_SIZE });
  const cards = new Map(data.map((card) => [card.id, card]));
  return ids.map((id) => cards.get(id) ?? gone(id));
}

const loaders = new WeakMap<Api, DataLoader<number, ProductCard>>();

/** Loads product cards by a client of the API: those that are asked for in one moment come with one call. */
function cardLoaderOf(api: Api): DataLoader<number, ProductCard> {
  const known = loaders.get(api);
  if (known) return known;
  const loader = new DataLoader<number, ProductCard>((ids) => loadCards(api, ids), {
    // What is known already is the query cache's business.
    cache: false,
    maxBatchSize: API_MAX_PAGE_SIZE,
  });
  loaders.set(api, loader);
  return loader;
}

/** A product as the cart needs it; those that are asked for in one moment come with one call. */
export const productCard = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.products, "card", id],
    queryFn: () => cardLoaderOf(api).load(id),
    staleTime: PRODUCT_FRESH_MS,
  });
