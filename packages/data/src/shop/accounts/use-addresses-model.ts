import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toFormState, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage, RequestError } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { addressesQuery, deleteAddressMutation, saveAddressMutation } from "./addresses.ts";
import type { AddressesView } from "./view.ts";

/** The input of {@link useAddressesModel}. */
export interface AddressesModelInput {
  /** The bearer token. */
  readonly token: string;
  /** Called where the API rejects the token: the caller ends the session. */
  readonly onExpired: () => void;
}

/** The model of the postal addresses of an account. */
export function useAddressesModel({ token, onExpired }: AddressesModelInput): AddressesView {
  const api = useApi();
  const [saved, setSaved] = useState(0);
  const onError = (error: unknown) => {
    if (error instanceof RequestError && error.status === 401) onExpired();
  };
  const saving = useSingleMutation(saveAddressMutation(api, token), {
    onError,
    onSuccess: () => setSaved((before) => before + 1),
  });
  const deletion = useSingleMutation(deleteAddressMutation(api, token), { onError });
  return {
    addresses: toRemote(useQuery(addressesQuery(api, token))),
    saving: { ...toFormState(saving), saved, onSubmit: saving.submit },
    deletion: toSubmission(deletion, errorCodeOrMessage),
    onDelete: deletion.submit,
  };
}
