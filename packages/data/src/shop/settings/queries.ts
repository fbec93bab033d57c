import type { DeliverySummary } from "@shop/domain/delivery/delivery.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import type { Api } from "../../api.ts";

/** Query keys of the shop's settings. */
export const shopKeys = {
  all: ["shop"],
  identity: () => [...shopKeys.all, "identity"],
  about: () => [...shopKeys.all, "about"],
  delivery: () => [...shopKeys.all, "delivery"],
  payments: () => [...shopKeys.all, "payments"],
  methods: () => [...shopKeys.all, "methods"],
  info: (page: InfoPage) => [...shopKeys.all, "info", page],
} as const;

/** The shop's names and contacts. */
export interface KnownShop extends Shop {
  /** Whether it mails links to new passwords; it is asked by chat where it does not. */
  readonly mailsPasswordLinks: boolean;
  /** The pages on how it sells that have a text. */
  readonly infoPages: readonly InfoPage[];
  /** What the pictures of its products are; '' for nothing. */
  readonly picturesNote: Bilingual;
  /** Days for which a quotation of a cart is valid; 0 where shoppers cannot make one. */
  readonly quotationDays: number;
  /** What delivery costs, in short; null where no costs are stated. */
  readonly delivery: DeliverySummary | null;
}

/** The shop's names and contacts. */
export const shopQuery = (api: Api) =>
  queryOptions({
    queryKey: shopKeys.identity(),
    queryFn: async ({ signal }): Promise<KnownShop> => {
      const {
        data,
        mails_password_links: mailsPasswordLinks,
        info_pages: infoPages,
        pictures_note: picturesNote,
        quotation_days: quotationDays,
        delivery,
      } = await api.call("readShop", { signal });
      return { ...data, mailsPasswordLinks, infoPages, picturesNote, quotationDays, delivery };
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

/** What delivery costs; as prices, it is asked for anew by each page that shows it. */
export const deliveryQuery = (api: Api) =>
  queryOptions({
    queryKey: shopKeys.delivery(),
    queryFn: ({ signal }) => api.call("readDelivery", { signal }),
  });

/** How orders can be paid; as the cost of delivery, it is asked for anew by each page that shows it. */
export const paymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: shopKeys.payments(),
    queryFn: ({ signal }) => api.call("readPayments", { signal }),
  });

/** The text of a page on how the shop sells. */
export const infoQuery = (api: Api, page: InfoPage) =>
  queryOptions({
    queryKey: shopKeys.info(page),
    queryFn: async ({ signal }) => (await api.call("readInfo", { params: { page }, signal })).text,
    staleTime: Infinity,
  });

/** The shop's names and contacts; throws where neither the document nor the start of the app has loaded them. */
export function useShop() {
  const { data } = useQuery(shopQuery(useApi()));
  if (!data) throw new Error("The shop is not loaded.");
  return data;
}
