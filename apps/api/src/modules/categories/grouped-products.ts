import type { Admin } from "@shop/contract/accounts/user.ts";

import type { Queries } from "../../database/database.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import type { SubCategoryRow } from "./sub-categories/sub-categories.table.ts";

/**
 * The products of categories and sub categories, as far as changes of these reach them. The module of products provides it when the API opens,
 * because products refer to their groups and not the other way.
 */
export interface GroupedProducts {
  /** Numbers of products on sale, and of those that shoppers find in lists, by sub category id. */
  readonly countBySubCategory: (
    queries: Queries,
  ) => Promise<ReadonlyMap<number, { readonly onSale: number; readonly listed: number }>>;
  /** The ids of the products on sale in sub categories; locks their rows until the transaction ends. */
  readonly lockProductsOf: (transaction: Queries, ...subCategoryIds: number[]) => Promise<number[]>;
  /** Moves all products of a sub category into another one. Returns their ids. */
  readonly moveProducts: (
    transaction: Queries,
    touch: Touch,
    move: { readonly from: SubCategoryRow; readonly to: SubCategoryRow; readonly admin: Admin },
  ) => Promise<number[]>;
  /** Invalidates the answers that contain some products, and all lists and searches. */
  readonly touchProducts: (touch: Touch, ids: readonly number[]) => void;
}
