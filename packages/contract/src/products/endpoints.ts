import { categorySorts, productSorts, subCategorySorts } from "@shop/domain/catalogue/sorting.ts";
import { SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";
import * as v from "valibot";

import { addresses } from "../addresses.ts";
import { categorySchema, categorySummarySchema, subCategorySchema } from "../categories/category.ts";
import { defineEndpoint } from "../endpoint.ts";
import { cursor, limitOf, numberedPageOf, numberedPages, searchText } from "../paging.ts";
import { idParam, idsParam } from "../rules.ts";
import { productCardSchema, productSchema } from "./product.ts";

export type { ProductSort } from "@shop/domain/catalogue/sorting.ts";

const withId = v.object({ id: idParam });

/** The cursor of the next page, and the total, which is exact where `total_exact` is true. */
const paging = {
  next_cursor: v.nullable(v.string()),
  total: v.number(),
  total_exact: v.boolean(),
};

/** One page of products. */
export const productPageSchema = v.pipe(
  v.object({ data: v.array(v.union([productSchema, productCardSchema])), ...paging }),
  v.metadata({ ref: "ProductPage" }),
);

/** Filters, sort and paging of a list of products. */
const productQuerySchema = v.object({
  limit: limitOf(),
  cursor,
  category_id: v.optional(idParam),
  sub_category_id: v.optional(idParam),
  related_to: v.optional(idParam),
  /** Only these products, in this order; unknown ids are left out. */
  ids: v.optional(idsParam),
  query: v.optional(searchText),
  sort: v.optional(v.picklist(productSorts, "bad_query"), "newest"),
  view: v.optional(v.picklist(["full", "card"], "bad_query"), "full"),
});

/** One page of products, or all of them without `limit`. */
export const listProducts = defineEndpoint({
  ...addresses.listProducts,
  access: "public",
  revalidated: true,
  summary: "All products; with limit one page of them, filtered and sorted, or those of some ids.",
  query: productQuerySchema,
  answer: v.union([productPageSchema, v.array(productSchema)]),
  failures: ["bad_query", "unavailable"],
});

/** One product. */
export const readProduct = defineEndpoint({
  ...addresses.readProduct,
  access: "public",
  revalidated: true,
  summary: "One product.",
  params: withId,
  answer: productSchema,
  failures: ["bad_id", "not_found", "unavailable"],
});

/**
 * The answer of a search; `corrected` is the repaired text that was searched instead, where there was a typing error, and `unmatched` are
 * the words that no product contains and that were left out.
 */
const searchAnswerSchema = v.pipe(
  v.object({
    products: v.array(productCardSchema),
    totalCount: v.number(),
    totalCountExact: v.boolean(),
    next_cursor: v.nullable(v.string()),
    corrected: v.nullable(v.string()),
    unmatched: v.array(v.string()),
  }),
  v.metadata({ ref: "SearchAnswer" }),
);

/** Search by part number, name and description in both languages. */
export const searchProducts = defineEndpoint({
  ...addresses.searchProducts,
  access: "public",
  revalidated: true,
  summary:
    "Search: exact part number first, then prefix, then words in any order; typing errors repaired; words that no product contains left out, where others find something.",
  query: v.object({ query: v.optional(searchText, ""), limit: limitOf(SEARCH_OVERLAY_LIMIT), cursor }),
  answer: searchAnswerSchema,
  failures: ["bad_query", "unavailable"],
});

/** All categories with their sub categories. */
export const listCategories = defineEndpoint({
  ...addresses.listCategories,
  access: "public",
  revalidated: true,
  summary: "All categories with their sub categories; with page one page of them, searched and sorted.",
  query: v.object({ ...numberedPages, sort: v.optional(v.picklist(categorySorts, "bad_query")) }),
  answer: numberedPageOf(categorySchema),
  failures: ["bad_query", "unavailable"],
});

/** All categories, names and pictures only. */
export const listCategorySummaries = defineEndpoint({
  ...addresses.listCategorySummaries,
  access: "public",
  revalidated: true,
  summary: "All categories: id, name and image.",
  answer: v.object({ data: v.array(categorySummarySchema) }),
  failures: ["unavailable"],
});

/** One category. */
export const readCategory = defineEndpoint({
  ...addresses.readCategory,
  access: "public",
  revalidated: true,
  summary: "One category with its sub categories.",
  params: withId,
  answer: v.object({ data: categorySchema }),
  failures: ["bad_id", "not_found", "unavailable"],
});

/** All sub categories. */
export const listSubCategories = defineEndpoint({
  ...addresses.listSubCategories,
  access: "public",
  revalidated: true,
  summary: "All sub categories, sorted by name; with page one page of them, searched.",
  query: v.object({ ...numberedPages, sort: v.optional(v.picklist(subCategorySorts, "bad_query")) }),
  answer: numberedPageOf(subCategorySchema),
  failures: ["bad_query", "unavailable"],
});

/** All sub categories, at the second address that the specification names. */
export const listAllSubCategories = defineEndpoint({
  ...listSubCategories,
  ...addresses.listAllSubCategories,
});

/** One sub category. */
export const readSubCategory = defineEndpoint({
  ...addresses.readSubCategory,
  access: "public",
  revalidated: true,
  summary: "One sub category.",
  params: withId,
  answer: v.object({ data: subCategorySchema }),
  failures: ["bad_id", "not_found", "unavailable"],
});

/** One page of products. */
export type ProductPageAnswer = v.InferOutput<typeof productPageSchema>;
/** The answer of a search. */
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;
/** The validated query of a list of products. */
export type ProductQuery = v.InferOutput<typeof productQuerySchema>;
