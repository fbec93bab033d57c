import { useCartModel } from "@shop/data/shop/carts/use-cart-model.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { aProduct, cartLineOf } from "@shop/fixtures/builders.ts";
import {
  changedLines,
  checkedLine,
  manyLines,
  meter,
  someLines,
  stressLines,
} from "@shop/fixtures/cart-lines.ts";
import { fill } from "@shop/i18n/fill.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, inPage } from "../../stories/page.tsx";
import { CartScreen, type CartScreenProps } from "./cart-screen.tsx";

const meta = preview.meta({
  title: "Shop/Cart",
  component: CartScreen,
  decorators: [inPage],
  args: {
    infoPages,
    lines: someLines,
    onQuantity: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onAccept: fn(),
    onNotice: fn(),
    onChat: fn(),
    onSaveCart: fn<() => Promise<string>>(),
    quotation: { days: 14, onOpen: fn() },
  },
});

/** Lines, their total, and the way to the checkout. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The browser has not read its cart yet. */
export const Loading = meta.story({ args: { lines: null } });

export const Empty = meta.story({
  args: { lines: [] },
  render: function Noticing(args) {
    return <CartScreen {...args} onNotice={useNotify()} />;
  },
});

/** Prices and stock changed since the products were added. */
export const Changed = meta.story({
  args: { lines: changedLines },
  tags: ["canonical"],
  parameters: canonical,
});

const led = aProduct({
  id: 8,
  name: "LED",
  name_ar: "ليد",
  price: "5.00",
  amount: 50,
  quantity_prices: [
    { from: 10, price: "4.50" },
    { from: 100, price: "3.90" },
  ],
});

/** A lower price is in reach with two more pieces. */
export const NextPrice = meta.story({
  args: { lines: [checkedLine(led, 8), ...someLines.slice(0, 1)] },
  tags: ["canonical"],
  parameters: canonical,
});

NextPrice.test(
  "D-108 CART-3 a button adds what the next price needs",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Add 2 more: .*4\.50 EG.* each$/ }));
    await expect(args.onQuantity).toHaveBeenCalledWith(8, 10);
  },
);

/** The price of ten pieces holds; a hundred are out of reach. */
export const PriceOfQuantity = meta.story({ args: { lines: [checkedLine(led, 10)] } });

PriceOfQuantity.test(
  "D-108 CART-10 the line and the total have the price of the quantity; no button needs more than there are",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("each").parentElement).toHaveTextContent("4.50 EGeach");
    await expect(canvas.getAllByText("45")).not.toHaveLength(0);
    await expect(canvas.queryByRole("button", { name: /^Add/ })).not.toBeInTheDocument();
  },
);

/** More pieces than there are in stock, although nothing has changed since they were added. */
export const Short = meta.story({
  args: { lines: [checkedLine(meter, 9, { price: null, left: 3 }), ...someLines.slice(1)] },
});

/** A product without a price is not part of the total. */
export const PriceUpdating = meta.story({
  args: {
    lines: [...someLines.slice(0, 1), checkedLine(aProduct({ id: 9, name: "New here", price: "0.00" }), 2)],
  },
});

/** A removed line can be restored where it was. */
export const Removed = meta.story({
  args: { lines: changedLines },
  render: function Removing(args) {
    const [lines, setLines] = useState(args.lines ?? []);
    const without = (ids: readonly number[]) =>
      setLines((now) => now.filter(({ line }) => !ids.includes(line.id)));
    return (
      <CartScreen
        {...args}
        lines={lines}
        onRemove={(id) => without([id])}
        onAccept={without}
        onRestore={() => setLines(args.lines ?? [])}
      />
    );
  },
  play: async (context) => {
    const [, second] = context.canvas.getAllByRole("listitem");
    if (!second) throw new Error("There is no second line.");
    const name = new RegExp(fill(textsOf(context).carts.remove, { name: ".+" }));
    await context.userEvent.click(within(second).getByRole("button", { name }));
  },
});

/** Seventy products. */
export const ManyLines = meta.story({ args: { lines: manyLines } });

