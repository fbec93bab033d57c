import { useBulkChangesModel } from "@shop/data/dash/bulk-changes/use-bulk-changes-model.ts";
import { useBulkFormModel } from "@shop/data/dash/bulk-changes/use-bulk-form-model.ts";
import type { BulkPreviewPage, BulkRuleText, BulkSelection } from "@shop/data/dash/bulk-changes/view.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { createMockShop, type MockShop } from "@shop/mocks/shop/mock-shop.ts";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview, { type RenderedFrom } from "../../../../../.storybook/preview.tsx";
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

let shop: MockShop;
const onApplied = fn();

/** What the last change makes of its products, by their ids. */
const newValues = () => new Map(shop.state.bulkChanges[0]?.items.map((item) => [item.id, item.new]));

interface PageProps {
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

const aRule = (rule: Pick<BulkRuleText, "field" | "change"> & Partial<BulkRuleText>): BulkRuleText => ({
  value: "",
  rounding: "none",
  attributeId: null,
  from: "",
  until: "",
  ...rule,
});

const plus7 = aRule({ field: "price", change: "percent", value: "7", rounding: "5" });

const meta = preview.type<RenderedFrom<PageProps>>().meta({
  title: "Dashboard/Bulk changes",
  component: BulkScreen,
  render: (args) => <Page {...args} />,
  argTypes: {
    selection: { description: "The products to change; null where the address names none." },
    rule: { description: "What the form holds at first." },
  },
  parameters: { layout: "padded" },
  args: { selection: { filter: { query: "" } }, rule: plus7 },
  beforeEach: ({ msw }) => {
    onApplied.mockClear();
    const { categories, subCategories } = catalogue;
    const attributeTexts = new Map([
      [1, { 901: "1k", 902: "0805" }],
      [2, { 901: "4k7" }],
    ]);
    shop = createMockShop(
      { categories, subCategories, products, slides: [], attributes, attributeTexts },
      { adminSignedIn: true },
    );
    msw.use(...handlersOf(shop));
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const english = { globals: { locale: "en" } } as const;

/** What a rise by 7 % in multiples of 5 would do. */
export const Default = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

/** No rule is entered yet. */
export const NoRule = meta.story({ args: { rule: { ...plus7, value: "" } } });

/** The address names no products. */
export const NothingSelected = meta.story({ args: { selection: null } });

/** Stock of selected products. */
export const Stock = meta.story({
  args: {
    selection: { ids: [1, 3] },
    rule: aRule({ field: "amount", change: "amount", value: "-5" }),
  },
});

/** Offers for some days. */
export const Offers = meta.story({
  args: {
    rule: aRule({
      field: "offer",
      change: "percent",
      value: "15",
      rounding: "9",
      from: "2026-12-01T09:00",
      until: "2026-12-05T23:59",
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

Offers.test(
  "D-103 bulk changes: offers are previewed with their minutes, made and undone",
  english,
  async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole("row");
    await expect(rows.map(({ textContent }) => textContent).join()).toMatch(
      /no offer.*EG from 1 Dec 2026, 09:00 until 5 Dec 2026, 23:59/,
    );
    await userEvent.selectOptions(canvas.getByLabelText("How"), "End the offers");
    await expect(canvas.queryByLabelText(/^Percent lower/)).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText("How"), "At a fixed price");
    await userEvent.type(canvas.getByLabelText(/^Offer price/), "1.50");
    await userEvent.clear(canvas.getByLabelText(/^Until/));
    await userEvent.type(canvas.getByLabelText(/^Until/), "2026-11-01T10:00");
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await expect(canvas.getByText("It ends before it begins.")).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Until/));
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Change \d+ product/ }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect(shop.state.bulkChanges[0]?.change.rule).toMatchObject({
      field: "offer",
      change: "fixed",
      value: "1.50",
      from: "2026-12-01T09:00",
      until: null,
    });
  },
);

/** Quantity prices change with the price, and where they cannot the product is skipped. */
export const QuantityPrices = meta.story({
  args: { rule: aRule({ field: "price", change: "percent", value: "10" }) },
  beforeEach: () => {
    shop.state.quantityPrices.set(1, [
      { from: 10, price: "1400.00" },
      { from: 50, price: "1300.00" },
    ]);
    shop.state.quantityPrices.set(2, [{ from: 10, price: "0.09" }]);
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

QuantityPrices.test(
  "D-108 bulk changes: the preview shows quantity prices beside their price, and the undo restores them",
  english,
  async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole("row");
    await expect(rows.map(({ textContent }) => textContent).join()).toMatch(
      /1,450 EG\nfrom 10: .?1,400 EG.?\nfrom 50: .?1,300 EG.?1,595 EG\nfrom 10: .?1,540 EG.?\nfrom 50: .?1,430 EG/,
    );
    await userEvent.click(await canvas.findByRole("button", { name: /^Change \d+ product/ }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect(newValues().get(1)).toBe("1595.00; 10: 1540.00; 50: 1430.00");
  },
);

/** A price that would not be above the quantity prices. */
export const QuantityPricesSkipped = meta.story({
  args: { rule: aRule({ field: "price", change: "fixed", value: "1350" }) },
  beforeEach: () => {
    shop.state.quantityPrices.set(1, [{ from: 10, price: "1400.00" }]);
  },
});

QuantityPricesSkipped.test(
  "D-108 bulk changes: a skipped product has its reason",
  english,
  async ({ canvas }) => {
    await expect(
      await canvas.findByText(/the quantity prices would not be lower than the price/),
    ).toBeVisible();
  },
);

/** The visibility of products; none of them is a draft yet. */
export const Visibility = meta.story({
  args: {
    rule: aRule({ field: "visibility", change: "fixed", value: "draft" }),
  },
});

/** No visibility is chosen yet. */
export const NoVisibility = meta.story({
  args: {
    rule: aRule({ field: "visibility", change: "fixed" }),
  },
});

/** A specification of products, one of which has it already. */
export const Specification = meta.story({
  args: {
    rule: aRule({ field: "specification", change: "set", value: "4k7", attributeId: 901 }),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
  },
});

/** A specification is to be chosen. */
export const NoSpecification = meta.story({
  args: {
    rule: aRule({ field: "specification", change: "set" }),
  },
});

/** The attributes did not come. */
export const SpecificationsFailed = meta.story({
  args: {
    rule: aRule({ field: "specification", change: "set" }),
  },
  beforeEach: ({ msw }) => msw.use(mock("listAttributes").failing(400)),
});

/** Choices of a specification by their names, one of them Arabic. */
export const SpecificationChoices = meta.story({
  args: {
    rule: aRule({ field: "specification", change: "set", value: "1206; ثقوب", attributeId: 902 }),
  },
});

/** All products that a filter of the list names. */
export const Filtered = meta.story({
  args: {
    selection: {
      filter: { query: "clamp", missing: "picture", missing_attribute: "901", low_stock: "only" },
    },
    rule: { ...plus7, value: "" },
  },
});

/** The preview did not come. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("previewBulkChange").failing(422)),
});

const apply = async ({ canvas, userEvent }: Context) => {
  const name = /^(?:Change \d+ product|تعديل (?:\d+ )?منتج)/;
  await userEvent.click(await canvas.findByRole("button", { name }));
};

/** The products are being changed. */
export const Applying = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("applyBulkChange").never()),
  play: apply,
});

/** No product was changed. */
export const ApplyFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("applyBulkChange").failing(503)),
  play: async (context) => {
    await apply(context);
    await context.canvas.findByRole("alert");
  },
});

/** Neither did the earlier changes. */
export const HistoryFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listBulkChanges").failing(400)),
});

