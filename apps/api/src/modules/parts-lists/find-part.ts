import type { FoundPartLine } from "@shop/contract/parts-lists/endpoints.ts";
import { PART_CHOICES } from "@shop/domain/parts-list/read-parts-list.ts";
import type { WantedPart } from "@shop/domain/parts-list/read-row.ts";
import { readOrderCode } from "@shop/domain/parts/order-codes/read-order-code.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { quantitiesIn } from "@shop/domain/search/quantities.ts";

import type { SearchMissLog } from "../find/search-misses/search-miss-log.ts";
import type { SearchPage, SearchService } from "../find/search/search.service.ts";

/** Other texts of a line by which it is searched at most: each may look for typing errors. */
const MAX_OTHERS = 3;

/** Products whose values are compared with those of an order code; the best of them are to choose from. */
const COMPARED = 20;

/** A line with the ids of its products, whose cards are read for all lines at once. */
export interface FoundLine {
  readonly line: Omit<FoundPartLine, "products" | "sure">;
  readonly ids: readonly number[];
  /** Whether the line has the part number of its products. */
  readonly isNumbered: boolean;
}

/** The texts by which a line names a product for certain if one has that number; of a value only the numbers beside it. */
export const numbersOf = ({ text, whole, kind, numbers = [] }: WantedPart): string[] => [
  ...(whole === undefined ? [] : [whole]),
  ...(kind === undefined ? [text] : []),
  ...numbers,
];

/** A line whose number some products have; null where none has. */
export function numberedPart(
  part: WantedPart,
  byNumber: ReadonlyMap<string, readonly number[]>,
): FoundLine | null {
  for (const text of numbersOf(part)) {
    const ids = byNumber.get(foldPartNumber(text));
    if (!ids) continue;
    return {
      ids,
      isNumbered: true,
      line: {
        text,
        // What was read as a number of pieces belongs to the part number.
        qty: text === part.whole ? 1 : part.qty,
        places: part.places ?? null,
        total: ids.length,
        corrected: null,
        near: [],
        inexact: [],
        mentioned: [],
        unmatched: [],
        missing_part: null,
      },
    };
  }
  return null;
}

/** The words of a text without the commas after them. */
const wordsOf = (text: string): string[] => text.split(/[,;]?\s+|[,;]$/).filter(Boolean);

/** What is found for a text. */
interface Named {
  readonly text: string;
  readonly found: SearchPage;
}

/** Finds lines that name no product by its number; lines of one text are searched for once. */
export function partFinder(finder: SearchService, misses: Pick<SearchMissLog, "note">) {
  const searched = new Map<string, Promise<SearchPage>>();
  const search = (written: string): Promise<SearchPage> => {
    const text = wordsOf(written).join(" ");
    let page = searched.get(text);
    if (!page) {
      page = finder.page(text, {
        filter: { place: "lists" },
        cursor: undefined,
        limit: readOrderCode(text) ? COMPARED : PART_CHOICES,
        partly: true,
      });
      searched.set(text, page);
    }
    return page;
  };

  /** What the first of some texts finds that finds something with its values; null where none does. */
  const searchEach = async (texts: readonly string[]): Promise<Named | null> => {
    for (const text of texts) {
      const found = await search(text);
      const lacksValue = found.unmatched.some((word) => !word.endsWith("%") && quantitiesIn(word).length > 0);
      if (found.total > 0 && !lacksValue) return { text, found };
    }
    return null;
  };

  /** What a value finds with its kind: nothing without the value itself, whatever else of the line a product lacks. */
  const searchValued = async ({ text, kind, value = text }: WantedPart): Promise<Named | null> => {
    if (kind === undefined) return null;
    const needed = new Set(wordsOf(value));
    for (const words of new Set([text, value])) {
      const named = `${words} ${kind}`;
      const found = await search(named);
      if (found.total === 0 || found.unmatched.some((word) => needed.has(word))) continue;
      const rest = words === text ? [] : wordsOf(text).filter((word) => !needed.has(word));
      return { text: named, found: { ...found, unmatched: [...rest, ...found.unmatched] } };
    }
    return null;
  };

  /** What a text finds by itself: a value without its kind only products that have it, not those that mention it. */
  const searchText = async ({ text, kind, value = text }: WantedPart): Promise<SearchPage> => {
    const found = await search(text);
    const needed = wordsOf(value);
    const read = new Set(found.values.flatMap(({ words }) => wordsOf(words)));
    return kind === undefined || needed.every((word) => read.has(word))
      ? found
      : { ...found, ids: [], total: 0 };
  };

  return async (part: WantedPart): Promise<FoundLine> => {
    const { text, also = [], qty, places } = part;
    const valued = await searchValued(part);
    const first = valued?.found ?? (await searchText(part));
    if (first.total === 0) misses.note(text);
    else if (first.unmatched.length > 0) misses.note(first.unmatched.join(" "));
    const other = first.total === 0 ? await searchEach(also.slice(0, MAX_OTHERS)) : null;
    const best = other?.found ?? first;
    return {
      ids: best.total === 0 ? [] : best.ids,
      isNumbered: false,
      line: {
        text: (other ?? valued)?.text ?? text,
        qty,
        places: places ?? null,
        total: best.total,
        corrected: best.corrected,
        near: [...best.near],
        inexact: best.values.filter(({ match }) => match !== "exact"),
        mentioned: [...best.mentioned],
        unmatched: best.total === 0 ? [] : [...(other ? [text] : []), ...best.unmatched],
        missing_part: best.missingPart ?? first.missingPart,
      },
    };
  };
}
