import { infoPages } from "@shop/domain/site/info-pages.ts";
import { someLines } from "@shop/fixtures/cart-lines.ts";
import type { StoryContext } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { showFailure } from "#storybook/show-part.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs, inPage } from "../../stories/page.tsx";
import { CartScreen } from "./cart-screen.tsx";

const onSubmit = fn();
const idle = { errors: {}, submission: { status: "idle" } as const, onSubmit };

/** Opens the dialog. */
async function open(context: Pick<StoryContext, "canvas" | "globals" | "userEvent">) {
  const { quotation } = textsOf(context).carts;
  await context.userEvent.click(await context.canvas.findByRole("button", { name: quotation.open }));
  await screen.findByRole("dialog");
}

const meta = preview.meta({
  title: "Shop/Cart/Quotation",
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
    quotation: idle,
    quotationDays: 14,
    buyer: { name: "Mona Adel", phone: "01012345678" },
  },
  parameters: framedInDocs,
  beforeEach: () => {
    onSubmit.mockClear();
  },
  play: open,
});

/** The dialog that makes a quotation of the cart. */
export const Default = meta.story({});

/** The quotation is being made. */
export const Pending = meta.story({
  args: { quotation: { ...idle, submission: { status: "pending" } } },
});

/** A field is refused by the server. */
export const Invalid = meta.story({
  args: {
    quotation: {
      ...idle,
      errors: { phone: "bad_phone" },
      submission: { status: "failed", error: "invalid" },
    },
  },
});

/** A price has changed since the cart was shown. */
export const Failed = meta.story({
  args: { quotation: { ...idle, submission: { status: "failed", error: "price_changed" } } },
  play: async (context) => {
    await open(context);
    await showFailure();
  },
});

Default.test(
  "D-142 a quotation of the cart needs name and phone, and takes an address, a mail address and a company",
  english,
  async ({ userEvent, canvas }) => {
    await expect(canvas.getByText("Prices held for 14 days, as a PDF with a link to accept")).toBeVisible();
    const dialog = within(await screen.findByRole("dialog", { name: "Quotation of this cart" }));
    await userEvent.clear(dialog.getByRole("textbox", { name: /^Phone/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Make the quotation" }));
    await expect(await dialog.findByText("Please fill this in.")).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Phone/ }), "01098765432");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Email/ }), "mona@shop.example");
    await userEvent.click(dialog.getByRole("button", { name: "Make the quotation" }));
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: "Mona Adel", phone: "01098765432", email: "mona@shop.example" }),
    );
  },
);
