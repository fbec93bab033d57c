import { ready } from "@shop/data/view.ts";
import { productNamed } from "@shop/fixtures/builders.ts";
import { firstPage } from "@shop/fixtures/samples.ts";
import { useState } from "react";
import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { PiecesProvider } from "../../shared/cart/pieces-store.ts";
import { english } from "../../stories/page.tsx";
import { createPieces } from "../../stories/pieces.ts";
import { setup } from "./category-screen.story-setup.tsx";
import { CategoryScreen, type CategoryScreenProps } from "./category-screen.tsx";

const switches = productNamed("SS12D00");

const meta = preview.meta({
  title: "Shop/Category/Packs",
  component: CategoryScreen,
  ...setup,
  args: {
    ...setup.args,
    products: ready(
      firstPage([productNamed("KF301-2P"), productNamed("2N7002"), switches, productNamed("B3F-4055-4")]),
    ),
  },
});

/** Cards of a pack, a strip and parts that are sold by the piece. */
export const Cards = meta.story();

/** The same in a table. */
export const TableView = meta.story({ args: { view: "table" } });

/** The screen with a cart of its own, which the least quantity is added to. */
function WithPieces(props: CategoryScreenProps) {
  const [store] = useState(createPieces);
  return (
    <PiecesProvider value={store}>
      <CategoryScreen
        {...props}
        onAddToCart={(product) => store.setPieces(product.id, product.min_order ?? 1)}
      />
    </PiecesProvider>
  );
}

/** A product in steps is in the cart. */
export const InCart = meta.story({
  args: { products: ready(firstPage([switches])) },
  render: (args) => <WithPieces {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^(?:Add to cart|أضف)/ }));
    await canvas.findByRole("spinbutton");
  },
});

Cards.test("D-120 a card says what its price is for", english, async ({ canvas }) => {
  await expect(canvas.getByText("per pack of 10 · 3 EG each")).toBeVisible();
  await expect(canvas.getByText("per strip of 50 · 0.90 EG each")).toBeVisible();
});

TableView.test("D-120 a row says what its price is for", english, async ({ canvas }) => {
  await expect(canvas.getByText("per strip of 50 · 0.90 EG each")).toBeVisible();
});

InCart.test("D-120 the control of a card goes in steps", english, async ({ canvas, userEvent }) => {
  const number = canvas.getByRole("spinbutton");
  await expect(number).toHaveValue("10");
  await userEvent.clear(number);
  await userEvent.type(number, "25");
  await userEvent.click(canvas.getByRole("button", { name: /^One less/ }));
  await expect(number).toHaveValue("20");
});
