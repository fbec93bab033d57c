import type { ProductPage, ProductSort } from "@shop/contract/endpoints/catalogue.ts";
import type { ProductCard } from "@shop/contract/entities/product.ts";
import { bySortIndex } from "@shop/contract/sorting.ts";

import type { Body, Call } from "./call.ts";

/** What narrows and orders a list of products. */
export interface ProductFilter {
  readonly category_id?: number | undefined;
  readonly sub_category_id?: number | undefined;
  /** The product whose related ones are asked for. */
  readonly related_to?: number | undefined;
  /** Up to 100 ids with commas between them: these products and no others. */
  readonly ids?: string | undefined;
  readonly query?: string | undefined;
  readonly sort?: ProductSort | undefined;
}

/** Which part of a list is asked for. */
export interface PageRequest {
  /** The most that the page holds. */
  readonly limit: number;
  /** Where it begins: the `next_cursor` of the page before. */
  readonly cursor?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How an order is sent. */
export interface OrderOptions {
  /** The bearer token of a signed-in shopper. */
  readonly token?: string | null | undefined;
  /** Names the attempt: sent again with the same key, an order is made once. */
  readonly idempotencyKey?: string | undefined;
}

/** One page of product cards. */
export type CardPage = Omit<ProductPage, "data"> & { readonly data: readonly ProductCard[] };

/** The client of the API. */
export type Api = ReturnType<typeof apiOver>;

/** A client of the API: every call of the contract by `call`, and what a shopper uses by names of its own. */
export function apiOver(call: Call) {
  return {
    call,
    productCards: async (
      filter: ProductFilter,
      { limit, cursor, signal }: PageRequest,
    ): Promise<CardPage> => {
      const page = await call("listProducts", {
        query: { ...filter, limit, cursor, view: "card" },
        signal,
      });
      return "data" in page ? page : { data: page, next_cursor: null, total: page.length, total_exact: true };
    },
    product: (id: number, signal?: AbortSignal) => call("readProduct", { params: { id }, signal }),
    search: (query: string, { limit, cursor, signal }: PageRequest) =>
      call("searchProducts", { query: { query, limit, cursor }, signal }),
    categories: async (signal?: AbortSignal) => {
      const { data } = await call("listCategories", { signal, onlyStatus: 200 });
      return bySortIndex(data);
    },
    categorySummaries: async (signal?: AbortSignal) => (await call("listCategorySummaries", { signal })).data,
    category: async (id: number, signal?: AbortSignal) =>
      (await call("readCategory", { params: { id }, signal })).data,
    subCategories: async (signal?: AbortSignal) => (await call("listSubCategories", { signal })).data,
    login: (body: Body<"loginUser">) => call("loginUser", { body }),
    logout: (token: string | null) => call("logoutUser", { token }),
    register: (body: Body<"registerUser">) => call("registerUser", { body }),
    order: (body: Body<"sendMail">, { token, idempotencyKey }: OrderOptions = {}) =>
      call("sendMail", { body, token, idempotencyKey }),
  };
}
