import { MAX_CHOICES } from "@shop/domain/specifications/attribute.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { deletedFilter, savedAnswer } from "../lists/list-endpoints.ts";
import { formVersion } from "../lists/version.ts";
import { searchText } from "../paging.ts";
import { idParam, idRule, statusOnly, withId } from "../rules.ts";
import { attributeFormSchema, attributeSchema, attributeUpdateSchema } from "./attribute.ts";

/** Body limit with 10,000 choices in both languages. */
const ATTRIBUTE_BYTES = 4 * 1024 * 1024;

/** All attributes for administrators. */
export const listAttributes = defineEndpoint({
  access: "admin",
  summary:
    "All attributes with their choices, and how many products have each; with deleted=only deleted ones that can be restored.",
  query: v.object({ deleted: deletedFilter }),
  answer: v.object({ data: v.array(attributeSchema) }),
});

/** What a part number says of specifications. */
export const readPartSpecifications = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "What part numbers of a product say of the specifications of its sub category, where one of them is a standard part or an order code of a passive part: values that its attributes hold exactly. Null where none says anything; stores nothing.",
  query: v.object({
    /** The maker's part number, which counts first. */
    manufacturer_part_number: v.optional(searchText, ""),
    part_number: v.optional(searchText, ""),
    sub_category_id: idParam,
  }),
  answer: v.object({
    found: v.nullable(
      v.object({
        /** The number as it is known: '7812', or an order code as it was given. */
        code: v.string(),
        values: v.array(v.object({ attribute_id: idRule, text: v.string() })),
      }),
    ),
  }),
});

/** Adds an attribute. */
export const createAttribute = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Adds an attribute; errors.name is name_taken where another attribute or a column of product sheets has that name.",
  body: attributeFormSchema,
  maxBytes: ATTRIBUTE_BYTES,
  answer: savedAnswer,
});

/** Updates an attribute; status true also where nothing differed. */
export const updateAttribute = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Updates an attribute; the answer is in_use with the number of products where kind or unit change, or a choice is left out, that products have.",
  params: withId,
  body: attributeUpdateSchema,
  maxBytes: ATTRIBUTE_BYTES,
  answer: savedAnswer,
  failures: ["edit_conflict", "in_use"],
});

/** Deletes an attribute. */
export const deleteAttribute = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Deletes an attribute, which can be restored for 30 days with the values of its products.",
  params: withId,
  answer: statusOnly,
});

/** Restores a deleted attribute. */
export const restoreAttribute = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "Restores a deleted attribute.",
  params: withId,
  answer: statusOnly,
  failures: ["invalid"],
});

/** Merges choices of an attribute. */
export const mergeChoices = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Replaces choices of an attribute by another one in all products; their names become synonyms of it.",
  params: withId,
  body: v.object({
    version: formVersion,
    merged: v.pipe(
      v.array(idRule, "bad_value"),
      v.minLength(1, "required"),
      v.maxLength(MAX_CHOICES, "limit_reached"),
    ),
    into: idRule,
  }),
  answer: savedAnswer,
  failures: ["edit_conflict"],
});
