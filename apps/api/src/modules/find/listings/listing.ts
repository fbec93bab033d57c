import type { AdminProductSort } from "@shop/domain/catalogue/sorting.ts";
import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";

import type { Queries } from "../../../database/database.ts";
import { productOrders } from "../../products/product-order.ts";
import type { CardColumns, RowReader } from "../../products/product-rows.repository.ts";
import { countProducts, type ProductCriteria } from "../../products/products.repository.ts";

/** One part of a listing. */
export interface ListingPart<R> {
  readonly rows: R[];
  readonly nextCursor: string | null;
}

/** How much a listing holds: exact up to a thousand, or up to the number to which it is counted. */
export interface ListingTotal {
  readonly total: number;
  readonly exact: boolean;
}

/** Products in an order that can be read part by part. */
export interface Listing<R> {
  readonly part: (cursor: string | undefined, limit: number) => Promise<ListingPart<R>>;
  readonly total: () => Promise<ListingTotal>;
  /** One part with the total of all. */
  readonly page: (cursor: string | undefined, limit: number) => Promise<ListingPart<R> & ListingTotal>;
}

/** A listing whose parts are found together with the total. */
export const ofPages = <R>(page: Listing<R>["page"]): Listing<R> => ({
  part: page,
  total: () => page(undefined, 1),
  page,
});

/** The total of a count that stops beyond a number. */
export const cappedTotal = (found: number, upTo = COUNT_EXACT_UP_TO): ListingTotal => ({
  total: Math.min(found, upTo),
  exact: found <= upTo,
});

/** A listing of no products. */
export const nothing: Listing<never> = ofPages(() =>
  Promise.resolve({ rows: [], nextCursor: null, total: 0, exact: true }),
);

/** The products that a filter lets through, in one of the orders. */
export function sorted<R extends CardColumns>(
  queries: Queries,
  rows: RowReader<R>,
  filter: ProductCriteria,
  sort: AdminProductSort,
): Listing<R> {
  const order = productOrders[sort];
  const part: Listing<R>["part"] = async (cursor, limit) => {
    const found = await rows.part(queries, { filter, order, cursor, limit: limit + 1 });
    const last = found.length > limit ? found[limit - 1] : undefined;
    return { rows: found.slice(0, limit), nextCursor: last ? order.cursorOf(last) : null };
  };
  const total = async (): Promise<ListingTotal> => cappedTotal(await countProducts(queries, filter));
  return {
    part,
    total,
    page: async (cursor, limit) => {
      const [found, counted] = await Promise.all([part(cursor, limit), total()]);
      return { ...found, ...counted };
    },
  };
}
