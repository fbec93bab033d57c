import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showFailure, showPart } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import {
  aChange,
  type PageProps,
  aRule,
  newValues,
  onApplied,
  plus7,
  setup,
} from "./bulk-screen.story-setup.tsx";
import { BulkScreen } from "./bulk-screen.tsx";

const meta = preview.type<RenderedFrom<PageProps>>().meta({
  title: "Dashboard/Bulk changes",
  component: BulkScreen,
  ...setup,
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

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
  play: async ({ canvas }) => {
    // The rows of the preview push it down.
    await canvas.findAllByRole("rowheader");
    await showFailure();
  },
});

/** Asks for the changes that are older than the first ones. */
const older = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">): Promise<void> => {
  // The rows of the preview push it down.
  await canvas.findAllByRole("rowheader");
  const button = await canvas.findByRole("button", { name: "Show older changes" });
  await userEvent.click(button);
  showPart(button);
};

/** Older changes are being loaded. */
export const OlderPending = meta.story({
  ...english,
  name: "Older changes, pending",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listBulkChanges").ok({ data: [aChange], next_cursor: "1" }, { once: true }),
      mock("listBulkChanges").never(),
    ),
  play: older,
});

/** Older changes could not be loaded. */
export const OlderFailed = meta.story({
  ...english,
  name: "Older changes, failed",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listBulkChanges").ok({ data: [aChange], next_cursor: "1" }, { once: true }),
      mock("listBulkChanges").failing(500),
    ),
  play: async (context) => {
    await older(context);
    await context.canvas.findByRole("button", { name: "Try again" });
  },
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
      { field: "amount", change: "amount", value: 7, stock_reason: "arrived" },
    ]);
  },
);

Stock.test(
  "D-138 bulk changes: a stock that changes asks why, with a proposal by its sign",
  english,
  async ({ canvas, userEvent }) => {
    const reason = () => canvas.queryByRole("combobox", { name: "Reason of the change" });
    const pieces = canvas.getByRole("textbox", { name: /^Pieces/ });
    await expect(reason()).toHaveDisplayValue("Counted");
    await userEvent.clear(pieces);
    await expect(reason()).not.toBeInTheDocument();
    await userEvent.type(pieces, "٥");
    await expect(reason()).toHaveDisplayValue("Goods without a purchase order");
    await userEvent.clear(pieces);
    await userEvent.type(pieces, "-2");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Reason of the change" }), "breakage");
    await userEvent.click(canvas.getByRole("button", { name: "Show what changes" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Change 2 products" }));
    await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
    await expect(shop.state.bulkChanges.map(({ change }) => change.rule)).toEqual([
      { field: "amount", change: "amount", value: -2, stock_reason: "breakage" },
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
