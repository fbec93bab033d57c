import { COUNT_EXACT_UP_TO } from "@shop/contract/constants.ts";
import type { ProductQuery, ProductSort } from "@shop/contract/endpoints/catalogue.ts";
import * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import type { SearchService } from "../search/search.service.ts";
import { productOrders } from "./product-order.ts";
import {
  countProducts,
  findProduct,
  findProducts,
  findProductsById,
  type ProductFilter,
} from "./products.repository.ts";
import type { ProductRow } from "./products.table.ts";

/** One part of a listing. */
export interface ListingPart {
  readonly rows: ProductRow[];
  readonly nextCursor: string | null;
}

/** How much a listing holds: exact up to a thousand. */
export interface ListingTotal {
  readonly total: number;
  readonly exact: boolean;
}

/** Products in an order that can be read part by part. */
export interface Listing {
  readonly part: (cursor: string | undefined, limit: number) => Promise<ListingPart>;
  readonly total: () => Promise<ListingTotal>;
}

/** Which products are wanted, and in which order; without `sort` a text finds the best matches first, and the newest come first elsewhere. */
export type Wanted = Omit<ProductQuery, "limit" | "cursor" | "view" | "sort"> & {
  readonly sort: ProductSort | undefined;
};

const cappedTotal = (found: number): ListingTotal => ({
  total: Math.min(found, COUNT_EXACT_UP_TO),
  exact: found <= COUNT_EXACT_UP_TO,
});

const nothing: Listing = {
  part: () => Promise.resolve({ rows: [], nextCursor: null }),
  total: () => Promise.resolve({ total: 0, exact: true }),
};

function sorted(queries: Queries, filter: ProductFilter, sort: ProductSort): Listing {
  const order = productOrders[sort];
  return {
    part: async (cursor, limit) => {
      const rows = await findProducts(queries, { filter, order, cursor, limit: limit + 1 });
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return { rows: rows.slice(0, limit), nextCursor: last ? order.cursorOf(last) : null };
    },
    total: async () => cappedTotal(await countProducts(queries, filter)),
  };
}

const relatedCursor = v.strictTuple([
  v.literal("related"),
  v.picklist([0, 1]),
  v.nullable(v.pipe(v.string(), v.maxLength(200))),
]);

/** What belongs to a product: its sub category first, then the rest of its category; the newest first in each. */
function related(queries: Queries, product: ProductRow): Listing {
  const { id, categoryId, subCategoryId } = product;
  const stages = [
    sorted(queries, { subCategoryId, notId: id }, "newest"),
    sorted(queries, { categoryId, notSubCategoryId: subCategoryId }, "newest"),
  ] as const;
  const part = async (cursor: string | undefined, limit: number): Promise<ListingPart> => {
    const [, stage, inner] =
      cursor === undefined ? (["related", 0, null] as const) : readCursor(relatedCursor, cursor);
    const first = await stages[stage].part(inner ?? undefined, limit);
    if (first.nextCursor !== null || stage === 1) {
      const nextCursor = first.nextCursor && writeCursor(["related", stage, first.nextCursor]);
      return { rows: first.rows, nextCursor };
    }
    const missing = limit - first.rows.length;
    const second = await stages[1].part(undefined, missing);
    return {
      rows: [...first.rows, ...second.rows],
      nextCursor: second.nextCursor && writeCursor(["related", 1, second.nextCursor]),
    };
  };
  return {
    part,
    total: async () => {
      const found = await countProducts(queries, { categoryId, notId: id });
      return cappedTotal(found);
    },
  };
}

function bestMatches(queries: Queries, search: SearchService, text: string, filter: ProductFilter): Listing {
  const { categoryId, subCategoryId } = filter;
  const find = (cursor: string | undefined, limit: number) =>
    search.page(text, { filter: { categoryId, subCategoryId }, cursor, limit });
  return {
    part: async (cursor, limit) => {
      const { ids, nextCursor } = await find(cursor, limit);
      return { rows: await inOrder(queries, ids), nextCursor };
    },
    total: async () => {
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
