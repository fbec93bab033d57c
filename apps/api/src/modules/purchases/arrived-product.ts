import { readCode } from "@shop/domain/catalogue/codes.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";

import type { Queries } from "../../database/database.ts";
import { type CodeMatch, findByCodes, onlyOne } from "../products/product-codes.repository.ts";
import type { findPurchaseLines } from "./purchases.repository.ts";

type Line = Awaited<ReturnType<typeof findPurchaseLines>>[number];

/**
 * The products that codes on what arrived may mean, by the codes: products on sale that have it as barcode, that of their pack or part number, and lines
 * of the order with this part number of the supplier.
 */
export async function findArrivedProducts(
  queries: Queries,
  lines: readonly Line[],
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly CodeMatch[]>> {
  const found = await findByCodes(queries, codes);
  const bySupplierPart = Map.groupBy(lines, (line) => foldPartNumber(line.supplier_part));
  return new Map(
    [...found].map(([code, matches]) => {
      const key = foldPartNumber(readCode(code).text);
      const own = key === "" ? [] : (bySupplierPart.get(key) ?? []);
      const more = own.filter(({ id }) => matches.every((match) => match.id !== id));
      return [code, [...matches, ...more.map(({ id }) => ({ id, units: 1 }))]];
    }),
  );
}

/** The product that the first known one of some codes means, or why there is none: a code of several is never guessed. */
export function onlyArrived(
  found: ReadonlyMap<string, readonly CodeMatch[]>,
  codes: readonly string[],
): ReturnType<typeof onlyOne> {
  const known = codes.find((code) => (found.get(code) ?? []).length > 0);
  return onlyOne(known === undefined ? [] : found.get(known));
}
