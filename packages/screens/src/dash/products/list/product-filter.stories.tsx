import { useAdminProductListModel } from "@shop/data/dash/products/use-admin-product-list-model.ts";
import type { AdminProductListQuery } from "@shop/data/dash/products/view.ts";
import { ADMIN_PAGE_SIZE } from "@shop/domain/constants.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english } from "../../../stories/page.tsx";
import { plainProductQuery, productListArgs } from "../../stories/product-list.ts";
import { ProductFilterBar } from "./product-filter.tsx";
import { DashProductsScreen } from "./products-screen.tsx";

const onQuery = fn<(query: AdminProductListQuery) => void>();

interface ConnectedProps {
  readonly start: Partial<AdminProductListQuery>;
}

/** The list over its model, with its filter in place of the page's address. */
function Connected({ start }: ConnectedProps) {
  const [query, setQuery] = useState({ ...plainProductQuery, ...start });
  const model = useAdminProductListModel({
    ...query,
    canChooseGroup: true,
    pageSize: ADMIN_PAGE_SIZE,
    onNotice: () => {},
  });
  return (
    <DashProductsScreen
      {...productListArgs}
      {...model}
      query={query}
      onQuery={(next) => {
        onQuery(next);
        setQuery(next);
      }}
    />
  );
}

const [category] = catalogue.categories;
const sub = category?.sub_category.at(-1);
if (!category || !sub) throw new Error("The demonstration lacks sub categories.");

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Products/Filter",
  component: ProductFilterBar,
  render: (args) => <Connected {...args} />,
  argTypes: {
    start: { description: "The query of the list at first." },
  },
  parameters: { layout: "padded" },
  args: { start: {} },
  beforeEach: () => {
    onQuery.mockClear();
  },
});

/** Products with low stock and without an Arabic name; each filter can be removed. */
export const Default = meta.story({ args: { start: { lowStock: true, missing: "name_ar" } } });

/** Nothing is like the filter. */
export const Nothing = meta.story({ args: { start: { missing: "price", search: "oscilloscope" } } });

/** Products of one sub category; the select shows it and offers to remove it. */
export const OfSubCategory = meta.story({
  name: "Of a sub category",
  args: { start: { group: { sub_category_id: sub.id } } },
});

/** Searching the select. */
export const Choosing = meta.story({
  play: async ({ canvas, userEvent, ...context }) => {
    const { filter } = textsOf(context).dashProducts;
    await userEvent.click(await canvas.findByRole("combobox", { name: filter.group }));
    await screen.findByRole("listbox");
  },
});

/** Id of a supplier. */
const SUPPLIER = 7;

const lacked = catalogue.attributes.find((one) =>
  catalogue.products.some(
    (product) =>
      isOfGroup(one, product) && !product.specifications.some(({ attribute_id: given }) => given === one.id),
  ),
);
if (!lacked) throw new Error("Every product of the demonstration has all specifications.");

/** Products without a value of one attribute. */
export const WithoutValue = meta.story({
  name: "Without a value",
  args: { start: { missingAttribute: lacked.id, missing: "specifications" } },
});

/** Products of one supplier, from whose page the list is opened. */
export const OfSupplier = meta.story({
  name: "Of a supplier",
  args: { start: { supplier: SUPPLIER } },
  beforeEach: () => {
    shop.state.suppliers = [{ id: SUPPLIER, name: "Delta Parts", phone: "", email: "", note: "" }];
    for (const { id } of catalogue.products.slice(0, 3))
      shop.state.supplies.set(id, { supplierId: SUPPLIER, supplierPart: "", pack: 1 });
  },
});

/** A category that no longer exists can be removed. */
export const UnknownCategory = meta.story({
  name: "Unknown category",
  args: { start: { group: { category_id: 404 } } },
});

/** Products of one category with low stock. */
export const OfCategory = meta.story({
  name: "Of a category",
  args: { start: { group: { category_id: category.id }, lowStock: true } },
});

const rows = () => screen.findAllByRole("rowheader");

WithoutValue.test(
  "D-90 the list is narrowed to the products without a value of one specification, which is named and removed",
  english,
  async ({ canvas, userEvent }) => {
    const expected = catalogue.products.filter(
      (product) =>
        isOfGroup(lacked, product) &&
        !product.specifications.some(({ attribute_id: given }) => given === lacked.id),
    );
    await waitFor(async () => expect(await rows()).toHaveLength(expected.length));
    await expect(
      canvas.getByRole("button", { name: "Remove the filter: With specifications missing" }),
    ).toBeVisible();
    await userEvent.click(
      await canvas.findByRole("button", { name: `Remove the filter: Without a value of ${lacked.name}` }),
    );
    await expect(onQuery).toHaveBeenLastCalledWith({ ...plainProductQuery, missing: "specifications" });
  },
);

OfSupplier.test(
  "D-151 the list is narrowed to the products of a supplier, who is named and removed",
  english,
  async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await userEvent.click(await canvas.findByRole("button", { name: "Remove the filter: From Delta Parts" }));
    await expect(onQuery).toHaveBeenLastCalledWith(plainProductQuery);
  },
);

