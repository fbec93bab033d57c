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

/** A confirmed order. */
const id = 20;

interface ConnectedProps {
  /** How the order is to be paid. */
  readonly payBy: AdminOrder["pay_by"];
  readonly dialog?: OrderDialog | null;
}

const order = (): MockOrder => {
  const found = shop.state.orders.find((one) => one.id === id);
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
  title: "Dashboard/Order/Payment option",
  component: OrderScreen,
  render: ({ dialog }) => <ConnectedOrder id={id} dialog={dialog} />,
  argTypes: {
    payBy: { description: "How the order is to be paid." },
    dialog: { description: "The dialog that is open at first." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { payBy: { option: "cash_on_delivery", fee: "10.00" } },
  beforeEach: ({ args }) => {
    change({ pay_by: args.payBy });
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** The option with its fee, which is part of the sums. */
export const Default = meta.story({
  play: async (context) => {
    await context.canvas.findAllByText(textsOf(context).delivery.paymentFee);
  },
});

/** Its delivery was changed since, and does not suit how it is to be paid. */
export const Unsuited = meta.story({ args: { payBy: { option: "cash_at_branch", fee: "0.00" } } });

Unsuited.test(
  "D-121 a payment that does not suit the delivery any more is named until the order is delivered",
  english,
  async ({ canvas }) => {
    await expect(await canvas.findByText("It is not picked up: no cash is paid at a branch.")).toBeVisible();
  },
);

/** None was stated, as in orders of before. */
export const None = meta.story({ args: { payBy: null } });

/** The largest fee. */
export const LongNames = meta.story({ args: { payBy: { option: "transfer", fee: "9999999999.99" } } });

/** The dialog that changes it. */
export const Edit = meta.story({
  args: { dialog: { kind: "payBy" } },
  play: async () => {
    await screen.findByRole("dialog");
  },
});

const saving = async ({ userEvent, ...context }: Context): Promise<void> => {
  const { payBy: texts } = textsOf(context).dashOrders;
  const form = within(await screen.findByRole("dialog"));
  const field = await form.findByRole("textbox", { name: texts.fee });
  await userEvent.clear(field);
  await userEvent.type(field, "12.5");
  await userEvent.click(form.getByRole("button", { name: texts.save }));
};

/** The fee is none. */
export const EditInvalid = meta.story({
  args: { dialog: { kind: "payBy" } },
  play: async ({ userEvent, ...context }) => {
    const { payBy: texts } = textsOf(context).dashOrders;
    const form = within(await screen.findByRole("dialog"));
    await userEvent.clear(await form.findByRole("textbox", { name: texts.fee }));
    await userEvent.click(form.getByRole("button", { name: texts.save }));
    await waitFor(() => expect(form.getByRole("textbox", { name: texts.fee })).toBeInvalid());
  },
});

/** The change is being saved. */
export const EditPending = meta.story({
  args: { dialog: { kind: "payBy" } },
  beforeEach: ({ msw }) => msw.use(mock("changeOrderPayBy").never()),
  play: saving,
});

/** A colleague has changed the payment meanwhile. */
export const EditConflict = meta.story({
  args: { dialog: { kind: "payBy" } },
  play: async (context) => {
    await screen.findByRole("dialog");
    change({ version: order().version + 1, pay_by: { option: "instapay", fee: "0.00" } });
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

/** A colleague has marked the order as delivered meanwhile. */
export const EditLocked = meta.story({
  args: { dialog: { kind: "payBy" } },
  play: async (context) => {
    await screen.findByRole("dialog");
    change({ version: order().version + 1, state: "delivered" });
    await saving(context);
    await within(screen.getByRole("dialog")).findByText(textsOf(context).dashOrders.payBy.locked);
  },
});

/** The change could not be saved. */
export const EditFailed = meta.story({
  args: { dialog: { kind: "payBy" } },
  beforeEach: ({ msw }) => msw.use(mock("changeOrderPayBy").failing(503)),
  play: async (context) => {
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

Default.test("D-121 the payment and its fee are shown", english, async ({ canvas }) => {
  await expect(canvas.getByText(/^Cash on delivery \(10.EG fee\)$/)).toBeVisible();
  await expect(canvas.getByText("Payment fee").closest("p")).toHaveTextContent("10 EG");
  await expect(canvas.getByText("Total with all costs")).toBeVisible();
});

None.test("D-121 an order without one says so", english, async ({ canvas }) => {
  await expect(await canvas.findByText("Not agreed")).toBeVisible();
});

Edit.test(
  "D-121 D-33 another payment is saved, mailed and logged",
  english,
  async ({ userEvent, canvas }) => {
    const form = within(screen.getByRole("dialog", { name: /^Payment of order/ }));
    await userEvent.selectOptions(form.getByLabelText("To be paid by"), "InstaPay");
    await expect(form.getByRole("textbox", { name: "Fee, in EG" })).toHaveValue("0.00");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(order().pay_by).toEqual({ option: "instapay", fee: "0.00" });
    await expect(order().log[0]).toMatchObject({ action: "pay_by", mail: "sent" });
    await expect(await canvas.findByText("Payment changed")).toBeVisible();
    await expect(canvas.getByText(/Cash on delivery \(10.EG fee\).* → .*InstaPay/)).toBeVisible();
  },
);

Edit.test(
  "D-121 none agreed takes it away, without a mail where that is not wanted",
  english,
  async ({ userEvent }) => {
    const form = within(screen.getByRole("dialog"));
    await userEvent.selectOptions(form.getByLabelText("To be paid by"), "Not agreed");
    await expect(form.queryByRole("textbox", { name: "Fee, in EG" })).toBeNull();
    await userEvent.click(form.getByRole("checkbox", { name: "Mail to the buyer" }));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(order().pay_by).toBeNull());
    await expect(order().log[0]).toMatchObject({ mail: null });
  },
);

EditConflict.test("D-121 theirs is shown, to start from it", english, async ({ userEvent }) => {
  const form = within(screen.getByRole("dialog"));
  await expect(form.getByRole("alert")).toHaveTextContent("Its payment is now:InstaPay");
  await userEvent.click(form.getByRole("button", { name: "Start from theirs" }));
  await expect(form.getByLabelText("To be paid by")).toHaveValue("instapay");
});

EditConflict.test("D-121 or mine is saved over theirs", english, async ({ userEvent }) => {
  const form = within(screen.getByRole("dialog"));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(order().pay_by).toEqual({ option: "cash_on_delivery", fee: "12.50" }));
});
