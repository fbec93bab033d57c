import { useOrderPageModel } from "@shop/data/shop/orders/use-order-page-model.ts";
import { ready } from "@shop/data/view.ts";
import { branches } from "@shop/domain/site/branches.ts";
import { anOrder, edgeOrder, inParcels } from "@shop/fixtures/orders.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, inPage } from "../../stories/page.tsx";
import { OrderPageScreen, type OrderPageScreenProps } from "./order-page-screen.tsx";

const at = (day: number) => `2026-03-0${day}T10:30:00.000Z`;
const received = { state: "received", at: at(1), note: "" } as const;
const confirmed = { state: "confirmed", at: at(2), note: "" } as const;
const sent = { state: "sent", at: at(3), note: "The courier calls you first." } as const;
const delivered = { state: "delivered", at: at(5), note: "" } as const;
const cairo = { to: "EG-C", branch: null, cost: "45.00" } as const;
const [branch] = branches;
if (!branch) throw new Error("The shop has no branch.");

const noProofs = { proofs: [], proof_methods: [] };

const placed = {
  order: anOrder({ state: "received", delivery: cairo }),
  steps: [received],
  cancellable: true,
  ...noProofs,
};

const meta = preview.meta({
  title: "Shop/Orders/Order page",
  component: OrderPageScreen,
  decorators: [inPage],
  args: {
    order: ready(placed),
    branch: null,
    days: { days_from: 2, days_to: 5 },
    cancellation: { status: "idle" } as const,
    repetition: { status: "idle" } as const,
    notSold: [],
    shop: { chat_number: "201000000000" },
    invoice: "#invoice",
    quotationPaper: "#quotation",
    acceptance: { submission: { status: "idle" } as const, refused: [], onAccept: fn(), onReset: fn() },
    proof: { errors: {}, submission: { status: "idle" } as const, onSend: fn() },
    paper: { errors: {}, submission: { status: "idle" } as const, onPrint: fn() },
    proofPicture: (id) => `#picture-${id}`,
    onCancel: fn(),
    onRepeat: fn(),
  },
});

/** An order that the shop has not confirmed: its buyer can cancel it. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** On its way, with the shop's note on the parcel, and an invoice. */
export const OnItsWay = meta.story({
  args: {
    order: ready({
      order: inParcels(anOrder({ state: "sent", delivery: cairo, paid: "1000.00" }), {
        at: sent.at,
        carrier: "Nile Express",
        tracking: "NX-4711-0815",
      }),
      steps: [received, confirmed, sent],
      cancellable: false,
      ...noProofs,
    }),
  },
  tags: ["canonical"],
  parameters: canonical,
});

