import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { categoriesQuery } from "../categories/queries.ts";
import type { HomeView } from "../products/view.ts";
import { slidesQuery } from "../slides/queries.ts";
import { homeQuery } from "./queries.ts";

/** The model of the home screen. */
export function useHomeModel(): HomeView {
  const api = useApi();
  return {
    categories: toRemote(useQuery(categoriesQuery(api))),
    slides: toRemote(useQuery(slidesQuery(api))),
    home: toRemote(useQuery(homeQuery(api))),
  };
}
