import { addresses } from "@shop/contract/addresses.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { is } from "valibot";
import { vi } from "vitest";

import { createApi } from "./api.ts";
import type { ApiOptions, Fetcher } from "./call.ts";

/** A JSON response. */
export const jsonResponse = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** An error response. */
export const errorResponse = (status: number, message: string, code = "internal"): Response =>
  jsonResponse({ status: false, message, code }, status);

/** An API client over a mock of `fetch`, with access to the requests made; validates every response by the contract. */
export function createTestApi(reply: Fetcher, options: Partial<ApiOptions> = {}) {
  const fetch = vi.fn<Fetcher>(reply);
  const api = createApi({
    fetch,
    addresses,
    accepts: (name, body) => is(endpoints[name].answer, body),
    ...options,
  });
  const sentRequest = (index = 0): { address: string; init: RequestInit; headers: Headers } => {
    const call = fetch.mock.calls[index];
    if (!call) throw new Error(`There was no request ${index}.`);
    return { address: call[0], init: call[1], headers: new Headers(call[1].headers) };
  };
  return { api, fetch, sentRequest };
}

/** A `fetch` that stays pending until its signal aborts it. */
export const pendingFetch: Fetcher = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

/** A category of the API. */
export const categoryBody = (id: number, sort_index: number) => ({
  id,
  name: `Category ${id}`,
  name_ar: null,
  image: null,
  description: "",
  description_ar: null,
  sort_index,
  sub_category: [],
});

/** A product card of the API. */
export const aCard = (id: number) => ({
  id,
  name: `Part ${id}`,
  name_ar: null,
  part_number: null,
  brand: null,
  price: "10.00",
  amount: 3,
  unit: null,
  pieces_per_unit: null,
  min_order: null,
  order_step: null,
  max_order: null,
  price_before: null,
  quantity_prices: [],
  offer_until: null,
  restock_on: null,
  category_id: 1,
  sub_category_id: 1,
  images: [],
  specifications: [],
});

/** A page of product cards of the API. */
export const aPage = (ids: readonly number[], next_cursor: string | null) => ({
  data: ids.map(aCard),
  next_cursor,
  total: 30,
  total_exact: true,
});
