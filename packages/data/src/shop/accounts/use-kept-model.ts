import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toFormState, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage, RequestError } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { deleteKeptMutation, keptQuery, renameKeptMutation } from "./kept.ts";
import type { AddressesModelInput } from "./use-addresses-model.ts";
import type { KeptView } from "./view.ts";

/** The model of the carts and parts lists that an account keeps. */
export function useKeptModel({ token, onExpired }: AddressesModelInput): KeptView {
  const api = useApi();
  const [saved, setSaved] = useState(0);
  const onError = (error: unknown) => {
    if (error instanceof RequestError && error.status === 401) onExpired();
  };
  const renaming = useSingleMutation(renameKeptMutation(api, token), {
    onError,
    onSuccess: () => setSaved((before) => before + 1),
  });
  const deletion = useSingleMutation(deleteKeptMutation(api, token), { onError });
  return {
    kept: toRemote(useQuery(keptQuery(api, token))),
    renaming: { ...toFormState(renaming), saved, onSubmit: renaming.submit },
    deletion: toSubmission(deletion, errorCodeOrMessage),
    onDelete: deletion.submit,
  };
}
