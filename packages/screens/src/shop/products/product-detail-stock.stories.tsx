import { ready } from "@shop/data/view.ts";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { meter, setup } from "./product-detail-screen.story-setup.tsx";
import { ProductDetailScreen } from "./product-detail-screen.tsx";

const meta = preview.meta({
  title: "Shop/Product/Stock",
  component: ProductDetailScreen,
  ...setup,
});

/** It cannot be added to the cart, but asked about. */
export const OutOfStock = meta.story({
  args: { product: ready({ ...meter, amount: 0 }) },
  tags: ["canonical"],
  parameters: canonical,
});

/** Out of stock until a day that is known. */
export const Expected = meta.story({
  args: { product: ready({ ...meter, amount: 0, restock_on: "2099-12-12" }) },
});

/** Three pieces left. */
export const LowStock = meta.story({ args: { product: ready({ ...meter, amount: 3 }) } });

LowStock.test("CART-3 what is short is said before it is added", english, async ({ canvas, userEvent }) => {
  const quantity = canvas.getByRole("spinbutton", { name: "Quantity" });
  await userEvent.type(quantity, "4");
  const inBar = () => canvas.queryAllByText("only 3 left").filter((text) => text.closest("output"));
  await expect(inBar()).toHaveLength(1);
  await userEvent.clear(quantity);
  await userEvent.type(quantity, "2.5");
  await expect(quantity).toHaveAccessibleDescription(/Whole pieces only/);
  await expect(inBar()).toHaveLength(0);
});

Expected.test(
  "D-92 out of stock, a mail can be asked for",
  { ...english, args: { onTellWhenBack: fn() } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tell me when it is back" }));
    await expect(args.onTellWhenBack).toHaveBeenCalledOnce();
  },
);

OutOfStock.test(
  "D-92 in a shop that sends no mails, the chat is asked to tell when it is back",
  english,
  async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Tell me when it is back (opens WhatsApp)" });
    const message = "Tell me when it is back\nKelvra K45";
    await expect(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent(message)));
  },
);

OutOfStock.test(
  "DETAIL-2 out of stock, asking is the main action and no button is dead",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("out of stock")).toBeVisible();
    for (const dead of [/Add to cart/, /order now/i, "One more"]) {
      await expect(canvas.queryByRole("button", { name: dead })).not.toBeInTheDocument();
    }
    const ask = canvas.getByRole("link", { name: "Ask about it (opens WhatsApp)" });
    await expect(ask).toHaveAttribute("href", expect.stringContaining("K45"));
    await expect(ask).toHaveClass("bg-signal");
  },
);

Expected.test(
  "DETAIL-2 D-92 out of stock, the day is shown on which it is expected",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("expected on 12 December 2099")).toBeVisible();
  },
);

Expected.test("DETAIL-2 D-92 the day is shown in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByText("متوقع في 12 ديسمبر 2099")).toBeVisible();
});

Expected.test(
  "DETAIL-2 D-92 the day is not shown for a product in stock",
  { ...english, args: { product: ready({ ...meter, restock_on: "2099-12-12" }) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Add to cart Kelvra K45/ })).toBeVisible();
    await expect(canvas.queryByText(/expected on/)).not.toBeInTheDocument();
  },
);

Expected.test(
  "DETAIL-2 D-92 a day that is past is not shown",
  { ...english, args: { product: ready({ ...meter, amount: 0, restock_on: "2020-12-12" }) } },
  async ({ canvas }) => {
    await expect(canvas.getByText("out of stock")).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/expected on/)).not.toBeVisible());
  },
);

LowStock.test(
  "DETAIL-2 D-92 where the number is hidden, no quantity states how many are left",
  {
    ...english,
    args: { product: ready({ ...meter, amount: 1, stock: { level: "few", shown: "words" } }) },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await expect(canvas.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("2");
    await expect(canvas.getByText("few left")).toBeVisible();
    const stated = canvas.queryAllByText(/only \d/).filter((text) => text.closest("output"));
    await expect(stated).toHaveLength(0);
  },
);
