import { useBulkChangesModel } from "@shop/data/dash/bulk-changes/use-bulk-changes-model.ts";
import { useBulkFormModel } from "@shop/data/dash/bulk-changes/use-bulk-form-model.ts";
import type { BulkPreviewPage, BulkRuleText, BulkSelection } from "@shop/data/dash/bulk-changes/view.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { createMockShop } from "@shop/mocks/shop/mock-shop.ts";
import { useState } from "react";
import { fn } from "storybook/test";

import { openShop, shop } from "#storybook/story-shop.ts";

import { BulkScreen } from "./bulk-screen.tsx";

const named = (id: number, name: string, price: string, amount: number) =>
  aProduct({ id, name, name_ar: null, part_number: null, price, amount });
const products = [
  named(1, "Clamp meter", "1450.00", 12),
  named(2, "Fuse", "0.10", 300),
  named(3, "Probe set", "0.00", 3),
  named(4, "Solder wire 0.8 mm", "85.50", 40),
];

const attribute = (id: number, name: string, values: Partial<Attribute>): Attribute => ({
  id,
  name,
  name_ar: null,
  kind: "number",
  unit: "none",
  section: null,
  section_ar: null,
  filterable: true,
  on_cards: false,
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
/** Attributes of every kind; the last belongs to no selected product. */
const attributes = [
  attribute(901, "Resistance", { name_ar: "المقاومة", unit: "ohm" }),
  attribute(902, "Package", {
    name_ar: "الغلاف",
    kind: "choice",
    choices: [choice(911, "0805"), choice(912, "1206"), choice(913, "Through hole", "ثقوب")],
  }),
  attribute(903, "Lead free", { name_ar: "بدون رصاص", kind: "yes_no" }),
  attribute(904, "Series", { kind: "text" }),
  attribute(905, "Bandwidth", { unit: "hertz", sub_category_ids: [99] }),
];

/** Called when a change is applied. */
export const onApplied = fn();

/** What the last change makes of its products, by their ids. */
export const newValues = () => new Map(shop.state.bulkChanges[0]?.items.map((item) => [item.id, item.new]));

/** Args of the stories: what is selected and the rule at first. */
export interface PageProps {
  readonly selection: BulkSelection | null;
  readonly rule: BulkRuleText;
}

/** The page over its models; the address is kept in its state. */
function Page({ selection, rule: first }: PageProps) {
  const [rule, onRule] = useState(first);
  const [shown, onShow] = useState<BulkPreviewPage>({ show: "changed", page: 1 });
  const place = { selection, rule, shown };
  const earlier = useBulkChangesModel();
  return (
    <BulkScreen {...useBulkFormModel({ ...place, onApplied })} {...place} {...{ earlier, onRule, onShow }} />
  );
}

/** A change of prices. */
export const aChange = {
  id: 7,
  at: "2026-03-01T08:30:00.000Z",
  by: "mona@nilometer.example",
  rule: { field: "price" as const, change: "percent" as const, value: "-7.5", rounding: "9" as const },
  filter: null,
  changed: 120,
  skipped: 3,
  undone: null,
};

/** A rule as it is entered, empty but for what is given. */
export const aRule = (
  rule: Pick<BulkRuleText, "field" | "change"> & Partial<BulkRuleText>,
): BulkRuleText => ({
  value: "",
  rounding: "none",
  attributeId: null,
  from: "",
  until: "",
  stockReason: "",
  ...rule,
});

/** A rise by 7 % in multiples of 5. */
export const plus7 = aRule({ field: "price", change: "percent", value: "7", rounding: "5" });

/** Meta of the stories, but for title and component. */
export const setup = {
  render: (args: PageProps) => <Page {...args} />,
  argTypes: {
    selection: { description: "The products to change; null where the address names none." },
    rule: { description: "What the form holds at first." },
  },
  parameters: { layout: "padded" as const },
  args: { selection: { filter: { query: "" } }, rule: plus7 },
  beforeEach: () => {
    onApplied.mockClear();
    const { categories, subCategories } = catalogue;
    const attributeTexts = new Map([
      [1, { 901: "1k", 902: "0805" }],
      [2, { 901: "4k7" }],
    ]);
    openShop(
      createMockShop(
        { categories, subCategories, products, slides: [], attributes, attributeTexts },
        { adminSignedIn: true },
      ),
    );
  },
};
