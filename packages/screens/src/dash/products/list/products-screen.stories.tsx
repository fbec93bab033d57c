import { ready } from "@shop/data/view.ts";
import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases, subCategoryChoices } from "@shop/fixtures/samples.ts";
import { DataTableLayouts } from "@shop/ui/data-table/data-table-layout.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, onEnglishPhone } from "../../../stories/page.tsx";
import { plainProductQuery, productListArgs } from "../../stories/product-list.ts";
import { choose, listing, onRetry, openMenu, products, setup } from "./products-screen.story-setup.tsx";
import { DashProductsScreen } from "./products-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Products",
  component: DashProductsScreen,
  ...setup,
});

const [first] = products;
const pictured = products.find(({ images }) => images.length > 0);
if (!first || !pictured) throw new Error("The catalogue has no product with a picture.");

/** The first twelve products and a way to more. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The rows stay while they are fetched again. */
export const Refreshing = meta.story({
  args: { products: { ...listing(products, true), refreshing: true } },
});

/** Nothing is loaded yet. */
export const Loading = meta.story({ args: { products: { status: "loading" } } });

/** The list did not come. */
export const Failed = meta.story({
  args: { products: { status: "failed", error: "something_went_wrong", onRetry } },
});

/** No product yet. */
export const Empty = meta.story({ args: { products: listing([]) } });

/** A search that matches nothing. */
export const NothingFound = meta.story({
  args: { products: listing([]), query: { ...plainProductQuery, search: "flux capacitor" } },
});

/** The next page is loading. */
export const LoadingMore = meta.story({ args: { more: { status: "pending" } } });

/** The next page did not come; the rows stay. */
export const MoreFailed = meta.story({
  args: { more: { status: "failed", error: "something_went_wrong" } },
});

const ofCategory = { ...plainProductQuery, group: { category_id: 1 } };

/** The name of the chosen category comes after the products. */
export const LoadingGroups = meta.story({
  args: { query: ofCategory, subCategories: { status: "loading" } },
});

/** Categories to choose from did not come. */
export const GroupsFailed = meta.story({
  args: {
    query: ofCategory,
    subCategories: { status: "failed", error: "something_went_wrong", onRetry },
  },
});

/** Deleted products can be restored. */
export const Deleted = meta.story({
  args: {
    query: { ...plainProductQuery, deleted: true },
    products: listing(
      catalogue.products
        .slice(0, 3)
        .map((product) =>
          anAdminProduct(Object.assign({}, product, { deleted_at: "2026-03-01T08:30:00.000Z" })),
        ),
    ),
  },
});

/** The products of a sub category: each can be ordered. */
export const OfSubCategory = meta.story({
  args: { groupName: "Multimeters", actions: { ...productListArgs.actions, onOrder: fn() } },
});

/** Names, prices and pictures at their edges. */
export const EdgeCases = meta.story({
  args: { products: listing(edgeCases.map((product) => anAdminProduct(product))) },
});

/** The question before a product is deleted. */
export const AskDelete = meta.story({
  ...english,
  play: async (context) => choose(context, first.name, "delete"),
});

/** A picture at full size. */
export const FullSize = meta.story({
  ...english,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole("button", { name: `Show the picture of ${pictured.name}` })),
});

/** A selected product; the focus is on the way past the rows to what can be done with it. */
export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [box] = canvas.getAllByRole("checkbox");
    box?.focus();
    await userEvent.keyboard(" ");
    await userEvent.tab();
  },
});

Default.test(
  "APROD-1 PRICE-1 title, 'add new products', search box, and the columns with prices in EG",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "name",
      "price",
      "amount",
      "description",
      "image",
      "actions",
    ]);
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent(/EG/);
    await userEvent.click(canvas.getByRole("button", { name: "add new products" }));
    await expect(args.onNew).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search products" }), "meter{Enter}");
    await expect(args.onQuery).toHaveBeenCalledWith({ ...plainProductQuery, search: "meter" });
    await userEvent.click(canvas.getByRole("button", { name: "price" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...plainProductQuery, sort: "price" });
    await userEvent.click(canvas.getByRole("button", { name: "Deleted" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...plainProductQuery, deleted: true });
  },
);

const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent);

