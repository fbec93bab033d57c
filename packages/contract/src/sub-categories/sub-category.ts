import * as v from "valibot";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A sub category; it belongs to one category. */
export const subCategorySchema = v.pipe(
  v.object({
    id,
    name: v.string(),
    name_ar: v.nullable(v.string()),
    image: v.nullable(v.string()),
    category_id: id,
  }),
  v.metadata({ ref: "SubCategory" }),
);

/** A sub category with the text of its page, which lists leave out. */
export const describedSubCategorySchema = v.pipe(
  v.object({
    ...subCategorySchema.entries,
    description: v.string(),
    description_ar: v.nullable(v.string()),
  }),
  v.metadata({ ref: "DescribedSubCategory" }),
);

/** A sub category with the text of its page. */
export type DescribedSubCategory = v.InferOutput<typeof describedSubCategorySchema>;
/** A sub category. */
export type SubCategory = v.InferOutput<typeof subCategorySchema>;
