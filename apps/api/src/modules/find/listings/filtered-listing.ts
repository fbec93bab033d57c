import type { FacetService, FilteredList } from "../facets/facets.service.ts";
import { type Listing, ofPages } from "./listing.ts";

/** The products of a filtered list in one of its orders, with their exact number; `rowsOf` reads products in the order of their ids. */
export const filtered = <R>(
  facets: FacetService,
  list: FilteredList,
  sort: string,
  rowsOf: (ids: readonly number[]) => Promise<R[]>,
): Listing<R> =>
  ofPages(async (cursor, limit) => {
    const { ids, total, nextCursor } = await facets.page(list, { sort, cursor, limit });
    return { rows: await rowsOf(ids), nextCursor, total, exact: true };
  });
