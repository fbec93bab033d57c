import { and, eq, inArray, or } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { productKeys } from "../../products/product-keys/product-keys.table.ts";
import { isSeenIn } from "../../products/product-visibility.ts";
import { products } from "../../products/products.table.ts";
import type { SearchFilter } from "./search.repository.ts";

/** Products of one number that are read at most: a number of several is asked about. */
const MAX_OF_NUMBER = 5;

/**
 * The products that have one of some part numbers, their own or the maker's, by the number; both folded by `foldPartNumber`. One statement for a
 * whole list.
 */
export async function numberedProducts(
  queries: Queries,
  numbers: readonly string[],
  filter: Pick<SearchFilter, "place">,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const asked = new Set(numbers.filter((number) => number !== ""));
  const found = new Map<string, number[]>();
  if (asked.size === 0) return found;
  const { partKey, manufacturerPartKey, productId } = productKeys;
  const rows = await queries
    .select({ id: productId, partKey, manufacturerPartKey })
    .from(productKeys)
    .innerJoin(products, eq(products.id, productId))
    .where(
      and(isSeenIn(filter.place), or(inArray(partKey, [...asked]), inArray(manufacturerPartKey, [...asked]))),
    )
    .orderBy(productId);
  for (const { id, ...keys } of rows) {
    for (const key of new Set([keys.partKey, keys.manufacturerPartKey])) {
      if (key === null || !asked.has(key)) continue;
      const ids = found.get(key) ?? [];
      if (ids.length < MAX_OF_NUMBER) ids.push(id);
      found.set(key, ids);
    }
  }
  return found;
}
