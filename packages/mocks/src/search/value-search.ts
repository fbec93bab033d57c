import type { Product } from "@shop/contract/products/product.ts";
import { type AppliedValue, narrowByValues } from "@shop/domain/facets/narrow-by-values.ts";
import { readValueWords } from "@shop/domain/facets/value-words.ts";

import { attributesOf } from "../attributes/attribute-values.ts";
import { columnsOf } from "../products/columns.ts";
import { inLists } from "../products/seen-products.ts";
import { synonymsOf } from "../search-synonyms/synonym-answers.ts";
import type { ShopState } from "../shop/state.ts";
import { findPartly, isOffered, type SearchOutcome } from "./search.ts";

/** What a shopper's search finds, and the words that were read as values of products. */
interface ValueSearchOutcome extends SearchOutcome {
  readonly values: readonly AppliedValue[];
}

/** Searches as a shopper: values in the words are read as such, where products have them. */
export function searchProducts(state: ShopState, text: string): ValueSearchOutcome {
  const products = inLists(state);
  const synonyms = synonymsOf(state);
  const plain = { ...findPartly(products, text, synonyms), values: [] };
  const read = readValueWords(text, attributesOf(state));
  if (!read) return plain;
  const named =
    read.rest === "" ? { ...plain, products, unmatched: [] } : findPartly(products, read.rest, synonyms);
  const narrowed = narrowByValues(columnsOf(state), {
    scope: { ...(read.rest !== "" && { among: new Set(named.products.map(({ id }) => id)) }) },
    values: read.values,
    written: plain.unmatched.length > 0 ? [] : plain.products.map(({ id }) => id),
  });
  if (!narrowed) return plain;
  const rankOf = (one: Product): number => 2 * Number(!isOffered(one)) + Number(!narrowed.main.has(one.id));
  const found = named.products.filter(({ id }) => narrowed.ids.has(id));
  return {
    products: read.rest === "" ? found.toSorted((a, b) => rankOf(a) - rankOf(b) || a.id - b.id) : found,
    near: named.near,
    unmatched: [...named.unmatched, ...narrowed.unmatched],
    values: narrowed.values,
  };
}
