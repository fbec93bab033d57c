import { brands } from "@shop/domain/site/brand-logos.ts";
import { expect } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { BlogsScreen } from "./blogs-screen.tsx";

const meta = preview.meta({
  title: "Shop/Blogs",
  component: BlogsScreen,
  decorators: [inPage],
  args: { brands: brands },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

Default.test("BLOGS-1 the title and the brands' logos", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  for (const { name } of brands) await expect(canvas.getByRole("img", { name })).toBeVisible();
});
