import type { DayCash } from "@shop/contract/cash-up/endpoints.ts";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminOrderKeys } from "../orders/queries.ts";

const keys = {
  day: (day: string) => [...adminOrderKeys.all, "cash-up", day],
  count: (day: string) => [...adminOrderKeys.all, "count-cash", day],
} as const;

/** The payments of a day. */
export const cashUpQuery = (api: Api, day: string) =>
  queryOptions({
    queryKey: keys.day(day),
    queryFn: ({ signal }) => api.call("readCashUp", { query: { day }, signal }),
    placeholderData: keepPreviousData,
  });

/** Stores counted cash. */
export const countDayCashMutation = (api: Api, day: string) =>
  mutationOptions({
    mutationKey: keys.count(day),
    mutationFn: (body: DayCash) => api.call("countDayCash", { body }),
    onSuccess: (answer, _body, _result, { client }) => client.setQueryData(keys.day(answer.day), answer),
  });