/** Nothing has come yet. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("previewBulkChange").never(), mock("listBulkChanges").never()),
});

Default.test(
  "bulk changes: old and new prices, what is skipped and why, and one command that applies them",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("2 products change")).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Clamp meter 1,450 EG 1,550 EG" })).toBeVisible();
    await expect(canvas.getByText("1 is skipped: has no price yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Skipped (2)" }));
    await expect(
      await canvas.findByRole("row", { name: "Fuse 0.10 EG the price would be 0 or less" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change 2 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect([...newValues()]).toContainEqual([1, "1550.00"]);
  },
);

NoRule.test(
  "bulk changes: a rule that cannot be calculated with is refused at its field, and previewed once it is mended",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    const input = canvas.getByRole("textbox", { name: /^Percent/ });
    await expect(input).toBeInvalid();
    await expect(input).toHaveFocus();
    await userEvent.type(input, "٢٫٥");
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await expect(await canvas.findByText("2 products change")).toBeVisible();
  },
);

Default.test(
  "bulk changes: an edited rule has no preview and no command until it is previewed itself",
  english,
  async ({ canvas, userEvent }) => {
    const command = () => canvas.queryByRole("button", { name: /^Change \d+ products?$/ });
    const value = canvas.getByRole("textbox", { name: /^Percent/ });
    await userEvent.type(value, "0");
    await expect(command()).not.toBeInTheDocument();
    await expect(canvas.queryByRole("row", { name: /Clamp meter/ })).not.toBeInTheDocument();
    await userEvent.type(value, "{Backspace}");
    await expect(command()).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "What changes" }), "amount");
    await expect(command()).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await expect(await canvas.findByRole("row", { name: "Clamp meter 12 19" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change 4 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect(shop.state.bulkChanges.map(({ change }) => change.rule)).toEqual([
      { field: "amount", change: "amount", value: 7 },
    ]);
  },
);

Default.test(
  "bulk changes: what somebody changed since the preview is named, and applied only after it was seen",
  english,
  async ({ canvas, userEvent }) => {
    shop.state.products = shop.state.products.map((one) => (one.id === 4 ? { ...one, price: "90.00" } : one));
    await userEvent.click(canvas.getByRole("button", { name: "Change 2 products" }));
    await expect(await canvas.findByText(/^Nothing was changed/)).toBeVisible();
    await expect(onApplied).not.toHaveBeenCalled();
    await expect(await canvas.findByRole("row", { name: /Solder wire 0.8 mm 90 EG 95 EG/ })).toBeVisible();
    const again = await canvas.findByRole("button", { name: "Change 2 products" });
    await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "false"));
    await userEvent.click(again);
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
  },
);

Default.test(
  "bulk changes: a change whose answer was lost is repeated with the same key and happens once",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(mock("applyBulkChange").networkError({ once: true })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change 2 products" }));
    await expect(await canvas.findByText(/^No answer came/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change 2 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect(shop.state.bulkChanges).toHaveLength(1);
  },
);

Stock.test("bulk changes: pieces of selected products, none below 0", english, async ({ canvas }) => {
  await expect(canvas.getByText("2 selected products")).toBeVisible();
  await expect(await canvas.findByRole("row", { name: "Clamp meter 12 7" })).toBeVisible();
  await expect(canvas.getByText("1 is skipped: fewer than 0 pieces would be left")).toBeVisible();
});

Filtered.test("bulk changes: the filter of the list is shown in words", english, async ({ canvas }) => {
  const filters = within(
    canvas.getByText("All products that match the filter").parentElement ?? document.body,
  );
  await filters.findByText("Without a value of Resistance");
  await expect(filters.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Search: clamp",
    "Without a picture",
    "Without a value of Resistance",
    "Low stock",
  ]);
});

Specification.test(
  "D-98 bulk changes: a specification is shown before and after, in the unit that suits it, and set",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: /^Value/ })).toHaveAccessibleDescription(
      /reads as 4.7\skΩ/,
    );
    await expect(await canvas.findByRole("row", { name: /^Clamp meter 1\skΩ 4.7\skΩ$/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^Probe set no value 4.7\skΩ$/ })).toBeVisible();
    await expect(canvas.getByText("1 is skipped: has this value already")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change 3 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect([...newValues().keys()]).toEqual([1, 3, 4]);
    await expect(newValues().get(3)).toBe("4k7");
    await expect(await canvas.findByRole("link", { name: "Resistance: 4k7" })).toBeVisible();
  },
);

NoSpecification.test(
  "D-98 bulk changes: attributes of the selected products come first; a value of several choices is read as it is typed",
  english,
  async ({ canvas, userEvent }) => {
    const show = canvas.getByRole("button", { name: "Show what changes" });
    const chooser = await canvas.findByRole("combobox", { name: /^Specification/ });
    await userEvent.click(show);
    await expect(chooser).toBeInvalid();
    await expect(chooser).toHaveFocus();
    await userEvent.click(chooser);
    await waitFor(() =>
      expect(
        within(screen.getByRole("listbox"))
          .getAllByRole("option")
          .map((option) => option.textContent),
      ).toEqual(["Resistance (Ω) · 4", "Package · 4", "Lead free · 4", "Series · 4", "Bandwidth (Hz)"]),
    );
    await userEvent.type(screen.getByPlaceholderText("Search specifications"), "غلاف{Enter}");
    const value = await canvas.findByRole("combobox", { name: /^Value/ });
    await userEvent.type(value, "0603");
    await userEvent.click(show);
    await expect(value).toBeInvalid();
    await expect(value).toHaveFocus();
    await userEvent.clear(value);
    await userEvent.type(value, "1206; ثقوب");
    await expect(value).toHaveAccessibleDescription("reads as 1206; Through hole");
    await userEvent.click(show);
    await expect(
      await canvas.findByRole("row", { name: "Clamp meter 0805 1206; Through hole" }),
    ).toBeVisible();
  },
);

NoSpecification.test(
  "D-98 bulk changes: a value is cleared; yes or no is chosen; products without the attribute are skipped",
  english,
  async ({ canvas, userEvent }) => {
    const show = canvas.getByRole("button", { name: "Show what changes" });
    const choose = async (name: RegExp): Promise<void> => {
      await userEvent.click(canvas.getByRole("combobox", { name: /^Specification/ }));
      await userEvent.click(await screen.findByRole("option", { name }));
    };
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "How" }), "clear");
    await choose(/^Package/);
    await userEvent.click(show);
    await expect(await canvas.findByRole("row", { name: "Clamp meter 0805 no value" })).toBeVisible();
    await expect(canvas.getByText("3 are skipped: has no value")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "How" }), "set");
    await choose(/^Lead free/);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Value/ }), "No");
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await expect(await canvas.findByRole("row", { name: "Fuse no value No" })).toBeVisible();
    await choose(/^Bandwidth/);
    await userEvent.type(canvas.getByRole("textbox", { name: /^Value/ }), "10 kHz");
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await expect(
      await canvas.findByText("4 are skipped: its sub category does not have the specification"),
    ).toBeVisible();
  },
);

Visibility.test(
  "D-102 a change of visibility is previewed in words and applied",
  english,
  async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole("row", { name: /Fuse/ });
    await expect(row).toHaveTextContent("FuseShownDraft");
    await userEvent.click(canvas.getByRole("button", { name: "Change 4 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect([...newValues().values()]).toEqual(Array.from({ length: 4 }, () => "draft"));
  },
);

Default.test(
  "D-102 a visibility is chosen from its names, and asked for where none is",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole("combobox", { name: "What changes" }),
      "Visibility",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    const value = canvas.getByRole("combobox", { name: /New visibility/ });
    await expect(value).toHaveFocus();
    await expect(value).toBeInvalid();
    await userEvent.selectOptions(value, "Hidden");
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await expect(await canvas.findByRole("row", { name: /Fuse/ })).toHaveTextContent("FuseShownHidden");
  },
);
