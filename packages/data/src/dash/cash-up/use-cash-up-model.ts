import { drawerKey } from "@shop/domain/cash-up/cash-up.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toFormState, toRemote } from "../../remote.ts";
import { deliveryQuery } from "../../shop/settings/queries.ts";
import { useIdempotencyKeys } from "../../use-idempotency-keys.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { adminQuery } from "../admins/session.ts";
import {
  cashUpQuery,
  countDayCashMutation,
  recordCashMoveMutation,
  voidCashMoveMutation,
} from "./queries.ts";
import type { CashUpView } from "./view.ts";

/** The model of the page of the payments of a day. */
export function useCashUpModel(day: string): CashUpView {
  const api = useApi();
  const keys = useIdempotencyKeys();
  const count = useSingleMutation(countDayCashMutation(api, day));
  const move = useSingleMutation(recordCashMoveMutation(api, day), {
    onSuccess: (_answer, { body }) => keys.forget(body),
  });
  const voiding = useSingleMutation(voidCashMoveMutation(api, day));
  return {
    payments: toRemote(useQuery(cashUpQuery(api, day))),
    self: useQuery(adminQuery(api)).data?.email ?? "",
    branches: useQuery(deliveryQuery(api)).data?.branches ?? [],
    counting: count.variables ? drawerKey(count.variables) : null,
    count: toFormState(count),
    onCount: count.submit,
    move: toFormState(move),
    onMove: (body) => move.submit({ body, idempotencyKey: keys.keyOf(body) }),
    voiding: toFormState(voiding),
    onVoid: (id, reason) => voiding.submit({ id, reason }),
  };
}
