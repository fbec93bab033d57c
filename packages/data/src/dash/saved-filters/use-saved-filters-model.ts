import type { SavedFilter, SavedFilterList } from "@shop/contract/saved-filters/saved-filter.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toFormState, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { deleteSavedFilterMutation, saveFilterMutation, savedFiltersQuery } from "./queries.ts";
import type { SavedFiltersView } from "./view.ts";

/** The model of the saved filters of one list. */
export function useSavedFiltersModel(list: SavedFilterList): SavedFiltersView {
  const api = useApi();
  const [deleted, setDeleted] = useState<SavedFilter | null>(null);
  const filters = useQuery(savedFiltersQuery(api));
  const creation = useSingleMutation(saveFilterMutation(api), { onSuccess: () => setDeleted(null) });
  const deletion = useSingleMutation(deleteSavedFilterMutation(api), {
    onSuccess: (_answer, filter) => setDeleted(filter),
  });
  return {
    filters: toRemote(filters, (all) => all.filter((one) => one.list === list)),
    creation: {
      ...toFormState(creation),
      saved: creation.data?.filter ?? null,
      onSubmit: ({ name, query }) => creation.submit({ list, name, query }),
    },
    deletion: toSubmission(deletion, errorCodeOrMessage),
    deleted,
    onDelete: deletion.submit,
  };
}
