import { readCode } from "@shop/domain/catalogue/codes.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";

import type { Queries } from "../../database/database.ts";
import { findByCodes, onlyOne } from "../products/product-codes.repository.ts";
import type { findPurchaseLines } from "./purchases.repository.ts";

type Line = Awaited<ReturnType<typeof findPurchaseLines>>[number];

/**
 * The ids of the products that codes on what arrived may mean, by the codes: products on sale that have it as barcode or part number, and lines
 * of the order with this part number of the supplier.
 */
export async function findArrivedProducts(
  queries: Queries,
  lines: readonly Line[],
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = await findByCodes(queries, codes);
  const bySupplierPart = Map.groupBy(lines, (line) => foldPartNumber(line.supplier_part));
  return new Map(
    [...found].map(([code, ids]) => {
      const key = foldPartNumber(readCode(code).text);
      const own = key === "" ? [] : (bySupplierPart.get(key) ?? []);
      return [code, [...new Set([...ids, ...own.map(({ id }) => id)])]];
    }),
  );
}

/** The product that the first known one of some codes means, or why there is none: a code of several is never guessed. */
export function onlyArrived(
  found: ReadonlyMap<string, readonly number[]>,
  codes: readonly string[],
): ReturnType<typeof onlyOne> {
  const known = codes.find((code) => (found.get(code) ?? []).length > 0);
  return onlyOne(known === undefined ? [] : found.get(known));
}
