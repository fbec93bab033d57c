import { valueMatches } from "@shop/domain/facets/narrow-by-values.ts";
import * as v from "valibot";

/** Words of a search that were read as a value of products: what they are, in both languages, and the search without them. */
export const appliedValueSchema = v.pipe(
  v.object({
    words: v.string(),
    name: v.string(),
    name_ar: v.string(),
    without: v.string(),
    /** Whether products have the value itself, only a range that contains it, or only the nearest value, which `name` then is. */
    match: v.picklist(valueMatches),
  }),
  v.metadata({ ref: "AppliedValue" }),
);

/** Words of a search that were read as a value of products. */
export type AppliedValue = v.InferOutput<typeof appliedValueSchema>;
