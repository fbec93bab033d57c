import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { isNotFound, toRemote } from "../../remote.ts";
import { deliveryQuery, infoQuery, useShop } from "../settings/queries.ts";
import type { InfoView } from "./view.ts";

/** The model of the screen of a page on how the shop sells; `missing` where it has no text. */
export function useInfoModel(page: InfoPage): InfoView & { readonly missing: boolean } {
  const { infoPages } = useShop();
  const api = useApi();
  const text = useQuery(infoQuery(api, page));
  const rates = useQuery({ ...deliveryQuery(api), enabled: page === "delivery" });
  return {
    page,
    text: toRemote(text),
    rates: (page === "delivery" && rates.data) || null,
    others: infoPages.filter((other) => other !== page),
    missing: isNotFound(text.error),
  };
}
