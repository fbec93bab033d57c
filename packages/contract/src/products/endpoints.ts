import { alternativeGrounds } from "@shop/domain/catalogue/product-links.ts";
import {
  arabicNameSorts,
  isAttributeSort,
  PIECE_SORT,
  productSorts,
} from "@shop/domain/catalogue/sorting.ts";
import { SEARCH_OVERLAY_LIMIT } from "@shop/domain/constants.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { appliedValueSchema } from "../facets/applied-value.ts";
import { cursor, limitOf, searchText } from "../paging.ts";
import { idParam, idsParam, withId } from "../rules.ts";
import { filtersParam } from "./filters-param.ts";
import { missingPartSchema } from "./missing-part.ts";
import { productCardSchema, productDetailSchema, productSchema } from "./product.ts";

export type { ProductSort } from "@shop/domain/catalogue/sorting.ts";

/** The cursor of the next page, and the total, which is exact where `total_exact` is true. */
const paging = {
  next_cursor: v.nullable(v.string()),
  total: v.number(),
  total_exact: v.boolean(),
};

/** One page of products. */
export const productPageSchema = v.pipe(
  v.object({ data: v.array(v.union([productSchema, productCardSchema])), ...paging }),
  v.metadata({ ref: "ProductPage" }),
);

/** Filters, sort and paging of a list of products. */
const productQuerySchema = v.object({
  limit: limitOf(),
  cursor,
  category_id: v.optional(idParam),
  sub_category_id: v.optional(idParam),
  /** Only products of the brand of an entry. */
  brand_id: v.optional(idParam),
  related_to: v.optional(idParam),
  /** Only these products, in this order; unknown ids are left out. */
  ids: v.optional(idsParam),
  query: v.optional(searchText),
  sort: v.optional(
    v.union(
      [
        v.picklist([...productSorts, ...arabicNameSorts, PIECE_SORT]),
        v.pipe(v.string(), v.regex(/^-?a[1-9]\d{0,8}$/), v.guard(isAttributeSort)),
      ],
      "bad_query",
    ),
    "newest",
  ),
  filters: filtersParam,
  view: v.optional(v.picklist(["full", "card"], "bad_query"), "full"),
});

/** One page of products, or all of them without `limit`. */
export const listProducts = defineEndpoint({
  access: "public",
  revalidated: true,
  summary: "All products; with limit one page of them, filtered and sorted, or those of some ids.",
  query: productQuerySchema,
  answer: v.union([productPageSchema, v.array(productSchema)]),
});

/** One product. */
export const readProduct = defineEndpoint({
  access: "public",
  revalidated: true,
  summary: "One product, with the entry of its brand.",
  params: withId,
  answer: productDetailSchema,
});

/** The products that belong to one, in their order; those of `alternatives` that are derived from specifications come last. */
const productLinksSchema = v.pipe(
  v.object({
    needs: v.array(productCardSchema),
    accessories: v.array(productCardSchema),
    alternatives: v.array(productCardSchema),
    /** On which ground some of `alternatives` stand for the standard part that it is, the best one first. */
    alternative_grounds: v.array(
      v.object({
        ground: v.picklist(alternativeGrounds),
        product_ids: v.array(v.pipe(v.number(), v.integer())),
      }),
    ),
    /** Products that name it as needed or as an accessory. */
    accessory_of: v.array(productCardSchema),
  }),
  v.metadata({ ref: "ProductLinks" }),
);

/** What belongs to a product. */
export const readProductLinks = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "What a product needs, its accessories and its alternatives: those that administrators have named, then those in stock that stand for the standard part that it is, up to 6 on each ground, then up to 6 in stock of its sub category that its specifications say may stand in for it.",
  params: withId,
  answer: productLinksSchema,
});

/**
 * The answer of a search; `corrected` is the repaired text that was searched instead, where there was a typing error, `near` are the part
 * numbers that no product is called, in place of which similar ones, those of other manufacturers or nothing were found, `mentioned` are those that
 * none of the products is called and that their descriptions mention, and `unmatched` are the words that were left out because no product has
 * them with the rest.
 */
const searchAnswerSchema = v.pipe(
  v.object({
    products: v.array(productCardSchema),
    totalCount: v.number(),
    totalCountExact: v.boolean(),
    next_cursor: v.nullable(v.string()),
    corrected: v.nullable(v.string()),
    near: v.array(v.string()),
    mentioned: v.array(v.string()),
    unmatched: v.array(v.string()),
    /** The standard part that the search names, where the shop does not have it; null otherwise. */
    missing_part: v.nullable(missingPartSchema),
    /** The words that were read as values of products, or as a wish for the price. */
    applied_values: v.array(appliedValueSchema),
  }),
  v.metadata({ ref: "SearchAnswer" }),
);

/** Search by part number, name and description in both languages. */
export const searchProducts = defineEndpoint({
  access: "public",
  revalidated: true,
  summary:
    "Search: exact part number first; then what is asked for is read (kind, part numbers, values, price, what is to be done), and the kind is never left out; free words that no product has are left out and named.",
  query: v.object({ query: v.optional(searchText, ""), limit: limitOf(SEARCH_OVERLAY_LIMIT), cursor }),
  answer: searchAnswerSchema,
});

/** One page of products. */
export type ProductPageAnswer = v.InferOutput<typeof productPageSchema>;

/** What belongs to a product. */
export type ProductLinksAnswer = v.InferOutput<typeof productLinksSchema>;

/** The answer of a search. */
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;

/** The validated query of a list of products. */
export type ProductQuery = v.InferOutput<typeof productQuerySchema>;
