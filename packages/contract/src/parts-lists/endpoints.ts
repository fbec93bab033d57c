import { leftOutReasons } from "@shop/domain/parts-list/read-row.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { productCardSchema } from "../products/product.ts";
import { columnRoleSchema, partsListSchema } from "./parts-list.ts";

/** A line of a parts list, and what the search finds for its text; `corrected`, `near`, `mentioned` and `unmatched` are those of a search. */
const foundPartSchema = v.pipe(
  v.object({
    text: v.string(),
    qty: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The places of the line in a drawing where their number is not its quantity, 0 where the quantity cannot be read; null where it is certain. */
    places: v.nullable(v.pipe(v.number(), v.integer())),
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

/** The lines of a parts list in their order, and what became of the rest of it. */
const foundPartsSchema = v.pipe(
  v.object({
    lines: v.array(foundPartSchema),
    /** How many parts the list names. */
    parts: v.pipe(v.number(), v.integer()),
    /** How many of them are searched for so far; the next ones are asked for with `from`. */
    searched: v.pipe(v.number(), v.integer()),
    /** How many lines name no part that is wanted, by the reason. */
    left_out: v.array(
      v.object({ reason: v.picklist(leftOutReasons), lines: v.pipe(v.number(), v.integer()) }),
    ),
    /** The columns of the list and what they were taken for; none for a list without. */
    columns: v.array(v.object({ heading: v.string(), role: columnRoleSchema })),
    /** The number of parts beyond the limit, which were not read. */
    dropped: v.pipe(v.number(), v.integer()),
  }),
  v.metadata({ ref: "FoundParts" }),
);

/** Finds the products of a parts list. */
export const findParts = defineEndpoint({
  access: "public",
  summary:
    "Reads a parts list, lines as people write them or a bill of materials with headings, and searches for 100 of its parts from `from`. Nothing of it vanishes: what is left out has a reason, and what is not certain is asked. Stores nothing.",
  maxBytes: 1024 * 1024,
  body: partsListSchema,
  answer: foundPartsSchema,
  failures: ["too_many_requests", "unavailable"],
});

/** A line of a parts list and the products that it may mean. */
export type FoundPartLine = v.InferOutput<typeof foundPartSchema>;

/** What is found for a parts list. */
export type FoundParts = v.InferOutput<typeof foundPartsSchema>;
