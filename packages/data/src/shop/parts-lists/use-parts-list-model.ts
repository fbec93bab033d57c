import { useApi } from "../../api-context.tsx";
import { toFormState } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { findPartsMutation } from "./queries.ts";
import type { PartsListView } from "./view.ts";

/** The model of parts lists. */
export function usePartsListModel(): PartsListView {
  const find = useSingleMutation(findPartsMutation(useApi()));
  return {
    ...toFormState(find),
    found: find.data ?? null,
    foundAt: find.submittedAt,
    onFind: find.submit,
  };
}
