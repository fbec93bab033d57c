import type { BulkRule } from "@shop/domain/bulk/bulk-rule.ts";
import { hashKey, infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody, ResponseBody } from "../../call.ts";
import { firstPageParam, nextPageParam } from "../../cursor-pages.ts";
import { adminKeys } from "../admins/session.ts";
import { invalidateProducts } from "../products/queries.ts";
import type { BulkPreviewPage, BulkSelection } from "./view.ts";

/** What is previewed and applied. */
export interface BulkRequest {
  readonly selection: BulkSelection;
  readonly rule: BulkRule;
}

/** Query and mutation keys of bulk changes. */
export const bulkKeys = {
  all: [...adminKeys.all, "bulk"],
  previews: (request: BulkRequest | null) => [...bulkKeys.all, "preview", request],
  attributes: (selection: BulkSelection | null) => [...bulkKeys.all, "attributes", selection],
  preview: (request: BulkRequest | null, page: BulkPreviewPage) => [...bulkKeys.previews(request), page],
  list: () => [...bulkKeys.all, "list"],
  change: (id: number, show: "all" | "kept") => [...bulkKeys.all, "change", id, show],
  apply: (request: BulkRequest | null) => [...bulkKeys.all, "apply", request],
  undo: (id: number) => [...bulkKeys.all, "undo", id],
} as const;

/** A selection as it is sent: lists are copied, because the contract's types are mutable. */
const selectionBody = (selection: BulkSelection) =>
  "ids" in selection ? { ids: [...selection.ids] } : { filter: { ...selection.filter } };

const bodyOf = ({ selection, rule }: BulkRequest) => ({ selection: selectionBody(selection), rule });

/** The attributes of the selected products, with how many of them can have a value of each. */
export const bulkAttributesQuery = (api: Api, selection: BulkSelection | null) =>
  queryOptions({
    queryKey: bulkKeys.attributes(selection),
    queryFn: async ({ signal }) => {
      if (!selection) throw new Error("There are no products to change.");
      return (await api.call("listBulkAttributes", { body: { selection: selectionBody(selection) }, signal }))
        .data;
    },
  });

/** One page of what a rule would do; kept as it was seen, until products change in this visit. */
export const bulkPreviewQuery = (api: Api, request: BulkRequest | null, page: BulkPreviewPage) =>
  queryOptions({
    queryKey: bulkKeys.preview(request, page),
    queryFn: ({ signal }): Promise<ResponseBody<"previewBulkChange">> => {
      if (!request) throw new Error("There is no rule to preview.");
      return api.call("previewBulkChange", { body: { ...bodyOf(request), ...page }, signal });
    },
    enabled: request !== null,
    // Another page of the same rule; what another rule would do says nothing about this one.
    placeholderData: (before, query) =>
      query && hashKey(query.queryKey.slice(0, -1)) === hashKey(bulkKeys.previews(request))
        ? before
        : undefined,
    staleTime: Infinity,
  });

/** What was seen of a change when it is applied. */
export interface BulkApplication extends BulkRequest {
  readonly seen: Pick<RequestBody<"applyBulkChange">, "fingerprint" | "latest">;
  readonly idempotencyKey: string;
}

/** Applies a change. */
export const applyBulkMutation = (api: Api, of: BulkRequest | null) =>
  mutationOptions({
    mutationKey: bulkKeys.apply(of),
    mutationFn: ({ seen, idempotencyKey, ...request }: BulkApplication) =>
      api.call("applyBulkChange", {
        body: { ...bodyOf(request), fingerprint: seen.fingerprint, latest: seen.latest },
        idempotencyKey,
      }),
    onSuccess: (_answer, _application, _result, { client }) => void invalidateProducts(client),
  });

/** Earlier changes, the newest first. */
export const bulkChangesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: bulkKeys.list(),
    queryFn: ({ pageParam: { cursor }, signal }) =>
      api.call("listBulkChanges", { query: { cursor }, signal }),
    initialPageParam: firstPageParam(),
    getNextPageParam: nextPageParam,
  });

/** One change with its products, or those that an undo did not restore. */
export const bulkChangeQuery = (api: Api, id: number, show: "all" | "kept") =>
  infiniteQueryOptions({
    queryKey: bulkKeys.change(id, show),
    queryFn: ({ pageParam: { cursor }, signal }) =>
      api.call("readBulkChange", { params: { id: String(id) }, query: { show, cursor }, signal }),
    initialPageParam: firstPageParam(),
    getNextPageParam: nextPageParam,
  });

/** Takes a change back. */
export const undoBulkMutation = (api: Api, id: number) =>
  mutationOptions({
    mutationKey: bulkKeys.undo(id),
    mutationFn: () => api.call("undoBulkChange", { params: { id: String(id) } }),
    onSettled: (_answer, _error, _variables, _result, { client }) => invalidateProducts(client),
  });
