import * as v from "valibot";

import { API_MAX_PAGE_SIZE } from "../constants.ts";

/** How many items a page holds, from 1 to {@link API_MAX_PAGE_SIZE}; `standard` where the query does not say. */
export const limitOf = (standard?: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, "bad_query"),
      v.transform(Number),
      v.minValue(1, "bad_query"),
      v.maxValue(API_MAX_PAGE_SIZE, "bad_query"),
    ),
    standard === undefined ? undefined : String(standard),
  );

/** Where a page begins: the `next_cursor` of the page before. */
export const cursor = v.optional(v.pipe(v.string(), v.maxLength(500, "bad_query")));
