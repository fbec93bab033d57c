import type { Facets } from "@shop/contract/facets/endpoints.ts";
import { ready } from "@shop/data/view.ts";
import { filtersOf, noFilters, type ProductFilters } from "@shop/domain/facets/product-filters.ts";
import { fn } from "storybook/test";

import type { ListFilters } from "../shared/filters/filtered-list.tsx";

/** The filters of a list, as props of its screen. */
export const listFilters = (facets: Facets, filters: ProductFilters = noFilters): ListFilters => ({
  facets: ready(facets),
  filters,
  view: "cards",
  onFilters: fn(),
  onOpenFilters: fn(),
});

/** Filters as the query of an address. */
export const filtersIn = (text: string): ProductFilters => filtersOf(new URLSearchParams(text));
