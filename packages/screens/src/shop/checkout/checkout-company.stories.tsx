import { infoPages } from "@shop/domain/site/info-pages.ts";
import { someLines } from "@shop/fixtures/cart-lines.ts";
import { expect, fn, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";

const onChat = fn<(text: string) => void>();

const meta = preview.meta({
  title: "Shop/Checkout/Company",
  component: CheckoutScreen,
  decorators: [inPage],
  argTypes: {
    lines: { description: "Null until the browser has read its cart." },
    onAccept: { description: "Applies the changes of these lines to the cart." },
  },
  args: {
    infoPages,
    lines: someLines,
    errors: {},
    submission: { status: "idle" } as const,
    refused: false,
    earlier: null,
    initial: { name: "Mona Adel", email: "mona@example.com", phone: "01012345678", address1: "Tanta" },
    onSubmit: fn(),
    onInvalid: fn(),
    onAccept: fn(),
    onNotice: fn(),
    onChat,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("form");
  },
});

/** The part is folded until it is needed. */
export const Folded = meta.story({});

/** The company of the account, or of an order that is ordered again, is filled in. */
export const Filled = meta.story({
  args: {
    initial: {
      name: "Mona Adel",
      email: "mona@example.com",
      phone: "01012345678",
      company: "Delta Labs",
      tax_number: "123456789",
      commercial_register: "4711 Tanta",
    },
  },
});

/** A refused part is open, with what is wrong at its fields. */
export const Invalid = meta.story({
  args: { errors: { company: "required", tax_number: "bad_tax_number" } },
});

Folded.test(
  "D-140 a company needs its name, and its tax number nine digits of any script",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Invoice for a company"));
    const number = canvas.getByRole("textbox", { name: /^Tax registration number/ });
    await userEvent.type(number, "١٢٣-٤٥٦-٧٨");
    const send = canvas.getByRole("button", { name: "Send order" });
    await userEvent.click(send);
    await waitFor(() => expect(number).toBeInvalid());
    await userEvent.type(number, "٩");
    await userEvent.click(send);
    const name = canvas.getByRole("textbox", { name: /^Company/ });
    await waitFor(() => expect(name).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name, "Delta Labs");
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ company: "Delta Labs", tax_number: "123456789" }),
      ),
    );
  },
);

Filled.test(
  "D-140 the message of an order by chat names the company",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^Address \(/ }), "Tanta");
    await userEvent.click(canvas.getByRole("button", { name: "Order by chat" }));
    await waitFor(() =>
      expect(onChat).toHaveBeenCalledWith(
        expect.stringContaining("Company: Delta Labs\nTax registration number: 123-456-789"),
      ),
    );
  },
);
