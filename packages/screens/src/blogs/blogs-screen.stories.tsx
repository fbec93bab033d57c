import { shop } from "@shop/contract/shop.ts";
import { expect } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone } from "../stories/page.tsx";
import { BlogsScreen } from "./blogs-screen.tsx";

const meta = preview.meta({
  title: "Screens/Blogs",
  component: BlogsScreen,
  decorators: [inPage],
  args: { brands: shop.brands },
});

/** The page as it is. */
export const Ready = meta.story({
  name: "BLOGS-1 the title and the brands' logos",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Blogs" })).toBeVisible();
    for (const { name } of shop.brands) await expect(canvas.getByRole("img", { name })).toBeVisible();
  },
});

/** Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone });

/** Dark. */
export const Dark = meta.story({ globals: { theme: "dark" } });
