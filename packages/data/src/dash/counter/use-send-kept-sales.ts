import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

import { useApi } from "../../api-context.tsx";
import { errorCodeOrMessage, isRetryable, isUnauthorized, RequestError } from "../../request-error.ts";
import { SALE_TIMEOUT_MS, takeOrderMutation } from "../orders/queries.ts";
import { forgetSale, type KeptSale, keepSale, type TextStore } from "./kept-sales.ts";
import { useKeptSales } from "./use-kept-sales.ts";

/** Milliseconds between two tries to send a sale over a network that is there and carries nothing. */
const RETRY_MS = 5000;

/** Whether a later try of the same request may succeed. */
const isPassing = (error: unknown): boolean =>
  isRetryable(error) || (error instanceof RequestError && error.status === 429);

/** What follows a sale that was sent later. */
export interface SentLater {
  /** Called with the order that a sale has become. */
  readonly onSent: (order: AdminOrder) => void;
  /** Called with a sale that the server has refused: it is kept with the reason. */
  readonly onRefused: (sale: KeptSale) => void;
}

/**
 * Sends the sales that an administrator has made without a network, one after another, as soon as there is one: each with its own key, so that one
 * whose answer was lost is stored once. Those of others wait until they are signed in.
 */
export function useSendKeptSales(store: TextStore, by: string, { onSent, onRefused }: SentLater): void {
  const api = useApi();
  const waiting = useKeptSales(store).filter((sale) => sale.state === "waiting" && sale.by === by);
  const [sending] = useState(() => new Set<string>());
  // React Query pauses it without a network, and goes on once there is one.
  const { mutateAsync } = useMutation({
    ...takeOrderMutation(api, SALE_TIMEOUT_MS),
    mutationKey: ["send-kept-sales"],
    scope: { id: "send-kept-sales" },
    networkMode: "online",
    retry: (_count, error) => isPassing(error),
    retryDelay: RETRY_MS,
  });
  const send = useEffectEvent(async (sale: KeptSale) => {
    const { id, body } = sale;
    if (body === null || sending.has(id)) return;
    sending.add(id);
    try {
      const { order } = await mutateAsync({ body, idempotencyKey: id });
      forgetSale(store, id);
      onSent(order);
    } catch (error) {
      // After a session has ended it waits for the next one.
      if (isUnauthorized(error)) return;
      const refused: KeptSale = { ...sale, state: "refused", reason: errorCodeOrMessage(error), body: null };
      keepSale(store, refused);
      onRefused(refused);
    } finally {
      sending.delete(id);
    }
  });
  const ids = waiting.map(({ id }) => id).join(" ");
  useEffect(() => {
    for (const sale of waiting) void send(sale);
    // oxlint-disable-next-line react/exhaustive-deps -- the same sales are other objects after each change of the store
  }, [ids]);
}
