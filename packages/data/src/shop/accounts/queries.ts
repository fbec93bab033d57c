import type { User } from "@shop/contract/accounts/user.ts";
import { NO_ANSWER } from "@shop/contract/codes.ts";
import { mutationOptions, type QueryClient } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { isSuccess } from "../../is-success.ts";
import { RequestError } from "../../request-error.ts";
import { orderKeys } from "../orders/order-keys.ts";
import type { Session } from "./view.ts";

/** Query and mutation keys of a shopper's account. */
export const accountKeys = {
  all: ["account"],
  /** What belongs to the account with a bearer token. */
  of: (token: string) => [...accountKeys.all, token],
  login: () => [...accountKeys.all, "login"],
  register: () => [...accountKeys.all, "register"],
  forgotten: () => [...accountKeys.all, "forgotten"],
  newPassword: () => [...accountKeys.all, "new-password"],
  change: () => [...accountKeys.all, "change"],
  changePassword: () => [...accountKeys.all, "change-password"],
  delete: () => [...accountKeys.all, "delete"],
  logout: () => [...accountKeys.all, "logout"],
} as const;

/** Removes what belongs to an account from the cache. */
function forget(client: QueryClient, token: string): void {
  client.removeQueries({ queryKey: orderKeys.account(token) });
  client.removeQueries({ queryKey: accountKeys.of(token) });
}

const sessionOf = (user: User, token: string | undefined): Session => ({ user, token: token ?? null });

/** Logs a shopper in: succeeds only with status true and a user, and otherwise rejects with 'wrong_credentials'. */
export const loginMutation = (api: Api) =>
  mutationOptions({
    mutationKey: accountKeys.login(),
    // Its variables hold a password.
    gcTime: 0,
    mutationFn: async (entry: RequestBody<"loginUser">): Promise<Session> => {
      const answer = await api.call("loginUser", { body: entry });
      if (isSuccess(answer) && answer.user) return sessionOf(answer.user, answer.token);
      throw new RequestError({ status: 200, code: "wrong_credentials", message: "wrong_credentials" });
    },
  });

/** Signs a shopper up; status false rejects with status 200 and the errors by field. */
export const registerMutation = (api: Api) =>
  mutationOptions({
    mutationKey: accountKeys.register(),
    // Its variables hold a password.
    gcTime: 0,
    mutationFn: async (entry: RequestBody<"registerUser">): Promise<Session> => {
      const answer = await api.call("registerUser", { body: entry });
      if (isSuccess(answer) && answer.user) return sessionOf(answer.user, answer.token);
      throw new RequestError({
        status: 200,
        message: NO_ANSWER,
        errors: answer.errors?.email ? { email: answer.errors.email } : {},
      });
    },
  });

/** Asks for a link to a new password; the answer's status is false where the shop mails none. */
export const forgotPasswordMutation = (api: Api) =>
  mutationOptions({
    mutationKey: accountKeys.forgotten(),
    mutationFn: (body: RequestBody<"forgotPassword">) => api.call("forgotPassword", { body }),
  });

/** Sets a new password by the token of a link, and logs in. */
export const newPasswordMutation = (api: Api) =>
  mutationOptions({
    mutationKey: accountKeys.newPassword(),
    // Its variables hold a password.
    gcTime: 0,
    mutationFn: async (entry: RequestBody<"resetPassword">): Promise<Session> => {
      const { user, token } = await api.call("resetPassword", { body: entry });
      return sessionOf(user, token);
    },
  });

/** Changes the data of the shopper with a bearer token. */
export const changeAccountMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: accountKeys.change(),
    mutationFn: async (body: RequestBody<"changeAccount">): Promise<User> =>
      (await api.call("changeAccount", { body, token })).user,
  });

/** Changes the password of the shopper with a bearer token. */
export const changePasswordMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: accountKeys.changePassword(),
    // Its variables hold passwords.
    gcTime: 0,
    mutationFn: (body: RequestBody<"changePassword">) => api.call("changePassword", { body, token }),
  });

/** Deletes the account of the shopper with a bearer token, and removes what belongs to it from the cache. */
export const deleteAccountMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: accountKeys.delete(),
    // Its variables hold a password.
    gcTime: 0,
    mutationFn: (body: RequestBody<"deleteAccount">) => api.call("deleteAccount", { body, token }),
    onSuccess: (_answer, _variables, _result, { client }) => forget(client, token),
  });

/** Ends a bearer token on the server, and removes what belongs to its account from the cache. */
export const logoutMutation = (api: Api) =>
  mutationOptions({
    mutationKey: accountKeys.logout(),
    mutationFn: (token: string | null) => api.call("logoutUser", { token }),
    onSettled: (_answer, _error, token, _result, { client }) => {
      if (token !== null) forget(client, token);
    },
  });
