import type { FoundPartLine } from "@shop/contract/parts-lists/endpoints.ts";
import { PART_CHOICES } from "@shop/domain/parts-list/read-parts-list.ts";
import type { WantedPart } from "@shop/domain/parts-list/read-row.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";

import type { SearchMissLog } from "../find/search-misses/search-miss-log.ts";
import type { SearchPage, SearchService } from "../find/search/search.service.ts";

/** Other texts of a line by which it is searched at most: each may look for typing errors. */
const MAX_OTHERS = 3;

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
      },
    };
  }
  return null;
}

/** Finds lines that name no product by its number; lines of one text are searched for once. */
export function partFinder(finder: SearchService, misses: Pick<SearchMissLog, "note">) {
  const searched = new Map<string, Promise<SearchPage>>();
  const search = (text: string): Promise<SearchPage> => {
    let page = searched.get(text);
    if (!page) {
      page = finder.page(text, {
        filter: { place: "lists" },
        cursor: undefined,
        limit: PART_CHOICES,
        partly: true,
      });
      searched.set(text, page);
    }
    return page;
  };

  /** What the first of some texts finds that finds something; null where none does. */
  const searchEach = async (texts: readonly string[]) => {
    for (const text of texts) {
      const found = await search(text);
      if (found.total > 0) return { text, found };
    }
    return null;
  };

  return async ({ text, kind, also = [], qty, places }: WantedPart): Promise<FoundLine> => {
    const valued = kind ? await search(`${text} ${kind}`) : null;
    const isValued = valued !== null && valued.total > 0 && valued.unmatched.length === 0;
    const first = isValued ? valued : await search(text);
    if (first.total === 0) misses.note(text);
    else if (first.unmatched.length > 0) misses.note(first.unmatched.join(" "));
    const other = first.total === 0 ? await searchEach(also.slice(0, MAX_OTHERS)) : null;
    const best = other?.found ?? first;
    const named = isValued ? `${text} ${kind}` : text;
    return {
      ids: best.total === 0 ? [] : best.ids,
      isNumbered: false,
      line: {
        text: other?.text ?? named,
        qty,
        places: places ?? null,
        total: best.total,
        corrected: best.corrected,
        near: [...best.near],
        inexact: best.values.filter(({ match }) => match !== "exact"),
        mentioned: [...best.mentioned],
        unmatched: best.total === 0 ? [] : [...(other ? [text] : []), ...best.unmatched],
      },
    };
  };
}
