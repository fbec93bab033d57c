import type { CategoryDetail } from "@shop/contract/categories/category.ts";
import { type Product, type ProductCard, productCardSchema } from "@shop/contract/products/product.ts";
import type { DescribedSubCategory } from "@shop/contract/sub-categories/sub-category.ts";
import { allAlternatives } from "@shop/domain/catalogue/product-links.ts";
import { publicStock } from "@shop/domain/catalogue/shown-stock.ts";
import { bySortIndex } from "@shop/domain/catalogue/sorting.ts";
import { SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";
import { groupPage } from "@shop/domain/lists/group-page.ts";
import * as v from "valibot";

import { brandNamed } from "../brands/brand-answers.ts";
import { findProducts } from "../search/search.ts";
import type { ReadCall } from "../shop/call.ts";
import { entityOf } from "../shop/edits.ts";
import { pageAfter, sortProducts } from "../shop/listing.ts";
import type { Answers, BareCategory, ShopState } from "../shop/state.ts";
import { derivedAlternatives, facetsOf, filteredProducts } from "./filtered-products.ts";
import { linksOf } from "./product-links.ts";
import { inLists, withPages } from "./seen-products.ts";

/** A product as shoppers get it: with no more of its stock than the owner shows. */
const forShoppers = ({ settings }: Pick<ShopState, "settings">, product: Product): Product => ({
  ...product,
  ...publicStock({ ...product, low_stock_at: null }, settings.settings),
});

/** The card of a product as shoppers get it. */
export const cardOf = (state: Pick<ShopState, "settings">, product: Product): ProductCard =>
  v.parse(productCardSchema, forShoppers(state, product));

const byName = (list: readonly DescribedSubCategory[]): DescribedSubCategory[] =>
  list.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Products related to one: its sub category first, then the rest of its category, the newest first in each. */
function relatedTo(state: ShopState, product: Product): Product[] {
  const others = sortProducts(inLists(state), "newest").filter(
    (one) => one.category_id === product.category_id && one.id !== product.id,
  );
  const isNear = (one: Product): boolean => one.sub_category_id === product.sub_category_id;
  return [...others.filter(isNear), ...others.filter((one) => !isNear(one))];
}

/** The products of a list query, in order. */
function listed(state: ShopState, { query, request }: ReadCall<"listProducts">): readonly Product[] {
  if (query.ids) {
    const named = withPages(state);
    return [...new Set(query.ids)].flatMap((id) => named.find((one) => one.id === id) ?? []);
  }
  if (query.related_to !== undefined) return relatedTo(state, entityOf(withPages(state), query.related_to));
  const found = filteredProducts(state, query, query.sort);
  const isRanked = query.query?.trim() && !new URL(request.url).searchParams.has("sort");
  return isRanked ? findProducts(found, query.query ?? "") : found;
}

/** Answers to reads of the catalogue. */
export function catalogueAnswers(state: ShopState) {
  const isShown = (one: { readonly hidden: boolean }, holds: (product: Product) => boolean): boolean =>
    !one.hidden && inLists(state).some(holds);
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
      const { limit, cursor, view } = call.query;
      const all = listed(state, call);
      if (limit === undefined) return all.map((one) => forShoppers(state, one));
      const { items, next_cursor } = pageAfter(all, { limit, cursor });
      return {
        data: items.map((one) => (view === "card" ? cardOf(state, one) : forShoppers(state, one))),
        next_cursor,
        total: all.length,
        total_exact: true,
      };
    },
    readFacets: ({ query }) => facetsOf(state, query),
    readProduct: ({ params }) => {
      const product = entityOf(withPages(state), params.id);
      return { ...forShoppers(state, product), brand_page: brandNamed(state, product.brand) };
    },
    readProductLinks: ({ params: { id } }) => {
      const links = linksOf(state, id);
      const cardsOf = (ids: readonly number[]): ProductCard[] =>
        ids
          .flatMap((one) => inLists(state).filter((product) => product.id === one))
          .map((one) => cardOf(state, one));
      return {
        needs: cardsOf(links.needs),
        accessories: cardsOf(links.accessories),
        alternatives: cardsOf(allAlternatives(id, links.alternatives, derivedAlternatives(state, id))),
        alternative_grounds: [],
        accessory_of: cardsOf(
          state.products.flatMap((one) => {
            const { needs, accessories } = linksOf(state, one.id);
            return [...needs, ...accessories].includes(id) ? [one.id] : [];
          }),
        ),
      };
    },
    searchProducts: ({ query }) => {
      const products = findProducts(inLists(state), query.query);
      const { items, next_cursor } = pageAfter(products, {
        limit: query.limit ?? SEARCH_OVERLAY_LIMIT,
        cursor: query.cursor,
      });
      return {
        products: items.map((one) => cardOf(state, one)),
        totalCount: products.length,
        totalCountExact: true,
        next_cursor,
        corrected: null,
        near: [],
        mentioned: [],
        unmatched: [],
        missing_part: null,
        applied_values: [],
      };
    },
    listCategories: ({ query }) => {
      const shown = state.categories.filter((one) =>
        isShown(one, ({ category_id }) => category_id === one.id),
      );
      return groupPage(bySortIndex(shown).map(withSubs), query);
    },
    listCategorySummaries: () => ({ data: bySortIndex(state.categories) }),
    readCategory: ({ params }) => ({
      data: withSubs(
        entityOf(
          state.categories.filter(({ hidden }) => !hidden),
          params.id,
        ),
      ),
    }),
  } satisfies Partial<Answers>;
}
