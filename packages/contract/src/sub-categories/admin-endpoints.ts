import { subCategorySorts } from "@shop/domain/catalogue/sorting.ts";
import * as v from "valibot";

import { moveTarget } from "../categories/category-entries.ts";
import { defineEndpoint } from "../endpoint.ts";
import { deletedFilter, savedAnswer } from "../lists/list-endpoints.ts";
import { numberedPageOf, numberedPages } from "../paging.ts";
import { idParam, statusOnly, withId } from "../rules.ts";
import {
  adminSubCategorySchema,
  subCategoryFormSchema,
  subCategoryUpdateSchema,
} from "./admin-sub-category.ts";

/** Sub categories for administrators. */
export const listAdminSubCategories = defineEndpoint({
  access: "admin",
  summary:
    "Sub categories with versions and numbers of products; with deleted=only deleted ones that can be restored.",
  query: v.object({
    ...numberedPages,
    sort: v.optional(v.picklist(subCategorySorts, "bad_query")),
    category_id: v.optional(idParam),
    deleted: deletedFilter,
  }),
  answer: numberedPageOf(adminSubCategorySchema),
});

/** Adds a sub category. */
export const createSubCategory = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Adds a sub category; errors.name is name_taken where its category has one of that name.",
  body: subCategoryFormSchema,
  answer: savedAnswer,
});

/** Updates a sub category; status true also where nothing differed. */
export const updateSubCategory = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Updates a sub category; its products move into another category along with it.",
  params: withId,
  body: subCategoryUpdateSchema,
  answer: savedAnswer,
  failures: ["edit_conflict"],
});

/** Deletes a sub category that holds no products, or moves them. */
export const deleteSubCategory = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Deletes a sub category, which can be restored for 30 days. Where it holds products, the answer is in_use with their number in errors.products, unless move_to is the id of the sub category that they are moved to.",
  params: withId,
  query: moveTarget,
  answer: statusOnly,
  failures: ["invalid", "in_use"],
});

/** Restores a deleted sub category. */
export const restoreSubCategory = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Restores a deleted sub category; moved products stay where they are.",
  params: withId,
  answer: statusOnly,
  failures: ["invalid"],
});
