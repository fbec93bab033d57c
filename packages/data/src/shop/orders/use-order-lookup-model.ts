import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, noFieldErrors, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { findOrderMutation } from "./queries.ts";
import type { OrderLookupView } from "./view.ts";

/** The model of the order look-up. */
export function useOrderLookupModel(): OrderLookupView {
  const lookup = useSingleMutation(findOrderMutation(useApi()));
  return {
    order: lookup.data ?? null,
    errors: noFieldErrors,
    submission: toSubmission(lookup, (error) =>
      // A number or phone that no order can have is answered as one that no order has.
      fieldErrorsOf(error) === noFieldErrors ? errorCodeOrMessage(error) : "not_found",
    ),
    onFind: lookup.submit,
  };
}
