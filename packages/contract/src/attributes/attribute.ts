import {
  alternativeRules,
  attributeKinds,
  MAX_CHOICES,
  SPECIFICATION_LENGTH,
} from "@shop/domain/specifications/attribute.ts";
import { unitNames } from "@shop/domain/specifications/units.ts";
import * as v from "valibot";

import { productListEntries } from "../lists/list-entity.ts";
import { formVersion } from "../lists/version.ts";
import { flagRule, idRule, keptFields, nullableText, requiredLine, wholeNumberRule } from "../rules.ts";

const count = v.pipe(v.number(), v.integer());
const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One of the values that an attribute of the kind `choice` can have. */
const attributeChoiceSchema = v.object({
  id,
  name: v.string(),
  name_ar: v.nullable(v.string()),
  /** Other spellings that forms and sheets are read by. */
  synonyms: v.array(v.string()),
  /** Number of products on sale that have it. */
  products: count,
});

/** An attribute of products, such as Resistance in Ω, for administrators. */
export const attributeSchema = v.pipe(
  v.object({
    id,
    name: v.string(),
    name_ar: v.nullable(v.string()),
    kind: v.picklist(attributeKinds),
    /** The unit of numbers; `none` for plain numbers and every other kind. */
    unit: v.picklist(unitNames),
    /** Heading under which a product's page shows it; null for none. */
    section: v.nullable(v.string()),
    section_ar: v.nullable(v.string()),
    /** Attributes are listed by it, the smallest first. */
    sort_index: count,
    /** Shoppers can filter lists by it. */
    filterable: v.boolean(),
    /** Cards show it. */
    on_cards: v.boolean(),
    /** How it is compared in the search for alternatives; null where it does not matter, as in texts. */
    alternative: v.nullable(v.picklist(alternativeRules)),
    /** Categories whose products have it, with all their sub categories. */
    category_ids: v.array(id),
    /** Sub categories whose products have it. */
    sub_category_ids: v.array(id),
    choices: v.array(attributeChoiceSchema),
    /** Number of products of its categories and sub categories that have no value. */
    missing: count,
    ...productListEntries,
  }),
  v.metadata({ ref: "Attribute" }),
);

const ids = v.pipe(v.array(idRule, "bad_value"), v.maxLength(1000, "limit_reached"));

/** A choice in the form of an attribute; one without an id is new. */
const choiceForm = v.object({
  id: v.optional(idRule),
  name: requiredLine(SPECIFICATION_LENGTH),
  name_ar: nullableText(SPECIFICATION_LENGTH),
  synonyms: v.optional(
    v.pipe(v.array(requiredLine(SPECIFICATION_LENGTH), "bad_value"), v.maxLength(20, "limit_reached")),
    [],
  ),
});

const requiredFields = { name: requiredLine(80), kind: v.picklist(attributeKinds, "bad_value") };

const optionalFields = {
  name_ar: nullableText(80),
  unit: v.optional(v.picklist(unitNames, "bad_value"), "none"),
  section: nullableText(80),
  section_ar: nullableText(80),
  sort_index: v.optional(wholeNumberRule(0, 1_000_000), 0),
  filterable: v.optional(flagRule, true),
  on_cards: v.optional(flagRule, false),
  alternative: v.optional(
    v.nullable(
      v.pipe(
        v.picklist(["", ...alternativeRules], "bad_value"),
        v.transform((rule) => rule || null),
      ),
    ),
    null,
  ),
  category_ids: v.optional(ids, []),
  sub_category_ids: v.optional(ids, []),
  choices: v.optional(
    v.pipe(v.array(choiceForm, "bad_value"), v.maxLength(MAX_CHOICES, "limit_reached")),
    [],
  ),
};

/** The form of a new attribute. */
export const attributeFormSchema = v.pipe(
  v.object({ ...requiredFields, ...optionalFields }),
  v.metadata({ ref: "AttributeForm" }),
);

/** The form of an updated attribute; missing optional fields keep their value. */
export const attributeUpdateSchema = v.pipe(
  v.object({ version: formVersion, ...requiredFields, ...keptFields(optionalFields) }),
  v.metadata({ ref: "AttributeUpdate" }),
);

/** An attribute for administrators. */
export type AdminAttribute = v.InferOutput<typeof attributeSchema>;
/** Validated form of a new attribute. */
export type AttributeInput = v.InferOutput<typeof attributeFormSchema>;
/** Validated form of an updated attribute. */
export type AttributeUpdate = v.InferOutput<typeof attributeUpdateSchema>;
