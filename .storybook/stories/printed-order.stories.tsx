import { anOrder } from "@shop/fixtures/orders.ts";
import { OrderLookupScreen } from "@shop/screens/shop/orders/order-lookup-screen.tsx";
import { expect, fn } from "storybook/test";

import preview from "../preview.tsx";
import { applyPrintStyles } from "./print-styles.ts";

const meta = preview.meta({
  title: "Shop/Orders/Printed order",
  component: OrderLookupScreen,
  tags: ["browser"],
  // The layout around the screen is printed with it.
  globals: { shell: "on" },
  args: {
    order: anOrder(),
    errors: {},
    submission: { status: "idle" as const },
    signedIn: false,
    onFind: fn(),
  },
  beforeEach: applyPrintStyles,
});

/** The found order on paper: without the form, menus and footer. */
export const Default = meta.story({});

Default.test("prints the order and not the form", async ({ canvas }) => {
  await expect(canvas.getByText("3CDF-GHJ6")).toBeVisible();
  await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
});
