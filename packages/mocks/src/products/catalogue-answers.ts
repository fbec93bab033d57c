import { ApiError } from "@shop/contract/api-error.ts";
import type { CategoryDetail } from "@shop/contract/categories/category.ts";
import { type Product, type ProductCard, productCardSchema } from "@shop/contract/products/product.ts";
import type { DescribedSubCategory } from "@shop/contract/sub-categories/sub-category.ts";
import { allAlternatives } from "@shop/domain/catalogue/product-links.ts";
import { publicStock } from "@shop/domain/catalogue/shown-stock.ts";
import { type AdminProductSort, adminProductSorts, bySortIndex } from "@shop/domain/catalogue/sorting.ts";
import { SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";
import { isFiltered } from "@shop/domain/facets/offer-filters.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";
import * as v from "valibot";

import { brandNamed } from "../brands/brand-answers.ts";
import { noteMiss } from "../search-misses/search-miss-answers.ts";
import { findProducts } from "../search/search.ts";
import type { ReadCall } from "../shop/call.ts";
import { countOf, pageOf, relatedTo, sortProducts } from "../shop/listing.ts";
import type { Answers, BareCategory, ShopState } from "../shop/state.ts";
import { derivedAlternatives, facetsOf, filteredProducts } from "./filtered-products.ts";
import { linksOf } from "./product-links.ts";
import { inLists, withPages } from "./seen-products.ts";

/** A product as shoppers get it: with no more of its stock than the owner shows. */
const forShoppers = (
  { settings, lowStockAt }: Pick<ShopState, "settings" | "lowStockAt">,
  product: Product,
): Product => ({
  ...product,
  ...publicStock({ ...product, low_stock_at: lowStockAt.get(product.id) ?? null }, settings.settings),
});

/** The card of a product as shoppers get it. */
export const cardOf = (state: Pick<ShopState, "settings" | "lowStockAt">, product: Product): ProductCard =>
  v.parse(productCardSchema, forShoppers(state, product));

const byName = (list: readonly DescribedSubCategory[]): DescribedSubCategory[] =>
  list.toSorted((a, b) => (a.name < b.name ? -1 : 1));

const orNotFound = <T>(one: T | undefined): T => {
  if (one === undefined) throw new ApiError("not_found");
  return one;
};

/** One of some groups that is not hidden; throws not_found. */
const openGroup = <G extends { readonly id: number; readonly hidden: boolean }>(
  groups: readonly G[],
  id: number,
): G => orNotFound(groups.find((one) => one.id === id && !one.hidden));

/** The products of a list query, in order. */
function listed(state: ShopState, { query, request }: ReadCall<"listProducts">): readonly Product[] {
  if (query.ids) {
    const named = withPages(state);
    return [...new Set(query.ids)].flatMap((id) => named.find((one) => one.id === id) ?? []);
  }
  if (query.related_to !== undefined) {
    const product = withPages(state).find(({ id }) => id === query.related_to);
    return product ? relatedTo(inLists(state), product) : [];
  }
  const isSorted = new URL(request.url).searchParams.get("sort");
  const text = query.query?.trim();
  if (query.brand_id !== undefined || isFiltered(query.filters, query.sort)) {
    const found = filteredProducts(state, query, query.sort);
    if (!text || isSorted) return found;
    const ids = new Set(found.map(({ id }) => id));
    return findProducts(inLists(state), text).filter(({ id }) => ids.has(id));
  }
  const matches = text ? findProducts(inLists(state), text) : inLists(state);
  const filtered = matches.filter(
    ({ category_id, sub_category_id }) =>
      (query.category_id ?? category_id) === category_id &&
      (query.sub_category_id ?? sub_category_id) === sub_category_id,
  );
  return text && !isSorted ? filtered : sortProducts(filtered, plainSort(query.sort));
}

const plainSort = (sort: string): AdminProductSort =>
  adminProductSorts.find((one) => one === sort) ?? "newest";

/** Answers to reads of the catalogue. */
export function catalogueAnswers(state: ShopState) {
  const isShown = (one: { readonly hidden: boolean }, holds: (product: Product) => boolean): boolean =>
    !one.hidden && inLists(state).some(holds);
  const shownCategories = () =>
    state.categories.filter((one) => isShown(one, ({ category_id }) => category_id === one.id));
  const withSubs = (category: BareCategory): CategoryDetail => ({
    ...category,
    sub_category: byName(
      state.subCategories.filter(
        (one) =>
          one.category_id === category.id &&
          isShown(one, ({ sub_category_id }) => sub_category_id === one.id),
      ),
    ),
  });

  return {
    listProducts: (call) => {
      const { limit, cursor, view, sort } = call.query;
      const all = listed(state, call);
      if (limit === undefined) {
        if (cursor !== undefined) throw new ApiError("bad_query", { errors: { limit: "required" } });
        return all.map((one) => forShoppers(state, one));
      }
      const { items, nextCursor } = pageOf(all, { order: sort, limit, cursor });
      const { total, exact } =
        call.query.brand_id !== undefined || isFiltered(call.query.filters, sort)
          ? { total: all.length, exact: true }
          : countOf(all);
      return {
        data: items.map((one) => (view === "card" ? cardOf(state, one) : forShoppers(state, one))),
        next_cursor: nextCursor,
        total,
        total_exact: exact,
      };
    },
    readFacets: ({ query }) => facetsOf(state, query),
    readProduct: ({ params }) => {
      const product = orNotFound(withPages(state).find(({ id }) => id === params.id));
      return { ...forShoppers(state, product), brand_page: brandNamed(state, product.brand) };
    },
    readProductLinks: ({ params: { id } }) => {
      orNotFound(withPages(state).find((one) => one.id === id));
      const links = linksOf(state, id);
      const cardsOf = (ids: readonly number[]): ProductCard[] =>
        ids
          .flatMap((one) => inLists(state).filter((product) => product.id === one))
          .map((one) => cardOf(state, one));
      return {
        needs: cardsOf(links.needs),
        accessories: cardsOf(links.accessories),
        alternatives: cardsOf(allAlternatives(id, links.alternatives, derivedAlternatives(state, id))),
        accessory_of: inLists(state)
          .filter((one) => {
            const { needs, accessories } = linksOf(state, one.id);
            return [...needs, ...accessories].includes(id);
          })
          .toSorted((a, b) => a.id - b.id)
          .slice(0, 20)
          .map((one) => cardOf(state, one)),
      };
    },
    searchProducts: ({ query }) => {
      const products = findProducts(inLists(state), query.query);
      const limit = query.limit ?? SEARCH_OVERLAY_LIMIT;
      const { items, nextCursor } = pageOf(products, { order: "search", limit, cursor: query.cursor });
      const { total, exact } = countOf(products);
      if (total === 0 && query.query !== "") noteMiss(state, query.query);
      return {
        products: items.map((one) => cardOf(state, one)),
        totalCount: total,
        totalCountExact: exact,
        next_cursor: nextCursor,
        corrected: null,
        near: [],
        mentioned: [],
        unmatched: [],
        applied_values: [],
      };
    },
    listCategories: ({ query }) => groupPage(bySortIndex(shownCategories()).map(withSubs), query),
    listCategorySummaries: () => ({ data: bySortIndex(state.categories) }),
    readCategory: ({ params }) => ({
      data: withSubs(openGroup(state.categories, params.id)),
    }),
    listSubCategories: ({ query }) => groupPage(byName(state.subCategories), query),
    listAllSubCategories: ({ query }) => groupPage(byName(state.subCategories), query),
    readSubCategory: ({ params }) => {
      const data = openGroup(state.subCategories, params.id);
      openGroup(state.categories, data.category_id);
      return { data };
    },
  } satisfies Partial<Answers>;
}
