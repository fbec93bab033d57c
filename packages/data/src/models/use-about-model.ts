import type { AboutView } from "@shop/view-types/about.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../api-context.tsx";
import { toRemote } from "../remote.ts";
import { aboutQuery, useShop } from "../shop.ts";

/** The model of the about screen. */
export function useAboutModel(): AboutView {
  return { shop: useShop(), content: toRemote(useQuery(aboutQuery(useApi()))) };
}
