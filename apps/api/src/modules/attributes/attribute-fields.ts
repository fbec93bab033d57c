import type { AttributeInput } from "@shop/contract/attributes/attribute.ts";

import type { AttributeRow } from "./attributes.table.ts";

/** A field of an attribute, beside its choices. */
type AttributeField = Exclude<keyof AttributeInput, "choices">;

/** The fields of an attribute, in the order of its change history, with their columns. */
export const attributeFields = {
  name: "name",
  name_ar: "nameAr",
  kind: "kind",
  unit: "unit",
  section: "section",
  section_ar: "sectionAr",
  sort_index: "sortIndex",
  filterable: "filterable",
  on_cards: "onCards",
  alternative: "alternative",
  category_ids: "categoryIds",
  sub_category_ids: "subCategoryIds",
} as const satisfies Readonly<Record<AttributeField, keyof AttributeRow>>;
