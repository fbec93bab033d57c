import { ApiError } from "@shop/contract/api-error.ts";
import type { FoundPartLine, FoundParts, OpenedPartsList } from "@shop/contract/parts-lists/endpoints.ts";
import {
  type ReadPartsList,
  type SavedPartsList,
  savedPartsListSchema,
} from "@shop/contract/parts-lists/parts-list.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import type { SharedLink } from "@shop/contract/shared-links.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { contradicts } from "@shop/domain/parts-list/part-words.ts";
import { PARTS_AT_ONCE, readPartsList } from "@shop/domain/parts-list/read-parts-list.ts";
import type { WantedPart } from "@shop/domain/parts-list/read-row.ts";
import { surePart } from "@shop/domain/parts-list/sure-part.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import { admission, type AdmissionLimits } from "@shop/serving/admission.ts";

import type { Queries } from "../../database/database.ts";
import type { SearchMissLog } from "../find/search-misses/search-miss-log.ts";
import { numberedProducts } from "../find/search/numbered-products.ts";
import type { SearchService } from "../find/search/search.service.ts";
import { findKept } from "../kept/kept-links.ts";
import { hourly, throttle } from "../limits/throttle.ts";
import type { ProductService } from "../products/products.service.ts";
import { linkStore } from "../shared-links/shared-links.ts";
import { type FoundLine, numberedPart, numbersOf, partFinder } from "./find-part.ts";
import { withStandIns } from "./stand-ins.ts";

/** One list at a time, because each is up to a hundred searches. */
const turnLimits: AdmissionLimits = { concurrent: 1, waiting: 8, waitMs: 10_000, perSender: 2 };

/** How long a list is kept under a link. */
const SAVED_DAYS = 30;
/** Lists that are kept at most; each may have 300 kB, which PostgreSQL compresses. */
const MAX_SAVED = 2000;

/** Counts nothing. */
const uncounted: Pick<SearchMissLog, "note"> = { note: () => undefined };

/** What the service works with. */
interface Dependencies {
  readonly queries: Queries;
  readonly search: SearchService;
  readonly products: Pick<ProductService, "cards">;
  readonly attributesOf: () => Promise<AttributeSet>;
  readonly misses: Pick<SearchMissLog, "note">;
}

/** Parts lists. `sender` is the client's address, null for requests in process. All throw too_many_requests, and unavailable where too many lists wait. */
export interface PartsListService {
  /** What is found for a part of a list; what is not found is counted as missed unless an administrator searches. */
  readonly find: (list: ReadPartsList, sender: string | null, isOwn?: boolean) => Promise<FoundParts>;
  /** Keeps a list under a link. */
  readonly save: (list: SavedPartsList, sender: string | null) => Promise<SharedLink>;
  /** A kept list with what is found for its first parts; throws not_found. */
  readonly open: (token: string, sender: string | null) => Promise<OpenedPartsList>;
  /** What is found for all parts of a kept list, a hundred at a time; throws not_found. */
  readonly findAll: (token: string, sender: string | null) => Promise<AsyncIterable<FoundPartLine[]>>;
}

/** The texts in which a product states its values. */
const textsOf = ({ name, specifications }: ProductCard): string[] => [
  name,
  ...specifications.map(({ text }) => text),
];

/** Creates the service of parts lists. */
export function partsListService({
  queries,
  search: finder,
  products,
  attributesOf,
  misses,
}: Dependencies): PartsListService {
  const turns = admission(turnLimits);
  const asked = throttle(queries, "parts list", { sender: hourly(60) });
  const savings = throttle(queries, "saved parts list", { sender: hourly(30) });
  const links = linkStore(queries, {
    kind: "parts_list",
    schema: savedPartsListSchema,
    days: SAVED_DAYS,
    max: MAX_SAVED,
  });

  /** The lines of a part of a list: by their numbers, all in one statement, and by a search where none has them. */
  const findEach = async (parts: readonly WantedPart[], isOwn: boolean): Promise<FoundLine[]> => {
    const numbers = parts.flatMap(numbersOf).map(foldPartNumber);
    const byNumber = await numberedProducts(queries, numbers, { place: "lists" });
    const find = partFinder(finder, isOwn ? uncounted : misses);
    const found: FoundLine[] = [];
    for (const part of parts) found.push(numberedPart(part, byNumber) ?? (await find(part)));
    return found;
  };

  const findNext = (
    { list, from, boards, unfitted, roles }: ReadPartsList,
    sender: string | null,
    isCounted: boolean,
    isOwn = false,
  ): Promise<FoundParts> =>
    turns.run(sender, async () => {
      if (isCounted) await asked.take({ sender });
      const { parts, columns, leftOut, dropped } = readPartsList(list, { unfitted, roles });
      const wanted = parts.slice(from, from + PARTS_AT_ONCE);
      const found = await withStandIns({ queries, attributesOf }, wanted, await findEach(wanted, isOwn));
      const cards = await products.cards([...new Set(found.flatMap(({ ids }) => ids))], "lists");
      const byId = new Map(cards.map((card) => [card.id, card]));
      return {
        lines: found.map(({ ids, line, isNumbered, standIn }, at) => {
          const matches = ids.flatMap((id) => byId.get(id) ?? []);
          const [only] = matches.length === 1 ? matches : [];
          const beside = wanted[at]?.beside;
          const isOther = isNumbered && only && beside !== undefined && contradicts(textsOf(only), beside);
          const numbered = isOther ? null : only;
          const named = isNumbered ? numbered : surePart({ ...line, products: matches });
          return Object.assign(line, {
            ...(isOther && { unmatched: [beside.value] }),
            qty: Math.min(line.qty * boards, MAX_LINE_QUANTITY),
            products: matches,
            sure: named?.id ?? standIn,
          });
        }),
        parts: parts.length,
        searched: Math.min(from + PARTS_AT_ONCE, parts.length),
        left_out: [...leftOut],
        columns: [...columns],
        dropped,
      };
    });

  const find: PartsListService["find"] = (list, sender, isOwn) => findNext(list, sender, true, isOwn);
  const saved = async (token: string): Promise<SavedPartsList> => {
    const list =
      (await links.find(token)) ??
      (await findKept(queries, { kind: "parts_list", schema: savedPartsListSchema, token }))?.content;
    if (!list) throw new ApiError("not_found");
    return list;
  };

  return {
    find,
    save: async (list, sender) => {
      await savings.take({ sender });
      return links.save(list);
    },
    open: async (token, sender) => {
      const request = await saved(token);
      return { request, found: await find({ ...request, from: 0 }, sender) };
    },
    findAll: async (token, sender) => {
      const list = await saved(token);
      return (async function* lines() {
        for (let from = 0, parts = Infinity; from < parts; from += PARTS_AT_ONCE) {
          const found = await findNext({ ...list, from }, sender, from === 0);
          parts = found.parts;
          yield found.lines;
        }
      })();
    },
  };
}
