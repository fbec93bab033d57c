import { expect, screen, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { withRights } from "../../stories/with-rights.tsx";
import { openMenu, products, setup } from "./products-screen.story-setup.tsx";
import { DashProductsScreen } from "./products-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Products/Rights",
  component: DashProductsScreen,
  ...setup,
  args: { ...setup.args, seesCosts: false },
});

/** The products for those who may not change them: sales, for example. */
export const Default = meta.story({ decorators: [withRights("view_orders", "orders")] });

/** For those who may change products, but not their prices. */
export const WithoutPrices = meta.story({ decorators: [withRights("products")] });

Default.test(
  "D-147 who may not change products finds them, and no control that changes any",
  english,
  async ({ canvas, userEvent }) => {
    const [product] = products;
    if (!product) throw new Error("There is no product.");
    await expect(canvas.queryByRole("button", { name: /add new products/i })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("checkbox", { name: /^Select/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: product.name })).not.toBeInTheDocument();
    const menu = within(await openMenu({ canvas, userEvent }, product.name));
    const names = menu.getAllByRole("menuitem").map((item) => item.textContent);
    await expect(names.filter((name) => !/order/i.test(name))).toHaveLength(1);
    await expect(document.querySelector("[data-cell]")).toBeNull();
  },
);

WithoutPrices.test(
  "D-147 who may not change prices edits the stock in the table, not the price",
  english,
  async () => {
    await screen.findAllByRole("rowheader");
    await expect(document.querySelector("[data-cell=price]")).toBeNull();
    await expect(document.querySelector("[data-cell=amount]")).not.toBeNull();
  },
);
