import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { productCardSchema } from "../products/product.ts";
import { partsListSchema } from "./parts-list.ts";

/** A line of a parts list, and what the search finds for its text; `corrected`, `near`, `mentioned` and `unmatched` are those of a search. */
const foundPartSchema = v.pipe(
  v.object({
    text: v.string(),
    qty: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The best matches, at most 5. */
    products: v.array(productCardSchema),
    /** How many there are, up to the limit of exact counts. */
    total: v.number(),
    corrected: v.nullable(v.string()),
    near: v.array(v.string()),
    mentioned: v.array(v.string()),
    unmatched: v.array(v.string()),
  }),
  v.metadata({ ref: "FoundPart" }),
);

/** The lines of a parts list in their order; `dropped` is the number of lines beyond the limit. */
const foundPartsSchema = v.pipe(
  v.object({ lines: v.array(foundPartSchema), dropped: v.pipe(v.number(), v.integer()) }),
  v.metadata({ ref: "FoundParts" }),
);

/** Finds the products of a parts list. */
export const findParts = defineEndpoint({
  access: "public",
  summary:
    "Reads a pasted parts list, a line or a row of a sheet for each part with its quantity, and searches for each of its first 100 lines. Stores nothing.",
  body: partsListSchema,
  answer: foundPartsSchema,
  failures: ["too_many_requests", "unavailable"],
});

/** A line of a parts list and the products that it may mean. */
export type FoundPartLine = v.InferOutput<typeof foundPartSchema>;

/** What is found for a parts list. */
export type FoundParts = v.InferOutput<typeof foundPartsSchema>;
