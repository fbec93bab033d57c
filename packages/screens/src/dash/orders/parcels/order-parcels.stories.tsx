import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { edgeCases } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { mockParcel, withRest } from "@shop/mocks/orders/mock-parcels.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs, onArabicPhone } from "../../../stories/page.tsx";
import { ConnectedOrder } from "../../stories/connected-order.story-setup.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { closed, region } from "../order-screen.story-setup.tsx";
import { OrderScreen } from "../order-screen.tsx";

/** A confirmed order: 2 × 50.00 and 3 × 10.00, less a discount of 10.00, with delivery for 60.00. */
const id = 20;
/** Its first parcel. */
const parcelId = 901;

const states = ["nothing", "part", "voided", "all", "delivered", "long"] as const;

interface ConnectedProps {
  readonly dialog?: OrderDialog | null;
  /** What was sent of the order. */
  readonly sent: (typeof states)[number];
}

const order = (): MockOrder => {
  const found = shop.state.orders.find((one) => one.id === id);
  if (!found) throw new Error("The order is missing.");
  return found;
};

const change = (changes: Partial<MockOrder>): void => {
  const { orders } = shop.state;
  orders.splice(orders.indexOf(order()), 1, { ...order(), ...changes });
};

const at = "2026-03-01T09:15:00.000Z";
const by = "owner@nilometer.example";

/** The first parcel: one unit of the first line and two of the second. */
const firstParcel = () => ({
  ...mockParcel(
    { nextId: () => parcelId, adminEmail: by },
    order(),
    [
      { place: 0, qty: 1 },
      { place: 1, qty: 2 },
    ],
    { carrier: "Bosta", tracking: "BS12-34" },
  ),
  at,
});

/** Stores the order with what was sent of it. */
function setUp(sent: ConnectedProps["sent"]): void {
  const [line] = order().lines;
  if (!line) throw new Error("The order has no lines.");
  const sold = shop.state.products.filter(({ amount }) => amount > 3).slice(0, 2);
  const [first = sold[0], second = sold[1]] = sent === "long" ? edgeCases : sold;
  const lineOf = (product: typeof first, price: string, qty: number) => ({
    ...line,
    product_id: product?.id ?? 0,
    name: product?.name ?? "",
    name_ar: product?.name_ar ?? null,
    price,
    price_before: null,
    qty,
  });
  change({
    state: "confirmed",
    lines: [lineOf(first, "50.00", 2), lineOf(second, "10.00", 3)],
    discount: { amount: "10.00", percent: null },
    delivery: { to: "EG-C", cost: "60.00", branch: null },
    pay_by: { option: "cash_on_delivery", fee: "0.00" },
    payments: [],
    parcels: [],
    log: [],
  });
  if (sent === "nothing") return;
  const parcel = firstParcel();
  change({
    parcels:
      sent === "voided" ? [{ ...parcel, voided: { by: "colleague@nilometer.example", at } }] : [parcel],
  });
  if (sent !== "all" && sent !== "delivered") return;
  const rest = withRest({ nextId: () => 902, adminEmail: by }, order(), {
    carrier: "Bosta",
    tracking: "BS12-35",
  });
  change({
    state: sent === "all" ? "sent" : "delivered",
    parcels: rest.map((one) => Object.assign({}, one, { at })),
  });
}

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Parcels",
  component: OrderScreen,
  render: ({ dialog }) => <ConnectedOrder id={id} dialog={dialog} />,
  argTypes: {
    sent: { description: "What was sent of the order." },
    dialog: { description: "The dialog that is open at first." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { sent: "part", dialog: null },
  beforeEach: ({ args }) => {
    setUp(args.sent);
  },
});

const sending = { kind: "parcel" } as const;
const takingBack = { kind: "voidParcel", parcelId } as const;
const shown = async (): Promise<void> => void (await screen.findByRole("dialog"));
const asked = async (): Promise<void> => void (await screen.findByRole("alertdialog"));

/** A part was sent. */
export const Default = meta.story();

/** Nothing was sent yet. */
export const Nothing = meta.story({ args: { sent: "nothing" } });

/** All was sent, in two parcels. */
export const Everything = meta.story({ args: { sent: "all" } });

/** It was delivered: parcels stay. */
export const Delivered = meta.story({ args: { sent: "delivered" } });

/** The only parcel was taken back. */
export const Voided = meta.story({ args: { sent: "voided" } });

/** Long names in a parcel. */
export const LongNames = meta.story({ args: { sent: "long" } });

/** All that is left is sent. */
export const Send = meta.story({ args: { sent: "nothing", dialog: sending }, play: shown });

