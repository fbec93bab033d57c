import { expect } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone } from "../stories/page.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

const meta = preview.meta({ title: "Screens/Not found", component: NotFoundScreen, decorators: [inPage] });

/** An address that does not exist. */
export const Ready = meta.story({
  name: "ROUTE-2 'page not found', with a link home and a search",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "page not found" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
    await expect(canvas.getByRole("searchbox").closest("form")).toHaveAttribute("action", "/results");
  },
});

/** Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone });

/** Dark. */
export const Dark = meta.story({ globals: { theme: "dark" } });
