import { useOrderLookupModel } from "@shop/data/shop/orders/use-order-lookup-model.ts";
import { anOrder, edgeOrder, inParcels, packOrder } from "@shop/fixtures/orders.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { instapayTerms } from "../../stories/payments.story-setup.ts";
import { OrderLookupScreen, type OrderLookupScreenProps } from "./order-lookup-screen.tsx";

const meta = preview.meta({
  title: "Shop/Orders/Find an order",
  component: OrderLookupScreen,
  decorators: [inPage],
  args: { order: null, errors: {}, submission: { status: "idle" } as const, onFind: fn() },
});

/** A form for the order's number and phone. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The order with its state, lines and total. */
export const Found = meta.story({
  args: { order: anOrder() },
  tags: ["canonical"],
  parameters: canonical,
});

/** An order of packs, strips, metres and a pair, with their pieces. */
export const FoundWithPacks = meta.story({ args: { order: packOrder } });

FoundWithPacks.test("D-120 an order keeps its units", english, async ({ canvas }) => {
  await expect(canvas.getByText("3 packs = 30 pieces · 3 EG each")).toBeVisible();
  await expect(canvas.getByText("2 strips = 100 pieces · 0.90 EG each")).toBeVisible();
  await expect(canvas.getByText("12 metres")).toBeVisible();
});

/** The order is being looked up. */
export const Loading = meta.story({ args: { submission: { status: "pending" } } });

/** No order has this number and phone. */
export const NotFound = meta.story({ args: { submission: { status: "failed", error: "not_found" } } });

/** Empty fields have their messages. */
export const Invalid = meta.story({ args: { errors: { number: "required", phone: "required" } } });

/** The request failed. */
export const Failed = meta.story({ args: { submission: { status: "failed", error: "internal" } } });

/** An order with long names and large quantities. */
export const LongNames = meta.story({ args: { order: edgeOrder, packOrder } });

/** An order of which a part was sent. */
export const FoundPartSent = meta.story({
  args: {
    order: inParcels(anOrder(), {
      at: "2026-03-02T09:00:00.000Z",
      carrier: "Nile Express",
      tracking: "NX-4711-0815",
      units: { 1: 4 },
    }),
  },
});

FoundPartSent.test("D-129 a found order has its parcels and what is to come", english, async ({ canvas }) => {
  await expect(canvas.getByText("Nile Express · NX-4711-0815")).toBeVisible();
  await expect(canvas.getByText("Still to come")).toBeVisible();
});

/** An order with delivery, and the total with it. */
export const FoundWithDelivery = meta.story({
  args: { order: anOrder({ delivery: { to: "EG-C", branch: null, cost: "45.00" } }) },
});

/** An order that is to be paid by InstaPay. */
export const FoundWithPayment = meta.story({
  args: {
    order: anOrder({
      pay_by: { option: "instapay", fee: "0.00" },
      payment_terms: { ...instapayTerms, accounts: [...instapayTerms.accounts] },
      paid: "1000.00",
    }),
  },
});

FoundWithPayment.test("D-121 what is left is paid to the account", english, async ({ canvas }) => {
  await expect(canvas.getByText("Payment: InstaPay")).toBeVisible();
  await expect(canvas.getByText(/^Pay 2,855.EG to:$/)).toBeVisible();
  await expect(canvas.getByText("nilometer@instapay")).toBeVisible();
});

/** Cash on delivery with a fee. */
export const FoundWithFee = meta.story({
  args: {
    order: anOrder({
      delivery: { to: "EG-C", branch: null, cost: "45.00" },
      pay_by: { option: "cash_on_delivery", fee: "10.00" },
      payment_terms: { text: { en: "", ar: "" }, accounts: [], deposit: null },
    }),
  },
});

FoundWithFee.test("D-121 the fee is part of what is to be paid", english, async ({ canvas }) => {
  await expect(canvas.getByText("Payment fee").closest("p")).toHaveTextContent("10 EG");
  await expect(canvas.getByText("Total with all costs").closest("p")).toHaveTextContent("3,910 EG");
});

/** A part of the order is paid. */
export const FoundPartlyPaid = meta.story({
  args: { order: anOrder({ delivery: { to: "EG-C", branch: null, cost: "45.00" }, paid: "1000.00" }) },
});

