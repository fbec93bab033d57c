import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { validUntil } from "@shop/domain/orders/quotations/quotation.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs } from "../../../stories/page.tsx";
import { ConnectedOrder } from "../../stories/connected-order.story-setup.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { OrderScreen } from "../order-screen.tsx";

/** An order with several products. */
const id = 25;

interface ConnectedProps {
  /** Days from today until the last one on which it can be accepted. */
  readonly days: number;
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

const day = (days: number): string => validUntil(Date.now(), days);

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Quotation",
  component: OrderScreen,
  render: ({ dialog }) => <ConnectedOrder id={id} dialog={dialog} />,
  argTypes: {
    days: { description: "Days from today until the last one on which it can be accepted." },
    dialog: { description: "The dialog that is open at first." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { days: 14 },
  beforeEach: ({ args }) => {
    const terms = "Delivery within a week.\nPayment by transfer.";
    const quotation = { valid_until: day(args.days), revision: 1, terms, expired: args.days < 0 };
    change({ state: "quoted", log: [], quotation });
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const save = async (context: Context): Promise<void> => {
  const { quotation } = textsOf(context).dashOrders;
  const dialog = within(await screen.findByRole("dialog"));
  await context.userEvent.click(await dialog.findByRole("button", { name: quotation.save }));
};

/** A quotation that its buyer has not accepted yet. */
export const Default = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  play: async (context) =>
    void (await screen.findByRole("button", { name: textsOf(context).dashOrders.quotation.edit })),
});

/** Its last day is over: it waits to be revived. */
export const Expired = meta.story({ args: { days: -1 } });

/** It has become an order. */
export const Accepted = meta.story({
  beforeEach: () => {
    change({ state: "received" });
  },
});

/** The mail with it is written. */
export const Mailed = meta.story({
  play: async (context) => {
    const { quotation } = textsOf(context).dashOrders;
    await context.userEvent.click(await screen.findByRole("button", { name: quotation.mail }));
    await screen.findByText(quotation.mailed);
  },
});

/** The mail is being written. */
export const Mailing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock("mailQuotation").never());
  },
  play: async (context) => {
    const { quotation } = textsOf(context).dashOrders;
    await context.userEvent.click(await screen.findByRole("button", { name: quotation.mail }));
    await screen.findByText(quotation.mailing);
  },
});

/** The mail could not be written. */
export const MailFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock("mailQuotation").failing(503));
  },
  play: async (context) => {
    const { quotation } = textsOf(context).dashOrders;
    await context.userEvent.click(await screen.findByRole("button", { name: quotation.mail }));
    await screen.findByText(textsOf(context).errors.requests.unavailable);
  },
});

/** The dialog of its last day and its terms. */
export const Edited = meta.story({
  args: { dialog: { kind: "quotation" } },
  play: async () => void (await screen.findByRole("dialog")),
});

/** Its day and terms are being saved. */
export const Saving = meta.story({
  args: { dialog: { kind: "quotation" } },
  beforeEach: ({ msw }) => {
    msw.use(mock("changeQuotation").never());
  },
  play: save,
});

/** Its day and terms could not be saved. */
export const SaveFailed = meta.story({
  args: { dialog: { kind: "quotation" } },
  beforeEach: ({ msw }) => {
    msw.use(mock("changeQuotation").failing(503));
  },
  play: save,
});

/** A colleague has given it another day meanwhile. */
export const Conflict = meta.story({
  args: { dialog: { kind: "quotation" } },
  play: async (context) => {
    const { quotation } = textsOf(context).dashOrders;
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByRole("button", { name: quotation.save });
    const { quotation: before } = order();
    if (before) change({ version: order().version + 1, quotation: { ...before, valid_until: day(30) } });
    const terms = await dialog.findByRole("textbox", { name: new RegExp(`^${quotation.termsLabel}`) });
    await context.userEvent.type(terms, " +");
    await save(context);
    await dialog.findByText(quotation.conflict);
  },
});

Edited.test(
  "D-142 a later day extends a quotation as another revision, which is mailed",
  english,
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: /^Day and terms of quotation/ }));
    const field = await dialog.findByLabelText(/^Last day/);
    await userEvent.clear(field);
    await userEvent.type(field, day(20));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await screen.findByText("Revision 2")).toBeVisible();
    await expect(order().quotation?.valid_until).toBe(day(20));
    await expect(order().log[0]?.mail).not.toBeNull();
  },
);

Default.test(
  "D-142 a quotation has its paper alone, nothing to pay, and is confirmed as an order is",
  english,
  async ({ userEvent }) => {
    await expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(/^Quotation /);
    await expect(screen.getByRole("link", { name: "Print quotation (PDF)" })).toBeVisible();
    await expect(screen.queryByRole("link", { name: /invoice|receipt/i })).toBeNull();
    await expect(screen.queryByRole("heading", { name: "Payments" })).toBeNull();
    await expect(screen.getByRole("link", { name: "Copy as a new quotation" })).toHaveAttribute(
      "href",
      `/dash/orders/new?copy=${id}`,
    );
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(order().state).toBe("confirmed"));
  },
);

Mailed.test("D-142 the same revision is mailed once", english, async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: "Mail it to the buyer" }));
  await expect(await screen.findByText(/^The buyer has this revision already/)).toBeVisible();
  await expect(order().log).toHaveLength(1);
});
