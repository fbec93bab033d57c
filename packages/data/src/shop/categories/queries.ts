import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";

/** Query keys of categories and sub categories. */
export const categoryKeys = {
  all: ["categories"],
  list: () => [...categoryKeys.all, "list"],
  summaries: () => [...categoryKeys.all, "summaries"],
  detail: (id: number) => [...categoryKeys.all, "detail", id],
  subCategories: () => [...categoryKeys.all, "sub-categories"],
} as const;

/** All categories with their sub categories, in the shop's order. */
export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: categoryKeys.list(),
    queryFn: ({ signal }) => api.categories(signal),
    staleTime: Infinity,
  });

/** Names and pictures of all categories; never retried. */
export const categorySummariesQuery = (api: Api) =>
  queryOptions({
    queryKey: categoryKeys.summaries(),
    queryFn: async ({ signal }) => (await api.call("listCategorySummaries", { signal })).data,
    staleTime: Infinity,
    retry: false,
  });

/** One category with its sub categories. */
export const categoryQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: categoryKeys.detail(id),
    queryFn: async ({ signal }) => (await api.call("readCategory", { params: { id }, signal })).data,
    staleTime: Infinity,
  });
