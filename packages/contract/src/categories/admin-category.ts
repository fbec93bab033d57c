import * as v from "valibot";

import { optionalPicture } from "../files.ts";
import { formVersion, versionSchema } from "../products/admin-product.ts";
import { flagRule, idRule, nullableText, optionalText, requiredText, wholeNumberRule } from "../rules.ts";
import { categorySchema, subCategorySchema } from "./category.ts";

const managed = {
  version: versionSchema,
  /** Number of products on sale. */
  products: v.pipe(v.number(), v.integer()),
  /** Time of the deletion; null where it is not deleted. */
  deleted_at: v.nullable(v.string()),
};

const { sub_category: _, ...categoryEntries } = categorySchema.entries;

/** A category for administrators. */
export const adminCategorySchema = v.pipe(
  v.object({ ...categoryEntries, ...managed }),
  v.metadata({ ref: "AdminCategory" }),
);

/** A sub category for administrators. */
export const adminSubCategorySchema = v.pipe(
  v.object({ ...subCategorySchema.entries, description: v.string(), category_name: v.string(), ...managed }),
  v.metadata({ ref: "AdminSubCategory" }),
);

/** The form of a new sub category; `desctription` keeps the spelling that the backend reads. */
export const subCategoryFormSchema = v.pipe(
  v.object({
    name: requiredText(120),
    category_id: idRule,
    desctription: optionalText(2000),
    name_ar: nullableText(120),
  }),
  v.metadata({ ref: "SubCategoryForm" }),
);

/** The form of an updated sub category; missing optional fields keep their value. */
export const subCategoryUpdateSchema = v.pipe(
  v.object({
    version: formVersion,
    name: requiredText(120),
    category_id: idRule,
    desctription: v.optional(optionalText(2000).wrapped),
    name_ar: v.optional(nullableText(120).wrapped),
  }),
  v.metadata({ ref: "SubCategoryUpdate" }),
);

const sortIndex = wholeNumberRule(-1_000_000, 1_000_000);

/** The form of a new category, with its picture. */
export const categoryFormSchema = v.pipe(
  v.object({
    name: requiredText(120),
    description: optionalText(2000),
    sort_index: v.optional(sortIndex, 0),
    image: optionalPicture,
    name_ar: nullableText(120),
    description_ar: nullableText(2000),
  }),
  v.metadata({ ref: "CategoryForm" }),
);

/** The form of an updated category; missing optional fields keep their value. */
export const categoryUpdateSchema = v.pipe(
  v.object({
    version: formVersion,
    name: requiredText(120),
    description: v.optional(optionalText(2000).wrapped),
    sort_index: v.optional(sortIndex),
    image: optionalPicture,
    /** True to remove the picture. */
    remove_image: v.optional(flagRule, false),
    name_ar: v.optional(nullableText(120).wrapped),
    description_ar: v.optional(nullableText(2000).wrapped),
  }),
  v.metadata({ ref: "CategoryUpdate" }),
);

/** A category for administrators. */
export type AdminCategory = v.InferOutput<typeof adminCategorySchema>;
/** A sub category for administrators. */
export type AdminSubCategory = v.InferOutput<typeof adminSubCategorySchema>;
/** Validated form of a new sub category. */
export type SubCategoryInput = v.InferOutput<typeof subCategoryFormSchema>;
/** Validated form of an updated sub category. */
export type SubCategoryUpdate = v.InferOutput<typeof subCategoryUpdateSchema>;
/** Validated form of a new category. */
export type CategoryInput = v.InferOutput<typeof categoryFormSchema>;
/** Validated form of an updated category. */
export type CategoryUpdate = v.InferOutput<typeof categoryUpdateSchema>;
