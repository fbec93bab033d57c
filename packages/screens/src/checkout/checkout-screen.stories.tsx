import { changedLines, manyLines, someLines, stressLines } from "@shop/fixtures/cart-lines.ts";
import { LONG_ARABIC } from "@shop/fixtures/samples.ts";
import { expect, fn } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { useNotify } from "../parts/use-notify.ts";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";

const onChat = fn<(text: string) => void>();

const meta = preview.meta({
  title: "Screens/Checkout",
  component: CheckoutScreen,
  decorators: [inPage],
  args: {
    lines: someLines,
    errors: {},
    submission: { status: "idle" } as const,
    refused: false,
    onSubmit: fn(),
    onAccept: fn(),
    onNotice: fn(),
    onChat,
  },
  beforeEach: () => {
    onChat.mockClear();
  },
});

/** The billing form and what is ordered. */
export const Ready = meta.story({
  name: "CHECKOUT-1 billing form: name, email, address1, address2, phone, note",
  play: async ({ canvas, userEvent, args }) => {
    const entered = [
      ["Name (optional)", "Mona Adel"],
      ["Email*", "mona@example.com"],
      ["Address (optional)", "14 Station Street"],
      ["Address, second line (optional)", "Tanta"],
      ["Phone*", "01012345678"],
      ["Note (optional)", "Call after six"],
    ] as const;
    for (const [label, text] of entered) await userEvent.type(canvas.getByLabelText(label), text);
    await expect(canvas.getByLabelText("Email*")).toHaveAttribute("autocomplete", "email");
    await expect(canvas.getByLabelText("Phone*")).toHaveAttribute("inputmode", "tel");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: "Mona Adel",
      email: "mona@example.com",
      address1: "14 Station Street",
      address2: "Tanta",
      phone: "01012345678",
      note: "Call after six",
    });
  },
});

/** Filled with what is known. */
export const Known = meta.story({
  args: {
    initial: { name: "Mona Adel", email: "mona@example.com", phone: "01012345678", address1: "Tanta" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Name (optional)")).toHaveValue("Mona Adel");
  },
});

/** Every faulty field says so. */
export const Faulty = meta.story({
  name: "D-38 every faulty field is marked with its own message, the first one has the focus",
  args: { errors: { email: "bad_email", phone: "bad_phone", note: "too_long" } },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText("Email*");
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/please enter a vaild email/);
    await expect(canvas.getByLabelText("Phone*")).toHaveAccessibleDescription(
      /Please Enter A Vaild Phone Number/,
    );
    await userEvent.type(email, "m");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(email).toHaveFocus();
    await expect(canvas.getByLabelText("Phone*")).toBeInvalid();
  },
});

/** On its way. */
export const Sending = meta.story({
  name: "CHECKOUT-5 a loading state while sending",
  args: { submission: { status: "pending" } as const },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Sending your order..." });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** It was not sent. */
export const Failed = meta.story({
  args: { submission: { status: "failed", error: "too_many_requests" } as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your order was not sent/)).toHaveTextContent("That was too often");
  },
});

/** Refused because lines changed. */
export const Refused = meta.story({
  name: "D-20 a refused order names the lines, old and new, to be accepted",
  args: { lines: changedLines, refused: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Nothing was ordered yet/)).toBeVisible();
    await expect(canvas.getByText(/The price changed from .120 EG. to .135.50 EG.\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Accept the changes" }));
    await expect(args.onAccept).toHaveBeenCalledWith([1, 2, 3, 4]);
  },
});

/** Nothing to order. */
export const Empty = meta.story({
  name: "CART-8 an empty cart cannot be ordered: 'Oops... You need to add product in your cart.'",
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "Oops... You need to add product in your cart." }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Send order" })).not.toBeInTheDocument();
  },
});

/** An order that came through can be left alone. */
export const EarlierArabicPhone = meta.story({
  args: { earlier: "7GNG-9MDD", onEmptyCart: fn() },
  ...onArabicPhone,
});

/** What is entered is told, to be kept over a reload. */
export const Draft = meta.story({
  name: "CHECKOUT-6 every change is told, to be kept over a reload",
  args: { onDraft: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Email*"), "m@x");
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ email: "m@x", phone: "", note: "" }),
    );
  },
});

/** The browser has not read its cart yet. */
export const Unknown = meta.story({ args: { lines: null } });

/** The order by chat. */
export const ByChat = meta.story({
  name: "CHECKOUT-7 the chat shortcut needs name, phone and address: 'please enter all fields'",
  render: function Noticing(args) {
    return <CheckoutScreen {...args} onNotice={useNotify()} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Order by chat" }));
    await expect(await canvas.findByText("please enter all fields")).toBeVisible();
    await expect(canvas.getByLabelText("Name (optional)")).toHaveFocus();
    await userEvent.type(canvas.getByLabelText("Name (optional)"), "Mona Adel");
    await userEvent.type(canvas.getByLabelText("Phone*"), "٠١٠١٢٣٤٥٦٧٨");
    await userEvent.type(canvas.getByLabelText("Address (optional)"), "14 Station Street");
    await userEvent.type(canvas.getByLabelText("Address, second line (optional)"), "Tanta");
    await userEvent.click(canvas.getByRole("button", { name: "Order by chat" }));
    await expect(onChat).toHaveBeenCalledWith(
      [
        "Hello, I would like to order:",
        "1 × K45: 3,850 EG",
        "3 × UNO-R3: 1,260 EG",
        "3 × HC-SR04: 255 EG",
        "Total: 5,365 EG",
        "",
        "Name: Mona Adel",
        "Phone: 01012345678",
        "Address: 14 Station Street, Tanta",
      ].join("\n"),
    );
  },
});

const longInfo = {
  name: LONG_ARABIC,
  email: `${"long".repeat(20)}@example.com`,
  address1: LONG_ARABIC,
  note: LONG_ARABIC,
};

/** Everything long. */
export const Stress = meta.story({ args: { lines: stressLines, initial: longInfo } });

/** Everything long, in Arabic on a phone. */
export const StressArabicPhone = meta.story({ ...Stress.input, ...onArabicPhone });

/** Many lines scroll by themselves. */
export const Many = meta.story({ args: { lines: manyLines } });

/** A phone: fields, then what is ordered, then the button. */
export const Phone = meta.story({ ...onPhone });

/** Faults in Arabic on a phone. */
export const FaultyArabicPhone = meta.story({
  args: { errors: { email: "required", phone: "bad_phone" } },
  ...onArabicPhone,
});

/** Arabic and dark. */
export const ArabicDark = meta.story({
  globals: { locale: "ar", theme: "dark" },
  args: { lines: changedLines, refused: true },
});
