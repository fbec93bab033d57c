import { useOrderLookupModel } from "@shop/data/models/use-order-lookup-model.ts";
import { anOrder, edgeOrder } from "@shop/fixtures/orders.ts";
import { mockFindOrder } from "@shop/mocks/mock-endpoints.ts";
import { expect, fn } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { OrderLookupScreen, type OrderLookupScreenProps } from "./order-lookup-screen.tsx";

const meta = preview.meta({
  title: "Screens/Order look-up",
  component: OrderLookupScreen,
  decorators: [inPage],
  args: { order: null, errors: {}, submission: { status: "idle" } as const, onFind: fn() },
});

/** Number and phone. */
export const Ready = meta.story({
  name: "D-5 an order is looked up by its number and the phone it was placed with",
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Order number" }), "3cdf ghj6");
    await userEvent.type(canvas.getByRole("textbox", { name: "Phone that you ordered with" }), "01012345678");
    await userEvent.click(canvas.getByRole("button", { name: "Find order" }));
    await expect(args.onFind).toHaveBeenCalledWith({ number: "3cdf ghj6", phone: "01012345678" });
  },
});

/** Found: lines, total and state. */
export const Found = meta.story({
  name: "D-5 D-33 PRICE-1 a found order shows its state, lines and total",
  args: { order: anOrder() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: /Order 3CDF-GHJ6/ })).toBeVisible();
    await expect(canvas.getByText("confirmed")).toBeVisible();
    await expect(canvas.getByText("Ordered on 1 March 2026")).toBeVisible();
    await expect(canvas.getByText("10 ×")).toBeVisible();
    await expect(canvas.getByText("3,855")).toHaveTextContent("3,855 EG");
  },
});

/** On its way. */
export const Looking = meta.story({ args: { submission: { status: "pending" } as const } });

/** No such order. */
export const NotFound = meta.story({
  args: { submission: { status: "failed", error: "not_found" } as const },
});

/** What was entered cannot be. */
export const Faulty = meta.story({ args: { errors: { number: "bad_value", phone: "bad_phone" } } });

/** Everything long. */
export const Stress = meta.story({ args: { order: edgeOrder } });

/** Everything long, in Arabic on a phone. */
export const StressArabicPhone = meta.story({ ...Stress.input, ...onArabicPhone });

/** A phone. */
export const Phone = meta.story({ ...onPhone, args: { order: anOrder() } });

/** Arabic and dark. */
export const ArabicDark = meta.story({
  globals: { locale: "ar", theme: "dark" },
  args: { order: anOrder() },
});

/** The screen over its model. */
const Connected = (props: OrderLookupScreenProps) => (
  <OrderLookupScreen {...props} {...useOrderLookupModel()} />
);

type Context = Parameters<NonNullable<typeof Ready.input.play>>[0];

const find = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) => {
  await userEvent.type(canvas.getByRole("textbox", { name: "Order number" }), "3cdf ghj6");
  await userEvent.type(canvas.getByRole("textbox", { name: /Phone/ }), "01012345678{Enter}");
};

/** Refused, then found. */
export const FromApi = meta.story({
  name: "D-5 the API knows no such order, then one; an empty form is not sent",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockFindOrder.failing(404, { once: true }), mockFindOrder.ok({ order: anOrder() }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Find order" }));
    await expect(canvas.getByRole("textbox", { name: "Order number" })).toHaveFocus();
    await find({ canvas, userEvent });
    await expect(await canvas.findByText("There is no order with this number and phone.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Find order" }));
    await expect(await canvas.findByRole("heading", { name: /3CDF-GHJ6/ })).toBeVisible();
  },
});

/** No answer, then one. */
export const NoAnswer = meta.story({
  name: "D-5 without an answer what was entered stays, and another try finds the order",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockFindOrder.networkError({ once: true }), mockFindOrder.ok({ order: anOrder() }));
  },
  play: async ({ canvas, userEvent }) => {
    await find({ canvas, userEvent });
    await expect(await canvas.findByText("Something went wrong. Please try again.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Find order" }));
    await expect(await canvas.findByRole("heading", { name: /3CDF-GHJ6/ })).toBeVisible();
  },
});

/** The shop refuses the number. */
export const RefusedFields = meta.story({
  name: "D-5 reasons of the shop show beside their fields",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockFindOrder.failing(422, { errors: { number: "bad_value" } }));
  },
  play: async ({ canvas, userEvent }) => {
    await find({ canvas, userEvent });
    await expect(await canvas.findByText("This cannot be used.")).toBeVisible();
  },
});
