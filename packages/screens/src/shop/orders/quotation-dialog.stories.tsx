import { someLines } from "@shop/fixtures/cart-lines.ts";
import { expect, fn, screen, within } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { showFailure } from "#storybook/show-part.ts";

import { english, framedInDocs } from "../../stories/page.tsx";
import { QuotationDialog } from "./quotation-dialog.tsx";

const meta = preview.meta({
  title: "Shop/Orders/Get a quotation",
  component: QuotationDialog,
  args: {
    cart: someLines.map(({ line }) => line),
    errors: {},
    submission: { status: "idle" } as const,
    onSubmit: fn(),
    onOpenChange: fn(),
    buyer: { name: "Mona Adel", phone: "01012345678" },
  },
  parameters: framedInDocs,
});

/** The dialog that makes a quotation of a cart or a parts list. */
export const Default = meta.story({});

/** The quotation is being made. */
export const Pending = meta.story({
  args: { submission: { status: "pending" } },
});

/** A field is refused by the server. */
export const Invalid = meta.story({
  args: {
    errors: { phone: "bad_phone" },
    submission: { status: "failed", error: "invalid" },
  },
});

/** A price has changed since the cart was shown. */
export const Failed = meta.story({
  args: { submission: { status: "failed", error: "price_changed" } },
  play: () => showFailure(),
});

Default.test(
  "D-142 a quotation of the cart needs name and phone, and takes an address, a mail address and a company",
  english,
  async ({ userEvent, args: { onSubmit } }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Get a quotation" }));
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

Failed.test("D-142 after a change of prices it says where the new ones are", english, async () => {
  const dialog = within(await screen.findByRole("dialog"));
  await expect(dialog.getByRole("alert")).toHaveTextContent("A price has changed.");
  await expect(dialog.getByText(/the cart marks them/)).toBeVisible();
});
