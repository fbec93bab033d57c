import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs } from "../../../stories/page.tsx";
import { ConnectedOrder } from "../../stories/connected-order.story-setup.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { OrderScreen } from "../order-screen.tsx";

/** A confirmed order that goes to Dakahlia. */
const delivered = 20;

interface ConnectedProps {
  /** The delivery of the order. */
  readonly delivery: AdminOrder["delivery"];
  readonly dialog?: OrderDialog | null;
}

const order = (): MockOrder => {
  const found = shop.state.orders.find(({ id }) => id === delivered);
  if (!found) throw new Error("The order is missing.");
  return found;
};

/** Changes the order as a colleague does. */
const change = (changes: Partial<MockOrder>): void => {
  const { orders } = shop.state;
  const before = order();
  orders.splice(orders.indexOf(before), 1, { ...before, ...changes });
};

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Delivery",
  component: OrderScreen,
  render: ({ dialog }) => <ConnectedOrder id={delivered} dialog={dialog} />,
  argTypes: {
    delivery: { description: "The delivery of the order." },
    dialog: { description: "The dialog that is open at first." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { delivery: { to: "EG-DK", branch: null, cost: "60.00" } },
  beforeEach: ({ args }) => {
    change({ delivery: args.delivery });
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Where the order goes and what that costs, and the total with it. */
export const Default = meta.story({
  play: async (context) => {
    await context.canvas.findAllByText(textsOf(context).delivery.totalWithDelivery);
  },
});

export const PickUp = meta.story({
  args: {
    delivery: { to: "pick_up", branch: { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" }, cost: "0.00" },
  },
});

/** The largest cost. */
export const LongNames = meta.story({
  args: { delivery: { to: "EG-KFS", branch: null, cost: "9999999999.99" } },
});

/** No cost was stated, as in orders of before. */
export const None = meta.story({ args: { delivery: null } });

/** The order was edited above the total from which delivery is free. */
export const Quoted = meta.story({
  beforeEach: () => {
    change({ lines: order().lines.map((line) => Object.assign({}, line, { price: "5000.00" })) });
  },
  play: async (context) => {
    const { quotedDelivery } = textsOf(context).dashOrders.order;
    await context.canvas.findByText((text) => text.startsWith(quotedDelivery.split("{cost}")[0] ?? ""));
  },
});

/** No price is agreed yet. */
export const Unpriced = meta.story({
  beforeEach: () => {
    change({ lines: order().lines.map((line) => Object.assign({}, line, { price: "0.00" })) });
  },
});

Unpriced.test("D-109 PRICE-1 the delivery alone is the total so far", english, async ({ canvas }) => {
  const label = await canvas.findByText("Total with delivery");
  await expect(label.parentElement).toHaveTextContent(/\d EG$/);
});

Quoted.test("D-109 what delivery costs now is named", english, async ({ canvas }) => {
  await expect(
    await canvas.findByText("By the settings, delivery for this total costs now: free."),
  ).toBeVisible();
});

/** The dialog that changes it. */
export const Edit = meta.story({
  args: { dialog: { kind: "delivery" } },
  play: async () => {
    await screen.findByRole("dialog");
  },
});

const saving = async ({ userEvent, ...context }: Context): Promise<void> => {
  const { save, cost } = textsOf(context).dashOrders.delivery;
  const form = within(await screen.findByRole("dialog"));
  const field = await form.findByRole("textbox", { name: cost });
  await userEvent.clear(field);
  await userEvent.type(field, "75");
  await userEvent.click(form.getByRole("button", { name: save }));
};

/** The cost is none. */
export const EditInvalid = meta.story({
  args: { dialog: { kind: "delivery" } },
  play: async ({ userEvent, ...context }) => {
    const { save, cost } = textsOf(context).dashOrders.delivery;
    const form = within(await screen.findByRole("dialog"));
    await userEvent.clear(await form.findByRole("textbox", { name: cost }));
    await userEvent.click(form.getByRole("button", { name: save }));
    await waitFor(() => expect(form.getByRole("textbox", { name: cost })).toBeInvalid());
  },
});

/** The change is being saved. */
export const EditPending = meta.story({
  args: { dialog: { kind: "delivery" } },
  beforeEach: ({ msw }) => msw.use(mock("changeOrderDelivery").never()),
  play: saving,
});

/** A colleague has changed the delivery meanwhile. */
export const EditConflict = meta.story({
  args: { dialog: { kind: "delivery" } },
  play: async (context) => {
    await screen.findByRole("dialog");
    change({ version: order().version + 1, delivery: { to: "EG-C", branch: null, cost: "45.00" } });
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

/** A colleague has marked the order as sent meanwhile. */
export const EditLocked = meta.story({
  args: { dialog: { kind: "delivery" } },
  play: async (context) => {
    await screen.findByRole("dialog");
    change({ version: order().version + 1, state: "sent" });
    await saving(context);
    await within(screen.getByRole("dialog")).findByText(textsOf(context).dashOrders.delivery.locked);
  },
});

/** The change could not be saved. */
export const EditFailed = meta.story({
  args: { dialog: { kind: "delivery" } },
  beforeEach: ({ msw }) => msw.use(mock("changeOrderDelivery").failing(503)),
  play: async (context) => {
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

const row = (label: string) => screen.getAllByText(label)[0]?.closest("p");

Default.test("D-109 the delivery and the total with it stand below the products", english, async () => {
  await expect(row("Delivery to Dakahlia")).toHaveTextContent("60 EG");
  await expect(row("Total with delivery")).toBeVisible();
});

None.test("D-109 an order that lacks a delivery is marked", english, async ({ canvas }) => {
  await expect(await canvas.findByText("No delivery was chosen.")).toBeVisible();
});

Default.test("D-109 an order with a delivery is not marked", english, async ({ canvas }) => {
  await expect(canvas.queryByText("No delivery was chosen.")).toBeNull();
});

None.test("D-109 an order without a stated cost shows none", english, async ({ canvas }) => {
  await expect(await canvas.findByRole("button", { name: "Edit delivery" })).toBeVisible();
  await expect(canvas.queryByText(/with delivery/)).toBeNull();
});

Edit.test(
  "D-109 D-33 another place and cost are saved, mailed and logged",
  english,
  async ({ userEvent, canvas }) => {
    const form = within(screen.getByRole("dialog", { name: /^Delivery of order/ }));
    await userEvent.selectOptions(form.getByLabelText("Deliver to"), "Giza");
    const cost = form.getByRole("textbox", { name: "Cost, in EG" });
    await userEvent.clear(cost);
    await userEvent.type(cost, "١٬٠٦٠");
    await expect(form.getByText("Total with delivery").closest("output")).toHaveTextContent("EG");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(order().delivery).toEqual({ to: "EG-GZ", branch: null, cost: "1060.00" });
    await expect(order().log[0]).toMatchObject({ action: "delivery", mail: "sent" });
    await expect(await canvas.findByText("Delivery changed")).toBeVisible();
    await expect(canvas.getByText(/Dakahlia \(60 EG\).* → .*Giza \(1,060 EG\)/)).toBeVisible();
  },
);

Edit.test("D-109 pick-up is agreed with its branch, and logged", english, async ({ userEvent, canvas }) => {
  const form = within(screen.getByRole("dialog"));
  await userEvent.selectOptions(form.getByLabelText("Deliver to"), "Pick-up at a branch");
  await form.findByRole("option", { name: "Cairo, Bab al-Luq" });
  await userEvent.selectOptions(form.getByLabelText("Branch"), "Cairo, Bab al-Luq");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(order().delivery).toMatchObject({ to: "pick_up", branch: { en: "Cairo, Bab al-Luq" } }),
  );
  await expect(await canvas.findByText(/→ .*Pick-up at a branch: Cairo, Bab al-Luq/)).toBeVisible();
});

Edit.test(
  "D-109 no cost agreed takes it away, without a mail where that is not wanted",
  english,
  async ({ userEvent }) => {
    const form = within(screen.getByRole("dialog"));
    await userEvent.selectOptions(form.getByLabelText("Deliver to"), "No cost agreed");
    await expect(form.queryByRole("textbox", { name: "Cost, in EG" })).toBeNull();
    await userEvent.click(form.getByRole("checkbox", { name: "Mail to the buyer" }));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(order().delivery).toBeNull());
    await expect(order().log[0]).toMatchObject({ mail: null });
  },
);

EditConflict.test(
  "D-109 theirs are shown, to start from them or to save mine over them",
  english,
  async ({ userEvent }) => {
    const form = within(screen.getByRole("dialog"));
    await expect(form.getByRole("alert")).toHaveTextContent("Its delivery is now:Cairo (45 EG)");
    await userEvent.click(form.getByRole("button", { name: "Start from theirs" }));
    await expect(form.getByLabelText("Deliver to")).toHaveValue("EG-C");
    await expect(form.getByRole("textbox", { name: "Cost, in EG" })).toHaveValue("45.00");
    await userEvent.clear(form.getByRole("textbox", { name: "Cost, in EG" }));
    await userEvent.type(form.getByRole("textbox", { name: "Cost, in EG" }), "50");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(order().delivery).toEqual({ to: "EG-C", branch: null, cost: "50.00" }));
  },
);

EditConflict.test("D-109 or mine are saved over theirs", english, async ({ userEvent }) => {
  const form = within(screen.getByRole("dialog"));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(order().delivery).toEqual({ to: "EG-DK", branch: null, cost: "75.00" }));
});
