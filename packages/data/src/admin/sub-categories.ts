import { subCategorySorts } from "@shop/domain/catalogue/sorting.ts";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../api.ts";
import type { RequestBody } from "../call.ts";
import { type AdminTableQuery, sortNameOf } from "../table-query.ts";
import { invalidateCatalogue } from "./invalidate.ts";
import { adminKeys } from "./session.ts";

/** Query and mutation keys of sub categories in the dashboard; mutations of different dialogs have different keys. */
export const adminSubCategoryKeys = {
  all: [...adminKeys.all, "sub-categories"],
  page: (query: AdminTableQuery) => [...adminSubCategoryKeys.all, "page", query],
  list: () => [...adminSubCategoryKeys.all, "list"],
  save: (id: number | null) => [...adminSubCategoryKeys.all, "save", id],
  delete: (id: number | null) => [...adminSubCategoryKeys.all, "delete", id],
  restore: () => [...adminSubCategoryKeys.all, "restore"],
} as const;

/** One page of the table of sub categories; the previous page stays visible until it is fetched. */
export const adminSubCategoryPageQuery = (api: Api, query: AdminTableQuery) =>
  queryOptions({
    queryKey: adminSubCategoryKeys.page(query),
    queryFn: async ({ signal }) => {
      const { pageIndex, pageSize, sort, search, deleted } = query;
      const answer = await api.call("listAdminSubCategories", {
        query: {
          page: pageIndex + 1,
          per_page: pageSize,
          sort: sortNameOf(subCategorySorts, sort),
          query: search,
          deleted: deleted ? "only" : undefined,
        },
        signal,
      });
      return { rows: answer.data, rowCount: "total" in answer ? answer.total : answer.data.length };
    },
    placeholderData: keepPreviousData,
  });

/** All sub categories of the shop, by name. */
export const adminSubCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: adminSubCategoryKeys.list(),
    queryFn: async ({ signal }) => (await api.call("listAdminSubCategories", { signal })).data,
  });

/** Adds a sub category (`id` null), or changes one. */
export const saveSubCategoryMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: adminSubCategoryKeys.save(id),
    mutationFn: ({ version, ...entry }: RequestBody<"updateSubCategory">) => {
      // A form body has no null: an empty text empties the field.
      const body = { ...entry, name_ar: entry.name_ar ?? "" };
      return id === null
        ? api.call("createSubCategory", { body })
        : api.call("updateSubCategory", { params: { id }, body: { ...body, version } });
    },
    onSuccess: (_answer, _body, _result, { client }) => invalidateCatalogue(client),
  });

/** Deletes a sub category; its products move to another one where `moveTo` names it. */
export const deleteSubCategoryMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: adminSubCategoryKeys.delete(id),
    mutationFn: async (target: { readonly id: number; readonly moveTo: number | null }) => {
      const answer = await api.call("deleteSubCategory", {
        params: { id: target.id },
        query: { move_to: target.moveTo ?? undefined },
      });
      if (!answer.status) throw new Error("The sub category was not deleted.");
      return answer;
    },
    onSuccess: (_answer, _target, _result, { client }) => invalidateCatalogue(client),
  });

/** Restores a deleted sub category. */
export const restoreSubCategoryMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminSubCategoryKeys.restore(),
    mutationFn: (id: number) => api.call("restoreSubCategory", { params: { id } }),
    onSuccess: (_answer, _id, _result, { client }) => invalidateCatalogue(client),
  });
