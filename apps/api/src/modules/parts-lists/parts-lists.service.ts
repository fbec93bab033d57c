import type { FoundPartLine, FoundParts } from "@shop/contract/parts-lists/endpoints.ts";
import { PART_CHOICES, readPartsList, type WantedPart } from "@shop/domain/parts-list/read-parts-list.ts";
import { admission, type AdmissionLimits } from "@shop/serving/admission.ts";

import type { Queries } from "../../database/database.ts";
import type { SearchMissLog } from "../find/search-misses/search-miss-log.ts";
import type { SearchService } from "../find/search/search.service.ts";
import { hourly, throttle } from "../limits/throttle.ts";
import type { ProductService } from "../products/products.service.ts";

/** One list at a time, because each is up to a hundred searches. */
const turnLimits: AdmissionLimits = { concurrent: 1, waiting: 8, waitMs: 10_000, perSender: 2 };

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
export type FindParts = (list: string, sender: string | null) => Promise<FoundParts>;

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

  const find = async ({ text, qty, otherwise }: WantedPart): Promise<FoundLine> => {
    const found = await search(text);
    const isNamed = found.total === 0 && otherwise !== undefined;
    const best = isNamed ? await search(otherwise) : found;
    if (found.total === 0) misses.note(text);
    else if (found.unmatched.length > 0) misses.note(found.unmatched.join(" "));
    const none = best.total === 0;
    return {
      ids: none ? [] : best.ids,
      line: {
        text: isNamed && !none ? otherwise : text,
        qty,
        total: best.total,
        corrected: best.corrected,
        near: [...best.near],
        mentioned: [...best.mentioned],
        unmatched: none ? [] : [...(isNamed ? [text] : []), ...best.unmatched],
      },
    };
  };

  return (list, sender) =>
    turns.run(sender, async () => {
      await asked.take({ sender });
      const { parts, dropped } = readPartsList(list);
      const lines: FoundLine[] = [];
      for (const part of parts) lines.push(await find(part));
      const cards = await products.cards([...new Set(lines.flatMap(({ ids }) => ids))], "lists");
      const byId = new Map(cards.map((card) => [card.id, card]));
      return {
        lines: lines.map(({ ids, line }) =>
          Object.assign(line, { products: ids.flatMap((id) => byId.get(id) ?? []) }),
        ),
        dropped,
      };
    });
}
