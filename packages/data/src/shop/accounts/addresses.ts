import type { Address } from "@shop/contract/accounts/address.ts";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { accountKeys } from "./queries.ts";

/** The postal addresses of the shopper with a bearer token, the default one first. */
export const addressesQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [...accountKeys.of(token), "addresses"],
    queryFn: async ({ signal }): Promise<Address[]> =>
      (await api.call("listAddresses", { token, signal })).data,
  });

const show = (client: QueryClient, api: Api, token: string, data: Address[]): void => {
  client.setQueryData(addressesQuery(api, token).queryKey, data);
};

/** Keeps a postal address of the shopper with a bearer token, or changes one. */
export const saveAddressMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: [...accountKeys.of(token), "save address"],
    mutationFn: (body: RequestBody<"saveAddress">) => api.call("saveAddress", { body, token }),
    onSuccess: ({ data }, _body, _result, { client }) => show(client, api, token, data),
  });

/** Deletes a postal address of the shopper with a bearer token. */
export const deleteAddressMutation = (api: Api, token: string) =>
  mutationOptions({
    mutationKey: [...accountKeys.of(token), "delete address"],
    mutationFn: (id: number) => api.call("deleteAddress", { params: { id }, token }),
    onSuccess: ({ data }, _id, _result, { client }) => show(client, api, token, data),
  });
