import { subCategorySorts } from "@shop/domain/catalogue/sorting.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { numberedPageOf, numberedPages } from "../paging.ts";
import { withId } from "../rules.ts";
import { describedSubCategorySchema, subCategorySchema } from "./sub-category.ts";

/** All sub categories. */
export const listSubCategories = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "All sub categories, also hidden and empty ones, as forms choose from them, sorted by name; with page one page of them, searched.",
  query: v.object({ ...numberedPages, sort: v.optional(v.picklist(subCategorySorts, "bad_query")) }),
  answer: numberedPageOf(subCategorySchema),
});

/** All sub categories, at the second address that the specification names. */
export const listAllSubCategories = defineEndpoint({
  ...listSubCategories,
});

/** One sub category. */
export const readSubCategory = defineEndpoint({
  access: "public",
  revalidated: true,
  summary: "One sub category; not_found where it or its category is hidden.",
  params: withId,
  answer: v.object({ data: describedSubCategorySchema }),
});
