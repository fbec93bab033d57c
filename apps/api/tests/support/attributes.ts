import type { Attribute } from "@shop/domain/specifications/attribute.ts";

/** Builds an attribute of sub category 1, Resistance in Ω; further fields as given. */
const anAttribute = (values: Partial<Attribute> = {}): Attribute => ({
  id: 1,
  name: "Resistance",
  name_ar: "المقاومة",
  kind: "number",
  unit: "ohm",
  section: null,
  section_ar: null,
  filterable: true,
  on_cards: true,
  alternative: null,
  category_ids: [],
  sub_category_ids: [1],
  choices: [],
  ...values,
});

const choice = (id: number, name: string, name_ar: string | null = null) => ({
  id,
  name,
  name_ar,
  synonyms: [],
});

/** Attributes of every kind; Weight belongs to the whole category 1, Cells to another sub category. */
export const someAttributes: readonly Attribute[] = [
  anAttribute(),
  anAttribute({
    id: 2,
    name: "Package",
    name_ar: "الغلاف",
    kind: "choice",
    unit: "none",
    on_cards: false,
    choices: [choice(1, "0805"), choice(2, "1206"), choice(3, "Through hole", "ثقوب")],
  }),
  anAttribute({ id: 3, name: "Lead free", name_ar: "بدون رصاص", kind: "yes_no", unit: "none" }),
  anAttribute({ id: 4, name: "Series", name_ar: null, kind: "text", unit: "none" }),
  anAttribute({
    id: 5,
    name: "Weight",
    name_ar: "الوزن",
    unit: "gram",
    category_ids: [1],
    sub_category_ids: [],
  }),
  anAttribute({ id: 6, name: "Cells", name_ar: "الخلايا", unit: "none", sub_category_ids: [99] }),
];
