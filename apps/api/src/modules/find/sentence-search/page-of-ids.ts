import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import * as v from "valibot";

import { readCursor, writeCursor } from "../../../http/cursor.ts";
import type { SearchPage } from "../search/search.service.ts";

/** The place of the last product of a page in all that were found. */
const foundCursor = v.strictTuple([v.literal("found"), v.pipe(v.number(), v.integer(), v.minValue(0))]);

/** One page of all that were found; throws bad_query for a bad cursor. */
export function pageOfIds(
  ids: readonly number[],
  cursor: string | undefined,
  limit: number,
): Pick<SearchPage, "ids" | "nextCursor" | "total" | "totalExact"> {
  const [, start] = cursor === undefined ? (["found", 0] as const) : readCursor(foundCursor, cursor);
  const end = start + limit;
  return {
    ids: ids.slice(start, end),
    nextCursor: end < ids.length ? writeCursor(["found", end]) : null,
    total: Math.min(ids.length, COUNT_EXACT_UP_TO),
    totalExact: ids.length <= COUNT_EXACT_UP_TO,
  };
}
