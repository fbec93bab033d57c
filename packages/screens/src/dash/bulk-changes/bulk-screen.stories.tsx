import { useBulkChangesModel } from "@shop/data/dash/bulk-changes/use-bulk-changes-model.ts";
import { useBulkFormModel } from "@shop/data/dash/bulk-changes/use-bulk-form-model.ts";
import type { BulkPreviewPage, BulkRuleText, BulkSelection } from "@shop/data/dash/bulk-changes/view.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { createMockShop, type MockShop } from "@shop/mocks/shop/mock-shop.ts";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { onArabicPhone } from "../../stories/page.tsx";
import { BulkScreen } from "./bulk-screen.tsx";

const named = (id: number, name: string, price: string, amount: number) =>
  aProduct({ id, name, name_ar: null, part_number: null, price, amount });
const products = [
  named(1, "Clamp meter", "1450.00", 12),
  named(2, "Fuse", "0.10", 300),
  named(3, "Probe set", "0.00", 3),
  named(4, "Solder wire 0.8 mm", "85.50", 40),
];

let shop: MockShop;
const onApplied = fn();

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

const plus7: BulkRuleText = { field: "price", change: "percent", value: "7", rounding: "5" };

const meta = preview.meta({
  title: "Dashboard/Bulk changes",
  component: Page,
  argTypes: {
    selection: { description: "The products to change; null where the address names none." },
    rule: { description: "What the form holds at first." },
  },
  parameters: { layout: "padded" },
  args: { selection: { filter: { query: "" } }, rule: plus7 },
  beforeEach: ({ msw }) => {
    onApplied.mockClear();
    const { categories, subCategories } = catalogue;
    shop = createMockShop({ categories, subCategories, products, slides: [] }, { adminSignedIn: true });
    msw.use(...handlersOf(shop));
  },
});

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
    rule: { field: "amount", change: "amount", value: "-5", rounding: "none" },
  },
});

/** All products that a filter of the list names. */
export const Filtered = meta.story({
  args: {
    selection: { filter: { query: "clamp", missing: "picture", low_stock: "only" } },
    rule: { ...plus7, value: "" },
  },
});

/** The preview did not come. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("previewBulkChange").failing(422)),
});

/** Neither did the earlier changes. */
export const HistoryFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listBulkChanges").failing(400)),
});

/** Nothing has come yet. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("previewBulkChange").never(), mock("listBulkChanges").never()),
});

/** Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone });

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
    await expect(shop.state.products.map(({ price }) => price)).toContain("1550.00");
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
  await expect(filters.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Search: clamp",
    "Without a picture",
    "Low stock",
  ]);
});
