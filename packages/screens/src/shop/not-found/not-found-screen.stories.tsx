import { expect } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

const meta = preview.meta({ title: "Shop/Not found", component: NotFoundScreen, decorators: [inPage] });

/** An address that does not exist. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

Default.test("ROUTE-2 'page not found', with a link home and a search", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { name: "page not found" })).toBeVisible();
  await expect(canvas.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
  await expect(canvas.getByRole("searchbox").closest("form")).toHaveAttribute("action", "/results");
});
