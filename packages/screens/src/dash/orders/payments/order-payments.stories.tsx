import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { mockPayment } from "@shop/mocks/orders/payment-answers.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs, onArabicPhone } from "../../../stories/page.tsx";
import { ConnectedOrder } from "../../stories/connected-order.story-setup.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { withOwnMethods } from "../../stories/with-own-methods.tsx";
import { OrderScreen } from "../order-screen.tsx";

/** A confirmed order. */
const id = 20;
/** Another order, with a payment of the same reference. */
const other = 19;
/** Entries of the ledger. */
const deposit = 901;
const refund = 902;

const ledgers = ["none", "part", "paid", "over", "refunded", "voided", "reference", "own"] as const;

interface ConnectedProps {
  readonly dialog?: OrderDialog | null;
  /** What the ledger of the order holds. */
  readonly ledger: (typeof ledgers)[number];
}

const change = (orderId: number, changes: Partial<MockOrder>): void => {
  const { orders } = shop.state;
  const at = orders.findIndex((one) => one.id === orderId);
  const before = orders[at];
  if (!before) throw new Error("The order is missing.");
  orders.splice(at, 1, { ...before, ...changes });
};

const at = "2026-03-01T09:15:00.000Z";

/** The ledger of the order, of which 100.00 are due, the newest entry first. */
function paymentsOf(ledger: ConnectedProps["ledger"]): MockOrder["payments"] {
  const entry = (
    own: Pick<Parameters<typeof mockPayment>[1], "kind" | "method" | "amount">,
    entryId = deposit,
  ) => mockPayment(shop.state, { ...own, id: entryId, at });
  const part = entry({ kind: "payment", method: "cash", amount: "40.00" });
  const back = entry({ kind: "refund", method: "cash", amount: "40.00" }, refund);
  return {
    none: [],
    part: [part],
    paid: [
      entry({ kind: "withheld", method: "transfer", amount: "1.00" }, 904),
      {
        ...entry({ kind: "payment", method: "transfer", amount: "59.00" }, 903),
        reference: "TRF-2026-000118",
        note: "Second half, from the accounts department",
        branch: { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" },
      },
      part,
    ],
    over: [entry({ kind: "payment", method: "courier", amount: "70.00" }, 903), part],
    refunded: [back, part],
    voided: [{ ...part, voided: { by: "colleague@nilometer.example", at } }],
    own: [entry({ kind: "payment", method: "own_2", amount: "40.00" })],
    reference: [{ ...part, method: "instapay" as const, reference: "IP-77" }],
  }[ledger];
}

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Payments",
  component: OrderScreen,
  render: ({ dialog }) => <ConnectedOrder id={id} dialog={dialog} />,
  argTypes: {
    ledger: { description: "What the ledger of the order holds." },
    dialog: { description: "The dialog that is open at first." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { ledger: "part", dialog: null },
  beforeEach: ({ args }) => {
    const [line] = shop.state.orders.find((one) => one.id === id)?.lines ?? [];
    if (!line) throw new Error("The order has no lines.");
    change(id, {
      lines: [{ ...line, price: "50.00", price_before: null, qty: 2 }],
      delivery: null,
      payments: paymentsOf(args.ledger),
    });
    if (args.ledger === "reference") change(other, { payments: paymentsOf("reference") });
  },
});

const shown = async (): Promise<void> => void (await screen.findByRole("dialog"));
const asked = async (): Promise<void> => void (await screen.findByRole("alertdialog"));

/** A part of the order is paid. */
export const PartlyPaid = meta.story();

/** Nothing is paid yet. */
export const Unpaid = meta.story({
  args: { ledger: "none" },
  beforeEach: () => change(id, { pay_by: { option: "transfer", fee: "0.00" } }),
});

/** All is paid: in cash, by transfer with a reference, and by tax that the buyer withheld. */
export const Paid = meta.story({ args: { ledger: "paid" } });

/** More is paid than is due. */
export const Overpaid = meta.story({ args: { ledger: "over" } });

/** All that was paid was given back. */
export const Refunded = meta.story({ args: { ledger: "refunded" } });

/** The only entry was taken back. */
export const Voided = meta.story({ args: { ledger: "voided" } });

/** Another order has a payment of the same reference. */
export const ReferenceUsed = meta.story({ args: { ledger: "reference" } });

/** A payment is recorded. */
export const Record = meta.story({ args: { dialog: { kind: "payment" } }, play: shown });

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Records what is left. */
const saving = async ({ userEvent, ...context }: Context): Promise<void> => {
  const { save } = textsOf(context).dashOrders.payments;
  const form = within(await screen.findByRole("dialog"));
  await userEvent.click(await form.findByRole("button", { name: save }));
};

/** The payment is being recorded. */
export const RecordPending = meta.story({
  args: { dialog: { kind: "payment" } },
  beforeEach: ({ msw }) => msw.use(mock("recordPayment").never()),
  play: saving,
});

/** The payment was not recorded; what was entered stays. */
export const RecordFailed = meta.story({
  args: { dialog: { kind: "payment" } },
  beforeEach: ({ msw }) => msw.use(mock("recordPayment").networkError()),
  play: async (context) => {
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

/** An entry is taken back. */
export const TakeBack = meta.story({ args: { dialog: { kind: "void", paymentId: deposit } }, play: asked });

/** Confirms that the entry is taken back. */
const voiding = async ({ userEvent, ...context }: Context): Promise<void> => {
  const { takeBack } = textsOf(context).dashOrders.payments;
  const form = within(await screen.findByRole("alertdialog"));
  await userEvent.click(await form.findByRole("button", { name: takeBack }));
};

/** The entry is being taken back. */
export const TakeBackPending = meta.story({
  args: { dialog: { kind: "void", paymentId: deposit } },
  beforeEach: ({ msw }) => msw.use(mock("voidPayment").never()),
  play: voiding,
});

/** A payment whose money was given back cannot be taken back. */
export const TakeBackFailed = meta.story({
  args: { ledger: "refunded", dialog: { kind: "void", paymentId: deposit } },
  play: async (context) => {
    await voiding(context);
    await within(screen.getByRole("alertdialog")).findByRole("alert");
  },
});

/** Cash of a day that was counted needs a note. */
export const RecordCounted = meta.story({
  args: { dialog: { kind: "payment" } },
  beforeEach: ({ msw }) => msw.use(mock("recordPayment").failing(422, { errors: { note: "day_counted" } })),
  play: async (context) => {
    await saving(context);
    await within(screen.getByRole("dialog")).findByText(textsOf(context).errors.issues.day_counted);
  },
});

/** Cash that was counted today is taken back with a note. */
export const TakeBackCounted = meta.story({
  args: { dialog: { kind: "void", paymentId: deposit } },
  beforeEach: ({ msw }) =>
    msw.use(mock("voidPayment").failing(422, { errors: { note: "day_counted" }, once: true })),
  play: async (context) => {
    await voiding(context);
    await within(screen.getByRole("alertdialog")).findByText(textsOf(context).errors.issues.day_counted);
  },
});

TakeBackCounted.test("D-180 why counted cash changes stands in the log", english, async ({ userEvent }) => {
  const asking = within(await screen.findByRole("alertdialog"));
  await userEvent.type(asking.getByRole("textbox", { name: "Note" }), "Paid by card in truth");
  await userEvent.click(asking.getByRole("button", { name: "Undo" }));
  await closed();
  await expect(await screen.findByText(/Paid by card in truth/)).toBeVisible();
});

RecordCounted.test("D-180 cash of a counted day is not recorded without a note", english, async () => {
  const form = within(await screen.findByRole("dialog"));
  await expect(form.getByRole("textbox", { name: /^Note/ })).toBeInvalid();
});

const closed = () =>
  waitFor(() => {
    for (const role of ["dialog", "alertdialog"])
      void expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });
const ledger = () => within(screen.getByRole("region", { name: "Payments" }));

PartlyPaid.test("D-118 what is left is proposed and recorded", english, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Record a payment" }));
  const form = within(await screen.findByRole("dialog"));
  await expect(await form.findByRole("textbox", { name: /^Amount/ })).toHaveValue("60.00");
  await userEvent.selectOptions(form.getByRole("combobox", { name: "Method" }), "InstaPay");
  await userEvent.type(form.getByRole("textbox", { name: /^Reference/ }), "IP-1");
  await userEvent.click(form.getByRole("button", { name: "Record" }));
  await closed();
  await expect(await ledger().findByText("payment · InstaPay")).toBeVisible();
  await expect(ledger().getByText("paid")).toBeVisible();
  await expect(canvas.getByText(/^payment · InstaPay · /)).toBeVisible();
});

Unpaid.test(
  "D-118 the method by which the order is to be paid is proposed",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Record a payment" }));
    const form = within(await screen.findByRole("dialog"));
    await expect(await form.findByRole("combobox", { name: "Method" })).toHaveDisplayValue("bank transfer");
  },
);

PartlyPaid.test(
  "D-118 a refund proposes what is paid, and no more is given back",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Record a payment" }));
    const form = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(await form.findByRole("combobox", { name: "Kind" }), "refund");
    const amount = form.getByRole("textbox", { name: /^Amount/ });
    await expect(amount).toHaveValue("40.00");
    await userEvent.clear(amount);
    await userEvent.type(amount, "40.01");
    await userEvent.click(form.getByRole("button", { name: "Record" }));
    await waitFor(() => expect(amount).toBeInvalid());
    await userEvent.clear(amount);
    await userEvent.type(amount, "40");
    await userEvent.click(form.getByRole("button", { name: "Record" }));
    await closed();
    await expect(await ledger().findByText("refunded")).toBeVisible();
  },
);

PartlyPaid.test(
  "D-118 an entry is taken back after a question, and stays",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo: payment · cash/ }));
    const form = within(await screen.findByRole("alertdialog"));
    await userEvent.click(form.getByRole("button", { name: "Undo" }));
    await closed();
    await expect(await ledger().findByText(/^Undone on /)).toBeVisible();
    await expect(ledger().getByText("not paid")).toBeVisible();
    await expect(canvas.getByText("Payment undone")).toBeVisible();
  },
);

