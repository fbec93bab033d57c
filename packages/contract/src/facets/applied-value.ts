import * as v from "valibot";

/** Words of a search that were read as a value of products: what they are, in both languages, and the search without them. */
export const appliedValueSchema = v.pipe(
  v.object({
    words: v.string(),
    name: v.string(),
    name_ar: v.string(),
    without: v.string(),
    /** True where no product has the value: `name` is the nearest one that stands in for it. */
    near: v.boolean(),
  }),
  v.metadata({ ref: "AppliedValue" }),
);

/** Words of a search that were read as a value of products. */
export type AppliedValue = v.InferOutput<typeof appliedValueSchema>;
