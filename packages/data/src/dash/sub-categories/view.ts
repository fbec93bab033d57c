import type {
  AdminSubCategory,
  SubCategoryUpdate,
} from "@shop/contract/sub-categories/admin-sub-category.ts";

import type { ListChoice, ListView } from "../lists/list-view.ts";

/** What the list of sub categories reads and calls. */
export interface AdminSubCategoriesView extends ListView<AdminSubCategory, SubCategoryUpdate> {
  /** Categories that a sub category can be put into; empty until they are loaded. */
  readonly categories: ReadonlyArray<ListChoice>;
}
