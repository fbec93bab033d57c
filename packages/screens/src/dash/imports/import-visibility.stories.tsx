import type { ImportLine, ProductImport } from "@shop/contract/imports/product-import.ts";
import { ready } from "@shop/data/view.ts";
import { noMarks } from "@shop/domain/sheets/sheet-numbers.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { subCategoryChoices } from "@shop/fixtures/samples.ts";
import { expect, fn, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, framedInDocs } from "../../stories/page.tsx";
import { importActions } from "../stories/import-actions.ts";
import { inDash } from "../stories/in-dash.tsx";
import { ImportScreen, type ImportScreenProps } from "./import-screen.tsx";
import { sampleImport } from "./sample-import.ts";

const line: ImportLine = {
  line: 2,
  outcome: "created",
  product_id: null,
  name: "Clamp meter",
  fields: [
    { field: "price", old: null, new: "1200.00" },
    { field: "amount", old: null, new: 0 },
    { field: "brand", old: null, new: "Kelvra" },
    { field: "description", old: null, new: "Measures." },
    { field: "visibility", old: null, new: "draft" },
  ],
  errors: {},
  warnings: {},
  refused: {},
  same_part: [],
  kept: [],
};

const lines: ImportLine[] = [
  line,
  { ...line, line: 3, name: "Probe", warnings: { amount: "stock_unknown" } },
  {
    ...line,
    line: 4,
    outcome: "updated",
    product_id: 12,
    name: "Fuse",
    fields: [{ field: "visibility", old: "shown", new: "hidden" }],
  },
  {
    ...line,
    line: 5,
    outcome: "rejected",
    name: "Solder",
    fields: [],
    errors: { published: "unknown_word" },
    refused: { published: "maybe" },
  },
];

const found: ProductImport = {
  ...sampleImport,
  source: "woocommerce",
  columns: [
    { header: "Name", field: "name", samples: ["Clamp meter"], marks: noMarks },
    { header: "Published", field: "published", samples: ["1", "-1"], marks: noMarks },
    { header: "Visibility in catalog", field: "catalogue_visibility", samples: ["visible"], marks: noMarks },
    { header: "In stock?", field: "in_stock", samples: ["1", "0"], marks: noMarks },
  ],
  missing_groups: [],
};

const args: ImportScreenProps = {
  found: ready(found),
  lines: { lines: ready({ items: lines, hasMore: false }), more: { status: "idle" }, onLoadMore: fn() },
  subCategories: ready(subCategoryChoices),
  attributes: catalogue.attributes,
  ...importActions,
};

const meta = preview.meta({
  title: "Dashboard/Import/Visibility",
  component: ImportScreen,
  parameters: framedInDocs,
  decorators: [inDash],
  args,
});

/** Lines of WooCommerce that say what is published and in stock. */
export const Default = meta.story();

/** The columns of such an export. */
export const Columns = meta.story({ args: { found: ready({ ...found, state: "uploaded" }) } });

Default.test(
  "D-102 the preview says first which new products are drafts, and which visibility changes",
  english,
  async ({ canvas }) => {
    const itemOf = (text: string) => within(canvas.getByText(text).closest("li") ?? document.body);
    await expect(itemOf("Clamp meter").getByText("Draft")).toBeVisible();
    await expect(itemOf("Clamp meter").getAllByRole("listitem")[0]).toHaveTextContent("Visibility: Draft");
    await expect(itemOf("Fuse").getByRole("listitem")).toHaveTextContent("Visibility: Shown Hidden");
  },
);

Default.test(
  "D-102 the preview says where no number of pieces is given, and which word is not known",
  english,
  async ({ canvas }) => {
    await expect(
      canvas.getByText(/The file says no number of pieces: the product is added with none/),
    ).toBeVisible();
    await expect(canvas.getByText(/is not a word that is known in this column/)).toHaveTextContent(
      "Published: “maybe” is not a word that is known in this column.",
    );
  },
);

Columns.test("D-102 columns of other programs have names of their own", english, async ({ canvas }) => {
  await expect(canvas.getByRole("combobox", { name: "Published is read as" })).toHaveValue("published");
  await expect(canvas.getByRole("combobox", { name: "In stock? is read as" })).toHaveDisplayValue(
    "In stock (yes or no)",
  );
});
