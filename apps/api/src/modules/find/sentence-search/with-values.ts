import { type AppliedValue, narrowByValues } from "@shop/domain/facets/narrow-by-values.ts";
import type { ProductColumns } from "@shop/domain/facets/product-columns.ts";
import { readValueWords, type ValueWords } from "@shop/domain/facets/value-words.ts";
import { noteReads } from "@shop/serving/reads.ts";

import type { SentenceProducts, Left } from "./sentence-products.ts";

/** Products with the values of a text. */
interface WithValues extends Left {
  readonly values: readonly AppliedValue[];
  /** The words that are no values. */
  readonly rest: string;
}

/**
 * A value as one of the attributes that cards of such products show, where they state one that it may be of; of those the ones that another part
 * must have in common: the 12 V of a relay are those of its coil, and not the most that its contacts switch.
 */
function ofMain(value: ValueWords, columns: ProductColumns, among: readonly number[]): ValueWords {
  const stated = value.meanings.filter(
    ({ attribute }) => attribute.on_cards && columns.stating(among, [attribute.id]).size > 0,
  );
  const same = stated.filter(({ attribute }) => attribute.alternative === "same");
  const meanings = same.length > 0 ? same : stated;
  return meanings.length > 0 ? { ...value, meanings } : value;
}

/** The products among some that have the values of a text, or the nearest to them; all where none is near. */
export async function withValues(
  products: SentenceProducts,
  text: string,
  among: readonly number[],
): Promise<WithValues> {
  noteReads(["attributes", "products"]);
  const { attributesOf, columns: columnsOf } = products.sources;
  const read = readValueWords(text, await attributesOf());
  if (!read) return { ids: among, unmatched: [], values: [], rest: text };
  const columns = await columnsOf();
  const written = await products.matching(read.values.map(({ words }) => words).join(" "), { ids: among });
  const scope = { among: new Set(among) };
  const narrow = (values: readonly ValueWords[]) => narrowByValues(columns, { scope, values, written });
  // What such a product is looked for by, then anything else that is measured so.
  const main = narrow(read.values.map((value) => ofMain(value, columns, among)));
  const isMet = main?.unmatched.length === 0 && main.values.every(({ match }) => match !== "near");
  const any = isMet ? null : narrow(read.values);
  const isExact = any?.unmatched.length === 0 && any.values.every(({ match }) => match === "exact");
  const found = isExact ? any : main;
  if (!found) return { ids: among, unmatched: [], values: [], rest: text };
  return { ids: [...found.ids], values: found.values, unmatched: found.unmatched, rest: read.rest };
}
