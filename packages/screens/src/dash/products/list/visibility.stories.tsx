import { ready } from "@shop/data/view.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { subCategoryChoices } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { plainProductQuery, productListArgs } from "../../stories/product-list.ts";
import { DashProductsScreen } from "./products-screen.tsx";
import { VisibilityBadge } from "./visibility-badge.tsx";

const products = visibilities.map((visibility, index) =>
  anAdminProduct({
    id: index + 1,
    name: `Clamp meter, ${visibility}`,
    name_ar: null,
    part_number: `CM-${index + 1}`,
    visibility,
  }),
);

const meta = preview.meta({
  title: "Dashboard/Products/Visibility",
  component: DashProductsScreen,
  subcomponents: { VisibilityBadge },
  parameters: { layout: "padded" },
  args: {
    ...productListArgs,
    subCategories: ready(subCategoryChoices),
    products: ready({ items: products, total: products.length, totalExact: true, hasMore: false }),
  },
});

/** What shoppers do not see everywhere says so in the list. */
export const Default = meta.story();

/** Only drafts. */
export const Drafts = meta.story({ args: { query: { ...plainProductQuery, visibility: "draft" } } });

/** Only hidden products. */
export const Hidden = meta.story({ args: { query: { ...plainProductQuery, visibility: "hidden" } } });

Default.test("D-102 hidden products and drafts have a badge in the list", english, async ({ canvas }) => {
  const rowOf = (name: string) => canvas.findByRole("rowheader", { name: new RegExp(name) });
  await expect(within(await rowOf("Clamp meter, hidden")).getByText("Hidden")).toBeVisible();
  await expect(within(await rowOf("Clamp meter, draft")).getByText("Draft")).toBeVisible();
  await expect(within(await rowOf("Clamp meter, shown")).queryByText("Shown")).toBeNull();
});

const orderable = { ...english, args: { actions: { ...productListArgs.actions, onOrder: fn() } } };

Default.test("D-102 a draft offers no order", orderable, async ({ canvas, userEvent }) => {
  const commandsOf = async (name: string) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${name}` }));
    const menu = within(await screen.findByRole("menu"));
    const names = menu.getAllByRole("menuitem").map(({ textContent }) => textContent);
    await userEvent.keyboard("{Escape}");
    return names;
  };
  await expect(await commandsOf("Clamp meter, hidden")).toContain("order");
  await expect(await commandsOf("Clamp meter, draft")).not.toContain("order");
});

Default.test(
  "D-102 the list is filtered by visibility from the menu",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Filter" }));
    const menu = within(await screen.findByRole("menu"));
    await userEvent.click(menu.getByRole("menuitemcheckbox", { name: "Draft" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...plainProductQuery, visibility: "draft" });
  },
);

Drafts.test(
  "D-102 the filter by visibility is removed by its chip",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove the filter: Draft" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(plainProductQuery);
  },
);

Default.test(
  "D-102 the selected products lead to a change of their visibility",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select Clamp meter, draft" }));
    await userEvent.click(await canvas.findByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Change visibility" }));
    await expect(args.onBulk).toHaveBeenLastCalledWith({ ids: [3] }, "visibility");
  },
);
