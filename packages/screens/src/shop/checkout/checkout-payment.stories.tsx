import { paymentSettingsSchema } from "@shop/contract/payments/payment-settings.ts";
import { useCheckoutModel } from "@shop/data/shop/checkout/use-checkout-model.ts";
import { useDeliveryModel } from "@shop/data/shop/delivery/use-delivery-model.ts";
import { usePaymentModel } from "@shop/data/shop/payments/use-payment-model.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { cashOnly, type PaymentSettings } from "@shop/domain/payments/payment-options.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { cartLineOf, productNamed } from "@shop/fixtures/builders.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import * as v from "valibot";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showPart, showEnd } from "#storybook/show-part.ts";
import { openShop, shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, inPage } from "../../stories/page.tsx";
import { longPayments, manyPayments } from "../../stories/payments.story-setup.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

const sensor = productNamed("HC-SR04");
const onChat = fn<(text: string) => void>();
const onOrdered = fn();

interface ConnectedProps {
  /** The place that the device remembers. */
  readonly remembered: string | null;
  /** How orders can be paid. */
  readonly payments: PaymentSettings;
  /** Pieces in the cart. */
  readonly pieces: number;
}

/** The screen with its models. */
function Connected({ remembered: start, pieces }: ConnectedProps) {
  const [cart, setCart] = useState<Cart>(() => [cartLineOf(sensor, pieces)]);
  const [remembered, setRemembered] = useState(start);
  const [option, setOption] = useState<string | null>(null);
  const onNotice = useNotify();
  const model = useCheckoutModel({
    cart,
    onChange: setCart,
    delivery: useDeliveryModel({ remembered, onTo: setRemembered }),
    payment: usePaymentModel({ remembered: option, onOption: setOption }),
    locale: "en",
    onNotice,
    onOrdered,
  });
  return (
    <CheckoutScreen
      {...model}
      initial={{ name: "Mona", email: "mona@example.com", phone: "01012345678", address1: "Cairo" }}
      infoPages={infoPages}
      onNotice={onNotice}
      onChat={onChat}
    />
  );
}

/** Changes how orders can be paid while the page is open. */
const setPayments = (payments: PaymentSettings): void => {
  const { settings } = shop.state;
  shop.state.settings = {
    ...settings,
    settings: { ...settings.settings, payments: v.parse(paymentSettingsSchema, payments) },
  };
};

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Shop/Checkout/Payment",
  component: CheckoutScreen,
  render: (args) => <Connected {...args} />,
  argTypes: {
    remembered: { description: "The place that the device remembers." },
    payments: { description: "How orders can be paid." },
    pieces: { description: "Pieces in the cart." },
  },
  decorators: [inPage],
  args: { remembered: "EG-C", payments: manyPayments, pieces: 2 },
  beforeEach: ({ args }) => {
    openShop(demoShop());
    setPayments(args.payments);
    onChat.mockClear();
    onOrdered.mockClear();
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const line = (context: Context): Promise<HTMLElement> =>
  context.canvas.findByText((text) =>
    text.startsWith(textsOf(context).payment.by.split("{option}")[0] ?? ""),
  );

const unfold = async (context: Context): Promise<void> => {
  await context.userEvent.click(await line(context));
};

const choose = async (context: Context, option: keyof PaymentSettings): Promise<void> => {
  await unfold(context);
  const name = textsOf(context).payment.options[option];
  await context.userEvent.click(await context.canvas.findByRole("radio", { name: new RegExp(`^${name}`) }));
};

const send = async (context: Context): Promise<void> => {
  const { checkout } = textsOf(context);
  await context.userEvent.click(await context.canvas.findByRole("button", { name: checkout.send }));
};

/** The message on the refused payment, once the order is refused. */
const refused = (context: Context): Promise<HTMLElement> =>
  waitFor(() => {
    const alert = context.canvas.getAllByRole("alert").find(({ textContent }) => textContent !== "");
    if (!alert) throw new Error("The order is not refused.");
    return alert;
  });

/** One line says how the order is paid; the fee stands with the sums. */
export const Default = meta.story({
  play: async (context) => showPart(await line(context)),
});

/** The options that suit the delivery, with their texts. */
export const Opened = meta.story({ play: unfold });

/** A device that orders to a branch: cash is paid there. */
export const PickUp = meta.story({
  args: { remembered: "pick_up Cairo, Bab al-Luq" },
  play: unfold,
});

/** Another option is chosen. */
export const Chosen = meta.story({ play: (context) => choose(context, "instapay") });

/** Above the limit a deposit is asked. */
export const Deposit = meta.story({
  args: { pieces: 150 },
  play: async (context) => {
    const { depositAsked } = textsOf(context).payment;
    await context.canvas.findByText((text) => text.endsWith(depositAsked.split("{amount}")[1] ?? ""));
  },
});

/** With one option alone its text is read, and nothing is asked. */
export const OnlyOne = meta.story({
  args: {
    payments: {
      ...cashOnly,
      cash_on_delivery: {
        ...cashOnly.cash_on_delivery,
        text: { en: "Please have the sum ready.", ar: "من فضلك جهّز المبلغ." },
      },
    },
  },
  play: async (context) => showPart(await line(context)),
});

/** A shop whose owner has changed nothing says nothing about payment. */
export const CashOnly = meta.story({
  args: { payments: cashOnly },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("textbox");
    showEnd();
  },
});

