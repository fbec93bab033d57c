import type { Order, OrderLookup } from "@shop/contract/entities/order.ts";
import type { Submission } from "@shop/contract/state.ts";
import { useState } from "react";

import { useApi } from "../api-context.tsx";
import { ApiError, errorCodeOrText } from "../api-error.ts";
import { requiredFields } from "../required-fields.ts";
import { useSubmission } from "../use-submission.ts";

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

/** Feeds the order look-up: an order is found by its number and the phone that it was placed with. */
export function useOrderLookupModel(): OrderLookupModel {
  const api = useApi();
  const [order, setOrder] = useState<Order | null>(null);
  const { errors, submission, submit } = useSubmission<OrderLookup>({
    check: ({ number, phone }) => requiredFields({ number: number.trim(), phone: phone.trim() }),
    send: async (lookup) => {
      setOrder(null);
      setOrder((await api.call("findOrder", { body: lookup })).order);
      return {};
    },
    fail: (error) => {
      const refused = error instanceof ApiError ? error.errors : {};
      const isForFields = Object.keys(refused).length > 0;
      return isForFields ? { errors: refused } : { failure: errorCodeOrText(error) };
    },
  });
  return { order, errors, submission, onFind: submit };
}
