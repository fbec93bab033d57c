import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import { adminKeys } from "./session.ts";

/** Query and mutation keys of the second factor. */
const twoFactorKeys = {
  own: () => [...adminKeys.all, "two-factor"],
  change: (step: string) => [...adminKeys.all, "two-factor", step],
} as const;

/** The second factor of the signed-in administrator. */
export const twoFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: twoFactorKeys.own(),
    queryFn: ({ signal }) => api.call("readTwoFactor", { signal }),
  });

/** Outdates the second factor, and the signed-in administrator, who may have had to set it up. */
function invalidate(client: QueryClient): void {
  for (const queryKey of [twoFactorKeys.own(), adminKeys.me()]) void client.invalidateQueries({ queryKey });
}

/** Starts the set-up; its answer holds the secret and is not kept. */
export const startTwoFactorMutation = (api: Api) =>
  mutationOptions({
    mutationKey: twoFactorKeys.change("start"),
    gcTime: 0,
    mutationFn: (body: { readonly password: string }) => api.call("startTwoFactor", { body }),
  });

/** Completes the set-up; its answer holds the recovery codes and is not kept. */
export const confirmTwoFactorMutation = (api: Api) =>
  mutationOptions({
    mutationKey: twoFactorKeys.change("confirm"),
    gcTime: 0,
    mutationFn: (body: { readonly code: string }) => api.call("confirmTwoFactor", { body }),
    onSuccess: (_answer, _body, _result, { client }) => invalidate(client),
  });

/** Replaces the recovery codes; its answer holds them and is not kept. */
export const renewCodesMutation = (api: Api) =>
  mutationOptions({
    mutationKey: twoFactorKeys.change("codes"),
    gcTime: 0,
    mutationFn: (body: { readonly password: string }) => api.call("renewRecoveryCodes", { body }),
    onSuccess: (_answer, _body, _result, { client }) => invalidate(client),
  });

/** Switches the second factor off. */
export const endTwoFactorMutation = (api: Api) =>
  mutationOptions({
    mutationKey: twoFactorKeys.change("end"),
    gcTime: 0,
    mutationFn: (body: { readonly password: string }) => api.call("endTwoFactor", { body }),
    onSuccess: (_answer, _body, _result, { client }) => invalidate(client),
  });
