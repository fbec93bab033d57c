import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { categoriesQuery } from "./queries.ts";
import type { CategoriesView } from "./view.ts";

/** The model of the page and of the menu of all categories. */
export const useCategoriesModel = (): CategoriesView => ({
  categories: toRemote(useQuery(categoriesQuery(useApi()))),
});
