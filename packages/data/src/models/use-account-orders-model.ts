import type { Order } from "@shop/contract/entities/order.ts";
import type { Remote, Submission } from "@shop/contract/state.ts";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { useApi } from "../api-context.tsx";
import { ApiError } from "../api-error.ts";
import type { Api } from "../api.ts";
import { nextPageSubmission, toRemote } from "../remote.ts";

/** Orders that are there so far, the newest first. */
export interface OrderList {
  readonly items: readonly Order[];
  readonly hasMore: boolean;
}

/** What the page of a shopper's own orders is fed. */
export interface AccountOrdersModel {
  readonly orders: Remote<OrderList>;
  /** The loading of older orders. */
  readonly more: Submission;
  readonly onLoadMore: () => void;
}

const firstPage: { readonly cursor: string | undefined } = { cursor: undefined };

const orderPages = (api: Api, token: string) =>
  infiniteQueryOptions({
    queryKey: ["account-orders", token],
    queryFn: ({ pageParam, signal }) =>
      api.call("listAccountOrders", {
        token,
        signal,
        ...(pageParam.cursor && { query: { cursor: pageParam.cursor } }),
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next_cursor }) => (next_cursor === null ? undefined : { cursor: next_cursor }),
  });

/** What the page of a shopper's own orders feeds on. */
export interface AccountOrdersModelInput {
  /** The bearer token. */
  readonly token: string;
  /** The shop no longer knows the token: the caller takes the session away. */
  readonly onExpired?: () => void;
}

/** Feeds the page of the orders of the shopper with a bearer token. */
export function useAccountOrdersModel({ token, onExpired }: AccountOrdersModelInput): AccountOrdersModel {
  const orders = useInfiniteQuery(orderPages(useApi(), token));
  const expired = orders.error instanceof ApiError && orders.error.status === 401;
  const expire = useEffectEvent(() => onExpired?.());
  useEffect(() => {
    if (expired) expire();
  }, [expired]);
  return {
    orders: toRemote(orders, ({ pages }) => ({
      items: pages.flatMap(({ data }) => data),
      hasMore: orders.hasNextPage,
    })),
    more: nextPageSubmission(orders),
    onLoadMore: () => void orders.fetchNextPage({ cancelRefetch: false }),
  };
}
