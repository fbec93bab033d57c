import type { categorySorts } from "../catalogue/sorting.ts";
import { foldText } from "../search/folding.ts";
import { type ListQuery, paged, searched } from "./list-page.ts";

/** A category, sub category or brand, as far as lists find and sort it. */
export interface ListedGroup {
  readonly id: number;
  readonly name: string;
  readonly name_ar?: string | null;
  readonly sort_index?: number;
}

/** Search, order and page of a list of categories, sub categories or brands. */
export interface GroupQuery extends ListQuery {
  readonly sort?: (typeof categorySorts)[number] | undefined;
}

/** A list, and where its page stands in it if it was paged. */
export interface GroupPage<T> {
  readonly data: T[];
  readonly page?: number;
  readonly per_page?: number;
  /** Items on all pages together. */
  readonly total?: number;
}

type Compare = (a: ListedGroup, b: ListedGroup) => number;

const nameOf = ({ name }: ListedGroup): string => foldText(name);

const byName: Compare = (a, b) => {
  const [one, other] = [nameOf(a), nameOf(b)];
  return one === other ? a.id - b.id : one < other ? -1 : 1;
};
const byIndex: Compare = (a, b) => (a.sort_index ?? 0) - (b.sort_index ?? 0) || a.id - b.id;

const orders: Readonly<Record<NonNullable<GroupQuery["sort"]>, Compare>> = {
  name: byName,
  "-name": (a, b) => byName(b, a),
  sort_index: byIndex,
  "-sort_index": (a, b) => byIndex(b, a),
};

/**
 * Searches, sorts and pages a list of categories, sub categories or brands. It is whole without `page` and `per_page`; a page beyond the last is the
 * last one, which the answer's `page` tells.
 */
export function groupPage<T extends ListedGroup>(
  all: readonly T[],
  { query = "", sort, ...page }: GroupQuery,
): GroupPage<T> {
  const found = searched(all, query, ({ name, name_ar }) => `${name} ${name_ar ?? ""}`);
  return paged(sort ? found.toSorted(orders[sort]) : found, page);
}
