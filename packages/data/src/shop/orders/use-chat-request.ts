import type { ChatBuyer } from "@shop/contract/orders/chat-order.ts";
import type { OrderDelivery } from "@shop/domain/delivery/delivery.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { useCallback } from "react";

import { useApi } from "../../api-context.tsx";

/** Milliseconds after which the message opens without a number: browsers open no other window long after a press. */
const MAX_WAIT_MS = 2500;

/** An order that is opened as a chat message. */
interface ChatRequestInput {
  readonly lines: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
    readonly price: string;
    readonly qty: number;
  }>;
  readonly buyer: ChatBuyer;
  readonly delivery: OrderDelivery | null;
  /** How it is to be paid; null where the buyer has not seen it. */
  readonly payBy?: PayBy | null | undefined;
}

/** Returns the function that stores an order by chat as a request; it resolves to its number and token, or to null where it is not stored in time. */
export function useChatRequest(
  token: string | null | undefined,
  locale: Locale,
): (order: ChatRequestInput) => Promise<{ readonly number: string; readonly token: string } | null> {
  const api = useApi();
  return useCallback(
    async ({ lines, buyer, delivery, payBy }) => {
      const cart = lines.map(({ id, name, price, qty }) => ({ id, name, price, qty, image: "" }));
      const stated = delivery && { to: delivery.to, branch: delivery.branch ?? null, cost: delivery.cost };
      const body = {
        cart,
        buyer,
        locale,
        ...(stated && { delivery: stated }),
        ...(payBy && { pay_by: payBy }),
      };
      const signal = AbortSignal.timeout(MAX_WAIT_MS);
      const stored = await api.call("requestByChat", { body, token, signal }).catch(() => null);
      return stored && { number: stored.order_number, token: stored.order_token };
    },
    [api, token, locale],
  );
}
