import type { Cart } from "@shop/contract/cart.ts";
import { useCheckoutModel } from "@shop/data/models/use-checkout-model.ts";
import { cartLineOf } from "@shop/fixtures/builders.ts";
import { changedLines, manyLines, meter, someLines, stressLines } from "@shop/fixtures/cart-lines.ts";
import { LONG_ARABIC } from "@shop/fixtures/samples.ts";
import { mockReadProduct, mockSendMail } from "@shop/mocks/mock-endpoints.ts";
import { http } from "msw";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { useNotify } from "../parts/use-notify.ts";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { CheckoutScreen, type CheckoutScreenProps } from "./checkout-screen.tsx";

const onChat = fn<(text: string) => void>();
const onOrdered = fn<(orderNumber: string) => void>();

interface Sent {
  readonly key: string | null;
  readonly body: unknown;
}
let sent: Sent[] = [];

/** Notes every order and lets the usual handler answer it. */
const noting = http.post("*/sendMail", async ({ request }) => {
  sent.push({ key: request.headers.get("idempotency-key"), body: await request.clone().json() });
});

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
    sent = [];
    onChat.mockClear();
    onOrdered.mockClear();
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

/** The screen over its model, with the notices that show. */
function Connected(props: CheckoutScreenProps) {
  const [cart, setCart] = useState<Cart>(() => [cartLineOf(meter, 2)]);
  const onNotice = useNotify();
  const model = useCheckoutModel({
    cart,
    onChange: setCart,
    locale: "en",
    onNotice,
    onOrdered: (number) => {
      setCart([]);
      onOrdered(number);
    },
  });
  return <CheckoutScreen {...props} {...model} onNotice={onNotice} />;
}

type Canvas = Parameters<NonNullable<typeof Ready.input.play>>[0];

const order = async (
  { canvas, userEvent }: Pick<Canvas, "canvas" | "userEvent">,
  email = "mona@example.com",
  phone = "01012345678",
) => {
  if (email) await userEvent.type(await canvas.findByLabelText("Email*"), email);
  if (phone) await userEvent.type(canvas.getByLabelText("Phone*"), phone);
  await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
};

/** The order is taken. */
export const Ordered = meta.story({
  name: "CHECKOUT-5 CHECKOUT-9 with email and phone alone the order is sent, the cart is emptied and its number shown",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(noting);
  },
  play: async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent }, " mona@example.com", "٠١٠ ١٢٣٤ ٥٦٧٨");
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    const [number] = onOrdered.mock.lastCall ?? [];
    await expect(await canvas.findByText(`Your order ${number} was sent.`)).toBeVisible();
    await expect(sent[0]?.body).toMatchObject({
      cart: [{ id: meter.id, qty: 2 }],
      info: { email: "mona@example.com", phone: "01012345678", name: "" },
    });
  },
});

/** Nothing was entered. */
export const NothingEntered = meta.story({
  name: "CHECKOUT-2 D-38 an empty email says that email and phone are required, with examples; both are marked",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(noting);
  },
  play: async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent }, "", "");
    await expect(await canvas.findByText("email and phone are required")).toBeVisible();
    await expect(canvas.getByText(/For example: name@example.com, 01012345678/)).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toBeInvalid();
    await expect(canvas.getByLabelText("Phone*")).toBeInvalid();
    await expect(sent).toHaveLength(0);
  },
});

/** No mail address. */
export const BadEmail = meta.story({
  name: "CHECKOUT-3 'please enter a vaild email'; nothing is sent and what was entered stays",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(noting);
  },
  play: async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent }, "mona@example");
    await waitFor(() => expect(canvas.getAllByText("please enter a vaild email")).toHaveLength(2));
    await expect(canvas.getByLabelText("Email*")).toHaveValue("mona@example");
    await expect(canvas.getByLabelText("Phone*")).toHaveValue("01012345678");
    await expect(sent).toHaveLength(0);
  },
});

/** No mobile of Egypt or the Gulf; empty as well. */
export const BadPhone = meta.story({
  name: "CHECKOUT-4 'Please Enter A Vaild Phone Number', an empty phone included",
  render: (args) => <Connected {...args} />,
  play: async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent }, "mona@example.com", "");
    await waitFor(() => expect(canvas.getAllByText("Please Enter A Vaild Phone Number")).toHaveLength(2));
    const phone = canvas.getByLabelText("Phone*");
    await userEvent.type(phone, "٠١٠-١٢٣٤ ٥٦٧٨");
    await userEvent.tab();
    await waitFor(() => expect(phone).toHaveValue("01012345678"));
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
  },
});

