import type { AdminCategory, CategoryUpdate } from "@shop/contract/categories/admin-category.ts";

import type { ListView, OrderView } from "../lists/list-view.ts";

/** What the list of categories reads and calls. */
export interface AdminCategoriesView extends ListView<AdminCategory, CategoryUpdate> {
  /** Puts the categories into an order. */
  readonly order: OrderView;
}
