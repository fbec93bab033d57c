import * as v from "valibot";

import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { cappedTotal, type Listing, ofPages } from "./listing.ts";

const chosenCursor = v.strictTuple([v.literal("ids"), v.pipe(v.number(), v.integer(), v.minValue(0))]);

/** Products listed by their ids, in the order of the ids. */
export const chosen = <R>(find: () => Promise<readonly R[]>): Listing<R> =>
  ofPages(async (cursor, limit) => {
    const [, start] = cursor === undefined ? (["ids", 0] as const) : readCursor(chosenCursor, cursor);
    const rows = await find();
    const end = start + limit;
    return {
      rows: rows.slice(start, end),
      nextCursor: end < rows.length ? writeCursor(["ids", end]) : null,
      ...cappedTotal(rows.length),
    };
  });
