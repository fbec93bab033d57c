import type { ImportLine, ProductImport } from "@shop/contract/imports/product-import.ts";
import { ready } from "@shop/data/view.ts";
import { noMarks } from "@shop/domain/sheets/sheet-numbers.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { subCategoryChoices } from "@shop/fixtures/samples.ts";
import { expect, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, framedInDocs } from "../../stories/page.tsx";
import { importActions } from "../stories/import-actions.ts";
import { inDash } from "../stories/in-dash.tsx";
import { ImportScreen, type ImportScreenProps } from "./import-screen.tsx";
import { sampleImport } from "./sample-import.ts";

const column = (
  header: string,
  field: ProductImport["columns"][number]["field"],
  ...samples: string[]
): ProductImport["columns"][number] => ({ header, field, samples, marks: noMarks });

const uploaded: ProductImport = {
  ...sampleImport,
  state: "uploaded",
  missing_groups: [],
  columns: [
    column("Part no.", "part_number", "NP-0402", "NP-0603"),
    column("1+", "price", "0.25", "0.30"),
    column("10+", "quantity_prices.10", "0.20", "0.25"),
    column("100+", "quantity_prices.100", "0.15", "0.18"),
    column("Reel", null, "0.08", "0.09"),
  ],
};

const line: ImportLine = {
  line: 2,
  outcome: "updated",
  product_id: 12,
  name: "Chip resistor 10 kΩ",
  fields: [
    { field: "price", old: "0.30", new: "0.25" },
    { field: "quantity_prices", old: null, new: "10: 0.20; 100: 0.15" },
  ],
  errors: {},
  warnings: {},
  refused: {},
  same_part: [],
  kept: [],
};

const lines: ImportLine[] = [
  line,
  {
    ...line,
    line: 3,
    outcome: "joined",
    product_id: null,
    fields: [],
    warnings: { amount: "first_counts" },
    refused: { amount: "40" },
  },
  {
    ...line,
    line: 4,
    name: "Relay 5 V",
    fields: [{ field: "price", old: "20.00", new: "21.00" }],
    warnings: { quantity_prices: "tiers_kept" },
  },
  {
    ...line,
    line: 5,
    name: "Pin header (10 pcs)",
    fields: [{ field: "price", old: "7.00", new: "8.00" }],
    warnings: { name: "pack_in_name", "quantity_prices.10": "bad_number", quantity_prices: "tiers_left_out" },
    refused: { name: "Pin header (10 pcs)", "quantity_prices.10": "on request" },
  },
  {
    ...line,
    line: 6,
    outcome: "created",
    product_id: null,
    name: "Jumper wire 20 cm",
    fields: [{ field: "name", old: null, new: "Jumper wire 20 cm" }],
    warnings: { name: "variant_named", amount: "stock_below_zero" },
    refused: { amount: "-680" },
  },
  {
    ...line,
    line: 7,
    outcome: "rejected",
    fields: [],
    errors: { price: "tier_twice" },
    refused: { price: "9" },
  },
];

const args: ImportScreenProps = {
  found: ready(uploaded),
  lines: { lines: ready({ items: lines, hasMore: false }), more: { status: "idle" }, onLoadMore: fn() },
  subCategories: ready(subCategoryChoices),
  attributes: catalogue.attributes,
  ...importActions,
};

const meta = preview.meta({
  title: "Dashboard/Import/Quantity prices",
  component: ImportScreen,
  parameters: framedInDocs,
  decorators: [inDash],
  args,
});

/** Columns that are prices from a number of pieces. */
export const Columns = meta.story();

/** Columns that are read as in an earlier list of the supplier, which had fewer. */
export const Remembered = meta.story({
  args: { found: ready({ ...uploaded, remembered_from: "Nile Parts, May.xlsx" }) },
});

Remembered.test("D-32 columns that are read as in an earlier file name it", english, async ({ canvas }) => {
  await expect(
    canvas.getByText(
      "Columns with the headings of Nile Parts, May.xlsx are read as there; check the others.",
    ),
  ).toBeVisible();
});

/** Lines that give quantity prices, belong to others, or are variants and packs. */
export const Lines = meta.story({
  args: {
    found: ready({
      ...uploaded,
      state: "checked",
      counts: { created: 1, updated: 3, unchanged: 0, rejected: 1, joined: 1, warned: 4 },
    }),
  },
});

Columns.test(
  "D-108 a column is chosen as the price from a number of pieces, which is entered beside it",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    await expect(canvas.getByRole("textbox", { name: "10+: price from so many pieces" })).toHaveValue("10");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Reel is read as" }),
      "Price from a number of pieces",
    );
    const check = canvas.getByRole("button", { name: "Check the lines" });
    await userEvent.click(check);
    await expect(canvas.getByText("Price from 10 pieces is chosen for two columns.")).toBeVisible();
    await expect(calls.onCheck).not.toHaveBeenCalled();
    const pieces = canvas.getByRole("textbox", { name: "Reel: price from so many pieces" });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, "5000");
    await userEvent.click(check);
    await expect(calls.onCheck).toHaveBeenCalledWith(
      expect.objectContaining({
        fields: ["part_number", "price", "quantity_prices.10", "quantity_prices.100", "quantity_prices.5000"],
      }),
    );
  },
);

Columns.test(
  "D-108 another text than a number of pieces is not taken",
  english,
  async ({ canvas, userEvent }) => {
    const pieces = canvas.getByRole("textbox", { name: "100+: price from so many pieces" });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, "x");
    await userEvent.tab();
    await expect(pieces).toHaveValue("100");
  },
);

Columns.test(
  "D-108 quantity prices in two ways are rejected",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Reel is read as" }),
      "Quantity prices",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Check the lines" }));
    await expect(canvas.getByText(/^Quantity prices are chosen in several ways/)).toBeVisible();
    await expect(calls.onCheck).not.toHaveBeenCalled();
  },
);

Lines.test("D-108 lines say what is proposed and what stays", english, async ({ canvas }) => {
  const list = canvas.getByRole("list", { name: "All lines" });
  await expect(list).toHaveTextContent(
    "Quantity prices: The quantity prices stay as they are; check that they fit the new price.",
  );
  await expect(list).toHaveTextContent("10+: “on request” is no number in the chosen notation.");
  await expect(list).toHaveTextContent("Amount: The file says -680: taken as 0.");
  await expect(canvas.getByRole("button", { name: "1 Part of another line" })).toBeVisible();
});
