import { ready } from "@shop/data/view.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, framedInDocs } from "../../stories/page.tsx";
import { CategoriesMenu } from "./categories-menu.tsx";

const onRetry = fn();

const meta = preview.meta({
  title: "Parts/Categories menu",
  component: CategoriesMenu,
  args: { categories: ready(catalogue.categories), onClose: fn() },
  parameters: framedInDocs,
});

/** A panel with columns, on phones a sheet. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { categories: { status: "loading" } } });

export const Failed = meta.story({
  args: { categories: { status: "failed", error: "Internal Server Error", onRetry } },
});

export const LongNames = meta.story({
  args: {
    categories: ready(
      catalogue.categories
        .slice(0, 2)
        .map((category) => Object.assign({}, category, { name: UNBREAKABLE, name_ar: LONG_ARABIC })),
    ),
  },
});

const menu = async () => within(await screen.findByRole("dialog", { name: "product categories" }));

Default.test("D-63 it lists every category with its sub categories", english, async () => {
  const found = await menu();
  for (const category of catalogue.categories) {
    await expect(found.getByRole("link", { name: category.name })).toHaveAttribute(
      "href",
      `/category/${category.id}`,
    );
    for (const sub of category.sub_category) {
      await expect(
        found.getAllByRole("link", { name: sub.name }).map((link) => link.getAttribute("href")),
      ).toContain(`/category/${category.id}?sub=${sub.id}`);
    }
  }
  await expect(found.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/products");
});

Default.test("D-63 a choice and Escape close it", english, async ({ userEvent, args }) => {
  const found = await menu();
  const [first] = found.getAllByRole("link");
  if (first) await userEvent.click(first);
  await expect(args.onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Escape}");
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

Failed.test("D-63 categories that could not be loaded are loaded again", english, async ({ userEvent }) => {
  await userEvent.click((await menu()).getByRole("button", { name: "Try again" }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
