import type { ProductSort } from "@shop/domain/catalogue/sorting.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { isNotFound, toRemote } from "../../remote.ts";
import { useProductPages } from "../products/use-product-pages.ts";
import type { CategoryView } from "../products/view.ts";
import { categoryQuery } from "./queries.ts";

/** The input of {@link useCategoryModel}. */
export interface CategoryModelInput {
  readonly id: number;
  /** The sub category that filters the products; null for all. */
  readonly subCategoryId: number | null;
  readonly sort: ProductSort;
  /** Filters as the query of an address. */
  readonly filters?: string | undefined;
  /** The cursor that the list begins at, where that is not its start. */
  readonly start?: string | undefined;
}

/** The model of a category's screen. */
export interface CategoryModel extends CategoryView {
  /** True where the category does not exist. */
  readonly missing: boolean;
}

/** The model of a category's screen. */
export function useCategoryModel({
  id,
  subCategoryId,
  sort,
  filters,
  start,
}: CategoryModelInput): CategoryModel {
  const category = useQuery(categoryQuery(useApi(), id));
  const filter = { category_id: id, sub_category_id: subCategoryId ?? undefined, sort, filters };
  return {
    ...useProductPages(filter, { start }),
    category: toRemote(category),
    missing: isNotFound(category.error),
  };
}
