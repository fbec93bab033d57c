import { queryOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { ResponseBody } from "../../call.ts";
import { adminKeys } from "../admins/session.ts";
import type { SubCategoryChoice } from "../products/view.ts";

type SubCategories = ResponseBody<"listAdminSubCategories">["data"];
type Summaries = ResponseBody<"listCategorySummaries">["data"];

/** Adds the names of their categories in both languages to sub categories, which have only the English one. */
export function withCategoryNames(subCategories: SubCategories, categories: Summaries): SubCategoryChoice[] {
  const byId = new Map(categories.map(({ id, name, name_ar }) => [id, { id, name, name_ar }]));
  return subCategories.map(({ id, name, name_ar, category_id, category_name }) => ({
    id,
    name,
    name_ar,
    category: byId.get(category_id) ?? { id: category_id, name: category_name, name_ar: null },
  }));
}

/** All sub categories with the names of their categories in both languages, in the order of these names. */
export const subCategoryChoicesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKeys.all, "sub-categories", "choices"],
    queryFn: async ({ signal }): Promise<readonly SubCategoryChoice[]> => {
      const [{ data }, categories] = await Promise.all([
        api.call("listAdminSubCategories", { signal }),
        api.call("listCategorySummaries", { signal }),
      ]);
      return withCategoryNames(data, categories.data).toSorted(
        (a, b) => a.category.name.localeCompare(b.category.name) || a.name.localeCompare(b.name),
      );
    },
  });