/** An order that was sent. */
const onItsWay = ready({
  order: anOrder({ state: "sent", delivery: cairo }),
  steps: [received, confirmed, sent],
  cancellable: false,
  ...noProofs,
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const openPaper = async ({ canvas, userEvent, ...context }: Context) => {
  const texts = textsOf(context).orders.page.paper;
  await userEvent.click(await canvas.findByRole("button", { name: texts.open }));
  return canvas.findByRole("textbox", { name: texts.phone });
};

/** The invoice with its buyer, who proves to be that by the phone of the order. */
export const OwnInvoice = meta.story({
  args: { order: onItsWay },
  play: async (context) => void (await openPaper(context)),
});

/** Another phone. */
export const OtherPhone = meta.story({
  args: {
    order: onItsWay,
    paper: { errors: {}, submission: { status: "failed", error: "not_found" }, onPrint: fn() },
  },
  play: async (context) => void (await openPaper(context)),
});

/** The invoice is being made. */
export const PrintingInvoice = meta.story({
  args: { order: onItsWay, paper: { errors: {}, submission: { status: "pending" }, onPrint: fn() } },
  play: async (context) => void (await openPaper(context)),
});

OwnInvoice.test(
  "D-124 the invoice with name and address is asked for by the phone of the order",
  english,
  async ({ canvas, userEvent, args }) => {
    // The form takes the place of the button that had the focus.
    await expect(canvas.getByRole("textbox", { name: "Phone number of the order" })).toHaveFocus();
    await userEvent.keyboard("01012345678");
    await userEvent.click(canvas.getByRole("button", { name: "Save the invoice (PDF)" }));
    await expect(args.paper.onPrint).toHaveBeenCalledWith("01012345678");
  },
);

/** A part was sent, the rest is to come. */
export const PartSent = meta.story({
  args: {
    order: ready({
      order: inParcels(anOrder({ delivery: cairo }), {
        at: sent.at,
        carrier: "Nile Express",
        tracking: "NX-4711-0815",
        units: { 0: 1, 1: 4 },
      }),
      steps: [received, confirmed],
      cancellable: false,
      ...noProofs,
    }),
  },
});

/** Sent in two parcels, one of them without a tracking number. */
export const InParcels = meta.story({
  args: {
    order: ready({
      order: inParcels(
        anOrder({ state: "sent", delivery: cairo }),
        { at: confirmed.at, units: { 1: 4 } },
        { at: sent.at, carrier: "Nile Express", tracking: "NX-4711-0816", units: { 0: 1, 1: 6 } },
      ),
      steps: [received, confirmed, sent],
      cancellable: false,
      ...noProofs,
    }),
  },
});

PartSent.test(
  "D-129 each parcel has its carrier, its tracking number and its products, and what is to come follows",
  english,
  async ({ canvas }) => {
    const parcels = within(canvas.getByRole("region", { name: "Parcels" }));
    const [first, toCome, ...more] = parcels
      .getAllByRole("listitem")
      .filter((item) => item.parentElement?.tagName === "OL");
    await expect(more).toEqual([]);
    await expect(first).toHaveTextContent(/^Parcel 1Sent on .*Nile Express · NX-4711-0815.*1 ×.*4 ×/);
    await expect(toCome).toHaveTextContent(/^Still to come6 ×/);
    await expect(canvas.getByText("5 of 11 pieces sent")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cancel order" })).toBeNull();
  },
);

InParcels.test(
  "D-129 nothing is to come of an order that was sent in parcels",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("Parcel 2")).toBeVisible();
    await expect(canvas.queryByText("Still to come")).toBeNull();
    await expect(canvas.queryByText(/pieces sent$/)).toBeNull();
  },
);

/** Delivered: nothing is to come. */
export const Delivered = meta.story({
  args: {
    order: ready({
      order: anOrder({ state: "delivered", delivery: cairo }),
      steps: [received, confirmed, sent, delivered],
      cancellable: false,
      ...noProofs,
    }),
  },
});

const [bought] = anOrder().lines;
if (!bought) throw new Error("The order has no lines.");

/** One product came back after the delivery, and its price was given back. */
export const Returned = meta.story({
  args: {
    order: ready({
      order: anOrder({
        state: "delivered",
        delivery: cairo,
        lines: [{ ...bought, returned: 1 }, ...anOrder().lines.slice(1)],
        paid: "5.00",
        refunded: "3850.00",
        returned: "3850.00",
        returns: [
          {
            at: at(5),
            lines: [
              { product_id: bought.product_id, name: bought.name, name_ar: bought.name_ar, qty: bought.qty },
            ],
            value: "3850.00",
            delivery: "0.00",
            fee: "0.00",
          },
        ],
      }),
      steps: [received, confirmed, sent, delivered],
      cancellable: false,
      ...noProofs,
    }),
  },
});

/** Cancelled by its buyer. */
export const Cancelled = meta.story({
  args: {
    order: ready({
      order: anOrder({ state: "cancelled" }),
      steps: [received, { state: "cancelled", at: at(2), note: "" }],
      cancellable: false,
      ...noProofs,
    }),
  },
});

/** Picked up at a branch, with its address and hours. */
export const PickUp = meta.story({
  args: {
    order: ready({
      order: anOrder({ delivery: { to: "pick_up", branch: branch.name, cost: "0.00" } }),
      steps: [received, confirmed],
      cancellable: false,
      ...noProofs,
    }),
    branch,
    days: null,
  },
});

/** A request, whose pieces are not reserved. */
export const Request = meta.story({
  args: {
    order: ready({ ...placed, order: anOrder({ state: "received", request: true }) }),
    days: null,
  },
});

/** Long names and large quantities. */
export const LongNames = meta.story({
  args: {
    order: ready({
      order: edgeOrder,
      steps: [received, confirmed],
      cancellable: false,
      ...noProofs,
    }),
  },
});

/** The order is being fetched. */
export const Loading = meta.story({ args: { order: { status: "loading" } } });

/** It could not be fetched. */
export const LoadFailed = meta.story({
  args: { order: { status: "failed", error: "internal", onRetry: fn() } },
});

/** The link leads to no order. */
export const Missing = meta.story({ args: { order: ready(null) } });

/** Its products are being looked up for another order. */
export const Repeating = meta.story({ args: { repetition: { status: "pending" } } });

/** Its products could not be looked up. */
export const RepeatFailed = meta.story({ args: { repetition: { status: "failed", error: "internal" } } });

/** One of its products is not sold any more; the others are in the cart. */
export const PartlySold = meta.story({ args: { notSold: placed.order.lines.slice(0, 1) } });

/** None of its products is sold any more. */
export const NothingSold = meta.story({ args: { notSold: placed.order.lines } });

/** The order is being cancelled. */
export const Cancelling = meta.story({
  args: { cancellation: { status: "pending" } },
  play: async (context) => {
    await context.userEvent.click(
      context.canvas.getByRole("button", { name: textsOf(context).orders.page.cancel }),
    );
    await screen.findByRole("alertdialog");
  },
});

/** The cancellation came too late. */
export const CancelTooLate = meta.story({
  args: { cancellation: { status: "failed", error: "state_not_allowed" } },
});

/** The cancellation has failed. */
export const CancelFailed = meta.story({ args: { cancellation: { status: "failed", error: "internal" } } });

Default.test("D-124 the steps name the state, its time, and what is to come", english, async ({ canvas }) => {
  const steps = canvas.getAllByRole("listitem").filter((item) => item.closest("ol"));
  await expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^received1 March 2026 · /),
    "confirmed (to come)",
    "on its way (to come)",
    "delivered (to come)",
  ]);
  await expect(steps[0]).toHaveAttribute("aria-current", "step");
  await expect(canvas.getByText(/We will call or write to you to confirm it/)).toHaveTextContent(
    "Delivery takes 2–5 working days once it is confirmed.",
  );
  await expect(canvas.queryByRole("link", { name: "Invoice (PDF)" })).toBeNull();
});

