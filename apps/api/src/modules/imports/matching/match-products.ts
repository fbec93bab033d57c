import { codeFields, type CodeField, codeKey, hasCode } from "@shop/domain/catalogue/codes.ts";
import { exactForm, foldPartNumber } from "@shop/domain/search/folding.ts";
import { and, inArray, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { findCodeOwners } from "../../products/product-codes.repository.ts";
import { productKeys } from "../../products/product-keys/product-keys.table.ts";
import { isSold } from "../../products/product-visibility.ts";
import { type ProductRow, products } from "../../products/products.table.ts";
import type { LineValues } from "../lines/line-values.ts";

/** What a line is about: a product of the shop, none, or several that look the same. */
type Found =
  | { readonly product: ProductRow; readonly error?: never; readonly isByBarcode?: boolean }
  | {
      readonly product: null;
      readonly isByBarcode?: never;
      readonly error?: {
        readonly field: "id" | "name" | "part_number" | "barcode";
        readonly code: string;
      };
    };

/** The product that a line is about, with whether its barcode alone says so; and whether others have its part number or barcode. */
export type Match = Found & { readonly isPartTaken: boolean; readonly takenCodes: readonly CodeField[] };

/** What other lines of a sheet allow of one. */
export interface SheetMatching {
  /** Whether a line with a part number may give another name to the only product that has it. */
  readonly mayRename: (partNumber: string) => boolean;
  /** Whether several lines have a barcode, which therefore names none of them. */
  readonly isBarcodeTwice: (barcode: string) => boolean;
}

/** A line by itself: it renames nothing. */
const noOthers: SheetMatching = { mayRename: () => false, isBarcodeTwice: () => false };

const sameText = (stored: string | null, given: string): boolean =>
  stored !== null && exactForm(stored) === exactForm(given);

function productOf(
  values: LineValues,
  candidates: readonly ProductRow[],
  mayRename: SheetMatching["mayRename"],
): Found {
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

/** What a line is about by its barcode, where neither its id nor its part number and name say another product. */
function withBarcode(
  found: Found,
  { id, name, part_number: partNumber, barcode }: LineValues,
  candidates: readonly ProductRow[],
  owners: readonly ProductRow[],
  isBarcodeTwice: SheetMatching["isBarcodeTwice"],
): Found {
  const [owner, ...others] = owners;
  // An id says which product is meant: the barcode is what the line writes.
  if (barcode === undefined || id !== undefined || !owner) return found;
  if (found.product && owners.some((one) => one.id === found.product.id)) return found;
  const hasOwnPart = partNumber !== undefined && sameText(owner.part_number, partNumber);
  const isOtherPart = candidates.some(
    (row) => partNumber !== undefined && sameText(row.part_number, partNumber),
  );
  // Several products look like the line; the barcode may be that of one of them.
  const isOneOf = hasOwnPart || (partNumber === undefined && sameText(owner.name, name ?? ""));
  if (found.product !== null || (!hasOwnPart && isOtherPart) || (found.error && !isOneOf)) {
    return { product: null, error: { field: "barcode", code: "barcode_of_other" } };
  }
  if (others.length > 0) return { product: null, error: { field: "barcode", code: "ambiguous_product" } };
  if (isBarcodeTwice(barcode)) return { product: null, error: { field: "barcode", code: "barcode_twice" } };
  return { product: owner, isByBarcode: true };
}

function matchOf(
  values: LineValues,
  candidates: readonly ProductRow[],
  codeOwners: ReadonlyMap<string, readonly number[]>,
  { mayRename, isBarcodeTwice }: SheetMatching,
): Match {
  const { barcode } = values;
  // The barcode of a pack names no product whose values a line states.
  const owners = barcode === undefined ? [] : candidates.filter((row) => hasCode(row.barcode, barcode));
  const match = withBarcode(
    productOf(values, candidates, mayRename),
    values,
    candidates,
    owners,
    isBarcodeTwice,
  );
  const { part_number: partNumber } = values;
  const isPartTaken =
    partNumber !== undefined &&
    candidates.some((row) => row.id !== match.product?.id && sameText(row.part_number, partNumber));
  const takenCodes = codeFields.filter((field) =>
    (codeOwners.get(codeKey(values[field] ?? "")) ?? []).some((id) => id !== match.product?.id),
  );
  return { ...match, isPartTaken, takenCodes };
}

/**
 * Finds the products on sale that lines are about: by id, else by part number and name, else by the one of them that the line has, else,
 * where `mayRename` holds of its part number, by that alone: the product gets the name of the line; else by the barcode. Case and
 * width of characters do not count, signs do: 'SFP+' is not 'SFP'. Their keys find candidates.
 */
export async function matchProducts(
  queries: Queries,
  lines: readonly LineValues[],
  others: SheetMatching = noOthers,
): Promise<Match[]> {
  const owners = await findCodeOwners(
    queries,
    lines.flatMap((values) => codeFields.flatMap((field) => values[field] ?? [])),
  );
  const ids = [...lines.flatMap(({ id }) => id ?? []), ...[...owners.values()].flat()];
  const partKeys = lines.flatMap(({ part_number: part }) =>
    part === undefined ? [] : [foldPartNumber(part)],
  );
  const nameKeys = lines.flatMap(({ id, part_number: part, name }) =>
    id === undefined && part === undefined && name !== undefined ? [foldPartNumber(name)] : [],
  );
  const { productId, partKey, nameKey } = productKeys;
  const candidates = await queries
    .select()
    .from(products)
    .where(
      and(
        isSold,
        inArray(
          products.id,
          sql`(select unnest(${sql.param(ids)}::integer[])
            union select ${productId} from ${productKeys} where ${partKey} = any(${sql.param(partKeys)}::text[])
            union select ${productId} from ${productKeys} where ${nameKey} = any(${sql.param(nameKeys)}::text[]))`,
        ),
      ),
    )
    .orderBy(products.id);
  return lines.map((values) => matchOf(values, candidates, owners, others));
}

/** What tells products apart, for finding two lines about one. */
export const identityOf = ({ name = "", part_number: part = "" }: LineValues): string =>
  `${exactForm(part)}\u001F${exactForm(name)}`;
