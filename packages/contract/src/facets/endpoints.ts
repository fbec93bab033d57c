import { unitNames } from "@shop/domain/specifications/units.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { searchText } from "../paging.ts";
import { filtersParam } from "../products/filters-param.ts";
import { idParam } from "../rules.ts";
import { appliedValueSchema } from "./applied-value.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.number(), v.integer(), v.minValue(1));

const named = { name: v.string(), name_ar: v.nullable(v.string()) };

/** How many products have each choice of an attribute, where the other filters hold; yes is 1 and no is 0. */
const choiceFacetSchema = v.pipe(
  v.object({
    attribute_id: id,
    ...named,
    values: v.array(v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(0)), ...named, count })),
  }),
  v.metadata({ ref: "ChoiceFacet" }),
);

/** The bounds of the numbers of an attribute, where the other filters hold, in its unit without a prefix. */
const rangeFacetSchema = v.pipe(
  v.object({
    attribute_id: id,
    ...named,
    unit: v.picklist(unitNames),
    min: v.number(),
    max: v.number(),
    /** Products with a value. */
    count,
  }),
  v.metadata({ ref: "RangeFacet" }),
);

/** The filters that a list offers, in the order of the attributes. */
export const facetsSchema = v.pipe(
  v.object({
    /** Products that all filters let through, exactly. */
    total: count,
    attributes: v.array(v.union([choiceFacetSchema, rangeFacetSchema])),
    brands: v.array(v.object({ name: v.string(), count })),
    /** The lowest and the highest price as decimal texts; null where none is known. */
    price: v.nullable(v.object({ min: v.string(), max: v.string() })),
    /** Products in stock. */
    in_stock: count,
    /** Products that are sold by several pieces, such as packs. */
    packs: count,
    /** Products on offer. */
    on_offer: count,
    /** Codes of filters that cannot be read and were left out, by their parameters. */
    errors: v.record(v.string(), v.string()),
    /** The words of the search that were read as values of products. */
    applied_values: v.array(appliedValueSchema),
  }),
  v.metadata({ ref: "Facets" }),
);

/** The filters of a list with exact counts. */
export const readFacets = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "The filters that a category, sub category, brand, search or the whole list offers, with exact counts; each leaves its own choice out of its counts. Those of a brand have no brands.",
  query: v.object({
    category_id: v.optional(idParam),
    sub_category_id: v.optional(idParam),
    brand_id: v.optional(idParam),
    query: v.optional(searchText),
    filters: filtersParam,
  }),
  answer: facetsSchema,
});

/** The filters that a list offers. */
export type Facets = v.InferOutput<typeof facetsSchema>;
/** The choices of an attribute. */
export type ChoiceFacet = v.InferOutput<typeof choiceFacetSchema>;
/** The range of an attribute. */
export type RangeFacet = v.InferOutput<typeof rangeFacetSchema>;