Default.test(
  "D-124 a cancellation is asked for, and can be left",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cancel order" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep order" }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Cancel order" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Cancel order 3CDF-GHJ6?" });
    await userEvent.click(
      [...dialog.querySelectorAll("button")].find((one) => one.textContent === "Cancel order") ?? dialog,
    );
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
);

OnItsWay.test(
  "D-124 what the shop wrote about the parcel stands at its step, and an invoice can be read",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("The courier calls you first.")).toBeVisible();
    await expect(canvas.getByText("Carrier and tracking number").nextSibling).toHaveTextContent(
      "Nile Express · NX-4711-0815",
    );
    await expect(canvas.getByRole("link", { name: "Invoice (PDF)" })).toHaveAttribute("href", "#invoice");
    await expect(canvas.queryByRole("button", { name: "Cancel order" })).toBeNull();
  },
);

OnItsWay.test(
  "D-183 a line at 0.00 is free of charge once the order is delivered, and to be agreed until then",
  {
    ...english,
    args: {
      order: ready({
        ...placed,
        order: anOrder({
          state: "delivered",
          lines: placed.order.lines.map((line, place) => (place === 0 ? { ...line, price: "0.00" } : line)),
        }),
      }),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText("free of charge")).toBeVisible();
    await expect(canvas.queryByText("price updating")).toBeNull();
  },
);

PickUp.test("D-124 the branch of a pick-up stands with its address", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { name: branch.name.en })).toBeVisible();
  await expect(canvas.getByText(branch.address.en)).toBeVisible();
});

PartlySold.test("D-124 products that are not sold any more are named", english, async ({ canvas }) => {
  await expect(canvas.getByText("Not sold any more, so not in your cart:")).toBeVisible();
  await expect(canvas.getByRole("link", { name: "Go to cart" })).toBeVisible();
});

/** The screen with its model. */
const Connected = (props: OrderPageScreenProps) => (
  <OrderPageScreen
    {...props}
    {...useOrderPageModel({ token: placed.order.token, onPaper: fn(), onRepeated: props.onCancel })}
  />
);

const connected = { ...english, render: (args: OrderPageScreenProps) => <Connected {...args} /> };

Default.test(
  "D-124 a cancellation that the shop has come before shows the order as it is now",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("followOrder").ok(placed, { once: true }),
        mock("cancelOwnOrder").failing(409, { code: "state_not_allowed" }),
        mock("followOrder").ok({
          order: anOrder({ state: "confirmed" }),
          steps: [received, confirmed],
          cancellable: false,
          ...noProofs,
        }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel order" }));
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(
      [...dialog.querySelectorAll("button")].find((one) => one.textContent === "Cancel order") ?? dialog,
    );
    await expect(await canvas.findByText(/has confirmed this order in the meantime/)).toBeVisible();
    await expect(await canvas.findByText("We are preparing your order.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cancel order" })).toBeNull();
  },
);

Returned.test(
  "D-126 buyers see what came back, its value and what was given back",
  english,
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Returns and reductions" })).toBeVisible();
    await expect(canvas.getByText("1 returned")).toBeVisible();
    await expect(canvas.getByText("Total after deductions")).toBeVisible();
    await expect(canvas.getByText("Given back")).toBeVisible();
  },
);
