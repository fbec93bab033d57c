import * as v from "valibot";

import { optionalPicture } from "../files.ts";
import { productListEntries } from "../lists/list-entity.ts";
import { formVersion } from "../lists/version.ts";
import { flagRule, keptFields, nullableText, optionalText, requiredText, wholeNumberRule } from "../rules.ts";
import { listedEntries } from "./category-entries.ts";
import { categorySchema } from "./category.ts";

const { sub_category: _, ...categoryEntries } = categorySchema.entries;

/** A category for administrators. */
export const adminCategorySchema = v.pipe(
  v.object({ ...categoryEntries, ...productListEntries, ...listedEntries }),
  v.metadata({ ref: "AdminCategory" }),
);

const optionalFields = {
  description: optionalText(2000),
  sort_index: v.optional(wholeNumberRule(-1_000_000, 1_000_000), 0),
  image: optionalPicture,
  name_ar: nullableText(120),
  description_ar: nullableText(2000),
  hidden: v.optional(flagRule, false),
};

/** The form of a new category, with its picture. */
export const categoryFormSchema = v.pipe(
  v.object({ name: requiredText(120), ...optionalFields }),
  v.metadata({ ref: "CategoryForm" }),
);

/** The form of an updated category; missing optional fields keep their value. */
export const categoryUpdateSchema = v.pipe(
  v.object({
    version: formVersion,
    name: requiredText(120),
    ...keptFields(optionalFields),
    /** True to remove the picture. */
    remove_image: v.optional(flagRule, false),
  }),
  v.metadata({ ref: "CategoryUpdate" }),
);

/** A category for administrators. */
export type AdminCategory = v.InferOutput<typeof adminCategorySchema>;
/** Validated form of a new category. */
export type CategoryInput = v.InferOutput<typeof categoryFormSchema>;
/** Validated form of an updated category. */
export type CategoryUpdate = v.InferOutput<typeof categoryUpdateSchema>;
