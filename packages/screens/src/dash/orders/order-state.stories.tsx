import { allMessages } from "@shop/i18n/all.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { localeOf } from "#storybook/story-texts.ts";

import { english } from "../../stories/page.tsx";
import { noticeGone } from "../stories/list-steps.ts";
import {
  type ConnectedProps,
  type Context,
  change,
  closed,
  dialog,
  longOrder,
  orderOf,
  sentOrder,
  unpriced,
  setup,
} from "./order-screen.story-setup.tsx";
import { OrderScreen } from "./order-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/State",
  component: OrderScreen,
  ...setup,
});

const amountOf = (id: number): number | undefined => shop.state.products.find((one) => one.id === id)?.amount;

/** Presses the command of the dialog for a new state. */
async function pressCommand(context: Context, to: "confirmed" | "cancelled") {
  const question = await dialog(to === "cancelled" ? "alertdialog" : "dialog");
  const name = allMessages[localeOf(context)].dashOrders.change.commands[to];
  await context.userEvent.click(await question.findByRole("button", { name }));
  return question;
}

export const Confirm = meta.story({
  args: { id: unpriced, dialog: { kind: "state", to: "confirmed" } },
});

/** The change of its state is being saved. */
export const Confirming = meta.story({
  args: Confirm.input.args,
  beforeEach: ({ msw }) => msw.use(mock("changeOrderState").never()),
  play: async (context) => void (await pressCommand(context, "confirmed")),
});

/** Its state could not be changed. */
export const ConfirmFailed = meta.story({
  name: "Confirm failed",
  args: Confirm.input.args,
  beforeEach: ({ msw }) => msw.use(mock("changeOrderState").failing(503)),
  play: async (context) => {
    const form = await pressCommand(context, "confirmed");
    await form.findByRole("alert");
    await noticeGone();
  },
});

/** The order is given to a carrier. */
export const Send = meta.story({
  args: { dialog: { kind: "state", to: "sent" } },
  beforeEach: () => change(longOrder, { state: "confirmed" }),
});

Send.test(
  "D-33 D-124 an order is sent with carrier and tracking number, which are read as people paste them",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole("textbox", { name: /^Carrier/ }), "Bosta");
    await userEvent.type(form.getByRole("textbox", { name: /^Tracking number/ }), "bs 12-٣٤");
    await userEvent.click(form.getByRole("button", { name: "Mark as sent" }));
    await closed();
    await expect(orderOf(longOrder)).toMatchObject({
      state: "sent",
      parcels: [{ carrier: "Bosta", tracking: "BS12-34" }],
    });
  },
);

/** It is to be paid by transfer, and no money has come. */
export const SendUnpaid = meta.story({
  name: "Send unpaid",
  args: Send.input.args,
  beforeEach: () =>
    change(longOrder, { state: "confirmed", pay_by: { option: "transfer", fee: "0.00" }, payments: [] }),
});

SendUnpaid.test(
  "D-118 sending an order whose transfer has not come asks, with what is due",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    await expect(
      form.getByText(/^It is to be paid before it is sent, and .*EG.* not paid yet\.$/),
    ).toBeVisible();
    const command = form.getByRole("button", { name: "Send although it is not paid" });
    await expect(command).not.toHaveFocus();
    await userEvent.click(command);
    await closed();
    await expect(orderOf(longOrder).state).toBe("sent");
  },
);

export const Cancel = meta.story({ args: { dialog: { kind: "state", to: "cancelled" } } });

/** It is being cancelled. */
export const Cancelling = meta.story({
  args: Cancel.input.args,
  beforeEach: ({ msw }) => msw.use(mock("changeOrderState").never()),
  play: async (context) => void (await pressCommand(context, "cancelled")),
});

/** It could not be cancelled. */
export const CancelFailed = meta.story({
  name: "Cancel failed",
  args: Cancel.input.args,
  beforeEach: ({ msw }) => msw.use(mock("changeOrderState").failing(503)),
  play: async (context) => {
    const question = await pressCommand(context, "cancelled");
    await question.findByRole("alert");
    await noticeGone();
  },
});

