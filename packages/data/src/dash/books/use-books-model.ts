import { useMutation, useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toFormState, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { closeBooksMutation, closingsQuery, reopenBooksMutation } from "./queries.ts";
import type { BooksView } from "./view.ts";

/** The model of the page of the books. */
export function useBooksModel(): BooksView {
  const api = useApi();
  const close = useMutation(closeBooksMutation(api));
  const reopen = useMutation(reopenBooksMutation(api));
  return {
    closed: toRemote(useQuery(closingsQuery(api))),
    close: toFormState(close),
    onClose: (entry, onSuccess) => {
      if (!close.isPending) close.mutate(entry, { onSuccess });
    },
    reopen: toSubmission(reopen, errorCodeOrMessage),
    onReopen: (onSuccess) => {
      if (!reopen.isPending) reopen.mutate(undefined, { onSuccess });
    },
    onDismiss: () => {
      close.reset();
      reopen.reset();
    },
  };
}
