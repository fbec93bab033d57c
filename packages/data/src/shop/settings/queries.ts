import type { Shop } from "@shop/domain/site/shop.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import type { Api } from "../../api.ts";

/** Query keys of the shop's settings. */
export const shopKeys = {
  all: ["shop"],
  identity: () => [...shopKeys.all, "identity"],
  about: () => [...shopKeys.all, "about"],
} as const;

/** The shop's names and contacts. */
export interface KnownShop extends Shop {
  /** Whether it mails links to new passwords; it is asked by chat where it does not. */
  readonly mailsPasswordLinks: boolean;
}

/** The shop's names and contacts. */
export const shopQuery = (api: Api) =>
  queryOptions({
    queryKey: shopKeys.identity(),
    queryFn: async ({ signal }): Promise<KnownShop> => {
      const { data, mails_password_links: mailsPasswordLinks } = await api.call("readShop", { signal });
      return { ...data, mailsPasswordLinks };
    },
    staleTime: Infinity,
  });

/** The shop's branches and company text. */
export const aboutQuery = (api: Api) =>
  queryOptions({
    queryKey: shopKeys.about(),
    queryFn: ({ signal }) => api.call("readAbout", { signal }),
    staleTime: Infinity,
  });

/** The shop's names and contacts; throws where neither the document nor the start of the app has loaded them. */
export function useShop() {
  const { data } = useQuery(shopQuery(useApi()));
  if (!data) throw new Error("The shop is not loaded.");
  return data;
}
