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
}

/** What a category's page is fed by the server. */
export interface CategoryModel extends ProductPages {
  readonly category: Remote<Category>;
}

/** Feeds a category's page. */
export function useCategoryModel({ id, subCategoryId, sort }: CategoryInput): CategoryModel {
  const own = useQuery(category(useApi(), id));
  const products = useProductPages({
    category_id: id,
    sub_category_id: subCategoryId ?? undefined,
    sort,
  });
  return { category: toRemote(own), ...products };
}
