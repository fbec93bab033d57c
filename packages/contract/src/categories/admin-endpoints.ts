import { categorySorts, subCategorySorts } from "@shop/domain/catalogue/sorting.ts";
import * as v from "valibot";

import { addresses } from "../addresses.ts";
import { defineEndpoint } from "../endpoint.ts";
import { PICTURES_BYTES } from "../files.ts";
import { listOf } from "../list-rule.ts";
import { numberedPageOf, numberedPages } from "../paging.ts";
import { versionSchema } from "../products/admin-product.ts";
import { idParam, idRule } from "../rules.ts";
import {
  adminCategorySchema,
  adminSubCategorySchema,
  categoryFormSchema,
  categoryUpdateSchema,
  subCategoryFormSchema,
  subCategoryUpdateSchema,
} from "./admin-category.ts";

const withId = v.object({ id: idParam });
const statusOnly = v.object({ status: v.boolean() });
const saved = v.object({
  status: v.boolean(),
  id: idRule,
  version: versionSchema,
  message: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
});
const adminFailures = ["unauthorized", "forbidden", "invalid"] as const;
const changeFailures = [...adminFailures, "bad_id", "not_found", "edit_conflict"] as const;

/** `only`: deleted ones that can be restored. */
const deleted = v.optional(v.picklist(["only"], "bad_query"));

/** Target of the products of a deleted category or sub category. */
const moveTarget = v.object({ move_to: v.optional(idParam) });

/** Sub categories for administrators. */
export const listAdminSubCategories = defineEndpoint({
  ...addresses.listAdminSubCategories,
  access: "admin",
  summary:
    "Sub categories with versions and numbers of products; with deleted=only deleted ones that can be restored.",
  query: v.object({
    ...numberedPages,
    sort: v.optional(v.picklist(subCategorySorts, "bad_query")),
    category_id: v.optional(idParam),
    deleted,
  }),
  answer: numberedPageOf(adminSubCategorySchema),
  failures: ["unauthorized", "forbidden", "bad_query"],
});

/** Adds a sub category. */
export const createSubCategory = defineEndpoint({
  ...addresses.createSubCategory,
  access: "admin",
  summary: "Adds a sub category; errors.name is name_taken where its category has one of that name.",
  body: { type: addresses.createSubCategory.sends, schema: subCategoryFormSchema },
  answer: saved,
  failures: adminFailures,
});

/** Updates a sub category; status true also where nothing differed. */
export const updateSubCategory = defineEndpoint({
  ...addresses.updateSubCategory,
  access: "admin",
  summary: "Updates a sub category; its products move into another category along with it.",
  params: withId,
  body: { type: addresses.updateSubCategory.sends, schema: subCategoryUpdateSchema },
  answer: saved,
  failures: changeFailures,
});

/** Deletes a sub category that holds no products, or moves them. */
export const deleteSubCategory = defineEndpoint({
  ...addresses.deleteSubCategory,
  access: "admin",
  summary:
    "Deletes a sub category, which can be restored for 30 days. Where it holds products, the answer is in_use with their number in errors.products, unless move_to is the id of the sub category that they are moved to.",
  params: withId,
  query: moveTarget,
  answer: statusOnly,
  failures: [...adminFailures, "bad_id", "bad_query", "not_found", "in_use"],
});

/** Restores a deleted sub category. */
export const restoreSubCategory = defineEndpoint({
  ...addresses.restoreSubCategory,
  access: "admin",
  summary: "Restores a deleted sub category; moved products stay where they are.",
  params: withId,
  answer: statusOnly,
  failures: [...adminFailures, "bad_id", "not_found"],
});

/** Categories for administrators. */
export const listAdminCategories = defineEndpoint({
  ...addresses.listAdminCategories,
  access: "admin",
  summary:
    "Categories with versions and numbers of products; with deleted=only deleted ones that can be restored.",
  query: v.object({
    ...numberedPages,
    sort: v.optional(v.picklist(categorySorts, "bad_query")),
    deleted,
  }),
  answer: numberedPageOf(adminCategorySchema),
  failures: ["unauthorized", "forbidden", "bad_query"],
});

/** Adds a category. */
export const createCategory = defineEndpoint({
  ...addresses.createCategory,
  access: "admin",
  summary:
    "Adds a category; errors.name is name_taken where there is one of that name, errors.image the reason for a rejected picture.",
  body: { type: addresses.createCategory.sends, schema: categoryFormSchema, maxBytes: PICTURES_BYTES },
  answer: saved,
  failures: [...adminFailures, "body_too_large"],
});

/** Updates a category; status false where nothing differed. */
export const updateCategory = defineEndpoint({
  ...addresses.updateCategory,
  access: "admin",
  summary: "Updates a category; its picture stays unless the form has another one or remove_image is true.",
  params: withId,
  body: { type: addresses.updateCategory.sends, schema: categoryUpdateSchema, maxBytes: PICTURES_BYTES },
  answer: saved,
  failures: [...changeFailures, "body_too_large"],
});

/** Deletes a category that holds no products, or moves them. */
export const deleteCategory = defineEndpoint({
  ...addresses.deleteCategory,
  access: "admin",
  summary:
    "Deletes a category with its sub categories, which can be restored for 30 days. Where it holds products, the answer is in_use with their number in errors.products, unless move_to is the id of the category that its sub categories are moved to (where that has one of the same name, their products are moved into it).",
  params: withId,
  query: moveTarget,
  answer: statusOnly,
  failures: [...adminFailures, "bad_id", "bad_query", "not_found", "in_use"],
});

/** Restores a deleted category. */
export const restoreCategory = defineEndpoint({
  ...addresses.restoreCategory,
  access: "admin",
  summary: "Restores a deleted category with the sub categories that were deleted with it.",
  params: withId,
  answer: statusOnly,
  failures: [...adminFailures, "bad_id", "not_found"],
});

/** Reorders the categories. */
export const reorderCategories = defineEndpoint({
  ...addresses.reorderCategories,
  access: "admin",
  summary: "Reorders all categories (sort_index 10, 20 …); edit_conflict where ids are missing or unknown.",
  body: {
    type: addresses.reorderCategories.sends,
    schema: v.object({ ids: listOf(idRule, { min: 1, max: 1000, ref: "CategoryIds" }) }),
  },
  answer: statusOnly,
  failures: [...adminFailures, "edit_conflict"],
});
