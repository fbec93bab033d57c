import type { FoundPartLine, FoundParts } from "@shop/contract/parts-lists/endpoints.ts";
import type { ReadPartsList } from "@shop/contract/parts-lists/parts-list.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { PART_CHOICES, PARTS_AT_ONCE, readPartsList } from "@shop/domain/parts-list/read-parts-list.ts";
import type { WantedPart } from "@shop/domain/parts-list/read-row.ts";
import { admission, type AdmissionLimits } from "@shop/serving/admission.ts";

import type { Queries } from "../../database/database.ts";
import type { SearchMissLog } from "../find/search-misses/search-miss-log.ts";
import type { SearchService } from "../find/search/search.service.ts";
import { hourly, throttle } from "../limits/throttle.ts";
import type { ProductService } from "../products/products.service.ts";

/** One list at a time, because each is up to a hundred searches. */
const turnLimits: AdmissionLimits = { concurrent: 1, waiting: 8, waitMs: 10_000, perSender: 2 };

/** Other texts of a line by which it is searched at most: each may look for typing errors. */
const MAX_OTHERS = 3;

/** What the service works with. */
interface Dependencies {
  readonly queries: Queries;
  readonly search: SearchService;
  readonly products: Pick<ProductService, "cards">;
  readonly misses: Pick<SearchMissLog, "note">;
}

/**
 * Finds the products of a parts list; `sender` is the client's address, null for requests in process. Throws too_many_requests, and
 * unavailable where too many lists wait.
 */
export type FindParts = (list: ReadPartsList, sender: string | null) => Promise<FoundParts>;

/** A line with the ids of its products, whose cards are read for all lines at once. */
interface FoundLine {
  readonly line: Omit<FoundPartLine, "products">;
  readonly ids: readonly number[];
}

/** Creates the service of parts lists. */
export function partsListService({ queries, search: finder, products, misses }: Dependencies): FindParts {
  const turns = admission(turnLimits);
  const asked = throttle(queries, "parts list", { sender: hourly(60) });

  const search = (text: string) =>
    finder.page(text, { filter: { place: "lists" }, cursor: undefined, limit: PART_CHOICES, partly: true });

  /** What the first of some texts finds that finds something; null where none does. */
  const searchEach = async (texts: readonly string[]) => {
    for (const text of texts) {
      const found = await search(text);
      if (found.total > 0) return { text, found };
    }
    return null;
  };

  const find = async ({ text, kind, also = [], qty, places }: WantedPart): Promise<FoundLine> => {
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
      line: {
        text: other?.text ?? named,
        qty,
        places: places ?? null,
        total: best.total,
        corrected: best.corrected,
        near: [...best.near],
        mentioned: [...best.mentioned],
        unmatched: best.total === 0 ? [] : [...(other ? [text] : []), ...best.unmatched],
      },
    };
  };

  return ({ list, from, boards, unfitted, roles }, sender) =>
    turns.run(sender, async () => {
      await asked.take({ sender });
      const { parts, columns, leftOut, dropped } = readPartsList(list, { unfitted, roles });
      const found: FoundLine[] = [];
      for (const part of parts.slice(from, from + PARTS_AT_ONCE))
        found.push(await find({ ...part, qty: Math.min(part.qty * boards, MAX_LINE_QUANTITY) }));
      const cards = await products.cards([...new Set(found.flatMap(({ ids }) => ids))], "lists");
      const byId = new Map(cards.map((card) => [card.id, card]));
      return {
        lines: found.map(({ ids, line }) =>
          Object.assign(line, { products: ids.flatMap((id) => byId.get(id) ?? []) }),
        ),
        parts: parts.length,
        searched: Math.min(from + PARTS_AT_ONCE, parts.length),
        left_out: [...leftOut],
        columns: [...columns],
        dropped,
      };
    });
}