/** Long names, large quantities and no price. */
export const LongNames = meta.story({ args: { lines: stressLines } });

Default.test(
  "CART-7 PRICE-1 lines with quantity controls, a summary and a total; the order button leads to /checkout",
  english,
  async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole("listitem");
    if (!first) throw new Error("There is no line.");
    const line = within(first);
    await expect(line.getByRole("link", { name: meter.name })).toHaveAttribute(
      "href",
      `/product/${meter.id}`,
    );
    await expect(line.getByText("K45")).toBeVisible();
    await expect(line.getAllByText("3,850")[0]).toHaveTextContent("3,850 EG");
    await userEvent.click(line.getByRole("button", { name: `One more of ${meter.name}` }));
    await expect(args.onQuantity).toHaveBeenCalledWith(meter.id, 2);
    const summary = within(canvas.getByRole("region", { name: "Summary" }));
    await expect(summary.getByText("3 products")).toBeVisible();
    await expect(summary.getByText("7 pieces")).toBeVisible();
    await expect(summary.getByRole("link", { name: "Order" })).toHaveAttribute("href", "/checkout");
  },
);

Default.test(
  "CART-10 the total is the sum of price × qty",
  {
    ...english,
    args: {
      lines: [
        checkedLine(aProduct({ id: 1, price: "0.10" }), 3),
        checkedLine(aProduct({ id: 2, price: "1450.05" }), 2),
      ],
    },
  },
  async ({ canvas }) => {
    const summary = within(canvas.getByRole("region", { name: "Summary" }));
    await expect(summary.getByText("2,900.40")).toHaveTextContent("2,900.40 EG");
  },
);

Default.test(
  "CART-3 decreasing at quantity 1 and remove take the line away; undo brings it back",
  english,
  async ({ canvas, userEvent, args }) => {
    const [atOne] = canvas.getAllByRole("button", { name: `Remove ${meter.name}` });
    if (!atOne) throw new Error("There is no such button.");
    await userEvent.click(atOne);
    await expect(args.onRemove).toHaveBeenCalledWith(meter.id);
    const undo = canvas.getByRole("button", { name: "Undo" });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(args.onRestore).toHaveBeenCalledWith(someLines[0]?.line, 0);
  },
);

Removed.test(
  "CART-3 the note stands where the line was; undo and accepting never lose the focus",
  english,
  async ({ canvas, userEvent }) => {
    const item = canvas.getAllByRole("listitem")[1];
    if (!item) throw new Error("There is no second line.");
    await expect(item).toHaveTextContent("Nearly gone was removed.");
    const undo = within(item).getByRole("button", { name: "Undo" });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription("Nearly gone was removed.");
    await userEvent.click(undo);
    await expect(canvas.getByRole("link", { name: "Nearly gone" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Take it out No longer there" }));
    await expect(canvas.queryByText("No longer there")).not.toBeInTheDocument();
    await expect(document.body).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Accept the changes" }));
    await expect(document.body).not.toHaveFocus();
  },
);

PriceUpdating.test(
  "D-21 a line without a price reads 'price updating'; the total leaves it out and says so",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("price updating")).toBeVisible();
    const summary = within(canvas.getByRole("region", { name: "Summary" }));
    await expect(summary.getByText("3,850")).toBeVisible();
    await expect(summary.getByText(/The total leaves out/)).toBeVisible();
  },
);

Changed.test(
  "D-20 changed prices and stock are shown, old and new, and can be accepted",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/The price changed from .120 EG. to .135.50 EG.\./)).toBeVisible();
    await expect(canvas.getByText("Only 3 left.")).toBeVisible();
    await expect(canvas.getByText("No longer in stock.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Accept Dearer by now" }));
    await expect(args.onAccept).toHaveBeenLastCalledWith([1]);
    await userEvent.click(canvas.getByRole("button", { name: "Take it out No longer there" }));
    await expect(args.onAccept).toHaveBeenLastCalledWith([4]);
    await userEvent.click(canvas.getByRole("button", { name: "Accept the changes" }));
    await expect(args.onAccept).toHaveBeenLastCalledWith([1, 2, 3, 4]);
  },
);

