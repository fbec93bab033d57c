import type { Category } from "@shop/contract/entities/category.ts";
import type { Remote } from "@shop/contract/state.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../api-context.tsx";
import { categories } from "../queries.ts";
import { toRemote } from "../remote.ts";

/** What the home screen is fed by the server. */
export interface HomeModel {
  readonly categories: Remote<readonly Category[]>;
}

/** Feeds the home screen. */
export function useHomeModel(): HomeModel {
  return { categories: toRemote(useQuery(categories(useApi()))) };
}
