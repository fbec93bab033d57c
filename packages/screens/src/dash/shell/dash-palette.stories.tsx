import { usePaletteModel } from "@shop/data/dash/palette/use-palette-model.ts";
import { formerStaffRights } from "@shop/domain/admins/rights.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { expect, fn, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, onPhone } from "../../stories/page.tsx";
import { DashPalette, type DashPaletteProps } from "./dash-palette.tsx";

const [meters] = catalogue.categories;
if (!meters) throw new Error("The demonstration lacks categories.");

/** An administrator who is no owner. */
const staff = { role: "staff" as const, rights: formerStaffRights };

const meta = preview.meta({
  title: "Dashboard/Command palette",
  component: DashPalette,
  parameters: { docs: { story: { inline: false, height: "36rem" } } },
  args: {
    admin: { role: "owner" as const, rights: [] },
    query: "",
    onQuery: fn(),
    categories: [],
    subCategories: [],
    brands: [],
    products: [],
    orders: [],
    customers: [],
    suppliers: [],
    searching: false,
    onGo: fn(),
    onLogout: fn(),
    onClose: fn(),
  },
});

/** Screens and commands before anything is typed. */
export const Default = meta.story({});

const named = <Entity extends { readonly name: string }>(entities: readonly Entity[]): Entity[] =>
  entities.filter(({ name }) => name.toLowerCase().includes("met")).slice(0, 2);

/** Brands, sub categories, products and orders that match what is typed. */
export const Found = meta.story({
  args: {
    query: "met",
    categories: named(catalogue.categories),
    subCategories: [{ id: 7, name: "Panel meters", name_ar: "عدادات لوحات", category: meters }],
    brands: named(catalogue.brands),
    products: named(catalogue.products),
    orders: [
      { id: 7, number: "3CDFGHJ6", name: "Metwally Adel", state: "received" },
      { id: 4, number: "7KMNPQR2", name: "Laboratory Metrics", state: "delivered" },
    ],
    customers: [
      { name: "Metwally Adel", phone: "01012345678" },
      { name: "", phone: "01198765432" },
    ],
    suppliers: [{ id: 3, name: "Delta Meters Import" }],
  },
});

export const Searching = meta.story({ args: { query: "ut61", searching: true } });

export const Empty = meta.story({ args: { query: "no such thing" } });

/** The palette over its model. */
function Connected(props: DashPaletteProps) {
  return <DashPalette {...props} {...usePaletteModel()} />;
}

Default.test(
  "screens are found by words of their names; staff sees its own",
  { ...english, args: { admin: staff, query: "administrators" } },
  async () => {
    await expect(await screen.findByText("Nothing found.")).toBeVisible();
  },
);

Default.test(
  "D-130 pages and settings are found by what people call them, in either language",
  { ...english, args: { query: "courier" } },
  async () => {
    await expect(await screen.findByRole("option", { name: "couriers' cash" })).toBeVisible();
    await expect(screen.getByRole("option", { name: "Delivery" })).toBeVisible();
  },
);

Default.test(
  "D-130 a page is found by its name in the other language, one that no menu has as well",
  { ...english, args: { query: "نسخ احتياطي" } },
  async () => {
    await expect(await screen.findByRole("option", { name: "backups" })).toBeVisible();
    await expect(screen.getAllByRole("option")).toHaveLength(1);
  },
);

Found.test("D-130 a customer leads to all of their orders", english, async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole("option", { name: "01198765432" }));
  await expect(args.onGo).toHaveBeenCalledWith("/dash/orders?query=01198765432");
});

Default.test("on a phone the list fills the sheet to its end", onPhone, async () => {
  const dialog = await screen.findByRole("dialog");
  const sheet = dialog.getBoundingClientRect();
  const list = screen.getByRole("listbox").getBoundingClientRect();
  await expect(sheet.bottom - list.bottom).toBeLessThan(8);
});

Default.test("a command is chosen by keyboard", english, async ({ userEvent, args }) => {
  await screen.findByRole("combobox", { name: "Go to" });
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect(args.onLogout).toHaveBeenCalledOnce();
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Default.test(
  "a product is found by its part number and opened",
  {
    ...english,
    render: (args: DashPaletteProps) => <Connected {...args} />,
  },
  async ({ userEvent, args }) => {
    const product = catalogue.products.find(({ part_number }) => part_number !== null);
    if (!product) throw new Error("The demonstration lacks part numbers.");
    await userEvent.type(await screen.findByRole("combobox", { name: "Go to" }), product.part_number ?? "");
    await userEvent.click(await screen.findByRole("option", { name: product.name }));
    await expect(args.onGo).toHaveBeenCalledWith(`/dash/products?edit=${product.id}`);
  },
);

Default.test(
  "D-97 a brand is found by its name and opened",
  {
    ...english,
    render: (args: DashPaletteProps) => <Connected {...args} />,
  },
  async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole("combobox", { name: "Go to" }), "ohmwr");
    await userEvent.click(await screen.findByRole("option", { name: "Ohmwright" }));
    await expect(args.onGo).toHaveBeenCalledWith("/dash/brands?edit=2");
  },
);

Default.test(
  "D-9 APROD-13 categories and sub categories are found by their name in either language and lead to their products",
  {
    ...english,
    render: (args: DashPaletteProps) => <Connected {...args} />,
  },
  async ({ userEvent, args }) => {
    const sub = meters.sub_category.at(-1);
    if (!sub?.name_ar) throw new Error("The demonstration lacks an Arabic name.");
    const input = await screen.findByRole("combobox", { name: "Go to" });
    await userEvent.type(input, meters.name);
    await userEvent.click(await screen.findByRole("option", { name: meters.name }));
    await expect(args.onGo).toHaveBeenLastCalledWith(`/dash/category/${meters.id}`);
    await userEvent.clear(input);
    await userEvent.type(input, sub.name_ar);
    await userEvent.click(await screen.findByRole("option", { name: `${sub.name} ${meters.name}` }));
    await expect(args.onGo).toHaveBeenLastCalledWith(`/dash/subcategories/${sub.id}`);
  },
);

Default.test(
  "D-130 an owner finds a section of the settings by its name and opens it",
  { ...english, args: { query: "delivery" } },
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("option", { name: "Delivery" }));
    await expect(args.onGo).toHaveBeenCalledWith("/dash/settings/delivery");
  },
);

Default.test(
  "D-130 staff finds no section of the settings",
  { ...english, args: { admin: staff, query: "delivery" } },
  async () => {
    // Pages that have to do with deliveries are found.
    await expect(await screen.findByRole("option", { name: "couriers' cash" })).toBeVisible();
    await expect(screen.queryByRole("option", { name: "Delivery" })).not.toBeInTheDocument();
  },
);

Default.test(
  "D-147 without the right to change the catalogue a product found leads to the shop, and none is added",
  { ...english, args: { ...Found.input.args, admin: { role: "staff", rights: ["view_orders"] } } },
  async ({ userEvent, args }) => {
    const [product] = named(catalogue.products);
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${product?.name}`) }));
    await expect(args.onGo).toHaveBeenLastCalledWith(`/product/${product?.id}`);
    await expect(screen.queryByRole("option", { name: /add a product/i })).not.toBeInTheDocument();
  },
);
