import type { AccountChange } from "@shop/contract/admins/admin-account.ts";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { adminKeys } from "./session.ts";

/** Query and mutation keys of administrators' accounts. */
const adminAccountKeys = {
  all: [...adminKeys.all, "accounts"],
  list: () => [...adminAccountKeys.all, "list"],
  create: () => [...adminAccountKeys.all, "create"],
  change: () => [...adminAccountKeys.all, "change"],
  resetPassword: () => [...adminAccountKeys.all, "password"],
  resetTwoFactor: () => [...adminAccountKeys.all, "two-factor"],
  requireTwoFactor: () => [...adminAccountKeys.all, "policy"],
} as const;

/** All administrators and what holds for all of them; for owners. */
export const accountsQuery = (api: Api) =>
  queryOptions({
    queryKey: adminAccountKeys.list(),
    queryFn: ({ signal }) => api.call("listAdmins", { signal }),
  });

/** Outdates the list, and the signed-in administrator, whose own role may have changed. */
function invalidateAccounts(client: QueryClient): void {
  for (const queryKey of [adminAccountKeys.list(), adminKeys.me()])
    void client.invalidateQueries({ queryKey });
}

/** Adds an administrator; the answer holds the generated password and is not kept. */
export const createAccountMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminAccountKeys.create(),
    gcTime: 0,
    mutationFn: (body: RequestBody<"createAdmin">) => api.call("createAdmin", { body }),
    onSuccess: (_answer, _body, _result, { client }) => invalidateAccounts(client),
  });

/** Changes the role of an administrator, or whether they can sign in. */
export const changeAccountMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminAccountKeys.change(),
    mutationFn: ({ id, change }: { readonly id: number; readonly change: AccountChange }) =>
      api.call("changeAdmin", { params: { id }, body: change }),
    onSuccess: (_answer, _change, _result, { client }) => invalidateAccounts(client),
  });

/** Replaces an administrator's password; the answer holds the generated one and is not kept. */
export const resetPasswordMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminAccountKeys.resetPassword(),
    gcTime: 0,
    mutationFn: (id: number) => api.call("resetAdminPassword", { params: { id } }),
    onSuccess: (_answer, _id, _result, { client }) => invalidateAccounts(client),
  });

/** Switches the second factor of an administrator off who has lost it. */
export const resetTwoFactorMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminAccountKeys.resetTwoFactor(),
    mutationFn: (id: number) => api.call("resetTwoFactor", { params: { id } }),
    onSuccess: (_answer, _id, _result, { client }) => invalidateAccounts(client),
  });

/** Requires a second factor of every administrator, or no longer. */
export const requireTwoFactorMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminAccountKeys.requireTwoFactor(),
    mutationFn: (required: boolean) => api.call("requireTwoFactor", { body: { required } }),
    onSuccess: (_answer, _required, _result, { client }) => invalidateAccounts(client),
  });
