import type { HomeView } from "@shop/view-types/catalogue.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../api-context.tsx";
import { categoriesQuery } from "../categories.ts";
import { toRemote } from "../remote.ts";
import { slidesQuery } from "../slides.ts";

/** The model of the home screen. */
export function useHomeModel(): HomeView {
  const api = useApi();
  return {
    categories: toRemote(useQuery(categoriesQuery(api))),
    slides: toRemote(useQuery(slidesQuery(api))),
  };
}
