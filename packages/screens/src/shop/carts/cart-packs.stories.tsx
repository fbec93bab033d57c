import { useCartModel } from "@shop/data/shop/carts/use-cart-model.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { cartLineOf, productNamed } from "@shop/fixtures/builders.ts";
import { checkedLine } from "@shop/fixtures/cart-lines.ts";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { CartScreen, type CartScreenProps } from "./cart-screen.tsx";

const terminals = productNamed("KF301-2P");
const switches = productNamed("SS12D00");

const meta = preview.meta({
  title: "Shop/Cart/Packs",
  component: CartScreen,
  decorators: [inPage],
  args: {
    infoPages,
    lines: [
      checkedLine(terminals, 3),
      checkedLine(productNamed("H05VV-F-2X2.5"), 12),
      checkedLine(productNamed("CC-4M")),
    ],
    onQuantity: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onAccept: fn(),
    onNotice: fn(),
    onSaveCart: fn<() => Promise<string>>(),
  },
});

/** Packs, metres and a pair: prices are of the unit, quantities are counted in pieces too. */
export const Packs = meta.story({ tags: ["canonical"], parameters: canonical });

/** The shop does not sell a product in the quantity of its line. */
export const QuantityNotSold = meta.story({
  args: {
    lines: [
      checkedLine(switches, 12, { price: null, left: null, quantity: { below: 10, above: 15 }, take: 10 }),
      checkedLine(terminals, 1),
    ],
  },
  tags: ["canonical"],
  parameters: canonical,
});

/** A real model with a cart of its own. */
function Live(props: CartScreenProps) {
  const [cart, setCart] = useState<Cart>([cartLineOf(switches, 12)]);
  return <CartScreen {...props} {...useCartModel({ cart, onChange: setCart })} />;
}

/** With the model of the shop. */
export const LivePacks = meta.story({ render: (args) => <Live {...args} /> });

Packs.test("CART-7 D-120 a line says what its price is for and its pieces", english, async ({ canvas }) => {
  const [first, second, third] = within(canvas.getAllByRole("list")[0] ?? document.body).getAllByRole(
    "listitem",
  );
  await expect(first).toHaveTextContent("per pack of 10");
  await expect(first).toHaveTextContent("3 packs = 30 pieces");
  await expect(second).toHaveTextContent("per metre");
  await expect(second).toHaveTextContent("12 metres");
  await expect(third).toHaveTextContent("1 pair = 2 pieces");
});

LivePacks.test(
  "D-120 D-20 a line of a quantity that is not sold takes the proposed one",
  english,
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("It is not sold in this quantity, but in 10 or 15.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Take 10/ }));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("10");
    await expect(canvas.queryByText(/not sold in this quantity/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: /^One more/ }));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("15");
  },
);
