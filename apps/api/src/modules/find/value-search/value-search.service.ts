import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import type { Place } from "@shop/domain/facets/column-lookup.ts";
import { type NarrowedProducts, narrowByValues } from "@shop/domain/facets/narrow-by-values.ts";
import { readValueWords } from "@shop/domain/facets/value-words.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import { noteReads } from "@shop/serving/reads.ts";

import type { ProductIndex } from "../../products/product-index.ts";
import { asTyped } from "../search/search-reading.ts";
import type { SearchFilter } from "../search/search.repository.ts";
import { readMatch, type SearchPage, type SearchService, writeMatch } from "../search/search.service.ts";

/** Dependencies of {@link valueSearch}. */
interface ValueSearchDependencies {
  readonly index: ProductIndex;
  readonly attributesOf: () => Promise<AttributeSet>;
}

/** The products of a search whose words are values of products. */
interface Narrowed extends NarrowedProducts {
  /** The words that are no values. */
  readonly rest: string;
}

/** A search that reads values in a shopper's words ('10k 0805 1%') as such, where products have them; the other words are searched. */
export function valueSearch(
  words: SearchService,
  { index, attributesOf }: ValueSearchDependencies,
): SearchService {
  const narrow = async (text: string, filter: SearchFilter): Promise<Narrowed | null> => {
    noteReads(["attributes"]);
    const read = readValueWords(text, await attributesOf());
    if (!read) return null;
    noteReads(["products"]);
    const { rest } = read;
    const named = rest === "" ? null : await words.matching(rest, filter, true);
    if (rest !== "" && !named) return null;
    const among = named?.ids ?? filter.ids;
    const narrowed = narrowByValues(await index.columns(), {
      scope: { ...filter, among: among && new Set(among) },
      values: read.values,
      written: await words.written(text, read.values.map((value) => value.words).join(" "), filter),
    });
    // 'relay 12V' where no relay has 12 V is no driver that mentions relays: without the value the relays are found.
    const isCalled = narrowed && rest !== "" && narrowed.values.length > 0;
    const called = isCalled ? await words.written(rest, rest, filter) : [];
    if (narrowed && called.length > 0 && !called.some((id) => narrowed.ids.has(id))) {
      const unmatched = read.values.map((value) => value.words);
      return { ids: new Set(among), main: new Set(), values: [], unmatched, rest };
    }
    if (!narrowed || !filter.ids) return narrowed && { ...narrowed, rest };
    const allowed = new Set(filter.ids);
    return { ...narrowed, ids: new Set([...narrowed.ids].filter((id) => allowed.has(id))), rest };
  };

  /** One page of products without words to rank them by: those that are offered first, and among them those that have the values in main attributes. */
  const pageOf = async (
    { ids, main, values, unmatched }: Narrowed,
    cursor: string | undefined,
    limit: number,
  ): Promise<SearchPage> => {
    noteReads(["stock"]);
    const after = readMatch(cursor);
    const place: Place | undefined = after && { key: after.rank, id: after.id };
    const { ids: found, next } = (await index.columns()).find({
      scope: { among: ids },
      conditions: [],
      order: { by: "offered", descending: false, first: main },
      after: place,
      limit,
      counted: [],
    });
    return {
      ...asTyped,
      ids: [...found],
      nextCursor: next && writeMatch({ rank: Number(next.key), id: next.id }),
      total: Math.min(ids.size, COUNT_EXACT_UP_TO),
      totalExact: ids.size <= COUNT_EXACT_UP_TO,
      unmatched,
      values,
    };
  };

  const page: SearchService["page"] = async (text, part) => {
    const { filter, cursor, limit, partly } = part;
    const narrowed = partly ? await narrow(text, filter) : null;
    if (!narrowed) return words.page(text, part);
    if (narrowed.rest === "") return pageOf(narrowed, cursor, limit);
    const found = await words.page(narrowed.rest, {
      ...part,
      filter: { ...filter, ids: [...narrowed.ids] },
      leftOut: narrowed.unmatched,
    });
    return { ...found, values: narrowed.values };
  };

  const matching: SearchService["matching"] = async (text, filter, partly) => {
    const narrowed = partly ? await narrow(text, filter) : null;
    if (!narrowed) return words.matching(text, filter, partly);
    const { ids, values } = narrowed;
    return { ids: [...ids], values };
  };

  return { written: words.written, page, matching };
}
