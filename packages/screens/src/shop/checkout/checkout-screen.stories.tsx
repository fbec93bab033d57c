import { noCompany } from "@shop/domain/orders/placing/order-company.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import {
  changedLines,
  checkedLine,
  manyLines,
  meter,
  packLines,
  someLines,
  stressLines,
} from "@shop/fixtures/cart-lines.ts";
import { LONG_ARABIC } from "@shop/fixtures/samples.ts";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { shownCode } from "#storybook/shown-code.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { CheckoutExample } from "../../stories/checkout-example.tsx";
// oxlint-disable-next-line import/default -- Vite gives the text of the file.
import code from "../../stories/checkout-example.tsx?raw";
import { english, inPage } from "../../stories/page.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";

const onChat = fn<(text: string) => void>();

const meta = preview.meta({
  title: "Shop/Checkout",
  component: CheckoutScreen,
  argTypes: {
    lines: { description: "Null until the browser has read its cart." },
    onAccept: {
      description:
        "Applies the changes of these lines to the cart: new prices, fewer pieces, no unavailable products.",
    },
  },
  parameters: { docs: { source: shownCode(code, "@shop/screens") } },
  decorators: [inPage],
  args: {
    infoPages,
    lines: someLines,
    errors: {},
    submission: { status: "idle" } as const,
    refused: false,
    earlier: null,
    onSubmit: fn(),
    onInvalid: fn(),
    onAccept: fn(),
    onNotice: fn(),
    onChat,
  },
  beforeEach: () => {
    onChat.mockClear();
  },
  // The form's code is loaded by itself.
  play: async ({ canvas, args }) => {
    if (args.lines?.length) await canvas.findByRole("form");
  },
});

/** The billing form, the order and its total. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** What is ordered is sold in packs, strips, pairs and metres. */
export const Packs = meta.story({ args: { lines: packLines } });

Packs.test("D-120 the order says units and their pieces", english, async ({ canvas }) => {
  await expect((await canvas.findAllByText("3 packs = 30 pieces · 1.80 EG each"))[0]).toBeVisible();
  await expect(canvas.getByText("3 metres")).toBeVisible();
});

/** Fields filled with the data of a signed-in buyer. */
export const Filled = meta.story({
  args: {
    initial: { name: "Mona Adel", email: "mona@example.com", phone: "01012345678", address1: "Tanta" },
  },
});

/** An account holds an email and a phone that no order takes. */
export const FilledWithFaults = meta.story({
  name: "Filled with faults",
  args: { initial: { name: "Mona Adel", email: "mona", phone: "12345", address1: "Tanta" } },
});

/** Every invalid field has its own message. */
export const Invalid = meta.story({
  args: {
    initial: { email: "mona@example", phone: "12345" },
    errors: { email: "bad_email", phone: "bad_phone", note: "too_long" },
  },
  tags: ["canonical"],
  parameters: canonical,
});

/** The order is being sent. */
export const Saving = meta.story({ args: { ...Filled.input.args, submission: { status: "pending" } } });

/** The order was not sent. */
export const Failed = meta.story({
  args: { ...Filled.input.args, submission: { status: "failed", error: "too_many_requests" } },
});

/** The server refused the order because prices or stock changed. */
export const Conflict = meta.story({
  args: { ...Filled.input.args, lines: changedLines, refused: true },
  tags: ["canonical"],
  parameters: canonical,
});

/** An earlier attempt without a response had placed its order. */
export const AlreadyOrdered = meta.story({
  args: { ...Filled.input.args, earlier: "7GNG-9MDD", onEmptyCart: fn() },
});

/** The browser has not read its cart yet. */
export const Loading = meta.story({ args: { lines: null } });

export const Empty = meta.story({ args: { lines: [] } });

/** The list of seventy products scrolls by itself. */
export const ManyLines = meta.story({ args: { lines: manyLines } });

const longInfo = {
  name: LONG_ARABIC,
  email: `${"long".repeat(20)}@example.com`,
  address1: LONG_ARABIC,
  note: LONG_ARABIC,
};

/** Long names, addresses and quantities. */
export const LongNames = meta.story({ args: { lines: stressLines, initial: longInfo } });

