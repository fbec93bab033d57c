import type { User } from "@shop/contract/accounts/user.ts";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { toFormState } from "../../remote.ts";
import { RequestError } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { changeAccountMutation, changePasswordMutation, deleteAccountMutation } from "./queries.ts";
import type { AccountView } from "./view.ts";

/** The input of {@link useAccountModel}. */
export interface AccountModelInput {
  readonly user: User;
  /** The bearer token. */
  readonly token: string;
  /** Called with the shopper's data after they were saved: the caller keeps them in the session. */
  readonly onSaved: (user: User) => void;
  /** Called after the account was deleted: the caller ends the session. */
  readonly onDeleted: () => void;
  /** Called where the API rejects the token: the caller ends the session. */
  readonly onExpired: () => void;
}

/** The model of the page of a shopper's account. */
export function useAccountModel({
  user,
  token,
  onSaved,
  onDeleted,
  onExpired,
}: AccountModelInput): AccountView {
  const api = useApi();
  const [saved, setSaved] = useState({ data: 0, password: 0 });
  const onError = (error: unknown) => {
    if (error instanceof RequestError && error.status === 401) onExpired();
  };
  const data = useSingleMutation(changeAccountMutation(api, token), {
    onError,
    onSuccess: (changed) => {
      onSaved(changed);
      setSaved((before) => ({ ...before, data: before.data + 1 }));
    },
  });
  const password = useSingleMutation(changePasswordMutation(api, token), {
    onError,
    onSuccess: () => setSaved((before) => ({ ...before, password: before.password + 1 })),
  });
  const deletion = useSingleMutation(deleteAccountMutation(api, token), { onError, onSuccess: onDeleted });
  return {
    user,
    data: { ...toFormState(data), saved: saved.data, onSubmit: data.submit },
    password: { ...toFormState(password), saved: saved.password, onSubmit: password.submit },
    deletion: { ...toFormState(deletion), saved: 0, onSubmit: deletion.submit },
  };
}