/** It was sent: whether its goods are back is asked. */
export const CancelSent = meta.story({
  name: "Cancel sent",
  args: { id: sentOrder, dialog: Cancel.input.args.dialog },
});

CancelSent.test(
  "D-129 cancelling what was sent leaves its pieces out of the stock until they are back",
  english,
  async ({ canvas, userEvent }) => {
    const question = await dialog("alertdialog");
    await expect(question.getByRole("checkbox", { name: /^The goods are back: / })).not.toBeChecked();
    const [line] = orderOf(sentOrder).lines;
    if (!line) throw new Error("The order has no line.");
    const before = amountOf(line.product_id) ?? 0;
    await userEvent.click(question.getByRole("button", { name: "Cancel the order" }));
    await closed();
    await expect(orderOf(sentOrder).state).toBe("cancelled");
    await expect(amountOf(line.product_id)).toBe(before);
    await userEvent.click(await canvas.findByRole("button", { name: /^The goods are back: / }));
    await userEvent.click((await dialog("alertdialog")).getByRole("button", { name: "Goods are back" }));
    await closed();
    await expect(amountOf(line.product_id)).toBe(before + line.qty);
  },
);

/** The order has another state than the one that the change follows. */
export const NotAllowed = meta.story({
  name: "Not allowed",
  args: { id: sentOrder, dialog: { kind: "state", to: "received" } },
});

Cancel.test(
  "D-33 cancelling asks, says that the pieces return to the stock, and returns them",
  english,
  async ({ userEvent }) => {
    const question = await dialog("alertdialog");
    await expect(question.getByText(/^34 pieces return to the stock/)).toBeVisible();
    const [line] = orderOf(longOrder).lines;
    const before = amountOf(line?.product_id ?? 0) ?? 0;
    await userEvent.click(question.getByRole("button", { name: "Cancel the order" }));
    await closed();
    await expect(orderOf(longOrder).state).toBe("cancelled");
    await expect(amountOf(line?.product_id ?? 0)).toBe(before + 12);
  },
);

Cancel.test("D-33 the order can be kept", english, async ({ userEvent }) => {
  const question = await dialog("alertdialog");
  await expect(question.getByRole("button", { name: "Keep the order" })).toHaveFocus();
  await userEvent.click(question.getByRole("button", { name: "Keep the order" }));
  await closed();
  await expect(orderOf(longOrder).state).toBe("received");
});

NotAllowed.test("D-33 a change that does not follow the state is not offered", english, async () => {
  const form = await dialog();
  await expect(form.getByText("This change is no longer possible.")).toBeVisible();
  await expect(form.queryByRole("button", { name: "Set back to received" })).not.toBeInTheDocument();
});

Confirm.test(
  "D-33 a change of state meanwhile is shown before the order is changed again",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    change(unpriced, { shop_note: "Ask the importer." });
    await userEvent.click(form.getByRole("button", { name: "Confirm" }));
    await expect(await form.findByRole("alert")).toHaveTextContent(/has changed this order.*received/);
    await expect(orderOf(unpriced).state).toBe("received");
    await userEvent.click(form.getByRole("button", { name: "Confirm" }));
    await closed();
    await expect(orderOf(unpriced).state).toBe("confirmed");
  },
);

Confirm.test(
  "D-33 a change that another person has made impossible meanwhile can only be closed",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    change(unpriced, { state: "cancelled" });
    await userEvent.click(form.getByRole("button", { name: "Confirm" }));
    await expect(await form.findByRole("alert")).toHaveTextContent("This change is no longer possible.");
    await expect(form.queryByRole("button", { name: "Confirm" })).not.toBeInTheDocument();
  },
);

Confirm.test("D-33 a failed change is said in its dialog", english, async ({ userEvent, msw }) => {
  const form = await dialog();
  msw.use(mock("changeOrderState").failing(503));
  await userEvent.click(form.getByRole("button", { name: "Confirm" }));
  await expect(await form.findByRole("alert")).toBeVisible();
  await expect(form.getByRole("button", { name: "Confirm" })).toBeVisible();
});
