import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { AdminTableQuery } from "../../table-query.ts";
import { adminKeys } from "../admins/session.ts";
import { historyKeys } from "../history/queries.ts";

/** A list as the API answers it: whole, or one page with the number of entries on all. */
interface ListAnswer<Entry> {
  readonly data: readonly Entry[];
  readonly total?: number;
}

/** The calls of the API for one list. */
export interface ListCalls<Entry, Update> {
  readonly page: (query: AdminTableQuery, signal: AbortSignal) => Promise<ListAnswer<Entry>>;
  readonly all: (signal: AbortSignal) => Promise<ListAnswer<Entry>>;
  /** Adds an entry (`id` null), or changes one. */
  readonly save: (id: number | null, form: Update) => Promise<unknown>;
  readonly remove: (id: number) => Promise<{ readonly status: boolean }>;
  readonly restore: (id: number) => Promise<unknown>;
}

/**
 * The queries and mutations of a list: `name` is part of its keys, `outdate` is called after each change, beside the list and its histories.
 * Mutations of different dialogs have different keys.
 */
export function listQueries<Entry, Update>(
  name: string,
  callsOf: (api: Api) => ListCalls<Entry, Update>,
  outdate: (client: QueryClient) => void = () => {},
) {
  const all = [...adminKeys.all, name];
  /** Outdates what shows the list. */
  const outdateList = (client: QueryClient): void => {
    for (const queryKey of [all, historyKeys.all]) void client.invalidateQueries({ queryKey });
    outdate(client);
  };
  const onSuccess = (
    _answer: unknown,
    _variables: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ): void => outdateList(client);
  return {
    key: all,
    outdate: outdateList,
    /** One page of the table; the previous page stays visible until it is fetched. */
    page: (api: Api, query: AdminTableQuery) =>
      queryOptions({
        queryKey: [...all, "page", query],
        queryFn: async ({ signal }) => {
          const { data, total = data.length } = await callsOf(api).page(query, signal);
          return { rows: data, rowCount: total };
        },
        placeholderData: keepPreviousData,
      }),
    /** All entries that are not deleted. */
    all: (api: Api) =>
      queryOptions({
        queryKey: [...all, "list"],
        queryFn: async ({ signal }) => (await callsOf(api).all(signal)).data,
      }),
    /** Adds an entry (`id` null), or changes one. */
    save: (api: Api, id: number | null) =>
      mutationOptions({
        mutationKey: [...all, "save", id],
        mutationFn: (form: Update) => callsOf(api).save(id, form),
        onSuccess,
      }),
    /** Deletes an entry; `id` is that of its dialog. */
    remove: (api: Api, id: number | null) =>
      mutationOptions({
        mutationKey: [...all, "delete", id],
        mutationFn: async (target: number) => {
          const answer = await callsOf(api).remove(target);
          if (!answer.status) throw new Error(`An entry of ${name} was not deleted.`);
          return answer;
        },
        onSuccess,
      }),
    /** Restores a deleted entry. */
    restore: (api: Api) =>
      mutationOptions({
        mutationKey: [...all, "restore"],
        mutationFn: (id: number) => callsOf(api).restore(id),
        onSuccess,
      }),
  };
}

/** The queries and mutations of one list. */
export type ListQueries<Entry, Update> = ReturnType<typeof listQueries<Entry, Update>>;
