import type { MissingPart } from "@shop/contract/products/missing-part.ts";
import { PART_CHOICES } from "@shop/domain/parts-list/read-parts-list.ts";
import type { WantedPart } from "@shop/domain/parts-list/read-row.ts";
import { onlyDropIn, type StatedProduct, withCodesValues } from "@shop/domain/parts-list/stand-in.ts";
import { codeFacts } from "@shop/domain/parts/order-codes/code-facts.ts";
import type { PassiveCode } from "@shop/domain/parts/order-codes/passive-code.ts";
import { readOrderCode } from "@shop/domain/parts/order-codes/read-order-code.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";

import type { Queries } from "../../database/database.ts";
import { wholeRows } from "../products/product-rows.repository.ts";
import type { ProductRow } from "../products/products.table.ts";
import type { FoundLine } from "./find-part.ts";

/** What products that may stand for the parts of lines are read from. */
interface StandInSources {
  readonly queries: Queries;
  readonly attributesOf: () => Promise<AttributeSet>;
}

/** A line with the product that stands for its part without a difference; null where none does, or it is no part that is missing. */
export interface ComparedLine extends FoundLine {
  readonly standIn: number | null;
}

/** A line whose part the shop does not have, with the order code that it is; null for a standard part. */
interface MissingLine {
  readonly part: WantedPart;
  readonly found: FoundLine;
  readonly code: PassiveCode | null;
}

/** A line that names a part which no product has as its number; null for any other. */
function missingLine(part: WantedPart, found: FoundLine): MissingLine | null {
  const { missing_part: missing, near, text } = found.line;
  if (missing) return { part, found, code: null };
  const code = text === part.text && (near.length > 0 || found.ids.length === 0) ? readOrderCode(text) : null;
  return code && { part, found, code };
}

const statedOf = (row: ProductRow, attributes: AttributeSet): StatedProduct => ({
  id: row.id,
  unit: row.unit,
  pieces_per_unit: row.pieces_per_unit,
  texts: [row.name, row.name_ar ?? "", ...attributes.shown(row.attribute_values).map(({ text }) => text)],
  numbers: [row.part_number, row.manufacturer_part_number].filter((number) => number !== null),
});

/** The products that an order code finds: those with all of its values first, then those that have some. */
function ofCode(
  { part, found, code }: MissingLine & { readonly code: PassiveCode },
  products: readonly StatedProduct[],
) {
  const same = withCodesValues(part, code, products).map(({ id }) => id);
  const others = found.ids.filter((id) => !same.includes(id));
  const groups: MissingPart["in_place"] = [
    { ground: "same-values", product_ids: same },
    { ground: "similar", product_ids: others },
  ];
  const missing: MissingPart = {
    code: part.text,
    kind: code.kind,
    facts: codeFacts(code).map(({ text }) => text),
    in_place: groups.filter(({ product_ids: ids }) => ids.length > 0),
  };
  return { same, ids: [...same, ...others].slice(0, PART_CHOICES), missing };
}

/**
 * Lines with what stands for parts that the shop does not have, and on which ground. Of standard parts a drop-in stands without a difference, of
 * passive ones what has all values of the order code, where it is the only one.
 */
export async function withStandIns(
  { queries, attributesOf }: StandInSources,
  parts: readonly WantedPart[],
  lines: readonly FoundLine[],
): Promise<ComparedLine[]> {
  const missing = lines.map((found, at) => {
    const part = parts[at];
    return part && !found.isNumbered ? missingLine(part, found) : null;
  });
  const ids = new Set(missing.flatMap((one) => one?.found.ids ?? []));
  const rows = await wholeRows.inListedOrder(queries, [...ids], "lists");
  const attributes = await attributesOf();
  const stated = new Map(rows.map((row) => [row.id, statedOf(row, attributes)]));
  return lines.map((found, at): ComparedLine => {
    const one = missing[at];
    if (!one) return { ...found, standIn: null };
    const products = found.ids.flatMap((id) => stated.get(id) ?? []);
    if (one.code) {
      const { same, ids: ordered, missing: part } = ofCode({ ...one, code: one.code }, products);
      const [only] = same.length === 1 ? same : [];
      return { ...found, ids: ordered, line: { ...found.line, missing_part: part }, standIn: only ?? null };
    }
    const { missing_part: part } = found.line;
    return { ...found, standIn: (part && onlyDropIn(one.part, part, products)?.id) ?? null };
  });
}
