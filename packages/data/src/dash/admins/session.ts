import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { RequestError } from "../../request-error.ts";

/** Query and mutation keys of everything that only administrators read; ends with the session. */
export const adminKeys = {
  all: ["admin"],
  me: () => [...adminKeys.all, "me"],
  login: () => [...adminKeys.all, "login"],
  logout: () => [...adminKeys.all, "logout"],
  password: () => [...adminKeys.all, "password"],
} as const;

/** The administrator who is signed in; rejects with status 401 where there is no session. */
export const adminQuery = (api: Api) =>
  queryOptions({
    queryKey: adminKeys.me(),
    queryFn: async ({ signal }) => (await api.call("readAdmin", { signal })).admin,
    staleTime: Infinity,
    // Rights that were given meanwhile.
    refetchOnWindowFocus: "always",
  });

/** Whether the server rejected a request because the administrator's generated password has to be changed first. */
export const needsPasswordChange = (error: unknown): boolean =>
  error instanceof RequestError && error.code === "password_change_required";

/** Whether the server rejected a request because the administrator lacks a right. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof RequestError && error.code === "forbidden";

/** Whether the server rejected a right password because the code of a second factor is missing. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof RequestError && error.code === "second_factor_required";

/** Whether the server rejected a request because a second factor has to be set up first. */
export const needsTwoFactor = (error: unknown): boolean =>
  error instanceof RequestError && error.code === "two_factor_required";

/** Logs an administrator in: the server sets the session cookie. */
export const loginAdminMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminKeys.login(),
    // Its variables hold a password.
    gcTime: 0,
    mutationFn: (body: RequestBody<"loginAdmin">) => api.call("loginAdmin", { body }),
  });

/** Ends the administrator's session on the server, and removes what was read in it from the cache. */
export const logoutAdminMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminKeys.logout(),
    mutationFn: () => api.call("logoutAdmin"),
    onSuccess: (_answer, _variables, _result, { client }) => {
      client.removeQueries({ queryKey: adminKeys.all });
    },
  });

/** Changes the signed-in administrator's password; their other sessions end. */
export const changeAdminPasswordMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminKeys.password(),
    gcTime: 0,
    mutationFn: (body: RequestBody<"changeAdminPassword">) => api.call("changeAdminPassword", { body }),
    onSuccess: (_answer, _variables, _result, { client }) => {
      client.setQueryData(
        adminQuery(api).queryKey,
        (admin) => admin && { ...admin, must_change_password: false },
      );
    },
  });
