import { drawerKey } from "@shop/domain/cash-up/cash-up.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toFormState, toRemote } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { countDayCashMutation, cashUpQuery } from "./queries.ts";
import type { CashUpView } from "./view.ts";

/** The model of the page of the payments of a day. */
export function useCashUpModel(day: string): CashUpView {
  const api = useApi();
  const count = useSingleMutation(countDayCashMutation(api, day));
  return {
    payments: toRemote(useQuery(cashUpQuery(api, day))),
    counting: count.variables ? drawerKey(count.variables) : null,
    count: toFormState(count),
    onCount: count.submit,
  };
}