Default.test(
  "CHECKOUT-1 runs as 'Show code' gives it",
  { ...english, render: () => <CheckoutExample /> },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send order" }));
    await expect(await canvas.findByText("email and phone are required")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Email*"), "mona@example.com");
    await userEvent.type(canvas.getByLabelText("Phone*"), "01012345678");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await expect(await canvas.findByText("Your order 7GNG-9MDD was sent.")).toBeVisible();
  },
);

Default.test(
  "CHECKOUT-1 billing form: name, email, address1, address2, phone, note",
  english,
  async ({ canvas, userEvent, args }) => {
    const entered = [
      ["Name (needed for WhatsApp orders only)", "Mona Adel"],
      ["Email*", "mona@example.com"],
      ["Address (needed for WhatsApp orders only)", "14 Station Street"],
      ["Address, second line (optional)", "Tanta"],
      ["Phone*", "01012345678"],
      ["Note (optional)", "Call after six"],
    ] as const;
    for (const [label, text] of entered) await userEvent.type(await canvas.findByLabelText(label), text);
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
      ...noCompany,
    });
  },
);

FilledWithFaults.test(
  "CHECKOUT-1 what is prefilled and no order takes is marked at once, and the focus stays where it is",
  english,
  async ({ canvas, userEvent, args }) => {
    const email = await canvas.findByLabelText("Email*");
    await expect(await canvas.findByText("please enter a vaild email")).toBeVisible();
    await expect(canvas.getByText("Please Enter A Vaild Phone Number")).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toBeValid();
    await expect(document.body).toHaveFocus();
    await expect(args.onNotice).not.toHaveBeenCalled();
    await userEvent.type(email, "@example.com");
    await expect(canvas.queryByText("please enter a vaild email")).toBeNull();
    await expect(canvas.getByText("Please Enter A Vaild Phone Number")).toBeVisible();
  },
);

Filled.test("the fields have the buyer's data", english, async ({ canvas }) => {
  await expect(await canvas.findByLabelText(/^Name/)).toHaveValue("Mona Adel");
});

Invalid.test(
  "D-38 every invalid field is marked with its own message, the first one has the focus",
  { ...english, args: { initial: {} } },
  async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText("Email*");
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
);

Saving.test("CHECKOUT-5 a loading state while sending", english, async ({ canvas, userEvent, args }) => {
  const button = await canvas.findByRole("button", { name: "Sending your order..." });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Failed.test("the message gives the reason", english, async ({ canvas }) => {
  await expect(await canvas.findByText(/Your order was not sent/)).toHaveTextContent("That was too often");
});

Conflict.test(
  "D-20 a refused order names the lines, old and new, to be accepted",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Nothing was ordered yet/)).toBeVisible();
    await expect(await canvas.findByText(/The price changed from .120 EG. to .135.50 EG.\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Accept the changes" }));
    await expect(args.onAccept).toHaveBeenCalledWith([1, 2, 3, 4]);
  },
);

Empty.test(
  "CART-8 an empty cart cannot be ordered: 'Oops... You need to add product in your cart.'",
  english,
  async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "Oops... You need to add product in your cart." }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Send order" })).not.toBeInTheDocument();
  },
);

Default.test(
  "CHECKOUT-6 onDraft gets the values on each change, to keep them over a reload",
  { ...english, args: { onDraft: fn() } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText("Email*"), "m@x");
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ email: "m@x", phone: "", note: "" }),
    );
  },
);

Default.test(
  "CHECKOUT-7 D-20 an order by chat is held back while its lines have changed, as the form's order is",
  { ...english, args: { ...Filled.input.args, lines: changedLines } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Order by chat" }));
    await expect(onChat).not.toHaveBeenCalled();
    const words = canvas.getByText("Something changed while you were ordering. Nothing was ordered yet.");
    await expect(words).toBeVisible();
    await expect(document.activeElement).toContainElement(words);
  },
);

Filled.test(
  "CHECKOUT-7 D-20 an order by chat that is only short in stock is held back, without a word of a change",
  { ...english, args: { lines: [checkedLine(meter, 9, { price: null, left: 3 })] } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Order by chat" }));
    await expect(await canvas.findByText(/Look at the marked products first/)).toBeVisible();
    await expect(canvas.queryByText(/Something changed/)).not.toBeInTheDocument();
    await expect(onChat).not.toHaveBeenCalled();
  },
);

