import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { useApi } from "../../api-context.tsx";
import { nextPageSubmission, toRemote } from "../../remote.ts";
import { RequestError } from "../../request-error.ts";
import { accountOrdersQuery } from "./queries.ts";
import type { AccountOrdersView } from "./view.ts";

/** The input of {@link useAccountOrdersModel}. */
export interface AccountOrdersModelInput {
  /** The bearer token. */
  readonly token: string;
  /** Called where the API rejects the token: the caller clears the session. */
  readonly onExpired?: () => void;
}

/** The model of the screen of a shopper's orders. */
export function useAccountOrdersModel({ token, onExpired }: AccountOrdersModelInput): AccountOrdersView {
  const orders = useInfiniteQuery(accountOrdersQuery(useApi(), token));
  const expired = orders.error instanceof RequestError && orders.error.status === 401;
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
