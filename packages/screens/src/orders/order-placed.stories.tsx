import { expect, fn } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { OrderPlaced } from "./order-placed.tsx";

const meta = preview.meta({
  title: "Parts/Order placed",
  component: OrderPlaced,
  decorators: [inPage],
  args: { number: "7GNG-9MDD", onDismiss: fn() },
});

/** The number stays in sight until the buyer hides it. */
export const Placed = meta.story({
  name: "D-5 an order's number stays in sight and leads to the order",
  play: async ({ canvas, userEvent, args }) => {
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
});

/** A phone. */
export const Phone = meta.story({ ...onPhone });

/** Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });
