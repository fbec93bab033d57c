import type { Cart } from "@shop/contract/cart.ts";
import { useCartModel } from "@shop/data/models/use-cart-model.ts";
import { aProduct, cartLineOf } from "@shop/fixtures/builders.ts";
import {
  changedLines,
  checkedLine,
  manyLines,
  meter,
  someLines,
  stressLines,
} from "@shop/fixtures/cart-lines.ts";
import { mockListProducts } from "@shop/mocks/mock-endpoints.ts";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { useNotify } from "../parts/use-notify.ts";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { CartScreen, type CartScreenProps } from "./cart-screen.tsx";

const onSaveCart = fn<() => Promise<string>>();
const onChat = fn<(text: string) => void>();

const meta = preview.meta({
  title: "Screens/Cart",
  component: CartScreen,
  decorators: [inPage],
  args: {
    lines: someLines,
    onQuantity: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onAccept: fn(),
    onNotice: fn(),
    onChat,
    onSaveCart,
  },
  beforeEach: () => {
    onSaveCart.mockReset();
    onChat.mockClear();
    onSaveCart.mockResolvedValue("https://nilometer.example/cart/Xk29Lm");
  },
});

/** Lines, what they come to, and the way to the checkout. */
export const Ready = meta.story({
  name: "CART-7 PRICE-1 lines with quantity controls, a summary and a total; the order button leads to /checkout",
  play: async ({ canvas, userEvent, args }) => {
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
});

/** The sum of price × quantity, nothing else. */
export const Total = meta.story({
  name: "CART-10 the total is the sum of price × qty",
  args: {
    lines: [
      checkedLine(aProduct({ id: 1, price: "0.10" }), 3),
      checkedLine(aProduct({ id: 2, price: "1450.05" }), 2),
    ],
  },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole("region", { name: "Summary" }));
    await expect(summary.getByText("2,900.40")).toHaveTextContent("2,900.40 EG");
  },
});

/** Minus at one piece takes the line away. */
export const Removes = meta.story({
  name: "CART-3 decreasing at quantity 1 and remove take the line away; undo brings it back",
  play: async ({ canvas, userEvent, args }) => {
    const [atOne] = canvas.getAllByRole("button", { name: `Remove ${meter.name}` });
    if (!atOne) throw new Error("There is no such button.");
    await userEvent.click(atOne);
    await expect(args.onRemove).toHaveBeenCalledWith(meter.id);
    const undo = canvas.getByRole("button", { name: "Undo" });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(args.onRestore).toHaveBeenCalledWith(someLines[0]?.line, 0);
  },
});

/** A product without a price. */
export const PriceUpdating = meta.story({
  name: "D-21 a line without a price reads 'price updating'; the total leaves it out and says so",
  args: {
    lines: [...someLines.slice(0, 1), checkedLine(aProduct({ id: 9, name: "New here", price: "0.00" }), 2)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("price updating")).toBeVisible();
    const summary = within(canvas.getByRole("region", { name: "Summary" }));
    await expect(summary.getByText("3,850")).toBeVisible();
    await expect(summary.getByText(/The total leaves out/)).toBeVisible();
  },
});

/** What changed since it was added. */
export const Changed = meta.story({
  name: "D-20 changed prices and stock are shown, old and new, and can be accepted",
  args: { lines: changedLines },
  play: async ({ canvas, userEvent, args }) => {
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
});

/** An empty cart. */
export const Empty = meta.story({
  name: "CART-8 ordering an empty cart is refused: 'Oops... You need to add product in your cart.'",
  args: { lines: [] },
  render: function Noticing(args) {
    return <CartScreen {...args} onNotice={useNotify()} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Your cart is empty." })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/products");
    await userEvent.click(canvas.getByRole("button", { name: "Order" }));
    await expect(await canvas.findByText("Oops... You need to add product in your cart.")).toBeVisible();
  },
});

/** The browser has not read its cart yet. */
export const Unknown = meta.story({ args: { lines: null } });

/** The order by chat. */
export const ByChat = meta.story({
  name: "CHECKOUT-7 the cart's order by chat needs name, phone and address, then opens a prefilled message",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Order by chat" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Order by chat" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Mona Adel");
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await expect(args.onNotice).toHaveBeenCalledWith("chatFieldsMissing");
    await expect(dialog.getByRole("textbox", { name: "Phone" })).toHaveFocus();
    await expect(onChat).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: "Phone" }), "٠١٠١٢٣٤٥٦٧٨");
    await userEvent.type(dialog.getByRole("textbox", { name: "Address" }), "Tanta");
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await expect(onChat).toHaveBeenCalledWith(expect.stringContaining("1 × K45: 3,850 EG"));
    await expect(onChat).toHaveBeenCalledWith(expect.stringContaining("Phone: 01012345678"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
});

