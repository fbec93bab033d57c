import type { LinkedProduct } from "@shop/contract/products/admin-product.ts";
import type { AsidePlace } from "@shop/domain/books/postings.ts";
import type { ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import type { AdminProductSort } from "@shop/domain/catalogue/sorting.ts";
import type { Visibility } from "@shop/domain/catalogue/visibility.ts";
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { ResponseBody } from "../../call.ts";
import { firstPageParam, nextPageParam, type PageParam } from "../../cursor-pages.ts";
import { PRODUCT_STALE_MS, productKeys } from "../../shop/products/queries.ts";
import { searchKeys } from "../../shop/search/queries.ts";
import { adminKeys } from "../admins/session.ts";
import type { AdminProductListQuery } from "./view.ts";

/** The filter, order and page size of an administrator's list of products. */
export interface AdminProductFilter {
  readonly category_id?: number | undefined;
  readonly sub_category_id?: number | undefined;
  readonly query?: string | undefined;
  readonly sort?: AdminProductSort | undefined;
  readonly deleted?: "only" | undefined;
  readonly missing?: ProductGap | undefined;
  readonly missing_attribute?: number | undefined;
  readonly supplier_id?: number | "none" | undefined;
  readonly low_stock?: "only" | undefined;
  readonly visibility?: Visibility | undefined;
  readonly aside?: AsidePlace | undefined;
  readonly limit: number;
}

/** The filter of a list: of one page size, with the group, search, order and state that the reader chose. */
export const adminProductFilterOf = (
  limit: number,
  {
    group,
    search,
    sort,
    deleted,
    missing,
    missingAttribute,
    supplier,
    lowStock,
    visibility,
    aside,
  }: AdminProductListQuery,
): AdminProductFilter => ({
  ...group,
  limit,
  ...(search && { query: search }),
  ...(sort && { sort }),
  ...(deleted && { deleted: "only" }),
  ...(missing && { missing }),
  ...(missingAttribute !== null && { missing_attribute: missingAttribute }),
  ...(supplier !== null && { supplier_id: supplier }),
  ...(lowStock && { low_stock: "only" }),
  ...(visibility && { visibility }),
  ...(aside && { aside }),
});

/** All filters of a list, as text, without its order and paging: what a bulk change and an export select by. */
export const bulkFilterOf = ({
  limit: _limit,
  sort: _sort,
  deleted: _deleted,
  ...filter
}: AdminProductFilter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    ),
  );

/** Query and mutation keys of products in the dashboard. */
export const adminProductKeys = {
  all: [...adminKeys.all, "products"],
  lists: () => [...adminProductKeys.all, "list"],
  list: (filter: AdminProductFilter) => [...adminProductKeys.lists(), filter],
  found: (text: string) => [...adminProductKeys.all, "found", text],
  linked: (ids: readonly number[]) => [...adminProductKeys.all, "linked", ids],
  samePartNumber: (partNumber: string) => [...adminProductKeys.all, "same part number", partNumber],
  detail: (id: number) => [...adminProductKeys.all, "detail", id],
  save: () => [...adminProductKeys.all, "save"],
  delete: () => [...adminProductKeys.all, "delete"],
  restore: () => [...adminProductKeys.all, "restore"],
} as const;

/** Products that a search for an order, or for a part number, lists. */
const FOUND = 8;

/** The products that match a text best, with price and stock; nothing for an empty text. */
export const foundProductsQuery = (api: Api, text: string, timeoutMs?: number) =>
  queryOptions({
    queryKey: adminProductKeys.found(text),
    queryFn: ({ signal }) =>
      api.call("listAdminProducts", { query: { query: text, limit: FOUND }, signal, timeoutMs }),
    select: ({ data }) => data,
    enabled: text !== "",
  });

/** The names of products by their ids; those that are not sold are left out. */
export const linkedProductsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: adminProductKeys.linked(ids),
    queryFn: async ({ signal }): Promise<LinkedProduct[]> =>
      (await api.productCards({ ids: ids.join(",") }, { limit: ids.length, signal })).data.map(
        ({ id, name, name_ar, part_number }) => ({ id, name, name_ar, part_number, deleted: false }),
      ),
    enabled: ids.length > 0,
  });

/** The products on sale that have a part number; nothing for an empty one. */
export const samePartNumberQuery = (api: Api, partNumber: string) =>
  queryOptions({
    queryKey: adminProductKeys.samePartNumber(partNumber),
    queryFn: ({ signal }) =>
      api.call("listAdminProducts", { query: { part_number: partNumber, limit: FOUND }, signal }),
    select: ({ data }) => data,
    enabled: partNumber !== "",
    // Whoever types it again asks again.
    staleTime: 0,
  });

/** Pages of a list of products; the rows before stay visible while it is searched, sorted or filtered. */
export const adminProductPagesQuery = (api: Api, filter: AdminProductFilter) =>
  infiniteQueryOptions({
    queryKey: adminProductKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      api.call("listAdminProducts", {
        query: { ...filter, ...(pageParam.cursor && { cursor: pageParam.cursor }) },
        signal,
      }),
    initialPageParam: firstPageParam(),
    getNextPageParam: nextPageParam,
    placeholderData: keepPreviousData,
    staleTime: PRODUCT_STALE_MS,
  });

/** One product with its version, always fetched again for a form. */
export const adminProductQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: adminProductKeys.detail(id),
    queryFn: ({ signal }) => api.call("readAdminProduct", { params: { id }, signal }),
    // A form is opened with the latest version, and not changed while it is open.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Outdates all that shows products: lists and forms of the dashboard, and the shop's pages in this visit. */
export const invalidateProducts = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({
      queryKey: adminKeys.all,
      predicate: ({ queryKey }) => queryKey[1] !== adminKeys.me()[1],
    }),
    client.invalidateQueries({ queryKey: productKeys.all }),
    client.invalidateQueries({ queryKey: searchKeys.all }),
  ]);

type Pages = {
  readonly pages: readonly ResponseBody<"listAdminProducts">[];
  readonly pageParams: readonly PageParam[];
};

/** Removes a product from the lists that are shown, before they are fetched again. */
function removeFromLists(client: QueryClient, id: number): void {
  client.setQueriesData<Pages>(
    { queryKey: adminProductKeys.lists() },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => {
          const data = page.data.filter((product) => product.id !== id);
          return { ...page, data, total: page.total - (page.data.length - data.length) };
        }),
      },
  );
}

/** Deletes a product. */
export const deleteProductMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminProductKeys.delete(),
    mutationFn: async (id: number) => {
      const answer = await api.call("deleteProduct", { params: { id } });
      if (!answer.status) throw new Error("The product was not deleted.");
      return answer;
    },
    onSuccess: (_answer, id, _result, { client }) => {
      removeFromLists(client, id);
      void invalidateProducts(client);
    },
  });

/** Restores a deleted product. */
export const restoreProductMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminProductKeys.restore(),
    mutationFn: (id: number) => api.call("restoreProduct", { params: { id } }),
    onSuccess: (_answer, id, _result, { client }) => {
      removeFromLists(client, id);
      void invalidateProducts(client);
    },
  });
