import type { AdminProductSort } from "@shop/domain/catalogue/sorting.ts";
import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";

import type { Queries } from "../../../database/database.ts";
import { productOrders } from "../../products/product-order.ts";
import { countProducts, findProducts, type ProductCriteria } from "../../products/products.repository.ts";
import type { ProductRow } from "../../products/products.table.ts";

/** One part of a listing. */
export interface ListingPart {
  readonly rows: ProductRow[];
  readonly nextCursor: string | null;
}

/** How much a listing holds: exact up to a thousand, or up to the number to which it is counted. */
export interface ListingTotal {
  readonly total: number;
  readonly exact: boolean;
}

/** Products in an order that can be read part by part. */
export interface Listing {
  readonly part: (cursor: string | undefined, limit: number) => Promise<ListingPart>;
  readonly total: () => Promise<ListingTotal>;
}

/** The total of a count that stops beyond a number. */
export const cappedTotal = (found: number, upTo = COUNT_EXACT_UP_TO): ListingTotal => ({
  total: Math.min(found, upTo),
  exact: found <= upTo,
});

/** A listing of no products. */
export const nothing: Listing = {
  part: () => Promise.resolve({ rows: [], nextCursor: null }),
  total: () => Promise.resolve({ total: 0, exact: true }),
};

/** The products that a filter lets through, in one of the orders. */
export function sorted(queries: Queries, filter: ProductCriteria, sort: AdminProductSort): Listing {
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
