import { ready } from "@shop/data/view.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { CategoriesScreen } from "./categories-screen.tsx";

const meta = preview.meta({
  title: "Shop/Categories",
  component: CategoriesScreen,
  decorators: [inPage],
  args: { categories: ready(catalogue.categories) },
});

/** All categories with their sub categories. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { categories: { status: "loading" } } });

export const Empty = meta.story({ args: { categories: ready([]) } });

export const Failed = meta.story({
  args: { categories: { status: "failed", error: "Internal Server Error", onRetry: fn() } },
});

Default.test("D-63 the page of all categories links to each sub category", english, async ({ canvas }) => {
  const [category] = catalogue.categories;
  const [sub] = category?.sub_category ?? [];
  await expect(canvas.getByRole("link", { name: category?.name ?? "" })).toHaveAttribute(
    "href",
    `/category/${category?.id}`,
  );
  await expect(canvas.getByRole("link", { name: sub?.name ?? "" })).toHaveAttribute(
    "href",
    `/category/${category?.id}?sub=${sub?.id}`,
  );
});

Empty.test("D-63 a shop without categories says so", english, async ({ canvas }) => {
  await expect(canvas.getByText("There are no categories yet.")).toBeVisible();
});
