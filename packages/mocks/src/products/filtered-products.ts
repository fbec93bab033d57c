import type { Facets } from "@shop/contract/facets/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import type { Scope } from "@shop/domain/facets/column-lookup.ts";
import { columnOrder, filterable, offerFilters } from "@shop/domain/facets/offer-filters.ts";
import type { ProductFilters } from "@shop/domain/facets/product-filters.ts";
import { readFilters } from "@shop/domain/facets/read-filters.ts";

import { attributesOf } from "../attributes/attribute-answers.ts";
import { brandSpellings } from "../brands/brand-answers.ts";
import { findProducts } from "../search/search.ts";
import type { ShopState } from "../shop/state.ts";
import { columnsOf } from "./columns.ts";
import { inLists } from "./seen-products.ts";

/** A list of products that is narrowed by filters. */
export interface FilteredList {
  readonly category_id?: number | undefined;
  readonly sub_category_id?: number | undefined;
  /** The entry of a brand. */
  readonly brand_id?: number | undefined;
  readonly query?: string | undefined;
  readonly filters: ProductFilters;
}

const scopeOf = (
  state: ShopState,
  { category_id, sub_category_id, brand_id, query }: FilteredList,
): Scope => {
  const text = query?.trim();
  return {
    categoryId: category_id,
    subCategoryId: sub_category_id,
    brands: brand_id === undefined ? undefined : brandSpellings(state, brand_id),
    ...(text && {
      among: new Set(findProducts(inLists(state), text).map(({ id }) => id)),
    }),
  };
};

/** The products of a filtered list in an order of columns. */
export function filteredProducts(state: ShopState, list: FilteredList, sort: string): Product[] {
  const { conditions } = readFilters(list.filters, attributesOf(state));
  const { ids } = columnsOf(state).find({
    scope: scopeOf(state, list),
    conditions,
    order: columnOrder(sort),
    after: undefined,
    limit: state.products.length,
    counted: [],
  });
  return ids.flatMap((id) => state.products.find((one) => one.id === id) ?? []);
}

/** The ids of the products that the specifications of one say may stand in for it. */
export const derivedAlternatives = (state: ShopState, id: number): readonly number[] =>
  columnsOf(state).alternativesTo(id, attributesOf(state).compared(), state.products.length);

/** The filters that a list offers. */
export function facetsOf(state: ShopState, list: FilteredList): Facets {
  const attributes = attributesOf(state);
  const groups = state.subCategories
    .map(({ id, category_id }) => ({ category_id, sub_category_id: id }))
    .filter(
      (group) =>
        (list.category_id ?? group.category_id) === group.category_id &&
        (list.sub_category_id ?? group.sub_category_id) === group.sub_category_id,
    );
  const offered = filterable(attributes, groups);
  return {
    ...offerFilters(columnsOf(state), {
      scope: scopeOf(state, list),
      filters: list.filters,
      attributes,
      offered,
    }),
    applied_values: [],
  };
}