/** Money that was there two days before it was recorded. */
export const EarlierValueDate = meta.story({
  beforeEach: () =>
    change(id, {
      payments: paymentsOf("part").map((one) => Object.assign(one, { value_date: "2026-02-27" })),
    }),
  play: async (context) => {
    const { payments } = textsOf(context).dashOrders;
    showPart(await context.canvas.findByRole("region", { name: payments.title }));
  },
});

EarlierValueDate.test(
  "D-178 the day of the money is stated where it is another one, and entered",
  english,
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Value date 27 February 2026")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Record a payment" }));
    const form = within(await screen.findByRole("dialog"));
    const day = await form.findByLabelText(/^Value date/);
    await expect(day).toHaveValue(shopDayOf(Date.now()));
    await fireEvent.change(day, { target: { value: "2020-01-01" } });
    await userEvent.click(form.getByRole("button", { name: "Record" }));
    await expect(await form.findByText("The order was made on a later day.")).toBeVisible();
  },
);

/** Payments by methods that the owner has named, of which one is archived. */
export const OwnMethods = meta.story({
  decorators: [withOwnMethods],
  beforeEach: () => change(id, { payments: paymentsOf("own") }),
});

OwnMethods.test(
  "D-179 the owner's methods are named, and those that are not archived can be chosen",
  english,
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("payment · Cheque")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Record a payment" }));
    const form = within(await screen.findByRole("dialog"));
    const method = await form.findByRole("combobox", { name: "Method" });
    await expect(within(method).queryByRole("option", { name: "Cheque" })).not.toBeInTheDocument();
    await userEvent.selectOptions(method, "Fawry");
    await userEvent.click(form.getByRole("button", { name: "Record" }));
    await closed();
    await expect(await ledger().findByText("payment · Fawry")).toBeVisible();
    await expect(canvas.getByText(/^payment · Fawry · /)).toBeVisible();
  },
);

