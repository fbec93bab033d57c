import { categorySorts } from "@shop/domain/catalogue/sorting.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { numberedPageOf, numberedPages } from "../paging.ts";
import { withId } from "../rules.ts";
import { categoryDetailSchema, categorySchema, categorySummarySchema } from "./category.ts";

/** The categories that shoppers find, with their sub categories. */
export const listCategories = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "The categories with products that shoppers find, unless they are hidden, with such sub categories; with page one page of them, searched and sorted.",
  query: v.object({ ...numberedPages, sort: v.optional(v.picklist(categorySorts, "bad_query")) }),
  answer: numberedPageOf(categorySchema),
});

/** All categories, names and pictures only. */
export const listCategorySummaries = defineEndpoint({
  access: "public",
  revalidated: true,
  summary: "All categories, also hidden and empty ones, as forms choose from them: id, name and image.",
  answer: v.object({ data: v.array(categorySummarySchema) }),
});

/** One category. */
export const readCategory = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "One category with the sub categories that shoppers find, and their descriptions; not_found where it is hidden.",
  params: withId,
  answer: v.object({ data: categoryDetailSchema }),
});
