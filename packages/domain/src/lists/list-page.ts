import { DEFAULT_ROWS } from "../constants.ts";
import { pageOf } from "../numbered-page.ts";
import { foldedWords, foldText } from "../search/folding.ts";

/** Search and page of a list that is read whole. */
export interface ListQuery {
  /** Every word must stand in the text of an entry. */
  readonly query?: string | undefined;
  /** Counted from 1; a page beyond the last is the last one. */
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

/** How entries of a list are found and sorted. */
export interface ListTexts<T> {
  /** What an entry is called: lists are sorted by it, without case and accents. */
  readonly nameOf: (one: T) => string;
  /** Everything by which an entry is found; its name by default. */
  readonly textOf?: (one: T) => string;
}

/** The entries of a list whose text has every word of a search. */
export function searched<T>(all: readonly T[], query: string, textOf: (one: T) => string): readonly T[] {
  const words = foldedWords(query);
  return all.filter((one) => {
    const text = foldText(textOf(one));
    return words.every((word) => text.includes(word));
  });
}

/** A whole list without `page` and `per_page`, else its page. */
export const paged = <T>(data: readonly T[], { page, per_page }: Omit<ListQuery, "query">) =>
  page === undefined && per_page === undefined
    ? { data: [...data] }
    : pageOf(data, page ?? 1, per_page ?? DEFAULT_ROWS);

/** Searches a list, sorts it by name, and pages it. */
export function listPage<T extends { readonly id: number }>(
  all: readonly T[],
  { query = "", ...page }: ListQuery,
  { nameOf, textOf = nameOf }: ListTexts<T>,
) {
  const sorted = searched(all, query, textOf)
    .map((one) => ({ one, key: foldText(nameOf(one)) }))
    .toSorted((a, b) => (a.key === b.key ? a.one.id - b.one.id : a.key < b.key ? -1 : 1));
  return paged(
    sorted.map(({ one }) => one),
    page,
  );
}
