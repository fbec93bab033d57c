import { codeKey } from "@shop/domain/catalogue/codes.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { and, inArray, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { findByBarcodes } from "../products/product-codes.repository.ts";
import { isSold } from "../products/product-visibility.ts";
import { type ProductRow, products } from "../products/products.table.ts";
import { searchDocuments } from "../products/search-index/search-documents.table.ts";
import { exactForm } from "../products/search-index/search-words.ts";
import type { LineValues } from "./line-values.ts";

/** The product that a line is about: one of the shop, none, or several that look the same; and whether others have its part number or barcode. */
export type Match = { readonly isPartTaken: boolean; readonly isBarcodeTaken: boolean } & (
  | { readonly product: ProductRow; readonly error?: never }
  | {
      readonly product: null;
      readonly error?: { readonly field: "id" | "name" | "part_number"; readonly code: string };
    }
);

/** Whether a line with a part number may give another name to the only product that has it. */
type MayRename = (partNumber: string) => boolean;

const sameText = (stored: string | null, given: string): boolean =>
  stored !== null && exactForm(stored) === exactForm(given);

function productOf(
  values: LineValues,
  candidates: readonly ProductRow[],
  mayRename: MayRename,
):
  | { readonly product: ProductRow }
  | Omit<Extract<Match, { product: null }>, "isPartTaken" | "isBarcodeTaken"> {
  const { id, name, part_number: partNumber } = values;
  if (id !== undefined) {
    const product = candidates.find((row) => row.id === id);
    return product ? { product } : { product: null, error: { field: "id", code: "unknown_product" } };
  }
  const found = candidates.filter(
    (row) =>
      (partNumber === undefined || sameText(row.part_number, partNumber)) &&
      (name === undefined || sameText(row.name, name)),
  );
  if (name === undefined && partNumber === undefined) return { product: null };
  if (found.length === 0 && partNumber !== undefined && mayRename(partNumber)) {
    // The only product of the part number, by another name than before.
    const [renamed, ...namesakes] = candidates.filter((row) => sameText(row.part_number, partNumber));
    return { product: renamed && namesakes.length === 0 ? renamed : null };
  }
  // A line without a part number prefers the product without one.
  const bare = partNumber === undefined ? found.filter((row) => row.part_number === null) : [];
  const [product, ...others] = bare.length === 1 ? bare : found;
  if (others.length === 0) return { product: product ?? null };
  return {
    product: null,
    error: { field: partNumber === undefined ? "name" : "part_number", code: "ambiguous_product" },
  };
}

function matchOf(
  values: LineValues,
  candidates: readonly ProductRow[],
  barcodes: ReadonlyMap<string, readonly number[]>,
  mayRename: MayRename,
): Match {
  const match = productOf(values, candidates, mayRename);
  const { part_number: partNumber } = values;
  const isPartTaken =
    partNumber !== undefined &&
    candidates.some((row) => row.id !== match.product?.id && sameText(row.part_number, partNumber));
  const owners = values.barcode === undefined ? [] : (barcodes.get(codeKey(values.barcode)) ?? []);
  return { ...match, isPartTaken, isBarcodeTaken: owners.some((id) => id !== match.product?.id) };
}

/**
 * Finds the products on sale that lines are about: by id, else by part number and name, else by the one of them that the line has, else,
 * where `mayRename` holds of its part number, by that alone: the product gets the name of the line. Case and
 * width of characters do not count, signs do: 'SFP+' is not 'SFP'. The search index finds candidates, because it has keys of both.
 */
export async function matchProducts(
  queries: Queries,
  lines: readonly LineValues[],
  mayRename: MayRename = () => false,
): Promise<Match[]> {
  const ids = lines.flatMap(({ id }) => id ?? []);
  const partKeys = lines.flatMap(({ part_number: part }) =>
    part === undefined ? [] : [foldPartNumber(part)],
  );
  const nameKeys = lines.flatMap(({ id, part_number: part, name }) =>
    id === undefined && part === undefined && name !== undefined ? [foldPartNumber(name)] : [],
  );
  const { productId, partKey, nameKey } = searchDocuments;
  const candidates = await queries
    .select()
    .from(products)
    .where(
      and(
        isSold,
        inArray(
          products.id,
          sql`(select unnest(${sql.param(ids)}::integer[])
            union select ${productId} from ${searchDocuments} where ${partKey} = any(${sql.param(partKeys)}::text[])
            union select ${productId} from ${searchDocuments} where ${nameKey} = any(${sql.param(nameKeys)}::text[]))`,
        ),
      ),
    )
    .orderBy(products.id);
  const barcodes = await findByBarcodes(
    queries,
    lines.flatMap(({ barcode }) => barcode ?? []),
  );
  return lines.map((values) => matchOf(values, candidates, barcodes, mayRename));
}

/** What tells products apart, for finding two lines about one. */
export const identityOf = ({ name = "", part_number: part = "" }: LineValues): string =>
  `${exactForm(part)}\u001F${exactForm(name)}`;
