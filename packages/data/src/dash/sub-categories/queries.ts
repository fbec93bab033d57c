import { subCategorySorts } from "@shop/domain/catalogue/sorting.ts";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { RequestError, responseError } from "../../request-error.ts";
import { type AdminTableQuery, rowsQueryOf } from "../../table-query.ts";
import { adminKeys } from "../admins/session.ts";
import { invalidateCatalogue, invalidateLater, REREAD_MS } from "../invalidate.ts";

/** Query and mutation keys of sub categories in the dashboard; mutations of different dialogs have different keys. */
const adminSubCategoryKeys = {
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
      const answer = await api.call("listAdminSubCategories", {
        query: rowsQueryOf(query, subCategorySorts),
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The lines of a refusal's `errors.name`, which may be a list; empty where it is none. */
function nameErrorsOf(body: unknown): readonly string[] {
  const errors = isRecord(body) ? body["errors"] : null;
  const names: unknown = isRecord(errors) ? errors["name"] : null;
  return Array.isArray(names) ? names.filter((line) => typeof line === "string") : [];
}

/** A refusal whose name error has all lines of a list. */
function withNameErrors({ status, message, code, errors, body }: RequestError): RequestError {
  const lines = nameErrorsOf(body);
  const named = lines.length > 0 ? { ...errors, name: lines.join("\n") } : errors;
  return new RequestError({ status, message, code, errors: named, body });
}

/** The answer of a save; a refusal may also have the HTTP status 200, with status false. */
async function savedOrRefused<Saved extends { readonly status: boolean }>(
  saving: Promise<Saved>,
): Promise<Saved> {
  try {
    const answer = await saving;
    if (!answer.status) throw responseError(200, answer);
    return answer;
  } catch (error) {
    throw error instanceof RequestError ? withNameErrors(error) : error;
  }
}

/** Adds a sub category (`id` null), or changes one. */
export const saveSubCategoryMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: adminSubCategoryKeys.save(id),
    mutationFn: ({ version, ...entry }: RequestBody<"updateSubCategory">) => {
      // A form body has no null: an empty text empties the field.
      const body = { ...entry, name_ar: entry.name_ar ?? "", description_ar: entry.description_ar ?? "" };
      return savedOrRefused(
        id === null
          ? api.call("createSubCategory", { body })
          : api.call("updateSubCategory", { params: { id }, body: { ...body, version } }),
      );
    },
    onSuccess: (_answer, _body, _result, { client }) => {
      invalidateCatalogue(client);
      if (id === null) invalidateLater(client, REREAD_MS.subCategoryAdded);
    },
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
    onSuccess: (_answer, _target, _result, { client }) => {
      invalidateCatalogue(client);
      invalidateLater(client, REREAD_MS.subCategoryDeleted);
    },
  });

/** Restores a deleted sub category. */
export const restoreSubCategoryMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminSubCategoryKeys.restore(),
    mutationFn: (id: number) => api.call("restoreSubCategory", { params: { id } }),
    onSuccess: (_answer, _id, _result, { client }) => invalidateCatalogue(client),
  });
