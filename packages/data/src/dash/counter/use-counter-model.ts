import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { tidyOrderNumber } from "@shop/domain/orders/order-number.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { useApi } from "../../api-context.tsx";
import { createIdempotencyKey } from "../../idempotency-key.ts";
import { isConnectionError } from "../../request-error.ts";
import { orderOfNumberQuery } from "../orders/queries.ts";
import { useNewOrderModel } from "../orders/use-new-order-model.ts";
import type { TextStore } from "./kept-sales.ts";
import { recallCode, rememberCode } from "./known-codes.ts";
import type { Sales } from "./use-sales.ts";
import type { CounterView, SaleSummary } from "./view.ts";

/** What follows at the counter beside the next sale. */
export interface CounterOutcome {
  /** Called with the stored order of a sale. */
  readonly onSold: (order: AdminOrder) => void;
  /** Called with the order of which something comes back. */
  readonly onReturn: (orderId: number) => void;
}

const nothing: SaleSummary = { name: "", lines: 0, total: null, change: null };

/** The model of one sale at the counter; `codes` remembers what codes name, for minutes without a network. */
export function useCounterModel(
  codes: TextStore,
  sales: Sales,
  { onSold, onReturn }: CounterOutcome,
): CounterView {
  const api = useApi();
  const client = useQueryClient();
  const sold = useRef(nothing);
  const {
    onSubmit,
    onLookUp,
    rates,
    offers: _offers,
    ...model
  } = useNewOrderModel(
    (order) => {
      sales.onNext({ ...sold.current, order: { id: order.id, number: order.number } });
      onSold(order);
    },
    ({ body, idempotencyKey: id }) => {
      if (sales.onKeep({ id, state: "waiting", body }, sold.current))
        sales.onNext({ ...sold.current, order: null });
    },
  );
  const hold = (summary: SaleSummary): boolean =>
    sales.onKeep({ id: createIdempotencyKey(), state: "held", body: null }, summary);
  return {
    ...model,
    branches: rates?.branches ?? [],
    onLookUp: async (code) => {
      try {
        const found = await onLookUp(code);
        const [only] = found;
        if (only && found.length === 1) rememberCode(codes, code, only);
        return found;
      } catch (error) {
        const known = isConnectionError(error) ? recallCode(codes, code) : undefined;
        if (!known) throw error;
        return [known];
      }
    },
    onReceipt: async (code) => {
      const query = orderOfNumberQuery(api, tidyOrderNumber(code));
      const id = await client.fetchQuery({ ...query, retry: false });
      if (id !== null) onReturn(id);
      return id !== null;
    },
    onSell: (entry, summary) => {
      sold.current = summary;
      onSubmit(entry);
    },
    onHold: (summary) => {
      if (hold(summary)) sales.onNext(null);
    },
    done: sales.done,
    kept: {
      sales: sales.kept,
      by: sales.by,
      onResume: (id, current) => {
        if (current === null || hold(current)) sales.onResume(id);
      },
      onForget: sales.onForget,
    },
  };
}
