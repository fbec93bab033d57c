import { useApi } from "../../api-context.tsx";
import { toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { changeOrderStatesMutation } from "./queries.ts";
import type { OrderBatchView } from "./view.ts";

/** Changes the state of many orders, one batch at a time. */
export function useOrderBatch(): OrderBatchView {
  const batch = useSingleMutation(changeOrderStatesMutation(useApi()));
  return {
    submission: toSubmission(batch, errorCodeOrMessage),
    outcomes: batch.data?.data ?? null,
    onSubmit: batch.submit,
    onReset: batch.reset,
  };
}
