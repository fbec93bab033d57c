import { asidePlaces } from "@shop/domain/books/postings.ts";
import { productGaps } from "@shop/domain/catalogue/product-gaps.ts";
import { adminProductSorts } from "@shop/domain/catalogue/sorting.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { versionSchema } from "../lists/version.ts";
import { cursor, limitOf, searchText } from "../paging.ts";
import { adminProductFileSchema } from "../product-files/product-file.ts";
import { idParam, idRule, statusOnly, withId } from "../rules.ts";
import {
  adminProductSchema,
  newProductSchema,
  productFieldChangeSchema,
  productUpdateSchema,
} from "./admin-product.ts";
import { productImageSchema } from "./product.ts";

/** Codes by field of saved values that may be mistakes. */
const warnings = v.optional(v.record(v.string(), v.string()));

/** Body limit with the longest descriptions in both languages. */
const PRODUCT_BYTES = 256 * 1024;

/** Query of an administrator's list of products. */
const adminProductQuerySchema = v.object({
  limit: limitOf(ADMIN_PAGE_SIZE),
  cursor,
  category_id: v.optional(idParam),
  sub_category_id: v.optional(idParam),
  query: v.optional(searchText),
  /** Only products with this part number; case and signs do not count. */
  part_number: v.optional(searchText),
  /** Default: the best matches first for a search that nothing but a category narrows, else the newest first. */
  sort: v.optional(v.picklist(adminProductSorts, "bad_query")),
  /** `only`: deleted ones that can be restored. */
  deleted: v.optional(v.picklist(["only"], "bad_query")),
  /** Only products that lack this. */
  missing: v.optional(v.picklist(productGaps, "bad_query")),
  /** Only products whose sub category has this attribute, but that have no value of it. */
  missing_attribute: v.optional(idParam),
  /** Only products that name this supplier, or none, for those who see costs. */
  supplier_id: v.optional(v.union([v.literal("none"), idParam], "bad_query")),
  /** Only products of this visibility. */
  visibility: v.optional(v.picklist(visibilities, "bad_query")),
  /** `only`: products with at most as many pieces as their limit, or the shop's default. */
  low_stock: v.optional(v.picklist(["only"], "bad_query")),
  /** Only products of which there are units here. */
  aside: v.optional(v.picklist(asidePlaces, "bad_query")),
});

/** All filters of the administrators' list of products on sale, in the format of its query. */
export const productFilterSchema = v.omit(adminProductQuerySchema, [
  "limit",
  "cursor",
  "sort",
  "deleted",
  "part_number",
]);

/** One page of products for administrators. */
export const listAdminProducts = defineEndpoint({
  access: "admin",
  summary:
    "One page of products with their versions, searched and sorted; with deleted=only deleted ones that can be restored, with missing those that lack a price, a picture, an Arabic name, a link that works, a specification, a cost or a margin (the last two for owners alone), with missing_attribute those without a value of one attribute of their sub category, with supplier_id those of one supplier, or of none (for those with the right costs alone), with visibility those that are shown, hidden or drafts, with low_stock=only those with few pieces, with aside those of which units are not for sale or coming back, with part_number those that have it.",
  query: adminProductQuerySchema,
  answer: v.object({
    data: v.array(adminProductSchema),
    next_cursor: v.nullable(v.string()),
    total: v.number(),
    total_exact: v.boolean(),
    /** Stock up to which a product without a limit of its own counts as low. */
    low_stock_at: v.number(),
  }),
});

/** One product for administrators, also a deleted one. */
export const readAdminProduct = defineEndpoint({
  access: "admin",
  summary: "One product with its version, also a deleted one.",
  params: withId,
  answer: adminProductSchema,
});

/** Adds a product. */
export const createProduct = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Adds a product, with copies of the pictures in copied_images and of the files in copied_files; warnings.part_number is part_number_taken where another product has that part number.",
  body: newProductSchema,
  maxBytes: PRODUCT_BYTES,
  answer: v.object({
    status: v.boolean(),
    product_id: idRule,
    version: versionSchema,
    images: v.array(productImageSchema),
    files: v.array(adminProductFileSchema),
    warnings,
  }),
});

/** Updates a product; status false where nothing differed. */
export const updateProduct = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Updates a product; status false where the values were already stored. Where version differs from the stored one, nothing is changed and the answer is edit_conflict with the stored product in current. stock_reason says why the amount changes, for the journal of the stock and the change history.",
  params: withId,
  body: productUpdateSchema,
  maxBytes: PRODUCT_BYTES,
  answer: v.object({ status: v.boolean(), version: versionSchema, warnings }),
  failures: ["edit_conflict"],
});

/** Changes one field of a product. */
export const changeProductField = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Changes one field of a product, its price or its stock, and answers the product. Where the field has neither the value was nor the new one by now, nothing is changed and the answer is edit_conflict with the stored product in current; changes of other fields are no conflict. stock_reason says why the stock changes, as in the form of a product.",
  params: withId,
  body: productFieldChangeSchema,
  answer: adminProductSchema,
  failures: ["edit_conflict"],
});

/** Deletes a product. */
export const deleteProduct = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Deletes a product, which can be restored for 30 days.",
  params: withId,
  answer: statusOnly,
});

/** Restores a deleted product. */
export const restoreProduct = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Restores a deleted product; invalid with errors.sub_category_id while its sub category is deleted.",
  params: withId,
  answer: statusOnly,
  failures: ["invalid"],
});

/** Validated query of an administrator's list of products. */
export type AdminProductQuery = v.InferOutput<typeof adminProductQuerySchema>;