/** A cart too long for a message. */
export const LongByChat = meta.story({
  name: "CHECKOUT-7 a long cart is saved, and the message links to it",
  args: { lines: manyLines, buyer: { name: "Mona", phone: "01012345678", address: "Tanta" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Order by chat" }));
    await userEvent.click(await screen.findByRole("button", { name: "Send order" }));
    await waitFor(() =>
      expect(onChat).toHaveBeenCalledWith(
        expect.stringContaining("The whole cart: https://nilometer.example/cart/Xk29Lm"),
      ),
    );
  },
});

/** A link to the cart. */
export const Shared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share this cart" }));
    await expect(await canvas.findByRole("textbox", { name: "Link to this cart" })).toHaveValue(
      "https://nilometer.example/cart/Xk29Lm",
    );
    await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
  },
});

/** No clipboard, as on a page without encryption. */
export const ShareWithoutClipboard = meta.story({
  name: "D-32 where nothing can be copied the link stands there selected, and nothing says that it was copied",
  play: async ({ canvas, userEvent }) => {
    const clipboard = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    try {
      await userEvent.click(canvas.getByRole("button", { name: "Share this cart" }));
      await userEvent.click(await canvas.findByRole("button", { name: "Copy" }));
      const link = canvas.getByRole<HTMLInputElement>("textbox", { name: "Link to this cart" });
      await waitFor(() => expect(link).toHaveFocus());
      await expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
      await expect(canvas.queryByText("Copied")).not.toBeInTheDocument();
    } finally {
      if (clipboard) Object.defineProperty(navigator, "clipboard", clipboard);
      else Reflect.deleteProperty(navigator, "clipboard");
    }
  },
});

/** The link could not be made; it can be tried again. */
export const ShareFails = meta.story({
  play: async ({ canvas, userEvent }) => {
    onSaveCart.mockRejectedValueOnce(new Error("no answer"));
    await userEvent.click(canvas.getByRole("button", { name: "Share this cart" }));
    await expect(await canvas.findByText("The link could not be made.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Share this cart" }));
    await expect(await canvas.findByRole("textbox", { name: "Link to this cart" })).toBeVisible();
  },
});

/** Everything long. */
export const Stress = meta.story({ args: { lines: stressLines } });

/** Everything long, in Arabic on a phone. */
export const StressArabicPhone = meta.story({ ...Stress.input, ...onArabicPhone });

/** A phone: total and order button at the lower edge. */
export const Phone = meta.story({ ...onPhone });

/** What changed, on a phone. */
export const ChangedPhone = meta.story({ args: { lines: changedLines }, ...onPhone });

/** Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone });

/** Arabic and dark. */
export const ArabicDark = meta.story({
  globals: { locale: "ar", theme: "dark" },
  args: { lines: changedLines },
});

/** An empty cart on a phone in Arabic. */
export const EmptyArabicPhone = meta.story({ args: { lines: [] }, ...onArabicPhone });

/** The screen fed by a kept cart and the API. */
function Connected(props: CartScreenProps) {
  const [cart, setCart] = useState<Cart>(() => [
    { ...cartLineOf(meter), price: "3000.00" },
    cartLineOf(aProduct({ id: 999_999, name: "Gone for good" })),
  ]);
  return <CartScreen {...props} {...useCartModel({ cart, onChange: setCart })} />;
}

/** Fed by a kept cart and the API. */
export const FromApi = meta.story({
  name: "CART-3 D-20 a kept cart beside what the API says now: changes are accepted, lines removed",
  render: (args) => <Connected {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The price changed from .3,000 EG. to .3,850 EG.\./)).toBeVisible();
    await expect(await canvas.findByText("No longer in stock.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Accept the changes" }));
    await waitFor(() => expect(canvas.queryByText("Gone for good")).not.toBeInTheDocument());
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
});

/** In the middle of a cart. */
export const RemovesInPlace = meta.story({
  name: "CART-3 what is removed says so where it stood; undo and accepting never lose the focus",
  render: function Kept(args) {
    const [lines, setLines] = useState(changedLines);
    const without = (ids: readonly number[]) =>
      setLines((now) => now.filter(({ line }) => !ids.includes(line.id)));
    return (
      <CartScreen
        {...args}
        lines={lines}
        onRemove={(id) => without([id])}
        onAccept={without}
        onRestore={() => setLines(changedLines)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Nearly gone" }));
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
});

/** Without an answer the cart shows what it kept. */
export const NoAnswer = meta.story({
  name: "CART-7 without an answer of the API the kept cart can still be changed and ordered",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockListProducts.networkError());
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: meter.name })).toBeVisible();
    await expect(canvas.getByText("Gone for good")).toBeVisible();
    await expect(canvas.queryByText("No longer in stock.")).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("link", { name: "Order" })[0]).toHaveAttribute("href", "/checkout");
  },
});
