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

const line: ImportLine = {
  line: 3,
  outcome: "rejected",
  product_id: 12,
  name: "Clamp meter",
  fields: [],
  errors: { part_number: "part_number_twice" },
  warnings: {},
  refused: { part_number: "CM-208" },
  same_part: [3, 9],
  kept: [],
};

const lines: ImportLine[] = [
  line,
  { ...line, line: 9, name: "Clamp meter 600 A" },
  {
    ...line,
    line: 10,
    outcome: "updated",
    name: "Measuring tip",
    fields: [{ field: "name", old: "Probe", new: "Measuring tip" }],
    errors: {},
    warnings: { barcode: "found_by_barcode" },
    refused: { barcode: "4006381333931" },
    same_part: [],
  },
  {
    ...line,
    line: 11,
    name: "Fuse",
    errors: { barcode: "barcode_of_other" },
    refused: { barcode: "012345678905" },
    same_part: [],
  },
  {
    ...line,
    line: 12,
    outcome: "unchanged",
    name: "Chip resistor",
    errors: {},
    warnings: { amount: "stock_kept" },
    refused: { amount: "1500" },
    same_part: [],
  },
];

const found: ProductImport = {
  ...sampleImport,
  counts: { created: 2, updated: 998, unchanged: 1, rejected: 3, joined: 0, warned: 2 },
  columns: [
    ...sampleImport.columns,
    { header: "Stock", field: "amount", samples: ["1500", "12"], marks: noMarks },
  ],
  missing_groups: [],
  stock_changes: 120,
};

const noAnswers = { set_stock: false, set_packs: false, set_specifications: false };

const args: ImportScreenProps = {
  found: ready(found),
  lines: { lines: ready({ items: lines, hasMore: false }), more: { status: "idle" }, onLoadMore: fn() },
  subCategories: ready(subCategoryChoices),
  attributes: catalogue.attributes,
  ...importActions,
};

const meta = preview.meta({
  title: "Dashboard/Import/Questions",
  component: ImportScreen,
  parameters: framedInDocs,
  decorators: [inDash],
  args,
});

/** Rows of which nothing says for certain what is meant, and a stock that is asked about. */
export const Default = meta.story();

/** The stock is set as it is in the file. */
export const StockSet = meta.story({
  name: "Stock set",
  args: { found: ready({ ...found, set_stock: true }) },
});

/** Names that tell packs, of products of which nothing says how they are sold. */
export const NamedPacks = meta.story({
  name: "Packs in names",
  args: { found: ready({ ...found, stock_changes: 0, named_packs: 14 }) },
});

/** These products are sold in the packs of their names. */
export const PacksSet = meta.story({
  name: "Packs set",
  args: { found: ready({ ...found, set_stock: true, named_packs: 14, set_packs: true }) },
});

/** Part numbers that state specifications which nothing else states. */
export const StatedSpecifications = meta.story({
  name: "Specifications of part numbers",
  args: { found: ready({ ...found, stock_changes: 0, stated_specifications: 240 }) },
});

/** These products get the specifications. */
export const SpecificationsSet = meta.story({
  name: "Specifications set",
  args: { found: ready({ ...found, stated_specifications: 240, set_specifications: true, set_packs: true }) },
});

/** A workbook with rows, columns and another sheet that are hidden. */
export const Hidden = meta.story({
  args: {
    found: ready({
      ...found,
      stock_changes: 0,
      reading: sampleImport.reading && {
        ...sampleImport.reading,
        hidden_rows: 12,
        hidden_columns: ["C", "AB"],
        sheets: sampleImport.reading.sheets.map((sheet, position) =>
          Object.assign({}, sheet, { hidden: position > 0 }),
        ),
      },
    }),
  },
});

Default.test(
  "D-32 rows of one part number are named together, and each says why it is left out",
  english,
  async ({ canvas }) => {
    const reasons = canvas.getAllByText((_, element) =>
      Boolean(
        element?.matches("li") &&
        element.textContent.includes("“CM-208” stands in rows 3 and 9 of the file with other values"),
      ),
    );
    await expect(reasons.filter((one) => one.className.includes("text-negative"))).toHaveLength(2);
    await expect(canvas.getByText(/The product was found by the barcode/)).toBeVisible();
    await expect(canvas.getByText(/mean another product than the barcode/)).toBeVisible();
  },
);

