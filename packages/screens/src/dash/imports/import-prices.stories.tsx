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
import { withRights } from "../stories/with-rights.tsx";
import { ImportScreen, type ImportScreenProps } from "./import-screen.tsx";
import { sampleImport } from "./sample-import.ts";

const line: ImportLine = {
  line: 2,
  outcome: "updated",
  product_id: 12,
  name: "Clamp meter",
  fields: [{ field: "price", old: "1200.00", new: "120000.00" }],
  errors: {},
  warnings: { price: "price_jump" },
  refused: { price: "120000" },
  same_part: [],
  kept: [],
};

const lines: ImportLine[] = [
  line,
  {
    ...line,
    line: 3,
    name: "Chip resistor",
    fields: [{ field: "part_number", old: "5-9", new: "5-Sep" }],
    warnings: { part_number: "code_is_date" },
    refused: { part_number: "5-Sep" },
  },
  {
    ...line,
    line: 4,
    outcome: "rejected",
    name: "Probe",
    fields: [],
    warnings: {},
    errors: { price: "formula_without_value" },
    refused: { price: "#FORMULA =B4*1.2" },
  },
];

const found: ProductImport = {
  ...sampleImport,
  counts: { created: 0, updated: 998, unchanged: 0, rejected: 1, joined: 0, warned: 120 },
  missing_groups: [],
  price_jumps: {
    compared: 998,
    jumps: [
      { power: 2, lines: 120 },
      { power: -3, lines: 1 },
    ],
  },
};

const args: ImportScreenProps = {
  found: ready(found),
  lines: { lines: ready({ items: lines, hasMore: false }), more: { status: "idle" }, onLoadMore: fn() },
  subCategories: ready(subCategoryChoices),
  attributes: catalogue.attributes,
  ...importActions,
};

const meta = preview.meta({
  title: "Dashboard/Import/Prices",
  component: ImportScreen,
  parameters: framedInDocs,
  decorators: [inDash],
  args,
});

/** Prices that jump against the stored ones. */
export const Jumping = meta.story();

/** Prices of which the file does not say how they are written. */
export const AskedDecimal = meta.story({
  name: "Asked decimal",
  args: {
    found: ready({
      ...found,
      state: "uploaded",
      decimal: null,
      columns: sampleImport.columns.map((column) =>
        Object.assign({}, column, {
          samples: column.field === "price" ? ["1.234", "2.500"] : column.samples,
          marks: column.field === "price" ? { ...noMarks, unclear: "1.234" } : noMarks,
        }),
      ),
    }),
  },
});

/** A column of costs in a sheet of staff. */
export const CostsIgnored = meta.story({
  name: "Costs ignored",
  args: {
    seesCosts: false,
    found: ready({
      ...found,
      state: "uploaded",
      columns: [
        ...sampleImport.columns,
        { header: "Cost", field: null, samples: ["980.00", "2.75"], marks: noMarks },
      ],
    }),
  },
});

/** A column of prices in a sheet of those who may not change prices. */
export const PricesIgnored = meta.story({
  name: "Prices ignored",
  decorators: [withRights("products")],
  args: {
    found: ready({
      ...found,
      state: "uploaded",
      columns: sampleImport.columns.map((column) =>
        Object.assign({}, column, { field: column.field === "price" ? null : column.field }),
      ),
    }),
  },
});

PricesIgnored.test(
  "D-147 who may not change prices is told that the sheet's prices are ignored",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("Ignored: your account may not change prices.")).toBeVisible();
  },
);

/** Costs in another currency, with the exchange rate that the last sheet with these columns had. */
export const CostRate = meta.story({
  name: "Cost rate",
  args: {
    found: ready({
      ...found,
      state: "uploaded",
      remembered: true,
      cost_rate: "48.35",
      columns: [
        ...sampleImport.columns,
        { header: "Cost USD", field: "cost_price", samples: ["20.5", "0.0575"], marks: noMarks },
      ],
    }),
  },
});

/** A file in which a quotation mark is not closed. */
export const UnclosedQuote = meta.story({
  name: "Unclosed quote",
  args: {
    found: ready({
      ...found,
      state: "failed",
      fault: "unclosed_quote",
      fault_row: 302,
      columns: [],
      reading: {
        encoding: "utf-8",
        delimiter: ",",
        sheets: [],
        sheet: 0,
        hidden_rows: 0,
        hidden_columns: [],
        with_hidden: false,
        heading_row: 1,
        top: [],
      },
    }),
  },
});

