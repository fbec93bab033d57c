import type { Category } from "@shop/contract/categories/category.ts";

import type { Remote } from "../../view.ts";

/** What the page and the menu of all categories read. */
export interface CategoriesView {
  /** All categories with their sub categories; sorted by their sort index where they are shown. */
  readonly categories: Remote<readonly Category[]>;
}
