import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { searchKeys } from "../../shop/search/queries.ts";
import { type AdminTableQuery, rowsQueryOf } from "../../table-query.ts";
import { adminKeys } from "../admins/session.ts";
import { historyKeys } from "../history/queries.ts";

/** Query and mutation keys of synonyms; mutations of different dialogs have different keys. */
const synonymKeys = {
  all: [...adminKeys.all, "search-synonyms"],
  page: (query: AdminTableQuery) => [...synonymKeys.all, "page", query],
  list: () => [...synonymKeys.all, "list"],
  save: (id: number | null) => [...synonymKeys.all, "save", id],
  delete: (id: number | null) => [...synonymKeys.all, "delete", id],
  restore: () => [...synonymKeys.all, "restore"],
} as const;

/** One page of the table of groups; the previous page stays visible until it is fetched. */
export const synonymPageQuery = (api: Api, query: AdminTableQuery) =>
  queryOptions({
    queryKey: synonymKeys.page(query),
    queryFn: async ({ signal }) => {
      const { sort: _, ...rows } = rowsQueryOf(query, []);
      const answer = await api.call("listSynonymGroups", { query: rows, signal });
      return { rows: answer.data, rowCount: "total" in answer ? answer.total : answer.data.length };
    },
    placeholderData: keepPreviousData,
  });

/** All groups, by their words. */
export const synonymsQuery = (api: Api) =>
  queryOptions({
    queryKey: synonymKeys.list(),
    queryFn: async ({ signal }) => (await api.call("listSynonymGroups", { signal })).data,
  });

/** Outdates the lists of groups with their histories, and the searches of this visit. */
function invalidateSynonyms(client: QueryClient): void {
  for (const { all } of [synonymKeys, historyKeys, searchKeys])
    void client.invalidateQueries({ queryKey: all });
}

/** Adds a group (`id` null), or changes one. */
export const saveSynonymsMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: synonymKeys.save(id),
    mutationFn: ({ version, ...body }: RequestBody<"updateSynonymGroup">) =>
      id === null
        ? api.call("createSynonymGroup", { body })
        : api.call("updateSynonymGroup", { params: { id }, body: { ...body, version } }),
    onSuccess: (_answer, _body, _result, { client }) => invalidateSynonyms(client),
  });

/** Deletes a group. */
export const deleteSynonymsMutation = (api: Api, id: number | null) =>
  mutationOptions({
    mutationKey: synonymKeys.delete(id),
    mutationFn: async (target: number) => {
      const answer = await api.call("deleteSynonymGroup", { params: { id: target } });
      if (!answer.status) throw new Error("The group of synonyms was not deleted.");
      return answer;
    },
    onSuccess: (_answer, _target, _result, { client }) => invalidateSynonyms(client),
  });

/** Restores a deleted group. */
export const restoreSynonymsMutation = (api: Api) =>
  mutationOptions({
    mutationKey: synonymKeys.restore(),
    mutationFn: (id: number) => api.call("restoreSynonymGroup", { params: { id } }),
    onSuccess: (_answer, _id, _result, { client }) => invalidateSynonyms(client),
  });
