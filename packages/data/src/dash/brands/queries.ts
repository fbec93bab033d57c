import { brandSorts } from "@shop/domain/catalogue/sorting.ts";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { type AdminTableQuery, rowsQueryOf } from "../../table-query.ts";
import { adminKeys } from "../admins/session.ts";
import { invalidateCatalogue } from "../invalidate.ts";

/** Query and mutation keys of brands in the dashboard; mutations of different dialogs have different keys. */
const adminBrandKeys = {
  all: [...adminKeys.all, "brands"],
  page: (query: AdminTableQuery) => [...adminBrandKeys.all, "page", query],
  list: () => [...adminBrandKeys.all, "list"],
  named: () => [...adminBrandKeys.all, "named"],
  save: (id: number | null) => [...adminBrandKeys.all, "save", id],
  delete: (id: number | null) => [...adminBrandKeys.all, "delete", id],
  restore: () => [...adminBrandKeys.all, "restore"],
} as const;

/** One page of the table of brands; the previous page stays visible until it is fetched. */
export const adminBrandPageQuery = (api: Api, query: AdminTableQuery) =>
  queryOptions({
    queryKey: adminBrandKeys.page(query),
    queryFn: async ({ signal }) => {
      const answer = await api.call("listAdminBrands", { query: rowsQueryOf(query, brandSorts), signal });
      return { rows: answer.data, rowCount: "total" in answer ? answer.total : answer.data.length };
    },
    placeholderData: keepPreviousData,
  });

/** All brands, by name. */
export const adminBrandsQuery = (api: Api) =>
  queryOptions({
    queryKey: adminBrandKeys.list(),
    queryFn: async ({ signal }) => (await api.call("listAdminBrands", { signal })).data,
  });

/** The brands that products name and that have no entry. */
export const namedBrandsQuery = (api: Api) =>
  queryOptions({
    queryKey: adminBrandKeys.named(),
    queryFn: async ({ signal }) => (await api.call("listNamedBrands", { signal })).data,
  });

/** Adds a brand (`id` null), or changes one; its logo stays unless a file or `remove_logo` is sent. */
export const saveBrandMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: adminBrandKeys.save(id),
    mutationFn: ({ version, remove_logo, ...entry }: RequestBody<"updateBrand">) => {
      // A form body has no null: an empty text empties the field.
      const body = { ...entry, website: entry.website ?? "", description_ar: entry.description_ar ?? "" };
      return id === null
        ? api.call("createBrand", { body })
        : api.call("updateBrand", { params: { id }, body: { ...body, version, remove_logo } });
    },
    onSuccess: (_answer, _body, _result, { client }) => invalidateCatalogue(client),
  });

/** Deletes a brand. */
export const deleteBrandMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: adminBrandKeys.delete(id),
    mutationFn: async (target: number) => {
      const answer = await api.call("deleteBrand", { params: { id: target } });
      if (!answer.status) throw new Error("The brand was not deleted.");
      return answer;
    },
    onSuccess: (_answer, _target, _result, { client }) => invalidateCatalogue(client),
  });

/** Restores a deleted brand. */
export const restoreBrandMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminBrandKeys.restore(),
    mutationFn: (id: number) => api.call("restoreBrand", { params: { id } }),
    onSuccess: (_answer, _id, _result, { client }) => invalidateCatalogue(client),
  });
