import { expect, fn } from "storybook/test";

import { canonical } from "../../../../.storybook/modes.ts";
import preview from "../../../../.storybook/preview.tsx";
import { english, inPage } from "../stories/page.tsx";
import { OrderPlaced } from "./order-placed.tsx";

const meta = preview.meta({
  title: "Shop/Orders/Order placed",
  component: OrderPlaced,
  decorators: [inPage],
  args: { number: "7GNG-9MDD", onDismiss: fn() },
});

/** The order's number stays until the buyer hides it. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

Default.test(
  "D-5 an order's number stays in sight and leads to the order",
  english,
  async ({ canvas, userEvent, args }) => {
    const note = canvas.getByRole("region", { name: "Your order 7GNG-9MDD was sent." });
    await expect(note).toBeVisible();
    await expect(note).toHaveFocus();
    await expect(note).toHaveAccessibleDescription(/^The shop calls you/);
    await expect(canvas.getByRole("link", { name: "See this order" })).toHaveAttribute(
      "href",
      "/orders/find?number=7GNG-9MDD",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Hide this message" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
);
