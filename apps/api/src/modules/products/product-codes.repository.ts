import { codeForms, codeKey, type ProductCodes, readCode } from "@shop/domain/catalogue/codes.ts";
import { exactForm, foldPartNumber } from "@shop/domain/search/folding.ts";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { productKeys } from "./product-keys/product-keys.table.ts";
import { isSold } from "./product-visibility.ts";
import { products } from "./products.table.ts";

/** Codes per statement. */
const BATCH = 1000;

/** Products that have a code in any of its forms as their barcode or that of their pack. */
function hasBarcode(codes: readonly string[]): SQL | undefined {
  const forms = [...new Set(codes.flatMap(codeForms))];
  return or(inArray(products.barcode, forms), inArray(products.pack_barcode, forms));
}

/** Products that have a code in any of its forms, or whose label has it. */
export function isCoded(codes: readonly string[]): SQL | undefined {
  const ids = codes.flatMap((code) => readCode(code).productId ?? []);
  return or(hasBarcode(codes), ids.length === 0 ? undefined : inArray(products.id, ids));
}

/** The columns of what products are found by, beside part numbers. */
const coded = {
  id: products.id,
  barcode: products.barcode,
  pack_barcode: products.pack_barcode,
  pack_units: products.pack_units,
};

/** A product that a code names, and how many of its units: one, or those of a pack. */
export interface CodeMatch {
  readonly id: number;
  readonly units: number;
}

/** Products by the keys of their codes, with the units that each code names. */
const byCodes = (
  rows: ReadonlyArray<ProductCodes & { readonly id: number }>,
): ReadonlyMap<string, CodeMatch[]> =>
  new Map(
    [
      ...Map.groupBy(
        rows.flatMap(({ id, barcode, pack_barcode: pack, pack_units: units }) => [
          ...(barcode === null ? [] : [{ id, units: 1, key: codeKey(barcode) }]),
          ...(pack === null ? [] : [{ id, units: units ?? 1, key: codeKey(pack) }]),
        ]),
        ({ key }) => key,
      ),
    ].map(([key, same]) => [key, same.map(({ id, units }) => ({ id, units }))]),
  );

const partOf = (code: string): string => foldPartNumber(readCode(code).text);

async function addMatches(
  queries: Queries,
  codes: readonly string[],
  found: Map<string, readonly CodeMatch[]>,
): Promise<void> {
  const barcodes = await queries
    .select(coded)
    .from(products)
    .where(and(isCoded(codes), isSold));
  const keys = [...new Set(codes.map(partOf))].filter((key) => key !== "");
  const parts =
    keys.length === 0
      ? []
      : await queries
          .select({ id: products.id, part: products.part_number, key: productKeys.partKey })
          .from(productKeys)
          .innerJoin(products, eq(products.id, productKeys.productId))
          .where(and(inArray(productKeys.partKey, keys), isSold));
  const byBarcode = byCodes(barcodes);
  const sold = new Set(barcodes.map(({ id }) => id));
  const byKey = Map.groupBy(parts, ({ key }) => key);
  for (const code of codes) {
    const { text, productId } = readCode(code);
    if (productId !== null) {
      found.set(code, sold.has(productId) ? [{ id: productId, units: 1 }] : []);
      continue;
    }
    const alike = byKey.get(partOf(code)) ?? [];
    const exact = alike.filter(({ part }) => part !== null && exactForm(part) === exactForm(text));
    const named = [...(byBarcode.get(codeKey(code)) ?? [])];
    for (const { id } of exact.length > 0 ? exact : alike)
      if (named.every((one) => one.id !== id)) named.push({ id, units: 1 });
    found.set(
      code,
      named.toSorted((one, other) => one.id - other.id),
    );
  }
}

/** The ids of the products on sale that have codes as their barcodes or those of their packs, by the keys of these. */
export async function findCodeOwners(
  queries: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (codes.length === 0) return new Map();
  const rows = await queries
    .select(coded)
    .from(products)
    .where(and(hasBarcode(codes), isSold));
  return new Map([...byCodes(rows)].map(([key, same]) => [key, same.map(({ id }) => id)]));
}

/**
 * The products on sale that have a code, by the codes: as their barcode or that of their pack in any of its forms, as the QR code of their label, or as their part number, where one that is written like the
 * code comes before those that differ in case and signs.
 */
export async function findByCodes(
  queries: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly CodeMatch[]>> {
  const found = new Map<string, readonly CodeMatch[]>();
  const once = [...new Set(codes)];
  for (let start = 0; start < once.length; start += BATCH) {
    await addMatches(queries, once.slice(start, start + BATCH), found);
  }
  return found;
}

/** The one product on sale that has a code, or why there is none: a code of several is never guessed. */
export function onlyOne(matches: readonly CodeMatch[] = []): CodeMatch | "not_found" | "several" {
  const [match] = matches;
  if (!match) return "not_found";
  return matches.length === 1 ? match : "several";
}
