import { drawerKey } from "@shop/domain/payment-day/payment-day.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toFormState, toRemote } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { countDayCashMutation, paymentDayQuery } from "./queries.ts";
import type { PaymentDayView } from "./view.ts";

/** The model of the page of the payments of a day. */
export function usePaymentDayModel(day: string): PaymentDayView {
  const api = useApi();
  const count = useSingleMutation(countDayCashMutation(api, day));
  return {
    payments: toRemote(useQuery(paymentDayQuery(api, day))),
    counting: count.variables ? drawerKey(count.variables) : null,
    count: toFormState(count),
    onCount: count.submit,
  };
}
