import type { Category } from "@shop/contract/entities/category.ts";
import type { ProductSort } from "@shop/contract/sorting.ts";
import type { Remote } from "@shop/contract/state.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../api-context.tsx";
import { category } from "../queries.ts";
import { toRemote } from "../remote.ts";
import { type ProductPages, useProductPages } from "./use-product-pages.ts";

/** What a category's page is opened with. */
export interface CategoryInput {
  readonly id: number;
  /** The sub category that its products are narrowed to; null for all. */
  readonly subCategoryId: number | null;
  readonly sort: ProductSort;
  /** The cursor at which the list begins, where that is not the start of everything. */
  readonly start?: string | undefined;
}

/** What a category's page is fed by the server. */
export interface CategoryModel extends ProductPages {
  readonly category: Remote<Category>;
}

/** Feeds a category's page. */
export function useCategoryModel({ id, subCategoryId, sort, start }: CategoryInput): CategoryModel {
  const own = useQuery(category(useApi(), id));
  const filter = { category_id: id, sub_category_id: subCategoryId ?? undefined, sort };
  const products = useProductPages(filter, start);
  return { category: toRemote(own), ...products };
}
