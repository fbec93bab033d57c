import { infoPages } from "@shop/domain/site/info-pages.ts";
import { manyLines, someLines } from "@shop/fixtures/cart-lines.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs, inPage } from "../../stories/page.tsx";
import { openShareSheet, withShareSheet } from "../../stories/share-sheet.ts";
import { CartScreen } from "./cart-screen.tsx";

const onSaveCart = fn<() => Promise<string>>();
const onChat = fn<(text: string) => void>();
const meta = preview.meta({
  title: "Shop/Cart/Chat and sharing",
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
    onChat,
    onSaveCart,
  },
  parameters: framedInDocs,
  beforeEach: () => {
    onSaveCart.mockReset();
    onChat.mockClear();
    onSaveCart.mockResolvedValue("https://nilometer.example/cart/Xk29Lm");
  },
});

/** The dialog that orders the cart by a chat message. */
export const Default = meta.story({
  play: async (context) => {
    const { orderByChat } = textsOf(context).carts;
    await context.userEvent.click(context.canvas.getByRole("button", { name: orderByChat }));
    await screen.findByRole("dialog");
  },
});

/** A link to the cart. */
export const Shared = meta.story({
  play: async (context) => {
    const { share, shareLink } = textsOf(context).carts;
    await context.userEvent.click(context.canvas.getByRole("button", { name: share }));
    await context.canvas.findByRole("textbox", { name: shareLink });
  },
});

/** The link could not be made. */
export const SharingFailed = meta.story({
  beforeEach: () => {
    onSaveCart.mockRejectedValueOnce(new Error("no response"));
  },
  play: async (context) => {
    const { share, shareFailed } = textsOf(context).carts;
    await context.userEvent.click(context.canvas.getByRole("button", { name: share }));
    await context.canvas.findByText(shareFailed);
  },
});

Default.test(
  "CHECKOUT-7 the cart's order by chat needs name, phone and address, then opens a prefilled message",
  english,
  async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Order by chat" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Mona Adel");
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await expect(args.onNotice).toHaveBeenCalledWith("chatFieldsMissing");
    await expect(dialog.getByRole("textbox", { name: "Phone" })).toHaveFocus();
    await expect(onChat).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: "Phone" }), "٠١٠١٢٣٤٥٦٧٨");
    await userEvent.type(dialog.getByRole("textbox", { name: "Address" }), "Tanta");
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await expect(onChat).toHaveBeenCalledWith(
      expect.stringContaining("1 × Kelvra K45 digital multimeter, true RMS, 6000 counts: 3,850 EG"),
    );
    await expect(onChat).toHaveBeenCalledWith(expect.stringContaining("Phone: 01012345678"));
    await expect(await dialog.findByText(/If WhatsApp did not open/)).toBeVisible();
  },
);

Default.test(
  "CHECKOUT-7 a cart of several products is saved, and the message links to it",
  {
    ...english,
    args: { lines: manyLines, buyer: { name: "Mona", phone: "01012345678", address: "Tanta" } },
  },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Send order" }));
    await waitFor(() =>
      expect(onChat).toHaveBeenCalledWith(
        expect.stringContaining("The whole cart: https://nilometer.example/cart/Xk29Lm"),
      ),
    );
  },
);

Default.test(
  "CHECKOUT-7 where the cart cannot be saved, the message links to the first product",
  { ...english, args: { buyer: { name: "Mona", phone: "01012345678", address: "Tanta" } } },
  async ({ userEvent }) => {
    onSaveCart.mockReset().mockRejectedValue(new Error("no response"));
    await userEvent.click(await screen.findByRole("button", { name: "Send order" }));
    await waitFor(() =>
      expect(onChat).toHaveBeenCalledWith(expect.stringContaining(`${location.origin}/product/`)),
    );
  },
);

Default.test("CHECKOUT-7 the button says that it opens the chat app", english, async ({ canvasElement }) => {
  const button = within(canvasElement).getByText("Order by chat").closest("button");
  await expect(button).toHaveAccessibleDescription("opens WhatsApp");
});

Shared.test("shows the link, with the focus on the button that copies it", english, async ({ canvas }) => {
  await expect(await canvas.findByRole("textbox", { name: "Link to this cart" })).toHaveValue(
    "https://nilometer.example/cart/Xk29Lm",
  );
  await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
});

Shared.test(
  "D-32 without a clipboard the link is selected, and nothing says that it was copied",
  english,
  async ({ canvas, userEvent }) => {
    const clipboard = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    try {
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
);

Shared.test(
  "a phone offers the link to its apps; closing that sheet changes nothing",
  {
    ...english,
    beforeEach: withShareSheet,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send with an app…" }));
    await expect(openShareSheet).toHaveBeenCalledTimes(1);
    await expect(openShareSheet).toHaveBeenCalledWith({ url: "https://nilometer.example/cart/Xk29Lm" });
    await expect(canvas.getByRole("button", { name: "Copy" })).toBeVisible();
  },
);

SharingFailed.test("another click makes the link", english, async ({ canvas, userEvent }) => {
  await expect(canvas.getByText("The link could not be made.")).toBeVisible();
  await userEvent.click(canvas.getByRole("button", { name: "Share this cart" }));
  await expect(await canvas.findByRole("textbox", { name: "Link to this cart" })).toBeVisible();
});
