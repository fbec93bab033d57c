import { ready } from "@shop/data/view.ts";
import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { subCategoryChoices } from "@shop/fixtures/samples.ts";
import type { StoryContext } from "@storybook/react-vite";
import { fn, screen, within } from "storybook/test";

import { productListArgs } from "../../stories/product-list.ts";
import type { DashProductsScreenProps } from "./products-screen.tsx";

/** Called when loading is repeated. */
export const onRetry = fn();
/** The first products of the demonstration. */
export const products = catalogue.products.slice(0, 12).map((product) => anAdminProduct(product));
/** A list of products that are loaded. */
export const listing = (items: typeof products, hasMore = false) =>
  ready({ items, total: hasMore ? 96 : items.length, totalExact: true, hasMore });

/** Meta of the stories, but for title and component. */
export const setup = {
  parameters: { layout: "padded" as const },
  args: { ...productListArgs, subCategories: ready(subCategoryChoices), products: listing(products, true) },
  beforeEach: () => {
    onRetry.mockClear();
  },
};

type Context = StoryContext<DashProductsScreenProps>;

type Walk = Pick<Context, "canvas" | "userEvent">;

/** Opens the menu of a row. */
export const openMenu = async ({ canvas, userEvent }: Walk, name: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${name}` }));
  return screen.findByRole("menu");
};
/** Chooses a command in the menu of a row. */
export const choose = async (walk: Walk, name: string, command: string) => {
  const menu = await openMenu(walk, name);
  await walk.userEvent.click(within(menu).getByRole("menuitem", { name: command }));
};
