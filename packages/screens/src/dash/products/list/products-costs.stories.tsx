import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { DataTableLayouts } from "@shop/ui/data-table/data-table-layout.ts";
import type { ReactNode } from "react";
import { expect, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { CostCell, MarginCell } from "./cost-cells.tsx";
import { listing, setup } from "./products-screen.story-setup.tsx";
import { DashProductsScreen } from "./products-screen.tsx";

const priced = (id: number, name: string, price: string, cost: string | null) =>
  anAdminProduct({ id, name, name_ar: null, price, cost_price: cost });
const products = [
  priced(5, "Clamp meter", "1450.00", "1087.50"),
  priced(4, "Fuse holder", "4.50", "6.00"),
  priced(3, "Probe set", "80.00", null),
  priced(2, "Relay module", "0.00", "35.00"),
  priced(1, "Gift cable", "12.00", "0.00"),
];

/** The columns are chosen; those that would come before them are not. */
const chosen = () => ({
  read: () => ({
    columnVisibility: { description: false, image: false, cost: true, margin: true },
    columnSizing: {},
  }),
  write: () => undefined,
});

const meta = preview.meta({
  title: "Dashboard/Products/Cost",
  component: DashProductsScreen,
  subcomponents: { CostCell, MarginCell },
  ...setup,
  args: { ...setup.args, subCategories: null, products: listing(products) },
  decorators: [(Story) => <DataTableLayouts value={chosen}>{Story()}</DataTableLayouts>],
});

/** What products cost and earn: with a margin, below cost, without a cost, and without a price. */
export const Default = meta.story();

/** For staff, who do not see costs, even where an owner has chosen the columns in the same browser. */
export const Staff = meta.story({
  args: {
    seesCosts: false,
    products: listing(products.map((one) => Object.assign({}, one, { cost_price: null }))),
  },
});

const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent);

/** Cost and margin of a product, as its row reads. */
const costsOf = (name: string): readonly (string | null | undefined)[] => {
  const row = screen.getByRole("rowheader", { name: new RegExp(name) }).closest("tr");
  return ["cost", "margin"].map((head) => row?.children[heads().indexOf(head)]?.textContent);
};

Default.test(
  "D-137 D-138 costs and margins have columns; what is not known is a dash, not 0, a price below cost is said",
  english,
  async () => {
    await expect(heads()).toEqual(["name", "price", "amount", "cost", "margin", "actions"]);
    await expect(costsOf("Clamp meter")).toEqual(["1,087.50 EG", "362.50 EG (25 %)"]);
    await expect(costsOf("Fuse holder")).toEqual(["6 EG", "−1.50 EG (−33.3 %)below cost"]);
    await expect(costsOf("Probe set")).toEqual(["–", "–"]);
    await expect(costsOf("Relay module")).toEqual(["35 EG", "–"]);
    await expect(costsOf("Gift cable")).toEqual(["0 EG", "12 EG (100 %)"]);
  },
);

Default.test(
  "D-137 owners list products without a cost, and those priced below it",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "a margin" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(expect.objectContaining({ missing: "margin" }));
  },
);

Staff.test("D-137 staff do not filter by costs", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
  await expect(await screen.findByRole("menuitemcheckbox", { name: "a price" })).toBeVisible();
  for (const name of ["a cost", "a margin"])
    await expect(screen.queryByRole("menuitemcheckbox", { name })).not.toBeInTheDocument();
});

/** A browser in which no column was chosen. */
const untouched = () => ({ read: () => null, write: () => undefined });

const inNewBrowser = {
  ...english,
  decorators: [(Story: () => ReactNode) => <DataTableLayouts value={untouched}>{Story()}</DataTableLayouts>],
};

Default.test("D-52 D-138 owners choose the columns of costs and margins", inNewBrowser, async (context) => {
  const { canvas, userEvent } = context;
  await expect(heads()).not.toContain("cost");
  await userEvent.click(canvas.getByRole("button", { name: "columns" }));
  for (const name of ["cost", "margin"]) {
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name }));
  }
  await expect(heads()).toEqual([
    "name",
    "price",
    "amount",
    "description",
    "image",
    "cost",
    "margin",
    "actions",
  ]);
});

Staff.test("D-137 staff have neither columns of costs nor their choice", english, async (context) => {
  const { canvas, userEvent } = context;
  await expect(heads()).toEqual(["name", "price", "amount", "actions"]);
  await userEvent.click(canvas.getByRole("button", { name: "columns" }));
  await expect(await screen.findByRole("menuitemcheckbox", { name: "brand" })).toBeVisible();
  for (const name of ["cost", "margin"]) {
    await expect(screen.queryByRole("menuitemcheckbox", { name })).not.toBeInTheDocument();
  }
});
