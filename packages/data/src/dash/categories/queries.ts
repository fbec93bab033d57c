import { categorySorts } from "@shop/domain/catalogue/sorting.ts";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { type AdminTableQuery, rowsQueryOf } from "../../table-query.ts";
import { adminKeys } from "../admins/session.ts";
import { reorderMutation } from "../in-order.ts";
import { invalidateCatalogue } from "../invalidate.ts";

/** Query and mutation keys of categories in the dashboard; mutations of different dialogs have different keys. */
const adminCategoryKeys = {
  all: [...adminKeys.all, "categories"],
  page: (query: AdminTableQuery) => [...adminCategoryKeys.all, "page", query],
  list: () => [...adminCategoryKeys.all, "list"],
  save: (id: number | null) => [...adminCategoryKeys.all, "save", id],
  delete: (id: number | null) => [...adminCategoryKeys.all, "delete", id],
  restore: () => [...adminCategoryKeys.all, "restore"],
  reorder: () => [...adminCategoryKeys.all, "reorder"],
} as const;

/** One page of the table of categories, never retried; the previous page stays visible until it is fetched. */
export const adminCategoryPageQuery = (api: Api, query: AdminTableQuery) =>
  queryOptions({
    queryKey: adminCategoryKeys.page(query),
    queryFn: async ({ signal }) => {
      const answer = await api.call("listAdminCategories", {
        query: rowsQueryOf(query, categorySorts),
        signal,
      });
      return { rows: answer.data, rowCount: "total" in answer ? answer.total : answer.data.length };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });

/** All categories, in the order in which the shop shows them; never retried. */
export const adminCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: adminCategoryKeys.list(),
    queryFn: async ({ signal }) => (await api.call("listAdminCategories", { signal })).data,
    retry: false,
  });

/** Adds a category (`id` null), or changes one; its picture stays unless a file or `remove_image` is sent. */
export const saveCategoryMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: adminCategoryKeys.save(id),
    mutationFn: ({ version, remove_image, ...entry }: RequestBody<"updateCategory">) => {
      // A form body has no null: an empty text empties the field.
      const body = { ...entry, name_ar: entry.name_ar ?? "", description_ar: entry.description_ar ?? "" };
      return id === null
        ? api.call("createCategory", { body })
        : api.call("updateCategory", { params: { id }, body: { ...body, version, remove_image } });
    },
    onSuccess: (_answer, _body, _result, { client }) => invalidateCatalogue(client),
  });

/** Deletes a category; its sub categories with their products move to another one where `moveTo` names it. */
export const deleteCategoryMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: adminCategoryKeys.delete(id),
    mutationFn: async (target: { readonly id: number; readonly moveTo: number | null }) => {
      const answer = await api.call("deleteCategory", {
        params: { id: target.id },
        query: { move_to: target.moveTo ?? undefined },
      });
      if (!answer.status) throw new Error("The category was not deleted.");
      return answer;
    },
    onSuccess: (_answer, _target, _result, { client }) => invalidateCatalogue(client),
  });

/** Restores a deleted category with the sub categories that were deleted with it. */
export const restoreCategoryMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminCategoryKeys.restore(),
    mutationFn: (id: number) => api.call("restoreCategory", { params: { id } }),
    onSuccess: (_answer, _id, _result, { client }) => invalidateCatalogue(client),
  });

/** Puts all categories into an order, which is shown before the answer and taken back after a failure. */
export const reorderCategoriesMutation = (api: Api) =>
  reorderMutation({
    mutationKey: adminCategoryKeys.reorder(),
    queryKey: adminCategoryKeys.list(),
    send: (ids) => api.call("reorderCategories", { body: { ids } }),
    invalidate: invalidateCatalogue,
  });
