import type { ProductRow } from "../../products/products.table.ts";
import type { FacetService, FilteredList } from "../facets/facets.service.ts";
import type { Listing } from "./listing.ts";

/** The products of a filtered list in one of its orders, with their exact number; `rowsOf` reads products in the order of their ids. */
export function filtered(
  facets: FacetService,
  list: FilteredList,
  sort: string,
  rowsOf: (ids: readonly number[]) => Promise<ProductRow[]>,
): Listing {
  return {
    part: async (cursor, limit) => {
      const { ids, nextCursor } = await facets.page(list, { sort, cursor, limit });
      return { rows: await rowsOf(ids), nextCursor };
    },
    total: async () => {
      const { total } = await facets.page(list, { sort, cursor: undefined, limit: 0 });
      return { total, exact: true };
    },
  };
}
