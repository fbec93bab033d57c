import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminKeys } from "../admins/session.ts";
import { invalidateProducts } from "../products/queries.ts";

const all = [...adminKeys.all, "quarantine"] as const;

/** A page of products of which units are not for sale; others may decide about some. */
export const quarantineQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...all, "held", page],
    queryFn: ({ signal }) => api.call("listQuarantine", { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });

/** A page of what moved units that are not for sale. */
export const quarantineMovesQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: [...all, "moves", page],
    queryFn: ({ signal }) => api.call("listQuarantineMoves", { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });

/** Decides about units once for each key. */
export const decideQuarantineMutation = (api: Api) =>
  mutationOptions({
    mutationKey: [...all, "decide"],
    mutationFn: (decision: {
      readonly body: RequestBody<"decideQuarantine">;
      readonly idempotencyKey: string;
    }) => api.call("decideQuarantine", decision),
    onSettled: (_answer, _error, _decision, _result, { client }) => void invalidateProducts(client),
  });