Jumping.test(
  "D-32 prices that jump are saved only once they are said to be right",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    await expect(canvas.getByText("120 of 998 prices are about 100 times the stored ones.")).toBeVisible();
    await expect(
      canvas.getByText("One of 998 prices is only about a 1,000th of the stored one."),
    ).toBeVisible();
    const save = canvas.getByRole("button", { name: "Save 998 products" });
    await expect(save).toBeDisabled();
    const accepts = canvas.getByRole("checkbox", { name: "These prices are right" });
    accepts.focus();
    await userEvent.keyboard(" ");
    await userEvent.click(save);
    await expect(calls.onApply).toHaveBeenCalledWith(true);
  },
);

Jumping.test(
  "D-32 prices that jump are counted in the Arabic forms",
  { globals: { locale: "ar" } },
  async ({ canvas }) => {
    await expect(canvas.getByText("120 سعرًا من 998 نحو 100 ضعف الأسعار المحفوظة.")).toBeVisible();
    await expect(canvas.getByText("سعر واحد من 998 نحو جزء من 1,000 من السعر المحفوظ فقط.")).toBeVisible();
  },
);

Jumping.test("D-32 what is taken with a remark does not read as left out", english, async ({ canvas }) => {
  const list = canvas.getByRole("list", { name: "All lines" });
  await expect(list).not.toHaveTextContent("Left out; the rest of the line is taken.");
  await expect(list).toHaveTextContent("The result of “#FORMULA =B4*1.2” is not stored in the file.");
});

AskedDecimal.test(
  "D-32 a decimal mark that the file does not say is chosen before the lines are checked",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    const point = canvas.getByRole("radio", { name: "1,234.50" });
    await expect(point).not.toBeChecked();
    await expect(canvas.getByRole("radio", { name: "1.234,50" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Check the lines" }));
    await expect(calls.onCheck).not.toHaveBeenCalled();
    await expect(
      canvas.getAllByText("“1.234” can be read in two ways: say how numbers are written."),
    ).toHaveLength(2);
    await userEvent.click(point);
    await userEvent.click(canvas.getByRole("button", { name: "Check the lines" }));
    await expect(calls.onCheck).toHaveBeenCalledWith(expect.objectContaining({ decimal: "point" }));
  },
);

UnclosedQuote.test("D-32 a quotation mark that is not closed names its row", english, async ({ canvas }) => {
  await expect(
    canvas.getByText(
      "Row 302 has an opening quotation mark that is not closed. Close or remove it, and upload the file again.",
    ),
  ).toBeVisible();
  await expect(canvas.getByRole("button", { name: "Read the file again" })).toBeDisabled();
});

CostRate.test(
  "D-139 costs of another currency are read at an exchange rate, which is asked for where it is empty",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    const rate = canvas.getByLabelText("Exchange rate of the costs");
    const check = canvas.getByRole("button", { name: "Check the lines" });
    await expect(rate).toHaveValue("48.35");
    await userEvent.clear(rate);
    await userEvent.type(rate, "4,8,3");
    await userEvent.click(check);
    await expect(rate).toBeInvalid();
    await expect(calls.onCheck).not.toHaveBeenCalled();
    await userEvent.clear(rate);
    await userEvent.type(rate, "٥٠٫٢٥");
    await userEvent.click(check);
    await expect(calls.onCheck).toHaveBeenCalledWith(expect.objectContaining({ costRate: "50.25" }));
    // The header names dollars: without a rate, it is asked for.
    await userEvent.clear(rate);
    await userEvent.click(check);
    await expect(rate).toBeInvalid();
    await expect(calls.onCheck).toHaveBeenCalledOnce();
  },
);

CostsIgnored.test("D-137 staff are told why a column of costs is ignored", english, async ({ canvas }) => {
  await expect(
    canvas.getByText("Ignored: your account may not see what products cost the shop."),
  ).toBeVisible();
  await expect(canvas.queryAllByRole("option", { name: "Cost price" })).toHaveLength(0);
  await expect(canvas.queryByLabelText("Exchange rate of the costs")).not.toBeInTheDocument();
});