/** No answer, then one. */
export const NetworkFails = meta.story({
  name: "CHECKOUT-6 without an answer: 'Oops something wrong please try again'; cart and form stay, and another try is the same attempt",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(noting, mockSendMail.networkError({ once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    await expect(await canvas.findByText("Oops something wrong please try again")).toBeVisible();
    await expect(canvas.getByText("No Response Try again later.")).toBeVisible();
    await expect(canvas.getByText(/sending it again never orders twice/)).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveValue("mona@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    await expect(sent).toHaveLength(2);
    await expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
    await expect(sent[1]?.key).toBe(sent[0]?.key);
  },
});

/** Impatient fingers. */
export const DoubleClick = meta.story({
  name: "D-22 a double click sends one order",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(noting, mockSendMail.slow(200));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email*"), "mona@example.com");
    await userEvent.type(canvas.getByLabelText("Phone*"), "01012345678");
    await userEvent.dblClick(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    await expect(sent).toHaveLength(1);
  },
});

/** The price changed between looking and ordering. */
export const PriceChanged = meta.story({
  name: "D-20 a changed price orders nothing; accepted, the next order is taken",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(
      noting,
      mockSendMail.failing(409, {
        once: true,
        code: "price_changed",
        errors: { "cart.0.price": "3999.00", "cart.0.qty": "1" },
      }),
      mockReadProduct.ok({ ...meter, amount: 50 }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    await expect(await canvas.findByText(/Nothing was ordered yet/)).toBeVisible();
    await expect(canvas.getByText(/The price changed from .3,850 EG. to .3,999 EG.\./)).toBeVisible();
    await expect(canvas.getByText("Only 1 left.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Accept the changes" }));
    await expect(canvas.queryByText(/The price changed/)).not.toBeInTheDocument();
    await expect(canvas.getByText("1 ×")).toBeVisible();
    await expect(canvas.getByLabelText("Email*")).toHaveValue("mona@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[1]?.body).toMatchObject({ cart: [{ price: "3999.00", qty: 1 }] });
  },
});

/** The order got through, its answer did not, and the buyer changed it before sending it again. */
export const CameThrough = meta.story({
  name: "D-22 an order that came through without an answer is told before another one is sent",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(
      noting,
      mockSendMail.networkError({ once: true }),
      mockSendMail.failing(409, { once: true, code: "conflict", errors: { order_number: "7GNG-9MDD" } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    await canvas.findByText(/sending it again never orders twice/);
    await userEvent.type(canvas.getByLabelText("Note (optional)"), "Call after six");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await expect(await canvas.findByText(/had come through/)).toHaveTextContent("7GNG-9MDD");
    await expect(canvas.getByRole("link", { name: "See this order" })).toHaveAttribute(
      "href",
      "/orders/find?number=7GNG-9MDD",
    );
    await expect(sent[1]?.key).toBe(sent[0]?.key);
    await expect(onOrdered).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Note (optional)")).toHaveValue("Call after six");
    await userEvent.click(canvas.getByRole("button", { name: "Send order" }));
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    await expect(sent[2]?.key).not.toBe(sent[0]?.key);
  },
});

/** The order that came through can be left alone. */
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

/** The shop refuses what the browser let pass. */
export const RefusedFields = meta.story({
  name: "CHECKOUT-3 reasons of the shop show beside their fields",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockSendMail.failing(422, { errors: { "info.email": "bad_email" } }));
  },
  play: async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText("Email*")).toBeInvalid());
    await expect(onOrdered).not.toHaveBeenCalled();
  },
});

/** The shop is out of order. */
export const ServerFails = meta.story({
  name: "CHECKOUT-6 a fault of the shop keeps cart and form",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockSendMail.failing(500));
  },
  play: async ({ canvas, userEvent }) => {
    await order({ canvas, userEvent });
    await expect(await canvas.findByText(/Your order was not sent/)).toHaveTextContent(
      "Internal Server Error",
    );
    await expect(canvas.getByLabelText("Phone*")).toHaveValue("01012345678");
  },
});
