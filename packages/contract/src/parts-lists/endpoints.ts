import { leftOutReasons } from "@shop/domain/parts-list/read-row.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { appliedValueSchema } from "../facets/applied-value.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { missingPartSchema } from "../products/missing-part.ts";
import { productCardSchema } from "../products/product.ts";
import { linkTokenSchema, sharedLinkSchema } from "../shared-links.ts";
import { columnRoleSchema, newPartsListSchema, partsListSchema, savedPartsListSchema } from "./parts-list.ts";

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
    /** The id of the product that the line means without a doubt, or that stands for its part without a difference; null where it has to be chosen. */
    sure: v.nullable(v.number()),
    corrected: v.nullable(v.string()),
    near: v.array(v.string()),
    /** The values of the line that no product has, but a range that contains them, or the nearest that stands in. */
    inexact: v.array(appliedValueSchema),
    mentioned: v.array(v.string()),
    unmatched: v.array(v.string()),
    /** The part that the line names by its number, where the shop does not have it: what may stand in its place is never taken for it. */
    missing_part: v.nullable(missingPartSchema),
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

const MAX_LIST_BYTES = 1024 * 1024;

/** What design programs write is sent as it is; the server reads its columns. */
const examples = {
  "Bill of materials of KiCad, as its schematic editor exports it, for 25 boards": {
    list: '"Reference","Value","Footprint","Qty","MPN","DNP"\n"R1,R2","4.7k","Resistor_SMD:R_0805_2012Metric","2","",""\n"U1","NE555P","Package_DIP:DIP-8_W7.62mm","1","NE555P",""\n"J1","Header","Connector:1x04","1","","DNP"\n',
    boards: 25,
  },
  "Parts as people write them": { list: "10 x NE555P\nL298N, 2\n4.7k 0805 resistor: 50" },
};

/** Finds the products of a parts list. */
export const findParts = defineEndpoint({
  access: "public",
  summary:
    "Reads a parts list, lines as people write them or a bill of materials with headings, and searches for 100 of its parts from `from`. Nothing of it vanishes: what is left out has a reason, and what is not certain is asked. Stores nothing.",
  maxBytes: MAX_LIST_BYTES,
  body: partsListSchema,
  examples,
  answer: foundPartsSchema,
  failures: ["too_many_requests", "unavailable"],
});

/** Keeps a parts list under a link. */
export const savePartsList = defineEndpoint({
  access: "public",
  summary:
    "Stores a parts list for 30 days and answers the address of the shop's page of it, by which anyone can open it: lines as people write them or a bill of materials, as JSON or as a body of plain text or CSV, or parts with their quantities. Needs no key.",
  maxBytes: MAX_LIST_BYTES,
  body: newPartsListSchema,
  textField: "list",
  examples: {
    ...examples,
    "Parts with their quantities, as programs have them": {
      lines: [
        { part: "NE555P", quantity: 10 },
        { part: "4.7k resistor 0805", quantity: 50 },
      ],
    },
  },
  answer: v.object({ ...sharedLinkSchema.entries, address: v.string() }),
  failures: ["too_many_requests"],
});

const openedPartsListSchema = v.object({ request: savedPartsListSchema, found: foundPartsSchema });

/** Opens a parts list by its link. */
export const readPartsList = defineEndpoint({
  access: "public",
  summary: "A stored parts list, with what is found now for its first 100 parts.",
  params: linkTokenSchema,
  answer: openedPartsListSchema,
  failures: ["too_many_requests", "unavailable"],
});

/** What is found for a stored parts list, as a sheet. */
export const exportPartsList = defineEndpoint({
  access: "public",
  summary:
    "All parts of a stored list with what is found now for each, as an XLSX or CSV file: quantity, result, product, part number, price, total and stock.",
  params: linkTokenSchema,
  query: v.object(sheetQuery),
  ...sheetAnswer,
  failures: ["too_many_requests", "unavailable"],
});

/** A line of a parts list and the products that it may mean. */
export type FoundPartLine = v.InferOutput<typeof foundPartSchema>;

/** A parts list that was kept, with what is found for it. */
export type OpenedPartsList = v.InferOutput<typeof openedPartsListSchema>;

/** What is found for a parts list. */
export type FoundParts = v.InferOutput<typeof foundPartsSchema>;
