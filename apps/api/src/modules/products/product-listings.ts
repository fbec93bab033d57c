import type { ProductQuery } from "@shop/contract/endpoints/catalogue.ts";
import type { ProductSort } from "@shop/contract/sorting.ts";

import type { Queries } from "../../database/database.ts";
import type { SearchPage, SearchService } from "../search/search.service.ts";
import { chosen } from "./chosen-listing.ts";
import { type Listing, type ListingTotal, nothing, sorted } from "./listing.ts";
import { findProduct, findProductsById, type ProductFilter } from "./products.repository.ts";
import type { ProductRow } from "./products.table.ts";
import { related } from "./related-listing.ts";

/** Which products are wanted, and in which order; without `sort` a text finds the best matches first, and the newest come first elsewhere. */
export type Wanted = Omit<ProductQuery, "limit" | "cursor" | "view" | "sort"> & {
  readonly sort: ProductSort | undefined;
};

function bestMatches(queries: Queries, search: SearchService, text: string, filter: ProductFilter): Listing {
  const { categoryId, subCategoryId } = filter;
  let known: ListingTotal | undefined;
  const find = async (cursor: string | undefined, limit: number): Promise<SearchPage> => {
    const page = await search.page(text, { filter: { categoryId, subCategoryId }, cursor, limit });
    known = { total: page.total, exact: page.totalExact };
    return page;
  };
  return {
    part: async (cursor, limit) => {
      const { ids, nextCursor } = await find(cursor, limit);
      return { rows: await inOrder(queries, ids), nextCursor };
    },
    total: async () => {
      if (known) return known;
      const { total, totalExact } = await find(undefined, 1);
      return { total, exact: totalExact };
    },
  };
}

/** The products of some ids, in their order; those that are gone are left out. */
export async function inOrder(queries: Queries, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findProductsById(queries, [...ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The listing that a query asks for. */
export async function listingOf(queries: Queries, search: SearchService, wanted: Wanted): Promise<Listing> {
  const { ids } = wanted;
  if (ids) return chosen(() => inOrder(queries, [...new Set(ids)]));
  const filter = { categoryId: wanted.category_id, subCategoryId: wanted.sub_category_id };
  if (wanted.related_to !== undefined) {
    const product = await findProduct(queries, wanted.related_to);
    return product ? related(queries, product) : nothing;
  }
  const text = wanted.query?.trim();
  if (!text) return sorted(queries, filter, wanted.sort ?? "newest");
  if (wanted.sort === undefined) return bestMatches(queries, search, text, filter);
  const among = await search.matching(text, filter);
  return among ? sorted(queries, { ...filter, among }, wanted.sort) : nothing;
}
