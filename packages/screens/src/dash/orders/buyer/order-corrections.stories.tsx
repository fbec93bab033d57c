import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs, onArabicPhone } from "../../../stories/page.tsx";
import { ConnectedOrder } from "../../stories/connected-order.story-setup.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { OrderScreen } from "../order-screen.tsx";

/** A confirmed order. */
const id = 20;

interface ConnectedProps {
  readonly dialog?: OrderDialog | null;
  /** The state of the order. */
  readonly state: MockOrder["state"];
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
  title: "Dashboard/Order/Corrections",
  component: OrderScreen,
  render: ({ dialog }) => <ConnectedOrder id={id} dialog={dialog} />,
  argTypes: {
    state: { description: "The state of the order." },
    dialog: { description: "The dialog that is open at first." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { state: "confirmed", dialog: { kind: "buyer" } },
  beforeEach: ({ args }) => {
    change({ state: args.state });
  },
});

/** The buyer is corrected. */
export const Buyer = meta.story({ play: async () => void (await screen.findByRole("dialog")) });

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Enters another name and saves it. */
const saving = async ({ userEvent, ...context }: Context): Promise<void> => {
  const { save, fields } = textsOf(context).dashOrders.buyer;
  const form = within(await screen.findByRole("dialog"));
  const name = await form.findByRole("textbox", { name: fields.name });
  await userEvent.clear(name);
  await userEvent.type(name, "Mona Ali");
  await userEvent.click(form.getByRole("button", { name: save }));
};

/** The correction is being saved. */
export const BuyerPending = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("changeOrderBuyer").never()),
  play: saving,
});

/** The correction was not saved; what was entered stays. */
export const BuyerFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("changeOrderBuyer").networkError()),
  play: async (context) => {
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

/** A colleague has corrected the buyer meanwhile. */
export const BuyerConflict = meta.story({
  play: async (context) => {
    await screen.findByRole("dialog");
    change({ version: order().version + 1, info: { ...order().info, name: "Colleague's buyer" } });
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

/** The buyer of a delivered order stays. */
export const BuyerLocked = meta.story({
  args: { state: "delivered" },
  play: async () => void (await screen.findByRole("dialog")),
});

/** What was sent by mistake is taken back. */
export const TakeBackSent = meta.story({
  args: { state: "sent", dialog: { kind: "state", to: "confirmed" } },
  play: async () => void (await screen.findByRole("dialog")),
});

/** A cancelled order is restored, which takes its pieces again. */
export const Restore = meta.story({
  args: { state: "cancelled", dialog: { kind: "state", to: "received" } },
  play: async () => void (await screen.findByRole("dialog")),
});

/** A delivered order with its command to take the state back. */
export const Delivered = meta.story({ args: { state: "delivered", dialog: null } });

Buyer.test(
  "D-33 the buyer of an order is corrected, and the log names what differed",
  english,
  async ({ canvas, userEvent }) => {
    const form = within(await screen.findByRole("dialog"));
    const phone = await form.findByRole("textbox", { name: /^Phone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, "12");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(phone).toBeInvalid());
    await userEvent.clear(phone);
    await userEvent.type(phone, "01005556677");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(await canvas.findByText("Buyer corrected")).toBeVisible();
    await expect(canvas.getByText(/^Phone: .* → .*01005556677$/)).toBeVisible();
  },
);

Buyer.test(
  "D-33 a buyer whom a colleague has corrected meanwhile is shown, and taken or written over",
  english,
  async ({ userEvent }) => {
    const form = within(await screen.findByRole("dialog"));
    const name = await form.findByRole("textbox", { name: "Name" });
    change({ version: order().version + 1, info: { ...order().info, name: "Colleague's buyer" } });
    await userEvent.clear(name);
    await userEvent.type(name, "Mona Ali");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByText("Colleague's buyer")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Start from theirs" }));
    await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Colleague's buyer");
  },
);

Buyer.test(
  "D-33 a correction that fails keeps what was entered",
  { ...english, beforeEach: ({ msw }) => msw.use(mock("changeOrderBuyer").networkError({ once: true })) },
  async ({ userEvent }) => {
    const form = within(await screen.findByRole("dialog"));
    const name = await form.findByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Mona Ali");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await expect(await form.findByRole("alert")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Mona Ali");
  },
);

BuyerLocked.test("D-33 the buyer of a delivered order stays", english, async () => {
  await expect(await screen.findByText(/Its buyer cannot be changed any more/)).toBeVisible();
});

TakeBackSent.test("D-33 what was not sent is confirmed again", english, async ({ canvas, userEvent }) => {
  const form = within(await screen.findByRole("dialog"));
  await expect(form.queryByRole("checkbox", { name: "Mail to the buyer" })).not.toBeInTheDocument();
  await userEvent.click(form.getByRole("button", { name: "Mark as not sent" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await expect(await canvas.findByText("Marked as not sent")).toBeVisible();
  await expect(canvas.getByRole("button", { name: "Mark as sent" })).toBeVisible();
});

Restore.test("D-33 a cancelled order is restored", english, async ({ canvas, userEvent }) => {
  const form = within(await screen.findByRole("dialog"));
  await expect(form.getByText(/from the stock again\.$/)).toBeVisible();
  await userEvent.click(form.getByRole("button", { name: "Undo the cancellation" }));
  await expect(await canvas.findByText("Cancellation undone")).toBeVisible();
  await expect(canvas.getByRole("button", { name: "Confirm" })).toBeVisible();
});

Delivered.test("D-33 a state is taken back from the order's head", onArabicPhone, async ({ canvas }) => {
  await expect(await canvas.findByRole("button", { name: "تراجع: لم يُسلَّم" })).toBeVisible();
});