Filled.test(
  "CHECKOUT-7 the message carries email and note, its button says that it opens WhatsApp, and then what to do is said",
  { ...english, args: { initial: { ...Filled.input.args.initial, note: "Call after six" } } },
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Order by chat" });
    await expect(button).toHaveAccessibleDescription(/^Opens WhatsApp/);
    await userEvent.click(button);
    await expect(onChat).toHaveBeenCalledWith(expect.stringContaining("\nEmail: mona@example.com\n"));
    await expect(onChat).toHaveBeenCalledWith(expect.stringContaining("\nNote: Call after six"));
    await expect(await canvas.findByText(/If WhatsApp did not open/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Open it again" }));
    await expect(onChat).toHaveBeenCalledTimes(2);
  },
);

Filled.test(
  "CHECKOUT-7 CHECKOUT-4 an order by chat needs a valid phone",
  { ...english, args: { initial: { ...Filled.input.args.initial, phone: "12345" } } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Order by chat" }));
    await expect(args.onNotice).toHaveBeenCalledWith("badPhone");
    await expect(canvas.getByLabelText("Phone*")).toBeInvalid();
    await expect(onChat).not.toHaveBeenCalled();
  },
);

Default.test(
  "CHECKOUT-7 the chat shortcut needs name, phone and address: 'please enter all fields'",
  {
    ...english,
    render: function Noticing(args) {
      return <CheckoutScreen {...args} onNotice={useNotify()} />;
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Order by chat" }));
    await expect(await canvas.findByText("please enter all fields")).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(/^Name/), "Mona Adel");
    await userEvent.type(canvas.getByLabelText("Phone*"), "٠١٠١٢٣٤٥٦٧٨");
    await userEvent.type(canvas.getByLabelText(/^Address \(/), "14 Station Street");
    await userEvent.type(canvas.getByLabelText("Address, second line (optional)"), "Tanta");
    await userEvent.click(canvas.getByRole("button", { name: "Order by chat" }));
    await expect(onChat).toHaveBeenCalledWith(
      [
        "Hello, I would like to order:",
        "1 × Kelvra K45 digital multimeter, true RMS, 6000 counts: 3,850 EG",
        "3 × Uno R3 compatible board, ATmega328P, with USB cable (UNO-R3): 1,260 EG",
        "3 × HC-SR04 ultrasonic distance sensor, 2–400 cm: 255 EG",
        "Total: 5,365 EG",
        `${location.origin}/product/${meter.id}`,
        "",
        "Name: Mona Adel",
        "Phone: 01012345678",
        "Address: 14 Station Street, Tanta",
      ].join("\n"),
    );
  },
);

Default.test(
  "CHECKOUT-1 CHECKOUT-9 the mark of required fields is explained once, and every other field is marked as optional",
  english,
  async ({ canvas }) => {
    await expect(await canvas.findAllByText("Fields marked with * have to be filled in.")).toHaveLength(1);
    await expect(
      canvas.getByText("Name and address are wanted for delivery.", { exact: false }),
    ).toBeVisible();
    // The company's stand in a folded part of their own.
    const fields = canvas
      .getAllByRole<HTMLInputElement>("textbox")
      .filter((field) => field.closest("details") === null);
    await expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      "Name (needed for WhatsApp orders only)",
      "Email*",
      "Phone*",
      "Address (needed for WhatsApp orders only)",
      "Address, second line (optional)",
      "Note (optional)",
    ]);
    await expect(fields.map(({ ariaRequired }) => ariaRequired)).toEqual([
      null,
      "true",
      "true",
      null,
      null,
      null,
    ]);
  },
);

Default.test(
  "D-48 the floating chat button is hidden where it would cover the commands of the order",
  {
    globals: { locale: "en", shell: "on", viewport: { value: "desktop" } },
    tags: ["browser"],
    // The layout and the story bring a `main` each.
    parameters: { a11y: { test: "off" } },
  },
  async ({ canvas }) => {
    const command = await canvas.findByRole("button", { name: "Order by chat" });
    const chat = canvas.getByRole("link", { name: "Chat on WhatsApp" });
    const place = chat.parentElement?.getBoundingClientRect();
    // Otherwise the test proves nothing.
    await expect(place?.top).toBeLessThan(command.getBoundingClientRect().bottom);
    await waitFor(() => expect(chat).toHaveAttribute("data-hidden"));
  },
);

LongNames.test("D-22 quantities have groups", english, async ({ canvas }) => {
  await expect(await canvas.findByText("1,000,000 ×")).toBeVisible();
});
