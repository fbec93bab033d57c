import type { NewStockCount } from "@shop/contract/stock-counts/stock-count.ts";
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminKeys } from "../admins/session.ts";
import { invalidateProducts } from "../products/queries.ts";
import type { CountQuery } from "./view.ts";

const all = [...adminKeys.all, "stock-counts"] as const;
const keys = {
  list: () => [...all, "list"],
  start: () => [...all, "start"],
  count: (id: number) => [...all, "count", id],
  page: (id: number, query: CountQuery) => [...keys.count(id), query],
  edit: (id: number) => [...all, "edit", id],
  upload: (id: number) => [...all, "upload", id],
  close: (id: number) => [...all, "close", id],
} as const;

const paramsOf = (id: number) => ({ id: String(id) });

/** Outdates the pages of a count and the list of counts. */
export function invalidateCount(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: keys.count(id) });
  void client.invalidateQueries({ queryKey: keys.list() });
}

/** Counts of the stock; others may start and close some. */
export const stockCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: async ({ signal }) => (await api.call("listStockCounts", { signal })).data,
    refetchOnMount: "always",
  });

/** Starts a count. */
export const startCountMutation = (api: Api) =>
  mutationOptions({
    mutationKey: keys.start(),
    mutationFn: (body: NewStockCount) => api.call("startStockCount", { body }),
    onSuccess: (_answer, _body, _result, { client }) =>
      void client.invalidateQueries({ queryKey: keys.list() }),
  });

/** Milliseconds after which a count is read again: others take part in it. */
const OTHERS_MS = 15_000;

/** A count with a page of its products. */
export const stockCountQuery = (api: Api, id: number, query: CountQuery) =>
  queryOptions({
    queryKey: keys.page(id, query),
    queryFn: ({ signal }) => api.call("readStockCount", { params: paramsOf(id), query, signal }),
    placeholderData: (before, earlier) =>
      earlier?.queryKey[keys.count(id).length - 1] === id ? keepPreviousData(before) : undefined,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.count.state === "open" ? OTHERS_MS : false),
  });

/** Counts a product once for each key. */
export const countProduct = (
  api: Api,
  id: number,
  body: RequestBody<"countProduct">,
  idempotencyKey: string,
) => api.call("countProduct", { params: paramsOf(id), body, idempotencyKey });

/** What is changed of a counted product: its number, or null to remove it. */
export interface CountEdit {
  readonly productId: number;
  readonly qty: number | null;
}

/** Sets what was counted of a product, or removes it. */
export const editCountMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: keys.edit(id),
    mutationFn: async ({ productId, qty }: CountEdit): Promise<void> => {
      if (qty === null) {
        await api.call("removeCounted", { params: { ...paramsOf(id), productId: String(productId) } });
      } else {
        const body = { product: { id: productId }, qty, mode: "set" as const };
        await api.call("countProduct", { params: paramsOf(id), body });
      }
    },
    onSettled: (_answer, _error, _edit, _result, { client }) => invalidateCount(client, id),
  });

/** A list that is counted once for its key. */
interface SentList {
  readonly body: RequestBody<"countList">;
  /** What identifies it. */
  readonly content: object;
  readonly idempotencyKey: string;
}

/** Counts the lines of a list. */
export const countListMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: keys.upload(id),
    mutationFn: ({ body, idempotencyKey }: SentList) =>
      api.call("countList", { params: paramsOf(id), body, idempotencyKey }),
    onSettled: (_answer, _error, _list, _result, { client }) => invalidateCount(client, id),
  });

/** Books a count in a version, or discards it where that is null. */
export const closeCountMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: keys.close(id),
    mutationFn: (version: number | null) =>
      version === null
        ? api.call("discardStockCount", { params: paramsOf(id) })
        : api.call("bookStockCount", { params: paramsOf(id), body: { version } }),
    onSettled: (_answer, _error, version, _result, { client }) => {
      invalidateCount(client, id);
      if (version !== null) void invalidateProducts(client);
    },
  });
