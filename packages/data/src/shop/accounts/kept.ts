import type { Kept } from "@shop/contract/accounts/kept-link.ts";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { accountKeys } from "./queries.ts";

/** The carts and parts lists that the shopper with a bearer token keeps, the newest first. */
export const keptQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [...accountKeys.of(token), "kept"],
    queryFn: async ({ signal }): Promise<Kept[]> => (await api.call("listKept", { token, signal })).data,
  });

const show = (client: QueryClient, api: Api, token: string, data: Kept[]): void => {
  client.setQueryData(keptQuery(api, token).queryKey, data);
};

/** Keeps a cart or a parts list for the shopper with a bearer token. */
export const keepMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: [...accountKeys.of(token), "keep"],
    mutationFn: (body: RequestBody<"keepLines">) => api.call("keepLines", { body, token }),
    onSuccess: ({ data }, _body, _result, { client }) => show(client, api, token, data),
  });

/** A kept cart or parts list, and its new name. */
export type Renaming = Pick<Kept, "token" | "name">;

/** Renames what the shopper with a bearer token keeps. */
export const renameKeptMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: [...accountKeys.of(token), "rename kept"],
    mutationFn: ({ token: kept, name }: Renaming) =>
      api.call("renameKept", { params: { token: kept }, body: { name }, token }),
    onSuccess: ({ data }, _renaming, _result, { client }) => show(client, api, token, data),
  });

/** Deletes what the shopper with a bearer token keeps. */
export const deleteKeptMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: [...accountKeys.of(token), "delete kept"],
    mutationFn: (kept: string) => api.call("deleteKept", { params: { token: kept }, token }),
    onSuccess: ({ data }, _kept, _result, { client }) => show(client, api, token, data),
  });
