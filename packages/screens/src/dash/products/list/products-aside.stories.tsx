import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { DataTableLayouts } from "@shop/ui/data-table/data-table-layout.ts";
import { expect, screen, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { withRights } from "../../stories/with-rights.tsx";
import { AsideCell } from "./aside-cell.tsx";
import { AsideDialog } from "./aside-dialog.tsx";
import { choose, listing, setup } from "./products-screen.story-setup.tsx";
import { DashProductsScreen } from "./products-screen.tsx";

const products = [
  anAdminProduct({ id: 3, name: "Clamp meter", name_ar: "كلامب ميتر", amount: 12, not_for_sale: 3 }),
  anAdminProduct({ id: 2, name: "Relay module", name_ar: "وحدة ريليه", coming_back: 1040 }),
  anAdminProduct({ id: 1, name: "Probe set", name_ar: "طقم مجسات" }),
];

/** The columns are chosen. */
const chosen = () => ({
  read: () => ({
    columnVisibility: { description: false, image: false, not_for_sale: true, coming_back: true },
    columnSizing: {},
  }),
  write: () => undefined,
});

const meta = preview.meta({
  title: "Dashboard/Products/Aside",
  component: DashProductsScreen,
  subcomponents: { AsideCell, AsideDialog },
  ...setup,
  args: { ...setup.args, subCategories: null, products: listing(products) },
  decorators: [(Story) => <DataTableLayouts value={chosen}>{Story()}</DataTableLayouts>],
});

/** Units that came back and are not for sale, and those that couriers bring back. */
export const Default = meta.story();

/** What is decided about units that are not for sale. */
export const Deciding = meta.story({
  ...english,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Clamp meter: 3/ }));
    await screen.findByRole("dialog");
  },
});

/** Without the right to change products, numbers alone. */
export const ReadOnly = meta.story({ name: "Read only", decorators: [withRights("view_orders")] });

Default.test(
  "D-126 units that are not for sale or coming back have columns and filters",
  english,
  async ({ canvas, userEvent, args }) => {
    const heads = canvas.getAllByRole("columnheader").map((head) => head.textContent);
    await expect(heads).toEqual(["name", "price", "amount", "Not for sale", "Coming back", "actions"]);
    await expect(canvas.getByRole("cell", { name: "1,040" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Not for sale" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(expect.objectContaining({ aside: "not_for_sale" }));
  },
);

Deciding.test("D-126 they are written off where they are listed", async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole("dialog", { name: "Not for sale" }));
  await expect(dialog.getByText("12 in stock")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Write off" }));
  const asked = within(await screen.findByRole("alertdialog"));
  await userEvent.click(asked.getByRole("button", { name: "Write off" }));
  await expect(args.aside.onDecide).toHaveBeenCalledWith({
    product_id: 3,
    kind: "written_off",
    qty: 3,
    note: "",
  });
});

Default.test(
  "D-126 where the columns are not shown, the menu of the row leads to what is decided",
  english,
  async (context) => {
    await choose(context, "Clamp meter", "3 not for sale");
    await expect(await screen.findByRole("dialog", { name: "Not for sale" })).toBeVisible();
  },
);

ReadOnly.test("D-126 who may not change products decides nothing", english, async ({ canvas }) => {
  await expect(canvas.getByRole("cell", { name: "3" })).toBeVisible();
  await expect(canvas.queryByRole("button", { name: /^Clamp meter: 3/ })).not.toBeInTheDocument();
});
