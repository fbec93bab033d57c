import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { shopKeys } from "../../shop/settings/queries.ts";
import { adminKeys } from "../admins/session.ts";
import { historyKeys } from "../history/queries.ts";

/** Query and mutation keys of the shop's settings. */
const settingsKeys = {
  all: [...adminKeys.all, "settings"],
  stored: () => [...settingsKeys.all, "stored"],
  preview: (body: RequestBody<"previewHome">) => [...settingsKeys.all, "preview", body],
  change: () => [...settingsKeys.all, "change"],
  logo: () => [...settingsKeys.all, "logo"],
} as const;

/** The stored settings; for owners. */
export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: settingsKeys.stored(),
    queryFn: ({ signal }) => api.call("readSettings", { signal }),
  });

/** The methods of payment that the owner has named; a change of the settings outdates them. */
export const ownMethodsQuery = (api: Api) =>
  queryOptions({
    queryKey: shopKeys.methods(),
    queryFn: async ({ signal }) => (await api.call("readOwnMethods", { signal })).data,
  });

/** What the home page would show with some settings. */
export const previewHomeQuery = (api: Api, body: RequestBody<"previewHome">) =>
  queryOptions({
    queryKey: settingsKeys.preview(body),
    queryFn: ({ signal }) => api.call("previewHome", { body, signal }),
    staleTime: 0,
  });

/** Stores the picture of a logo, which is shown once the settings name it. */
export const storeLogoMutation = (api: Api) =>
  mutationOptions({
    mutationKey: settingsKeys.logo(),
    mutationFn: (logo: File) => api.call("storeLogo", { body: { logo } }),
  });

/** Changes the settings; outdates what the dashboard and the shop's pages show of them. */
export const changeSettingsMutation = (api: Api) =>
  mutationOptions({
    mutationKey: settingsKeys.change(),
    mutationFn: (body: RequestBody<"changeSettings">) => api.call("changeSettings", { body }),
    onSuccess: ({ stored }, _body, _result, { client }) => {
      client.setQueryData(settingsQuery(api).queryKey, stored);
      for (const { all } of [shopKeys, historyKeys]) void client.invalidateQueries({ queryKey: all });
    },
  });
