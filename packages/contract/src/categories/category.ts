import * as v from "valibot";

import { describedSubCategorySchema, subCategorySchema } from "../sub-categories/sub-category.ts";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A category without its sub categories. */
export const categorySummarySchema = v.pipe(
  v.object({ id, name: v.string(), name_ar: v.nullable(v.string()), image: v.nullable(v.string()) }),
  v.metadata({ ref: "CategorySummary" }),
);

/** A category with its sub categories; lists are sorted by `sort_index`. */
export const categorySchema = v.pipe(
  v.object({
    ...categorySummarySchema.entries,
    description: v.string(),
    description_ar: v.nullable(v.string()),
    sort_index: v.pipe(v.number(), v.integer()),
    sub_category: v.array(subCategorySchema),
  }),
  v.metadata({ ref: "Category" }),
);

/** A category whose sub categories have the texts of their pages, which lists leave out. */
export const categoryDetailSchema = v.pipe(
  v.object({ ...categorySchema.entries, sub_category: v.array(describedSubCategorySchema) }),
  v.metadata({ ref: "CategoryDetail" }),
);

/** A category without its sub categories. */
export type CategorySummary = v.InferOutput<typeof categorySummarySchema>;
/** A category with its sub categories. */
export type Category = v.InferOutput<typeof categorySchema>;
/** A category whose sub categories have the texts of their pages. */
export type CategoryDetail = v.InferOutput<typeof categoryDetailSchema>;