Default.test(
  "D-32 a stock without what the file was made from is asked about once, and set only if that is chosen",
  english,
  async ({ canvas, userEvent, args: { onCheck, onApply } }) => {
    await expect(canvas.getByText("120 lines say another stock than the shop has.")).toBeVisible();
    await expect(canvas.getByText("The stock stays as it is; new products take theirs.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Set the stock to that of the file" }));
    await expect(onCheck).toHaveBeenCalledWith(
      expect.objectContaining({ answers: { ...noAnswers, set_stock: true }, createGroups: false }),
    );
    // Without an answer the rest is imported.
    await userEvent.click(canvas.getByRole("button", { name: "Save 1,000 products" }));
    await expect(onApply).toHaveBeenCalledOnce();
  },
);

StockSet.test(
  "D-32 a stock that would be set is left again where that is chosen",
  { globals: { locale: "ar" } },
  async ({ canvas, userEvent, args: { onCheck } }) => {
    await expect(canvas.getByText("يصبح المخزون كما في الملف.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "أبقِ المخزون كما هو" }));
    await expect(onCheck).toHaveBeenCalledWith(expect.objectContaining({ answers: noAnswers }));
  },
);

NamedPacks.test(
  "D-172 packs in names are asked about once, and taken only if that is chosen",
  english,
  async ({ canvas, userEvent, args: { onCheck, onApply } }) => {
    await expect(canvas.getByText(/^14 names tell a pack, such as '10 pieces'/)).toBeVisible();
    await expect(canvas.getByText("They stay sold by the piece.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sell them in the packs of their names" }));
    await expect(onCheck).toHaveBeenCalledWith(
      expect.objectContaining({ answers: { ...noAnswers, set_packs: true } }),
    );
    // Without an answer the rest is imported.
    await userEvent.click(canvas.getByRole("button", { name: "Save 1,000 products" }));
    await expect(onApply).toHaveBeenCalledOnce();
  },
);

PacksSet.test(
  "D-172 products that would be sold in packs are left sold by the piece where that is chosen",
  { globals: { locale: "ar" } },
  async ({ canvas, userEvent, args: { onCheck } }) => {
    await expect(canvas.getByText("تُباع بالعبوات التي تذكرها أسماؤها.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "أبقِها تُباع بالقطعة" }));
    await expect(onCheck).toHaveBeenCalledWith(
      expect.objectContaining({ answers: { ...noAnswers, set_stock: true } }),
    );
  },
);

StatedSpecifications.test(
  "D-90 specifications that part numbers state are asked about once, and taken only if that is chosen",
  english,
  async ({ canvas, userEvent, args: { onCheck, onApply } }) => {
    await expect(canvas.getByText(/^240 part numbers state specifications/)).toBeVisible();
    await expect(canvas.getByText("They are left out.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add them to the products" }));
    await expect(onCheck).toHaveBeenCalledWith(
      expect.objectContaining({ answers: { ...noAnswers, set_specifications: true } }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Save 1,000 products" }));
    await expect(onApply).toHaveBeenCalledOnce();
  },
);

SpecificationsSet.test(
  "D-90 specifications of part numbers are left out where that is chosen, and the other answers stay",
  { globals: { locale: "ar" } },
  async ({ canvas, userEvent, args: { onCheck } }) => {
    await expect(canvas.getByText("تُضاف، ويبقى ما يذكره الملف والمتجر كما هو.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "لا تضفها" }));
    await expect(onCheck).toHaveBeenCalledWith(
      expect.objectContaining({ answers: { ...noAnswers, set_packs: true } }),
    );
  },
);

Hidden.test(
  "D-32 the preview of an import names what is hidden in the workbook and left out",
  english,
  async ({ canvas }) => {
    await expect(
      canvas.getByText(/12 rows are hidden in the sheet. Hidden columns: .*C, AB.*They are left out/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Hidden sheets, which are left out unless one is chosen: .*Old prices/),
    ).toBeVisible();
  },
);