/** Texts without a place to break, and the largest fee. */
export const LongNames = meta.story({ args: { payments: longPayments }, play: unfold });

/** The fee has changed since the page was opened: nothing is ordered yet. */
export const Outdated = meta.story({
  play: async (context) => {
    await line(context);
    setPayments({ ...manyPayments, cash_on_delivery: { ...manyPayments.cash_on_delivery, fee: "25.00" } });
    await send(context);
    await refused(context);
  },
});

/** The option is offered no more. */
export const Ended = meta.story({
  play: async (context) => {
    await choose(context, "instapay");
    setPayments({ ...manyPayments, instapay: { ...manyPayments.instapay, offered: false } });
    await send(context);
    await refused(context);
  },
});

Default.test(
  "D-121 the line names the first option; its fee is a line of the sums",
  english,
  async (context) => {
    const { canvas } = context;
    await expect(await line(context)).toHaveTextContent("Payment: Cash on delivery");
    await expect(canvas.getByRole("radio", { name: "InstaPay", hidden: true })).not.toBeVisible();
    await expect((await canvas.findByText("Payment fee")).closest("p")).toHaveTextContent("10 EG");
    await expect(canvas.getByText("Total with all costs").closest("p")).toHaveTextContent("EG");
    await send(context);
    await waitFor(() =>
      expect(shop.state.orders).toMatchObject([{ pay_by: { option: "cash_on_delivery", fee: "10.00" } }]),
    );
  },
);

Opened.test("D-121 the options have their texts and fees", english, async ({ canvas }) => {
  const instapay = await canvas.findByRole("radio", { name: "InstaPay" });
  await expect(instapay).toHaveAccessibleDescription(/^Send it within a day/);
  await expect(canvas.getByRole("radio", { name: /^Cash on delivery \(10.EG fee\)/ })).toBeChecked();
  await expect(canvas.queryByRole("radio", { name: /branch/ })).toBeNull();
});

PickUp.test("D-121 cash is paid at the branch where the order is picked up", english, async ({ canvas }) => {
  await expect(await canvas.findByRole("radio", { name: "Cash at the branch" })).toBeChecked();
  await expect(canvas.queryByRole("radio", { name: /delivery/ })).toBeNull();
  await expect(canvas.queryByText("Payment fee")).toBeNull();
});

Chosen.test(
  "D-121 the order keeps the chosen option, and its buyer gets the account",
  english,
  async (context) => {
    await expect(context.canvas.queryByText("Payment fee")).toBeNull();
    await send(context);
    await waitFor(() => expect(onOrdered).toHaveBeenCalledOnce());
    await expect(onOrdered.mock.lastCall?.[0]).toMatchObject({
      payment: { option: "instapay", accounts: [{ number: "nilometer@instapay" }] },
    });
  },
);

Chosen.test("D-121 CHECKOUT-7 the message states it", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Order by chat" }));
  await expect(onChat).toHaveBeenCalledWith(expect.stringContaining("\nPayment: InstaPay\n"));
});

Deposit.test("D-121 the deposit is said before the order is sent", english, async ({ canvas }) => {
  await expect(await canvas.findByText(/^You pay .* of it before we send the order\.$/)).toBeVisible();
});

OnlyOne.test("D-121 one option alone is no choice", english, async ({ canvas }) => {
  await expect(await canvas.findByText("Please have the sum ready.")).toBeVisible();
  await expect(canvas.queryByText("Choose another")).toBeNull();
});

CashOnly.test("D-121 nothing is asked or said, and the order is sent as before", english, async (context) => {
  await context.canvas.findByText("Total with delivery");
  await expect(context.canvas.queryByText(/^Payment/)).toBeNull();
  await send(context);
  await waitFor(() => expect(shop.state.orders).toHaveLength(1));
  await waitFor(() => expect(onOrdered.mock.lastCall?.[0]).toMatchObject({ payment: undefined }));
});

Outdated.test(
  "D-20 D-121 an outdated fee is named with the new one; sending again agrees with it",
  english,
  async (context) => {
    await expect(await refused(context)).toHaveTextContent(
      /^Cash on delivery: the fee is 25.EG now, not 10.EG\. Nothing was ordered yet/,
    );
    await expect(shop.state.orders).toHaveLength(0);
    await waitFor(() =>
      expect(context.canvas.getByText("Payment fee").closest("p")).toHaveTextContent("25 EG"),
    );
    await send(context);
    await waitFor(() => expect(shop.state.orders).toMatchObject([{ pay_by: { fee: "25.00" } }]));
  },
);

Ended.test("D-121 an option that is offered no more gives way to the first", english, async (context) => {
  await expect(await refused(context)).toHaveTextContent("InstaPay is not offered for this order any more");
  await waitFor(async () => expect(await line(context)).toHaveTextContent("Payment: Cash on delivery"));
});
