import type { AdminAttribute, attributeUpdateSchema } from "@shop/contract/attributes/attribute.ts";
import type { InferInput } from "valibot";

/** The values of the form of an attribute. */
export type AttributeFormValues = InferInput<typeof attributeUpdateSchema>;

/** A choice in the form. */
type ChoiceValues = NonNullable<AttributeFormValues["choices"]>[number];

/** The values that the form of an attribute starts with. */
export const attributeValues = (attribute: AdminAttribute | null): Required<AttributeFormValues> => ({
  version: attribute ? String(attribute.version) : undefined,
  name: attribute?.name ?? "",
  name_ar: attribute?.name_ar ?? "",
  kind: attribute?.kind ?? "number",
  unit: attribute?.unit ?? "none",
  section: attribute?.section ?? "",
  section_ar: attribute?.section_ar ?? "",
  sort_index: String(attribute?.sort_index ?? 0),
  filterable: attribute?.filterable ?? true,
  on_cards: attribute?.on_cards ?? false,
  alternative: attribute?.alternative ?? "",
  category_ids: attribute?.category_ids.map(String) ?? [],
  sub_category_ids: attribute?.sub_category_ids.map(String) ?? [],
  choices: (attribute?.choices ?? []).map(({ id, name, name_ar, synonyms }) => ({
    id,
    name,
    name_ar: name_ar ?? "",
    synonyms: [...synonyms],
  })),
});

/** Reads choices from lines: the English name, and the Arabic one behind '|'. */
export const choicesOfLines = (text: string): ChoiceValues[] =>
  text
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()))
    .flatMap(([name = "", nameAr = ""]) => (name === "" ? [] : [{ name, name_ar: nameAr, synonyms: [] }]));
