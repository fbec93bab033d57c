import { brandSorts } from "@shop/domain/catalogue/sorting.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { PICTURES_BYTES } from "../files.ts";
import { deletedFilter, savedAnswer } from "../lists/list-endpoints.ts";
import { numberedPageOf, numberedPages } from "../paging.ts";
import { statusOnly, withId } from "../rules.ts";
import { adminBrandSchema, brandFormSchema, brandUpdateSchema, namedBrandSchema } from "./admin-brand.ts";

/** Brands for administrators. */
export const listAdminBrands = defineEndpoint({
  access: "admin",
  summary:
    "Brands by name, with versions and numbers of products; with deleted=only deleted ones that can be restored.",
  query: v.object({
    ...numberedPages,
    sort: v.optional(v.picklist(brandSorts, "bad_query")),
    deleted: deletedFilter,
  }),
  answer: numberedPageOf(adminBrandSchema),
});

/** Brands of products that have no entry. */
export const listNamedBrands = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "The 100 brands with the most products among those that products name and that have no entry.",
  answer: v.object({ data: v.array(namedBrandSchema) }),
});

/** Adds a brand. */
export const createBrand = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Adds a brand; errors.name is name_taken where there is one of that name, whatever its case, errors.logo the reason for a rejected picture.",
  body: brandFormSchema,
  maxBytes: PICTURES_BYTES,
  answer: savedAnswer,
});

/** Updates a brand; status true also where nothing differed. */
export const updateBrand = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Updates a brand; another name becomes that of its products, too (errors.name is too_many_products above 20,000). Its logo stays unless the form has another one or remove_logo is true.",
  params: withId,
  body: brandUpdateSchema,
  maxBytes: PICTURES_BYTES,
  answer: savedAnswer,
  failures: ["edit_conflict"],
});

/** Deletes a brand. */
export const deleteBrand = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Deletes a brand, which can be restored for 30 days; its products keep its name.",
  params: withId,
  answer: statusOnly,
});

/** Restores a deleted brand. */
export const restoreBrand = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Restores a deleted brand; errors.name is name_taken where there is another one of that name by now.",
  params: withId,
  answer: statusOnly,
  failures: ["invalid"],
});
