import type { Notify } from "@shop/domain/notices.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { fieldErrorsOf, toFormState, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import {
  accountsQuery,
  changeAccountMutation,
  createAccountMutation,
  requireTwoFactorMutation,
  resetTwoFactorMutation,
  resetPasswordMutation,
} from "./queries.ts";
import { adminQuery, isForbidden } from "./session.ts";
import type { AdminAccountsView, GeneratedPassword } from "./view.ts";

/** The first error by field, which says more than the code of the whole request. */
const reasonOf = (error: Error): string =>
  Object.values(fieldErrorsOf(error))[0] ?? errorCodeOrMessage(error);

/** The model of the administrators' screen. */
export function useAdminAccountsModel(onNotice: Notify): AdminAccountsView {
  const api = useApi();
  const [generated, setGenerated] = useState<GeneratedPassword | null>(null);
  const show = ({
    account,
    password,
  }: {
    readonly account: { readonly email: string };
    readonly password: string;
  }) => setGenerated({ email: account.email, password });
  const accounts = useQuery(accountsQuery(api));
  const me = useQuery(adminQuery(api));
  const creation = useSingleMutation(createAccountMutation(api), { onSuccess: show });
  const change = useSingleMutation(changeAccountMutation(api), { onSuccess: () => onNotice("updated") });
  const reset = useSingleMutation(resetPasswordMutation(api), { onSuccess: show });
  const factor = useSingleMutation(resetTwoFactorMutation(api), { onSuccess: () => onNotice("updated") });
  const policy = useSingleMutation(requireTwoFactorMutation(api), { onSuccess: () => onNotice("updated") });
  const commands = [change, reset, factor, policy];
  const last = commands.find(({ error, isPending }) => error !== null || isPending) ?? change;
  /** A failure is shown until the next command. */
  const forget = () => {
    for (const command of commands) command.reset();
  };
  return {
    accounts: toRemote(accounts, ({ data }) => data),
    twoFactorRequired: accounts.data?.two_factor_required ?? false,
    isForbidden: isForbidden(accounts.error),
    ownId: me.data?.id ?? null,
    creation: {
      ...toFormState(creation),
      onSubmit: creation.submit,
    },
    change: toSubmission(last, reasonOf),
    onChange: (id, next) => {
      forget();
      change.submit({ id, change: next });
    },
    onResetPassword: (id) => {
      forget();
      reset.submit(id);
    },
    onResetTwoFactor: (id) => {
      forget();
      factor.submit(id);
    },
    onRequireTwoFactor: (required) => {
      forget();
      policy.submit(required);
    },
    generated,
    onDismissPassword: () => setGenerated(null),
  };
}
