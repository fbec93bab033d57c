import { codeForms, codeKey, readCode } from "@shop/domain/catalogue/codes.ts";
import { exactForm, foldPartNumber } from "@shop/domain/search/folding.ts";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { productKeys } from "./product-keys/product-keys.table.ts";
import { isSold } from "./product-visibility.ts";
import { products } from "./products.table.ts";

/** Codes per statement. */
const BATCH = 1000;

/** Products whose barcode is a code in any of its forms, or whose label has it. */
export function isCoded(codes: readonly string[]): SQL | undefined {
  const ids = codes.flatMap((code) => readCode(code).productId ?? []);
  return or(
    inArray(products.barcode, [...new Set(codes.flatMap(codeForms))]),
    ids.length === 0 ? undefined : inArray(products.id, ids),
  );
}

const partOf = (code: string): string => foldPartNumber(readCode(code).text);

async function addMatches(
  queries: Queries,
  codes: readonly string[],
  found: Map<string, readonly number[]>,
): Promise<void> {
  const barcodes = await queries
    .select({ id: products.id, barcode: products.barcode })
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
  const byBarcode = Map.groupBy(barcodes, ({ barcode }) => codeKey(barcode ?? ""));
  const sold = new Set(barcodes.map(({ id }) => id));
  const byKey = Map.groupBy(parts, ({ key }) => key);
  for (const code of codes) {
    const { text, productId } = readCode(code);
    if (productId !== null) {
      found.set(code, sold.has(productId) ? [productId] : []);
      continue;
    }
    const alike = byKey.get(partOf(code)) ?? [];
    const exact = alike.filter(({ part }) => part !== null && exactForm(part) === exactForm(text));
    const matches = [...(byBarcode.get(codeKey(code)) ?? []), ...(exact.length > 0 ? exact : alike)];
    found.set(
      code,
      [...new Set(matches.map(({ id }) => id))].toSorted((one, other) => one - other),
    );
  }
}

/** The ids of the products on sale that have barcodes, by the keys of these. */
export async function findByBarcodes(
  queries: Queries,
  barcodes: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (barcodes.length === 0) return new Map();
  const rows = await queries
    .select({ id: products.id, barcode: products.barcode })
    .from(products)
    .where(and(inArray(products.barcode, [...new Set(barcodes.flatMap(codeForms))]), isSold));
  const byKey = Map.groupBy(rows, ({ barcode }) => codeKey(barcode ?? ""));
  return new Map([...byKey].map(([key, same]) => [key, same.map(({ id }) => id)]));
}

/**
 * The ids of the products on sale that have a code, by the codes: as their barcode in any of its forms, as the QR code of their label, or as their part number, where one that is written like the
 * code comes before those that differ in case and signs.
 */
export async function findByCodes(
  queries: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, readonly number[]>();
  const once = [...new Set(codes)];
  for (let start = 0; start < once.length; start += BATCH) {
    await addMatches(queries, once.slice(start, start + BATCH), found);
  }
  return found;
}

/** The one product on sale that has a code, or why there is none: a code of several is never guessed. */
export function onlyOne(ids: readonly number[] = []): number | "not_found" | "several" {
  const [id] = ids;
  if (id === undefined) return "not_found";
  return ids.length === 1 ? id : "several";
}
