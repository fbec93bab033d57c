import { categorySorts } from "@shop/domain/catalogue/sorting.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { PICTURES_BYTES } from "../files.ts";
import { listOf } from "../list-rule.ts";
import { deletedFilter, savedAnswer } from "../lists/list-endpoints.ts";
import { numberedPageOf, numberedPages } from "../paging.ts";
import { idRule, statusOnly, withId } from "../rules.ts";
import { adminCategorySchema, categoryFormSchema, categoryUpdateSchema } from "./admin-category.ts";
import { moveTarget } from "./category-entries.ts";

/** Categories for administrators. */
export const listAdminCategories = defineEndpoint({
  access: "admin",
  summary:
    "Categories with versions and numbers of products; with deleted=only deleted ones that can be restored.",
  query: v.object({
    ...numberedPages,
    sort: v.optional(v.picklist(categorySorts, "bad_query")),
    deleted: deletedFilter,
  }),
  answer: numberedPageOf(adminCategorySchema),
});

/** Adds a category. */
export const createCategory = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Adds a category; errors.name is name_taken where there is one of that name, errors.image the reason for a rejected picture.",
  body: categoryFormSchema,
  maxBytes: PICTURES_BYTES,
  answer: savedAnswer,
});

/** Updates a category; status false where nothing differed. */
export const updateCategory = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Updates a category; its picture stays unless the form has another one or remove_image is true.",
  params: withId,
  body: categoryUpdateSchema,
  maxBytes: PICTURES_BYTES,
  answer: savedAnswer,
  failures: ["edit_conflict"],
});

/** Deletes a category that holds no products, or moves them. */
export const deleteCategory = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Deletes a category with its sub categories, which can be restored for 30 days. Where it holds products, the answer is in_use with their number in errors.products, unless move_to is the id of the category that its sub categories are moved to (where that has one of the same name, their products are moved into it).",
  params: withId,
  query: moveTarget,
  answer: statusOnly,
  failures: ["invalid", "in_use"],
});

/** Restores a deleted category. */
export const restoreCategory = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Restores a deleted category with the sub categories that were deleted with it.",
  params: withId,
  answer: statusOnly,
  failures: ["invalid"],
});

/** Reorders the categories. */
export const reorderCategories = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Reorders all categories (sort_index 10, 20 …); edit_conflict where ids are missing or unknown.",
  body: v.object({ ids: listOf(idRule, { min: 1, max: 1000, ref: "CategoryIds" }) }),
  answer: statusOnly,
  failures: ["edit_conflict"],
});
