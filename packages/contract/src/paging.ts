import { API_MAX_PAGE_SIZE, ROWS_PER_PAGE, SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";
import * as v from "valibot";

/** The page size, from 1 to {@link API_MAX_PAGE_SIZE}; `defaultSize` where the query has none. */
export const limitOf = (defaultSize?: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, "bad_query"),
      v.transform(Number),
      v.minValue(1, "bad_query"),
      v.maxValue(API_MAX_PAGE_SIZE, "bad_query"),
    ),
    defaultSize === undefined ? undefined : String(defaultSize),
  );

/** The `next_cursor` of the previous page. */
export const cursor = v.optional(v.pipe(v.string(), v.maxLength(500, "bad_query")));

/** A search text. */
export const searchText = v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH, "bad_query"));

/** Rejects null characters, which PostgreSQL does not compare with. */
export const withoutNullInQuery = v.excludes<string, "\0", "bad_query">("\0", "bad_query");

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const pageNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, "bad_query"), v.transform(Number));

/** The query of a list that has numbered pages only: the first one where none is named. */
export const pageQuery = v.optional(pageNumber, "1");

/** Which page of such a list an answer has, how many rows pages have, and how many rows there are. */
export const pagePlace = { page: whole, per_page: whole, total: whole };

/** The size of a numbered page: one of {@link ROWS_PER_PAGE}. */
const rowsPerPage = v.pipe(v.picklist(ROWS_PER_PAGE.map(String), "bad_query"), v.transform(Number));

/** The query of a list with numbered pages; without `page` and `per_page` the answer is the whole list. */
export const numberedPages = {
  page: v.optional(pageNumber),
  per_page: v.optional(rowsPerPage),
  query: v.optional(searchText),
};

/** The answer of a list with numbered pages: the whole list, or one page with the exact total. */
export const numberedPageOf = <const S extends v.GenericSchema>(item: S) => {
  const data = v.array(item);
  return v.union([v.object({ data, ...pagePlace }), v.object({ data })]);
};
