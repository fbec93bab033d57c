import { expect } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { type ConnectedProps, longOrder, setup } from "./order-screen.story-setup.tsx";
import { OrderScreen } from "./order-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Places",
  component: OrderScreen,
  ...setup,
});

/** Opened from a list, between two orders. */
export const Between = meta.story({
  args: { neighbours: { previous: longOrder + 1, next: longOrder - 1 } },
});

/** The last order of its list. */
export const Last = meta.story({ args: { neighbours: { previous: longOrder + 1, next: null } } });

Between.test("D-115 the orders beside it in its list are a step away", english, async ({ canvas }) => {
  const previous = await canvas.findByRole("link", { name: "Previous order" });
  await expect(previous).toHaveAttribute("href", "/dash/orders/26");
  await expect(canvas.getByRole("link", { name: "Next order" })).toHaveAttribute("href", "/dash/orders/24");
  await expect(canvas.getByRole("link", { name: "All orders" })).toHaveAttribute("href", "/dash/orders");
});

Last.test("D-115 nothing leads beyond the last order of a list", onArabicPhone, async ({ canvas }) => {
  await expect(await canvas.findByRole("link", { name: "الطلب السابق" })).toBeVisible();
  await expect(canvas.queryByRole("link", { name: "الطلب التالي" })).not.toBeInTheDocument();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