/** An order that is picked up. */
export const FoundWithPickUp = meta.story({
  args: {
    order: anOrder({
      delivery: {
        to: "pick_up",
        branch: { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" },
        cost: "0.00",
      },
    }),
  },
});

Default.test(
  "D-5 an order is looked up by its number and the phone it was placed with",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Order number" }), "3cdf ghj6");
    await userEvent.type(canvas.getByRole("textbox", { name: "Phone that you ordered with" }), "01012345678");
    await userEvent.click(canvas.getByRole("button", { name: "Find order" }));
    await expect(args.onFind).toHaveBeenCalledWith({ number: "3cdf ghj6", phone: "01012345678" });
  },
);

Found.test("D-5 D-33 PRICE-1 a found order shows its state, lines and total", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { name: /Order 3CDF-GHJ6/ })).toBeVisible();
  await expect(canvas.getByText("confirmed")).toBeVisible();
  await expect(canvas.getByText("Ordered on 1 March 2026")).toBeVisible();
  await expect(canvas.getByText("10 ×")).toBeVisible();
  await expect(canvas.getByText("3,855")).toHaveTextContent("3,855 EG");
});

/** The screen with its model. */
const Connected = (props: OrderLookupScreenProps) => (
  <OrderLookupScreen {...props} {...useOrderLookupModel()} />
);

const connected = { ...english, render: (args: OrderLookupScreenProps) => <Connected {...args} /> };

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const find = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) => {
  await userEvent.type(canvas.getByRole("textbox", { name: "Order number" }), "3cdf ghj6");
  await userEvent.type(canvas.getByRole("textbox", { name: /Phone/ }), "01012345678{Enter}");
};

Default.test(
  "D-5 an empty form is not sent; an unknown order can be corrected and found",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(mock("findOrder").failing(404, { once: true }), mock("findOrder").ok({ order: anOrder() })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Find order" }));
    await expect(canvas.getByRole("textbox", { name: "Order number" })).toHaveFocus();
    await find({ canvas, userEvent });
    await expect(await canvas.findByText("There is no order with this number and phone.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Find order" }));
    await expect(await canvas.findByRole("heading", { name: /3CDF-GHJ6/ })).toBeVisible();
  },
);

Default.test(
  "D-5 without a response the fields keep their values, and another submit finds the order",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(mock("findOrder").networkError({ once: true }), mock("findOrder").ok({ order: anOrder() })),
  },
  async ({ canvas, userEvent }) => {
    await find({ canvas, userEvent });
    await expect(await canvas.findByText("Something went wrong. Please try again.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Find order" }));
    await expect(await canvas.findByRole("heading", { name: /3CDF-GHJ6/ })).toBeVisible();
  },
);

Default.test(
  "D-5 a malformed number or phone reads as no order with this number and phone",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("findOrder").failing(422, { errors: { number: "bad_value" } })),
  },
  async ({ canvas, userEvent }) => {
    await find({ canvas, userEvent });
    await expect(await canvas.findByText("There is no order with this number and phone.")).toBeVisible();
  },
);

FoundWithDelivery.test(
  "D-109 its delivery and the total with it stand below",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("Delivery to Cairo").closest("p")).toHaveTextContent("45 EG");
    await expect(canvas.getByText("Total with delivery").closest("p")).toHaveTextContent("3,900 EG");
  },
);

FoundWithPickUp.test("D-109 pick-up is free", english, async ({ canvas }) => {
  await expect(canvas.getByText("Pick-up at a branch: Cairo, Bab al-Luq").closest("p")).toHaveTextContent(
    "free",
  );
});

FoundPartlyPaid.test("D-118 what is paid and left stands below the total", english, async ({ canvas }) => {
  await expect(canvas.getByText("Paid").closest("p")).toHaveTextContent("1,000 EG");
  await expect(canvas.getByText("Left to pay").closest("p")).toHaveTextContent("2,900 EG");
});

Found.test("D-118 an order of which nothing is paid says nothing of it", english, async ({ canvas }) => {
  await expect(canvas.queryByText("Left to pay")).toBeNull();
});

Found.test("D-109 an order without a stated cost shows none", english, async ({ canvas }) => {
  await expect(canvas.queryByText(/delivery/i)).toBeNull();
});
