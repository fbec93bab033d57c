import type { SearchMiss, SearchMissSort } from "@shop/contract/search-misses/search-miss.ts";

import type { Remote } from "../../view.ts";

/** What orders and pages the list of searches that found nothing; it stands in the page's address. */
export interface SearchMissListQuery {
  /** Page index, from 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly sort: SearchMissSort;
}

/** One page of searches that found nothing. */
export interface SearchMissRows {
  readonly rows: readonly SearchMiss[];
  /** The number of texts on all pages. */
  readonly rowCount: number;
}

/** What the list of searches that found nothing reads. */
export interface SearchMissListView {
  /** The texts of the current page, with the number on all pages. */
  readonly misses: Remote<SearchMissRows>;
}
