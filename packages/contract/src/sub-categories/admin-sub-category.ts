import * as v from "valibot";

import { listedEntries } from "../categories/category-entries.ts";
import { productListEntries } from "../lists/list-entity.ts";
import { formVersion } from "../lists/version.ts";
import { flagRule, idRule, keptFields, nullableText, optionalText, requiredText } from "../rules.ts";
import { describedSubCategorySchema } from "./sub-category.ts";

/** A sub category for administrators. */
export const adminSubCategorySchema = v.pipe(
  v.object({
    ...describedSubCategorySchema.entries,
    category_name: v.string(),
    ...productListEntries,
    ...listedEntries,
  }),
  v.metadata({ ref: "AdminSubCategory" }),
);

const requiredFields = { name: requiredText(120), category_id: idRule };

/** `desctription` keeps the spelling that the backend reads. */
const optionalFields = {
  desctription: optionalText(2000),
  name_ar: nullableText(120),
  description_ar: nullableText(2000),
  hidden: v.optional(flagRule, false),
};

/** The form of a new sub category. */
export const subCategoryFormSchema = v.pipe(
  v.object({ ...requiredFields, ...optionalFields }),
  v.metadata({ ref: "SubCategoryForm" }),
);

/** The form of an updated sub category; missing optional fields keep their value. */
export const subCategoryUpdateSchema = v.pipe(
  v.object({ version: formVersion, ...requiredFields, ...keptFields(optionalFields) }),
  v.metadata({ ref: "SubCategoryUpdate" }),
);

/** A sub category for administrators. */
export type AdminSubCategory = v.InferOutput<typeof adminSubCategorySchema>;
/** Validated form of a new sub category. */
export type SubCategoryInput = v.InferOutput<typeof subCategoryFormSchema>;
/** Validated form of an updated sub category. */
export type SubCategoryUpdate = v.InferOutput<typeof subCategoryUpdateSchema>;
