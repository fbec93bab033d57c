import type { DayCash, NewCashMove } from "@shop/contract/cash-up/endpoints.ts";
import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminOrderKeys } from "../orders/queries.ts";

const keys = {
  day: (day: string) => [...adminOrderKeys.all, "cash-up", day],
  count: (day: string) => [...adminOrderKeys.all, "count-cash", day],
  move: (day: string) => [...adminOrderKeys.all, "move-cash", day],
  voidMove: (day: string) => [...adminOrderKeys.all, "void-cash-move", day],
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

/** Stores cash that came or went without an order. */
export const recordCashMoveMutation = (api: Api, day: string) =>
  mutationOptions({
    mutationKey: keys.move(day),
    mutationFn: ({ body, idempotencyKey }: { readonly body: NewCashMove; readonly idempotencyKey: string }) =>
      api.call("recordCashMove", { body, idempotencyKey }),
    onSuccess: (answer, _move, _result, { client }) => client.setQueryData(keys.day(answer.day), answer),
  });

/** Takes such cash back, today; the day on which it came or went is read anew. */
export const voidCashMoveMutation = (api: Api, day: string) =>
  mutationOptions({
    mutationKey: keys.voidMove(day),
    mutationFn: ({ id, reason }: { readonly id: number; readonly reason: string }) =>
      api.call("voidCashMove", { params: { id }, body: { reason } }),
    onSuccess: (answer, _move, _result, { client }) => {
      client.setQueryData(keys.day(answer.day), answer);
      if (answer.day !== day) return client.invalidateQueries({ queryKey: keys.day(day) });
      return undefined;
    },
  });
