import { packOrder } from "@shop/fixtures/orders.ts";
import { expect } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { change, type ConnectedProps, setup, unpriced } from "../order-screen.story-setup.tsx";
import { OrderScreen } from "../order-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Packs",
  component: OrderScreen,
  ...setup,
});

/** Lines of packs, strips, metres and a pair, with their pieces. */
export const Packs = meta.story({
  args: { id: unpriced },
  beforeEach: () => change(unpriced, { lines: packOrder.lines }),
});

Packs.test("D-120 lines keep their units and say their pieces", english, async ({ canvas }) => {
  await expect(await canvas.findByText("3 packs = 30 pieces · 3 EG each")).toBeVisible();
  await expect(canvas.getByText("12 metres")).toBeVisible();
});
