import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";

import { useApi } from "./api-context.tsx";
import type { Api } from "./api.ts";

/** Query keys of the shop's settings. */
export const shopKeys = {
  all: ["shop"],
  identity: () => [...shopKeys.all, "identity"],
  about: () => [...shopKeys.all, "about"],
} as const;

/** The shop's names and contacts. */
export const shopQuery = (api: Api) =>
  queryOptions({
    queryKey: shopKeys.identity(),
    queryFn: async ({ signal }) => (await api.call("readShop", { signal })).data,
    staleTime: Infinity,
  });

/** The shop's branches and company text. */
export const aboutQuery = (api: Api) =>
  queryOptions({
    queryKey: shopKeys.about(),
    queryFn: ({ signal }) => api.call("readAbout", { signal }),
    staleTime: Infinity,
  });

/** The shop's names and contacts, which every document brings with it. */
export const useShop = () => useSuspenseQuery(shopQuery(useApi())).data;
