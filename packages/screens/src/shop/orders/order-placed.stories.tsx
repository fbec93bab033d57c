import { anOrder } from "@shop/fixtures/orders.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { english, inPage } from "../../stories/page.tsx";
import { OrderPlaced } from "./order-placed.tsx";

const meta = preview.meta({
  title: "Shop/Orders/Order placed",
  component: OrderPlaced,
  decorators: [inPage],
  args: { number: "7GNG-9MDD", token: anOrder().token, request: false, onDismiss: fn() },
});

/** The order's number stays until the buyer hides it. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** A request, whose pieces are not reserved. */
export const Request = meta.story({ args: { request: true } });

Request.test(
  "D-43 the buyer of a request reads that its pieces are not reserved",
  english,
  async ({ canvas }) => {
    await expect(
      canvas.getByRole("region", { name: "Your order 7GNG-9MDD was sent." }),
    ).toHaveAccessibleDescription(/its pieces are not reserved yet/);
  },
);

Default.test(
  "D-5 D-124 an order's number stays in sight and leads to the order's page",
  english,
  async ({ canvas, userEvent, args }) => {
    const note = canvas.getByRole("region", { name: "Your order 7GNG-9MDD was sent." });
    await expect(note).toBeVisible();
    await expect(note).toHaveFocus();
    await expect(note).toHaveAccessibleDescription(/^The shop calls you/);
    await expect(canvas.getByRole("link", { name: "See this order" })).toHaveAttribute(
      "href",
      `/order#${anOrder().token}`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Hide this message" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
);