Default.test(
  "APROD-1 D-52 has the specified columns in their order, the description in one line; brand and category are to choose",
  english,
  async ({ canvas, userEvent }) => {
    await expect(heads()).toEqual(["name", "price", "amount", "description", "image", "actions"]);
    const [row] = canvas.getAllByRole("row").slice(1);
    const description = row?.querySelector(".line-clamp-1");
    await expect(description).toHaveTextContent(first.description.slice(0, 10));
    await userEvent.click(canvas.getByRole("button", { name: "columns" }));
    for (const name of ["brand", "category"]) {
      await expect(await screen.findByRole("menuitemcheckbox", { name })).not.toBeChecked();
      await userEvent.click(screen.getByRole("menuitemcheckbox", { name }));
    }
    await waitFor(() =>
      expect(heads()).toEqual([
        "name",
        "price",
        "amount",
        "description",
        "image",
        "brand",
        "category",
        "actions",
      ]),
    );
    const group = subCategoryChoices.find(({ id }) => id === first.sub_category_id);
    await expect(row).toHaveTextContent(first.brand ?? "no brand");
    await expect(row).toHaveTextContent(group?.category.name ?? "no category");
    await expect(row).toHaveTextContent(group?.name ?? "no sub category");
  },
);

/** All columns are chosen. */
const allColumns = () => ({
  read: () => ({ columnVisibility: { brand: true, category: true }, columnSizing: {} }),
  write: () => undefined,
});

Default.test(
  "D-52 in Arabic a sub category stands at the same edge as its category, below it",
  {
    globals: { locale: "ar" },
    decorators: [(Story) => <DataTableLayouts value={allColumns}>{Story()}</DataTableLayouts>],
  },
  async () => {
    const [row] = screen.getAllByRole("row").slice(1);
    const names = row?.children[heads().indexOf("القسم")]?.querySelector(".grid");
    await expect(names?.childElementCount).toBe(2);
    const edges = [...(names?.children ?? [])].map((one) => Math.round(one.getBoundingClientRect().right));
    await expect(edges[0]).toBe(edges[1]);
  },
);

Default.test(
  "APROD-1 D-27 beyond 1,000 the number of products says that it is more",
  {
    ...english,
    args: { products: ready({ items: products, total: 1000, totalExact: false, hasMore: true }) },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText("More than 1,000 products")).toBeVisible();
  },
);

/** Columns that a browser keeps from a choice of before. */
const chosenBefore = () => ({
  read: () => ({ columnVisibility: { description: false, brand: true }, columnSizing: {} }),
  write: () => undefined,
});

Default.test(
  "D-52 columns that were chosen before stay as they were chosen",
  {
    ...english,
    decorators: [(Story) => <DataTableLayouts value={chosenBefore}>{Story()}</DataTableLayouts>],
  },
  async () => {
    await expect(heads()).toEqual(["name", "price", "amount", "image", "brand", "actions"]);
  },
);

Default.test(
  "D-52 the list of a group has no column of categories, because its title names the group",
  { ...english, args: { groupName: "Multimeters", subCategories: null } },
  async () => {
    await expect(heads()).not.toContain("category");
  },
);

Default.test(
  "D-26 APROD-1 in Arabic names an angle keeps its degree sign behind it",
  {
    globals: { locale: "ar" },
    args: { products: listing([anAdminProduct({ ...first, name_ar: "موتور سيرفو بتروس معدن 180°" })]) },
  },
  async ({ canvas }) => {
    const angle = await canvas.findByText("180°");
    await expect(angle.closest("bdi")).toHaveAttribute("dir", "ltr");
  },
);

Default.test(
  "AEDIT-4 APROD-1 the row menu edits, duplicates, shows the history and deletes",
  english,
  async (context) => {
    const { canvas, userEvent, args } = context;
    const menu = await openMenu(context, first.name);
    await expect(
      within(menu)
        .getAllByRole("menuitem")
        .map((item) => item.textContent),
    ).toEqual(["edit", "duplicate", "print labels", "history", "delete"]);
    await userEvent.keyboard("{Escape}");
    await choose(context, first.name, "edit");
    await expect(args.actions.onEdit).toHaveBeenCalledWith(first.id);
    await choose(context, first.name, "duplicate");
    await expect(args.actions.onDuplicate).toHaveBeenCalledWith(first.id);
    await choose(context, first.name, "print labels");
    await expect(args.actions.onLabels).toHaveBeenCalledWith([first]);
    await choose(context, first.name, "history");
    await expect(args.actions.onHistory).toHaveBeenCalledWith(first.id);
    await userEvent.click(canvas.getByRole("button", { name: first.name }));
    await expect(args.actions.onEdit).toHaveBeenCalledTimes(2);
  },
);

Default.test(
  "APROD-1 n adds a product and / goes to the search box",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard("n");
    await expect(args.onNew).toHaveBeenCalledOnce();
    await userEvent.keyboard("[Slash]");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
);

Default.test(
  "selection: one Tab after a selected product leads past the rows to what can be done with the selection",
  english,
  async ({ canvas, userEvent, args }) => {
    const [one, other] = products;
    const box = canvas.getByRole("checkbox", { name: `Select ${first.name}` });
    box.focus();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    const skip = canvas.getByRole("button", { name: "Actions for the selected products" });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const bar = canvas.getByRole("region", { name: "Selected products" });
    const [action] = within(bar).getAllByRole("button");
    await expect(action).toHaveFocus();
    await userEvent.click(canvas.getByRole("checkbox", { name: `Select ${other?.name}` }));
    await expect(canvas.getAllByRole("button", { name: "Actions for the selected products" })).toHaveLength(
      1,
    );
    await userEvent.click(within(bar).getByRole("button", { name: "Change prices" }));
    await expect(args.onBulk).toHaveBeenCalledWith({ ids: [one?.id, other?.id] }, "price");
    await userEvent.click(within(bar).getByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Print labels" }));
    await expect(args.actions.onLabels).toHaveBeenCalledWith([one, other]);
    await userEvent.click(within(bar).getByRole("button", { name: "Clear the selection" }));
    await expect(skip).not.toBeInTheDocument();
  },
);

Default.test(
  "selection: on a phone the way past the rows leads to the first action that shows",
  onEnglishPhone,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: `Select ${first.name}` }));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "More actions" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Select all 96 that match" }));
    const bar = within(canvas.getByRole("region", { name: "Selected products" }));
    await expect(await bar.findByText("All 96 that match selected")).toBeVisible();
  },
);

OfSubCategory.test("SINGLE-3 a product of a sub category's list can be ordered", english, async (context) => {
  await expect(context.canvas.getByRole("heading", { name: "Products of Multimeters" })).toBeVisible();
  await choose(context, first.name, "order");
  await expect(context.args.actions.onOrder).toHaveBeenCalledWith(first);
});

Loading.test("APROD-2 a spinner while products are not loaded", english, async ({ canvas }) => {
  await expect(canvas.getByText("Loading products", { selector: "span" })).toBeVisible();
});

Failed.test(
  "APROD-2 a list that failed says so and can be loaded again",
  english,
  async ({ canvas, userEvent }) => {
    await expect(within(canvas.getByRole("table")).getByRole("alert")).toHaveTextContent(
      "The products could not be loaded.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);

Empty.test("APROD-1 an empty list offers its first action", english, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText("There are no products yet.")).toBeVisible();
  const [, offer] = canvas.getAllByRole("button", { name: "add new products" });
  if (!offer) throw new Error("The empty list offers nothing.");
  await userEvent.click(offer);
  await expect(args.onNew).toHaveBeenCalledOnce();
});

NothingFound.test(
  "APROD-3 a search that matches nothing shows '{term} not found!' and can be cleared",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("cell", { name: "flux capacitor not found!" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await expect(args.onQuery).toHaveBeenCalledWith(plainProductQuery);
  },
);

FullSize.test(
  "APROD-4 APROD-12 a thumbnail opens its picture at full size, with a close control; the page does not scroll meanwhile",
  english,
  async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: pictured.name });
    await expect(
      within(dialog).getByRole("img", { name: (name) => name.startsWith(pictured.name) }),
    ).toBeVisible();
    await expect(document.body).toHaveAttribute("data-scroll-locked");
    await userEvent.click(within(dialog).getByRole("button", { name: "Close the picture" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(document.body).not.toHaveAttribute("data-scroll-locked");
  },
);

AskDelete.test(
  "APROD-11 delete asks 'Are you sure?' / 'You won't be able to revert this!' with 'Yes, delete it!' and cancel",
  english,
  async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(within(dialog).getByText("You won't be able to revert this!")).toBeVisible();
    await expect(within(dialog).getByRole("button", { name: "cancel" })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole("button", { name: "cancel" }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
);

Deleted.test("D-42 deleted products can be restored", english, async (context) => {
  await choose(context, first.name, "restore");
  await expect(context.args.onRestore).toHaveBeenCalledOnce();
  await expect(context.canvas.getByText(/can be restored for 30 days/)).toBeVisible();
});