OfSupplier.test(
  "D-151 the select narrows the list to another supplier, to products without one, and to all",
  english,
  async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole("combobox", { name: "Supplier" }));
      await userEvent.click(await screen.findByRole("option", { name }));
    };
    await choose("Without a supplier");
    await expect(onQuery).toHaveBeenLastCalledWith({ ...plainProductQuery, supplier: "none" });
    await expect(
      await canvas.findByRole("button", { name: "Remove the filter: Without a supplier" }),
    ).toBeVisible();
    await choose("Delta Parts");
    await expect(onQuery).toHaveBeenLastCalledWith({ ...plainProductQuery, supplier: SUPPLIER });
    await choose("All suppliers");
    await expect(onQuery).toHaveBeenLastCalledWith(plainProductQuery);
  },
);

Default.test("D-11 a filter is removed by its chip", english, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Remove the filter: Low stock" }));
  await expect(onQuery).toHaveBeenLastCalledWith({ ...plainProductQuery, missing: "name_ar" });
  await userEvent.click(canvas.getByRole("button", { name: "Remove the filter: Without an Arabic name" }));
  await expect(onQuery).toHaveBeenLastCalledWith(plainProductQuery);
  await waitFor(async () => expect(await rows()).toHaveLength(12));
});

Default.test("D-11 filters are chosen from a menu, by keyboard", english, async ({ canvas, userEvent }) => {
  canvas.getByRole("button", { name: "Filter" }).focus();
  await userEvent.keyboard("{Enter}");
  const menu = within(await screen.findByRole("menu"));
  await expect(menu.getByRole("menuitemcheckbox", { name: "Low stock" })).toBeChecked();
  await expect(menu.getByRole("menuitemcheckbox", { name: "an Arabic name" })).toBeChecked();
  await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "a price" }));
  await expect(onQuery).toHaveBeenLastCalledWith({ ...plainProductQuery, lowStock: true, missing: "price" });
  await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "Low stock" }));
  await expect(onQuery).toHaveBeenLastCalledWith({ ...plainProductQuery, missing: "price" });
});

Nothing.test("D-11 a filter without products is cleared at once", english, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Clear the filter" }));
  await expect(onQuery).toHaveBeenLastCalledWith(plainProductQuery);
  await expect((await rows()).length).toBeGreaterThan(1);
});

const ofSub = catalogue.products.filter(({ sub_category_id }) => sub_category_id === sub.id);

Choosing.test(
  "D-11 APROD-13 a category or sub category is found by its name in either language and kept with the other filters",
  { ...english, args: { start: { sort: "-price", missing: "name_ar" } } },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "Category" });
    await userEvent.type(
      await screen.findByRole("combobox", { name: "Search categories" }),
      sub.name_ar ?? "",
    );
    await userEvent.click(await screen.findByRole("option", { name: sub.name }));
    const kept = { ...plainProductQuery, sort: "-price", missing: "name_ar" };
    await expect(onQuery).toHaveBeenLastCalledWith({ ...kept, group: { sub_category_id: sub.id } });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(sub.name);
    await userEvent.keyboard("{Enter}");
    await userEvent.type(await screen.findByRole("combobox", { name: "Search categories" }), category.name);
    await userEvent.click(await screen.findByRole("option", { name: `All of ${category.name}` }));
    await expect(onQuery).toHaveBeenLastCalledWith({ ...kept, group: { category_id: category.id } });
  },
);

OfSubCategory.test(
  "D-11 APROD-13 the list of a sub category, which is removed by its button; the focus stays",
  english,
  async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await rows()).toHaveLength(Math.min(ofSub.length, ADMIN_PAGE_SIZE)));
    const field = await canvas.findByRole("combobox", { name: "Category" });
    await waitFor(() => expect(field).toHaveValue(sub.name));
    await userEvent.click(canvas.getByRole("button", { name: `Remove the filter: ${sub.name}` }));
    await expect(onQuery).toHaveBeenLastCalledWith(plainProductQuery);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("");
    await waitFor(async () => expect(await rows()).toHaveLength(ADMIN_PAGE_SIZE));
  },
);

UnknownCategory.test("D-11 a category that no longer exists is removed", english, async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole("button", { name: "Clear the filter" }));
  await expect(onQuery).toHaveBeenLastCalledWith(plainProductQuery);
});

UnknownCategory.test(
  "D-11 a list of categories that could not be loaded shows its failure, and the filter still removable",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(mock("listAdminSubCategories").failing(403)),
  },
  async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole("button", { name: "Remove the filter: Unknown category" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox", { name: "Category" }));
    await userEvent.type(await screen.findByRole("combobox", { name: "Search categories" }), "meter");
    await expect(await screen.findByText("The categories could not be loaded.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Remove the filter: Unknown category" }));
    await expect(onQuery).toHaveBeenLastCalledWith(plainProductQuery);
  },
);