/** The order of a customer to whom the shop owes something. */
export const WithCredit = meta.story({
  beforeEach: () => {
    change(id, { userId: 7 });
    change(other, {
      userId: 7,
      payments: [mockPayment(shop.state, { kind: "refund", method: "credit", amount: "55.00", id: 905, at })],
    });
  },
});

WithCredit.test(
  "D-181 an order of an account is paid by the customer's credit, whose balance is shown",
  english,
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Credit of the customer: 55 EG")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Record a payment" }));
    const form = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(
      await form.findByRole("combobox", { name: /^Method/ }),
      "customer's credit",
    );
    await userEvent.click(form.getByRole("button", { name: "Record" }));
    await closed();
    await expect(await ledger().findByText("payment · customer's credit")).toBeVisible();
  },
);

Unpaid.test(
  "D-181 an order without an account is not paid by credit",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Record a payment" }));
    const form = within(await screen.findByRole("dialog"));
    await expect(await form.findByRole("combobox", { name: "Method" })).toBeVisible();
    await expect(form.queryByRole("option", { name: "customer's credit" })).not.toBeInTheDocument();
  },
);

RecordFailed.test("D-118 a payment that was not recorded says so and stays", english, async () => {
  const form = within(await screen.findByRole("dialog"));
  await expect(await form.findByRole("alert")).toBeVisible();
  await expect(form.getByRole("textbox", { name: /^Amount/ })).toHaveValue("60.00");
});

TakeBackFailed.test("D-118 a payment that was given back is not taken back", english, async () => {
  await expect(await screen.findByText(/^More would have been given back/)).toBeVisible();
});

ReferenceUsed.test("D-118 a reference of another order is a warning", english, async () => {
  await expect(await screen.findByText(/^Order .+ has a payment with this reference, too\.$/)).toBeVisible();
});

PartlyPaid.test("D-118 the ledger in Arabic on a phone", onArabicPhone, async ({ canvas }) => {
  await expect(await canvas.findByText("مدفوع جزئيًا")).toBeVisible();
  await expect(canvas.getByRole("button", { name: "تسجيل دفعة" })).toBeVisible();
});