/** The rest of an order is sent. */
export const SendRest = meta.story({ args: { dialog: sending }, play: shown });

/** Long names in the form. */
export const SendLong = meta.story({ args: { sent: "long", dialog: sending }, play: shown });

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Sends what the form starts with. */
const saving = async ({ userEvent, ...context }: Context): Promise<void> => {
  const { parcels: texts } = textsOf(context).dashOrders;
  const form = within(await screen.findByRole("dialog"));
  await userEvent.click(await form.findByRole("button", { name: texts.save }));
};

/** No product is picked. */
export const SendInvalid = meta.story({
  args: { dialog: sending },
  play: async (context) => {
    const { parcels: texts } = textsOf(context).dashOrders;
    const form = within(await screen.findByRole("dialog"));
    await context.userEvent.click(await form.findByRole("button", { name: texts.nothing }));
    await saving(context);
    await form.findByText(texts.noLines);
  },
});

/** The parcel is being stored. */
export const SendPending = meta.story({
  args: { dialog: sending },
  beforeEach: ({ msw }) => msw.use(mock("sendParcel").never()),
  play: saving,
});

/** The parcel was not stored; what was entered stays. */
export const SendFailed = meta.story({
  args: { dialog: sending },
  beforeEach: ({ msw }) => msw.use(mock("sendParcel").networkError()),
  play: async (context) => {
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

/** The server refuses the parcel: a tracking number that is too long. */
export const SendRefused = meta.story({
  args: { dialog: sending },
  play: async (context) => {
    const { parcels: texts } = textsOf(context).dashOrders;
    const form = within(await screen.findByRole("dialog"));
    const tracking = form.getByRole("textbox", { name: (name) => name.startsWith(texts.tracking) });
    await context.userEvent.click(tracking);
    await context.userEvent.paste("B".repeat(61));
    await saving(context);
    await waitFor(() => expect(tracking).toBeInvalid());
  },
});

/** A colleague has sent a parcel meanwhile. */
export const SendConflict = meta.story({
  args: { sent: "nothing", dialog: sending },
  play: async (context) => {
    await screen.findByRole("dialog");
    change({ version: order().version + 1, parcels: [firstParcel()] });
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

/** All was sent meanwhile. */
export const SendLocked = meta.story({
  args: { sent: "all", dialog: sending },
  play: async (context) => {
    const form = within(await screen.findByRole("dialog"));
    await form.findByText(textsOf(context).dashOrders.parcels.locked);
  },
});

/** A parcel is taken back. */
export const TakeBack = meta.story({ args: { sent: "all", dialog: takingBack }, play: asked });

/** Confirms that the parcel is taken back. */
const voiding = async ({ userEvent, ...context }: Context): Promise<void> => {
  const { takeBack } = textsOf(context).dashOrders.parcels;
  const form = within(await screen.findByRole("alertdialog"));
  await userEvent.click(await form.findByRole("button", { name: takeBack }));
};

/** The parcel is being taken back. */
export const TakeBackPending = meta.story({
  args: { dialog: takingBack },
  beforeEach: ({ msw }) => msw.use(mock("voidParcel").never()),
  play: voiding,
});

/** The order was delivered meanwhile. */
export const TakeBackRefused = meta.story({
  args: { sent: "all", dialog: takingBack },
  play: async (context) => {
    await screen.findByRole("alertdialog");
    change({ state: "delivered" });
    await voiding(context);
    await within(screen.getByRole("alertdialog")).findByRole("alert");
  },
});

/** A product of which a part was sent keeps at least that. */
export const EditLines = meta.story({ args: { dialog: { kind: "lines" } }, play: shown });

const section = (name = "Parcels") => region(name);

Nothing.test(
  "D-129 a part is sent by keyboard, and how much is sent stands beside the state",
  english,
  async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole("button", { name: "Send a parcel" });
    open.focus();
    await userEvent.keyboard("{Enter}");
    const form = within(await screen.findByRole("dialog"));
    const [quantity] = await form.findAllByRole("spinbutton", { name: /^Pieces of/ });
    if (!quantity) throw new Error("There is no line.");
    await expect(quantity).toHaveValue("2");
    await expect(form.getByText("0 pieces")).toBeVisible();
    await expect(form.getByText(/180 EG/)).toBeVisible();
    quantity.focus();
    await userEvent.keyboard("{Control>}a{/Control}1{Tab}");
    await expect(await form.findByText("1 piece")).toBeVisible();
    await userEvent.type(form.getByRole("textbox", { name: /^Carrier/ }), "Bosta");
    await userEvent.type(form.getByRole("textbox", { name: /^Tracking number/ }), "bs 12-٣٤");
    await userEvent.click(form.getByRole("button", { name: "Send" }));
    await closed();
    await expect(await section().findByText("Bosta · BS12-34")).toBeVisible();
    await expect(section().getByText("4 of 5 pieces sent")).toBeVisible();
    await expect(canvas.getAllByText("4 of 5 pieces sent")).toHaveLength(2);
    await expect(section("Log").getByText("Parcel sent")).toBeVisible();
    await expect(order().state).toBe("confirmed");
  },
);

SendRest.test(
  "D-129 the rest makes the order sent, with the last carrier proposed and without delivery to collect",
  english,
  async ({ userEvent }) => {
    const form = within(await screen.findByRole("dialog"));
    await expect(form.getByRole("textbox", { name: /^Carrier/ })).toHaveValue("Bosta");
    await expect(form.getByRole("textbox", { name: /^Tracking number/ })).toHaveValue("");
    await userEvent.click(form.getByRole("button", { name: "Send" }));
    await closed();
    await expect(order().state).toBe("sent");
    await expect(section().queryByRole("button", { name: "Send a parcel" })).toBeNull();
    const collected = (order().parcels ?? []).map(({ collect }) => Number(collect));
    await expect(collected.reduce((sum, one) => sum + one, 0)).toBe(180);
  },
);

SendConflict.test(
  "D-129 a parcel of a colleague is shown, to start from it",
  english,
  async ({ userEvent }) => {
    const form = within(await screen.findByRole("dialog"));
    await userEvent.click(await form.findByRole("button", { name: "Start again with that" }));
    await expect(await form.findAllByText("of 1")).toHaveLength(2);
  },
);

SendFailed.test("D-129 a parcel that was not sent says so and stays", english, async () => {
  const form = within(await screen.findByRole("dialog"));
  await expect(await form.findByRole("alert")).toBeVisible();
});

SendInvalid.test("D-129 a parcel has a product", english, async ({ userEvent }) => {
  const form = within(await screen.findByRole("dialog"));
  await expect(await form.findByText("Enter how many of at least one product are sent.")).toBeVisible();
  await userEvent.click(form.getByRole("button", { name: "All that is left" }));
  await expect(form.queryByText("Enter how many of at least one product are sent.")).toBeNull();
});

Everything.test(
  "D-129 a parcel is taken back, and the order is confirmed again",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Undo the parcel: Bosta · BS12-34" }));
    const form = within(await screen.findByRole("alertdialog"));
    await userEvent.click(form.getByRole("button", { name: "Undo" }));
    await closed();
    await expect(await section().findByText(/^Undone on /)).toBeVisible();
    await expect(section("Log").getByText("Parcel undone")).toBeVisible();
    await expect(order().state).toBe("confirmed");
  },
);

TakeBackRefused.test("D-129 a parcel of a delivered order stays", english, async () => {
  const form = within(await screen.findByRole("alertdialog"));
  await expect(await form.findByRole("alert")).toBeVisible();
});

Delivered.test("D-129 parcels of a delivered order have no command", english, async ({ canvas }) => {
  await expect(await canvas.findByText("Bosta · BS12-34")).toBeVisible();
  await expect(canvas.queryByRole("button", { name: /^Undo the parcel/ })).toBeNull();
  await expect(canvas.getAllByRole("link", { name: "Packing list of this parcel (PDF)" })).toHaveLength(2);
});

Default.test(
  "D-129 an order of which a part was sent is not cancelled, and why and what to do is said",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel the order" }));
    const form = within(await screen.findByRole("alertdialog"));
    await userEvent.click(form.getByRole("button", { name: "Cancel the order" }));
    await expect(
      await form.findByText(/^A part of this order was sent\. Undo its parcels first/),
    ).toBeVisible();
  },
);

EditLines.test(
  "D-129 a product of which a part was sent is neither removed nor lowered below that",
  english,
  async () => {
    const form = within(await screen.findByRole("dialog"));
    await expect(await form.findByText("1 sent: it keeps at least that one.")).toBeVisible();
    for (const remove of form.getAllByRole("button", { name: /^Remove / }))
      await expect(remove).toHaveAttribute("aria-disabled", "true");
    await expect(form.getAllByRole("spinbutton")[1]).toHaveAttribute("aria-valuemin", "2");
  },
);

Default.test("D-129 the parcels in Arabic on a phone", onArabicPhone, async ({ canvas }) => {
  await expect((await canvas.findAllByText("شُحن 3 من 5 قطع"))[0]).toBeVisible();
  await expect(canvas.getByRole("button", { name: "إرسال شحنة" })).toBeVisible();
});
