import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { PasskeyDevice } from "./passkeys-view.ts";
import { adminKeys } from "./session.ts";

/** Query and mutation keys of passkeys. */
const passkeyKeys = {
  own: () => [...adminKeys.all, "passkeys"],
  add: () => [...adminKeys.all, "passkeys", "add"],
  remove: () => [...adminKeys.all, "passkeys", "remove"],
  login: () => [...adminKeys.all, "passkeys", "login"],
} as const;

/** The passkeys of the signed-in administrator. */
export const passkeysQuery = (api: Api) =>
  queryOptions({
    queryKey: passkeyKeys.own(),
    queryFn: async ({ signal }) => (await api.call("listPasskeys", { signal })).data,
  });

/** Adds a passkey that the browser makes; answers null where the reader cancels. */
export const addPasskeyMutation = (api: Api, device: Pick<PasskeyDevice, "create">) =>
  mutationOptions({
    mutationKey: passkeyKeys.add(),
    // Its variables hold a password.
    gcTime: 0,
    mutationFn: async ({ name, password }: { readonly name: string; readonly password: string }) => {
      const { options } = await api.call("startPasskey", { body: { password } });
      const credential = await device.create(options);
      return credential && (await api.call("addPasskey", { body: { name, credential } }));
    },
    onSuccess: (_answer, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: passkeyKeys.own() }),
  });

/** Removes a passkey. */
export const removePasskeyMutation = (api: Api) =>
  mutationOptions({
    mutationKey: passkeyKeys.remove(),
    mutationFn: (id: number) => api.call("removePasskey", { params: { id } }),
    onSettled: (_answer, _error, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: passkeyKeys.own() }),
  });

/** Logs an administrator in by a passkey; answers null where the reader cancels. */
export const loginByPasskeyMutation = (api: Api, device: Pick<PasskeyDevice, "get">) =>
  mutationOptions({
    mutationKey: passkeyKeys.login(),
    gcTime: 0,
    mutationFn: async () => {
      const { options } = await api.call("startPasskeyLogin");
      const credential = await device.get(options);
      return credential && (await api.call("loginByPasskey", { body: { credential } }));
    },
  });
