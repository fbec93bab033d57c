import type { Order, OrderLookup } from "@shop/contract/entities/order.ts";
import type { Submission } from "@shop/contract/state.ts";
import { useRef, useState } from "react";

import { useApi } from "../api-context.tsx";
import { ApiError, errorText } from "../api-error.ts";

/** What the order look-up is fed. */
export interface OrderLookupModel {
  /** The order that was found; null before, and while another one is looked for. */
  readonly order: Order | null;
  /** Why fields are refused; a new object after each check. */
  readonly errors: Readonly<Record<string, string>>;
  /** Failed with 'not_found' where there is no such order. */
  readonly submission: Submission;
  readonly onFind: (lookup: OrderLookup) => void;
}

const noErrors: Readonly<Record<string, string>> = {};

/** Feeds the order look-up: an order is found by its number and the phone that it was placed with. */
export function useOrderLookupModel(): OrderLookupModel {
  const api = useApi();
  const [order, setOrder] = useState<Order | null>(null);
  const [errors, setErrors] = useState(noErrors);
  const [submission, setSubmission] = useState<Submission>({ status: "idle" });
  const looking = useRef(false);

  const find = async (lookup: OrderLookup): Promise<Submission> => {
    try {
      setOrder((await api.call("findOrder", { body: lookup })).order);
      return { status: "idle" };
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      const faults = refusal?.errors ?? noErrors;
      setErrors(faults);
      if (Object.keys(faults).length > 0) return { status: "idle" };
      return { status: "failed", error: (refusal?.status !== 500 && refusal?.code) || errorText(error) };
    }
  };

  return {
    order,
    errors,
    submission,
    onFind: (lookup) => {
      if (looking.current) return;
      const missing = [
        ...(lookup.number.trim() ? [] : ["number"]),
        ...(lookup.phone.trim() ? [] : ["phone"]),
      ];
      setErrors(Object.fromEntries(missing.map((field) => [field, "required"])));
      if (missing.length > 0) return;
      looking.current = true;
      setOrder(null);
      setSubmission({ status: "pending" });
      void (async () => {
        setSubmission(await find(lookup));
        looking.current = false;
      })();
    },
  };
}