Empty.test(
  "CART-8 ordering an empty cart is refused: 'Oops... You need to add product in your cart.'",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Your cart is empty." })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/products");
    await userEvent.click(canvas.getByRole("button", { name: "Order" }));
    await expect(await canvas.findByText("Oops... You need to add product in your cart.")).toBeVisible();
  },
);

/** The screen with its model: a kept cart and the API. */
function Connected(props: CartScreenProps) {
  const [cart, setCart] = useState<Cart>(() => [
    { ...cartLineOf(meter), price: "3000.00" },
    cartLineOf(aProduct({ id: 999_999, name: "No longer sold" })),
  ]);
  return <CartScreen {...props} {...useCartModel({ cart, onChange: setCart })} />;
}

const connected = { ...english, render: (args: CartScreenProps) => <Connected {...args} /> };

Default.test(
  "CART-3 D-20 a kept cart is compared with the API's prices: changes are accepted, lines removed",
  connected,
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The price changed from .3,000 EG. to .3,850 EG.\./)).toBeVisible();
    await expect(await canvas.findByText("No longer in stock.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Accept the changes" }));
    await waitFor(() => expect(canvas.queryByText("No longer sold")).not.toBeInTheDocument());
    await expect(canvas.queryByText(/The price changed/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: `One more of ${meter.name}` }));
    const summary = within(canvas.getByRole("region", { name: "Summary" }));
    await expect(summary.getByText("7,700")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `One less of ${meter.name}` }));
    const [remove] = canvas.getAllByRole("button", { name: `Remove ${meter.name}` });
    if (!remove) throw new Error("There is no such button.");
    await userEvent.click(remove);
    await expect(canvas.getByRole("heading", { name: "Your cart is empty." })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("link", { name: meter.name })).toHaveFocus();
  },
);

Default.test(
  "CART-7 without a response of the API the kept cart can still be changed and ordered",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("listProducts").networkError()),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: meter.name })).toBeVisible();
    await expect(canvas.getByText("No longer sold")).toBeVisible();
    await expect(canvas.queryByText("No longer in stock.")).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("link", { name: "Order" })[0]).toHaveAttribute("href", "/checkout");
  },
);

Short.test(
  "D-20 a line with more pieces than are left says so, and not that something changed",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("Only 3 left.")).toBeVisible();
    await expect(canvas.getByText("There are fewer pieces in stock than in your cart")).toBeVisible();
    await expect(canvas.queryByText("Something changed since you added it")).not.toBeInTheDocument();
  },
);

Default.test(
  "CART-3 2.5 pieces are rejected in words, and the line keeps its quantity",
  english,
  async ({ canvas, userEvent, args }) => {
    const quantity = canvas.getByRole("spinbutton", { name: `Quantity: ${meter.name}` });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, ".5");
    await expect(quantity).toHaveAccessibleDescription("Whole pieces only, from 1 to 1,000,000.");
    await userEvent.tab();
    await expect(quantity).toHaveValue("1");
    await expect(args.onQuantity).not.toHaveBeenCalled();
  },
);

Default.test(
  "CART-10 line sums and the total are announced when they change",
  english,
  async ({ canvas }) => {
    const announced = canvas.getAllByRole("status").map((region) => region.textContent);
    for (const text of ["Sum 3,850 EG", "Sum 1,260 EG", "Total5,365 EG"])
      await expect(announced).toContain(text);
    // The phone's bar repeats the total silently.
    await expect(announced.filter((text) => text.startsWith("Total"))).toHaveLength(1);
  },
);

Default.test(
  "CART-3 a line of one piece has one delete button",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("button", { name: `Remove ${meter.name}` })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: `One less of ${meter.name}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(meter.id);
  },
);

Default.test("D-142 a quotation is made of the cart", english, async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText("Prices held for 14 days, as a PDF with a link to accept")).toBeVisible();
  await userEvent.click(canvas.getByRole("button", { name: "Get a quotation" }));
  await expect(args.quotation?.onOpen).toHaveBeenCalledOnce();
});
