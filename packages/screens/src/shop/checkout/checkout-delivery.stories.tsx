import { useCheckoutModel } from "@shop/data/shop/checkout/use-checkout-model.ts";
import { useDeliveryModel } from "@shop/data/shop/delivery/use-delivery-model.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { cartLineOf, productNamed } from "@shop/fixtures/builders.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { openShop, shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { useNotify } from "../../shared/page/use-notify.ts";
import { inPage, english } from "../../stories/page.tsx";
import { CheckoutScreen } from "./checkout-screen.tsx";

const sensor = productNamed("HC-SR04");
const onChat = fn<(text: string) => void>();

interface ConnectedProps {
  /** The place that the device remembers. */
  readonly remembered: string | null;
}

/** The screen with its models. */
function Connected({ remembered: start }: ConnectedProps) {
  const [cart, setCart] = useState<Cart>(() => [cartLineOf(sensor, 2)]);
  const [remembered, setRemembered] = useState(start);
  const onNotice = useNotify();
  const model = useCheckoutModel({
    cart,
    onChange: setCart,
    delivery: useDeliveryModel({ remembered, onTo: setRemembered }),
    locale: "en",
    onNotice,
    onOrdered: () => setCart([]),
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

/** Changes the costs of all zones while the page is open. */
const setCost = (cost: string | null): void => {
  const { settings } = shop.state.settings;
  shop.state.settings = {
    ...shop.state.settings,
    settings: {
      ...settings,
      delivery: {
        ...settings.delivery,
        zones: settings.delivery.zones.flatMap((zone) => (cost === null ? [] : [{ ...zone, cost }])),
      },
    },
  };
};

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Shop/Checkout/Delivery",
  component: CheckoutScreen,
  render: (args) => <Connected {...args} />,
  argTypes: { remembered: { description: "The place that the device remembers." } },
  decorators: [inPage],
  args: { remembered: "EG-C" },
  beforeEach: () => {
    openShop(demoShop());
    onChat.mockClear();
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const send = async (context: Context): Promise<void> => {
  const { checkout } = textsOf(context);
  await context.userEvent.click(await context.canvas.findByRole("button", { name: checkout.send }));
};

/** The message on the refused cost, once the order is refused. */
const refused = (context: Context): Promise<HTMLElement> =>
  waitFor(() => {
    const alert = context.canvas.getAllByRole("alert").find(({ textContent }) => textContent !== "");
    if (!alert) throw new Error("The order is not refused.");
    return alert;
  });

/** The choice of the device, with its cost below the total. */
export const Default = meta.story({
  play: async (context) => {
    await context.canvas.findByText(textsOf(context).delivery.totalWithDelivery);
  },
});

/** No place is chosen: the order goes without. */
export const NotChosen = meta.story({ args: { remembered: null } });

/** The cost has changed since the page was opened: nothing is ordered yet, and what was entered stays. */
export const Outdated = meta.story({
  play: async (context) => {
    await context.canvas.findByText(textsOf(context).delivery.totalWithDelivery);
    setCost("80.00");
    await send(context);
    await refused(context);
  },
});

/** The shop states no costs any more. */
export const Ended = meta.story({
  play: async (context) => {
    await context.canvas.findByText(textsOf(context).delivery.totalWithDelivery);
    setCost(null);
    await send(context);
    await refused(context);
  },
});

/** Faults of the billing form leave the choice as it is. */
export const Invalid = meta.story({
  play: async (context) => {
    const { checkout } = textsOf(context);
    const email = await context.canvas.findByLabelText(`${checkout.email}*`);
    await context.userEvent.clear(email);
    await send(context);
    // A picture has no notice that leaves by itself.
    await waitFor(() => expect(document.querySelector("[data-duration]")).toBeInTheDocument());
    await waitFor(() => expect(document.querySelector("[data-duration]")).not.toBeInTheDocument(), {
      timeout: 5000,
    });
  },
});

Default.test("D-109 the order keeps the place and the cost that was shown", english, async (context) => {
  const { canvas } = context;
  await expect(canvas.getByText("Delivery to Cairo").closest("p")).toHaveTextContent("45 EG");
  await expect(canvas.getByLabelText("Deliver to (optional)")).toHaveValue("EG-C");
  await send(context);
  await waitFor(() => expect(shop.state.orders).toMatchObject([{ delivery: { to: "EG-C", cost: "45.00" } }]));
});

Default.test("D-109 the order by chat states it, too", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Order by chat" }));
  await expect(onChat).toHaveBeenCalledWith(expect.stringContaining("\nDelivery to Cairo: 45 EG\n"));
});

NotChosen.test("D-109 an order without a place has no delivery", english, async (context) => {
  await send(context);
  await waitFor(() => expect(shop.state.orders).toMatchObject([{ delivery: null }]));
});

Outdated.test(
  "D-20 D-109 an outdated cost is named with the new one; sending again agrees with it",
  english,
  async (context) => {
    const { canvas } = context;
    await expect(await refused(context)).toHaveTextContent(
      "Delivery to Cairo costs 80 EG now, not 45 EG. Nothing was ordered yet",
    );
    await expect(shop.state.orders).toHaveLength(0);
    await expect(canvas.getByLabelText("Email*")).toHaveValue("mona@example.com");
    await waitFor(() =>
      expect(canvas.getByText("Delivery to Cairo").closest("p")).toHaveTextContent("80 EG"),
    );
    await send(context);
    await waitFor(() => expect(shop.state.orders).toMatchObject([{ delivery: { cost: "80.00" } }]));
  },
);

Ended.test("D-109 without a cost the order is sent without delivery", english, async (context) => {
  await expect(await refused(context)).toHaveTextContent("We state no cost of delivery to Cairo any more");
  await waitFor(() => expect(context.canvas.queryByLabelText("Deliver to (optional)")).toBeNull());
  await send(context);
  await waitFor(() => expect(shop.state.orders).toMatchObject([{ delivery: null }]));
});

Invalid.test(
  "D-109 D-38 a fault of a field changes nothing about the choice",
  english,
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("Email*")).toBeInvalid());
    await expect(canvas.getByLabelText("Deliver to (optional)")).toHaveValue("EG-C");
    await expect(shop.state.orders).toHaveLength(0);
  },
);
