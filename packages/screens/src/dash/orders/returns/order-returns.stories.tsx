import type { AdminReturn } from "@shop/contract/orders/order-returns.ts";
import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { edgeCases } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { mockPayment } from "@shop/mocks/orders/payment-answers.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs, onArabicPhone } from "../../../stories/page.tsx";
import { ConnectedOrder } from "../../stories/connected-order.story-setup.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { closed, region } from "../order-screen.story-setup.tsx";
import { OrderScreen } from "../order-screen.tsx";

/** An order that is delivered: 2 × 50.00 and 3 × 10.00, less a discount of 10.00. */
const id = 20;
/** Its return. */
const returnId = 901;
const refundId = 902;

const states = ["none", "some", "voided", "all", "long", "allowed", "fee"] as const;

interface ConnectedProps {
  readonly dialog?: OrderDialog | null;
  /** What has come back of the order. */
  readonly returned: (typeof states)[number];
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

/** A return of units of lines by their place. */
const returnOf = (units: readonly number[], rest: Partial<AdminReturn> = {}): AdminReturn => {
  const { lines } = order();
  const goods = units.flatMap((qty, place) => {
    const line = lines[place];
    if (!line || qty === 0) return [];
    const { product_id, name, name_ar } = line;
    const worth = (qty * (place === 0 ? 46.16 : 9.23)).toFixed(2);
    return [
      {
        product_id,
        name,
        name_ar,
        place,
        qty,
        goal: place === 0 ? ("stock" as const) : ("written_off" as const),
        worth,
      },
    ];
  });
  return {
    id: returnId,
    at,
    by: "owner@nilometer.example",
    reason: "defect",
    note: "",
    value: goods.reduce((sum, { worth }) => sum + Number(worth), 0).toFixed(2),
    delivery: "0.00",
    fee: "0.00",
    refund_id: null,
    lines: goods,
    voided: null,
    ...rest,
  };
};

/** Stores the order with what has come back of it. */
function setUp(returned: ConnectedProps["returned"]): void {
  const [line] = order().lines;
  if (!line) throw new Error("The order has no lines.");
  const sold = shop.state.products.filter(({ amount }) => amount > 3).slice(0, 2);
  const [first = sold[0], second = sold[1]] = returned === "long" ? edgeCases : sold;
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
    state: "delivered",
    lines: [lineOf(first, "50.00", 2), lineOf(second, "10.00", 3)],
    discount: { amount: "10.00", percent: null },
    delivery: { to: "EG-C", cost: "60.00", branch: null },
    pay_by: null,
    payments: [
      mockPayment(shop.state, { id: 903, kind: "payment", method: "courier", amount: "180.00", at }),
    ],
    log: [
      {
        id: 900,
        at: "2026-02-27T12:00:00.000Z",
        by: "owner@nilometer.example",
        action: "state",
        from: "sent",
        to: "delivered",
        text: "",
        mail: null,
      },
    ],
  });
  const refund = mockPayment(shop.state, {
    id: refundId,
    kind: "refund",
    method: "cash",
    amount: "46.16",
    at,
  });
  const changes: Readonly<Record<ConnectedProps["returned"], Partial<MockOrder>>> = {
    none: {},
    some: {
      returns: [returnOf([1, 0], { refund_id: refundId, note: "Does not switch on" })],
      payments: [refund, ...order().payments],
    },
    voided: { returns: [returnOf([1, 2], { voided: { by: "colleague@nilometer.example", at } })] },
    all: { returns: [returnOf([2, 3], { reason: "not_needed", value: "120.00", delivery: "60.00" })] },
    fee: { pay_by: { option: "cash_on_delivery", fee: "12.00" } },
    allowed: {
      returns: [
        returnOf([], { reason: "goodwill", note: "Waited two weeks", value: "20.00" }),
        returnOf([1, 0], { id: returnId + 10 }),
      ],
    },
    long: { returns: [returnOf([1, 1], { reason: "another", note: "Wrong voltage ".repeat(30).trim() })] },
  };
  change(changes[returned]);
}

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Returns",
  component: OrderScreen,
  render: ({ dialog }) => <ConnectedOrder id={id} dialog={dialog} />,
  argTypes: {
    returned: { description: "What has come back of the order." },
    dialog: { description: "The dialog that is open at first." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { returned: "some", dialog: null },
  beforeEach: ({ args }) => {
    setUp(args.returned);
  },
});

const recording = { kind: "return" } as const;
const allowing = { kind: "allowance" } as const;
const takingBack = { kind: "voidReturn", returnId } as const;
const shown = async (): Promise<void> => void (await screen.findByRole("dialog"));
type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const asked = async (): Promise<void> => void (await screen.findByRole("alertdialog"));

const showReturns = async (context: Context): Promise<void> =>
  showPart(await context.canvas.findByRole("region", { name: textsOf(context).dashOrders.returns.title }));

/** A product has come back, and its price was given back. */
export const Default = meta.story({ play: showReturns });

/** Nothing has come back. */
export const Nothing = meta.story({ args: { returned: "none" }, play: showReturns });

/** All has come back, and the cost of delivery was given back as well. */
export const Everything = meta.story({ args: { returned: "all" }, play: showReturns });

/** The only return was taken back. */
export const Voided = meta.story({ args: { returned: "voided" }, play: showReturns });

/** Long names and a long note. */
export const LongNames = meta.story({ args: { returned: "long" }, play: showReturns });

/** A product has come back, and 20.00 were taken off the price beside it. */
export const Allowed = meta.story({ args: { returned: "allowed" }, play: showReturns });

/** An allowance is recorded. */
export const Allow = meta.story({ args: { returned: "none", dialog: allowing }, play: shown });

/** Enters an allowance of an amount out of goodwill. */
const allowingOf = async (amount: string, { userEvent, ...context }: Context) => {
  const { returns: texts } = textsOf(context).dashOrders;
  const form = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(await form.findByRole("combobox", { name: texts.reason }), "goodwill");
  const value = form.getByRole("textbox", { name: (name) => name.startsWith(texts.amount) });
  await userEvent.type(value, amount);
  return { form, texts, value };
};

/** Goodwill needs words. */
export const AllowInvalid = meta.story({
  args: { returned: "none", dialog: allowing },
  play: async (context) => {
    const { form, texts } = await allowingOf("20", context);
    await context.userEvent.click(form.getByRole("button", { name: texts.save }));
    const note = form.getByRole("textbox", { name: (name) => name.startsWith(texts.note) });
    await waitFor(() => expect(note).toBeInvalid());
  },
});

/** An allowance is being recorded. */
export const AllowPending = meta.story({
  args: { returned: "none", dialog: allowing },
  beforeEach: ({ msw }) => msw.use(mock("recordReturn").never()),
  play: async (context) => {
    const { form, texts } = await allowingOf("20", context);
    const note = form.getByRole("textbox", { name: (name) => name.startsWith(texts.note) });
    await context.userEvent.type(note, "Late");
    await context.userEvent.click(form.getByRole("button", { name: texts.save }));
    await form.findByRole("button", { name: texts.saving });
  },
});

/** More than is left of the order's value. */
export const AllowRefused = meta.story({
  args: { returned: "none", dialog: allowing },
  play: async (context) => {
    const { form, texts, value } = await allowingOf("180.01", context);
    const note = form.getByRole("textbox", { name: (name) => name.startsWith(texts.note) });
    await context.userEvent.type(note, "Late");
    await context.userEvent.click(form.getByRole("button", { name: texts.save }));
    await waitFor(() => expect(value).toBeInvalid());
  },
});

/** Nothing is left of the order's value. */
export const AllowLocked = meta.story({
  args: { returned: "all", dialog: allowing },
  play: async (context) => {
    const form = within(await screen.findByRole("dialog"));
    await form.findByText(textsOf(context).dashOrders.returns.allowanceLocked);
  },
});

/** A return is recorded. */
export const Record = meta.story({ args: { returned: "none", dialog: recording }, play: shown });

/** Enters a return of all that is left, with a reason. */
const entering = async ({ userEvent, ...context }: Context) => {
  const { returns: texts } = textsOf(context).dashOrders;
  const form = within(await screen.findByRole("dialog"));
  await userEvent.click(await form.findByRole("button", { name: texts.all }));
  const [reason] = form.getAllByRole("combobox", { name: texts.reason });
  if (reason) await userEvent.selectOptions(reason, "defect");
  return { form, texts };
};

/** Records a return of all that is left. */
const saving = async (context: Context): Promise<void> => {
  const { form, texts } = await entering(context);
  await context.userEvent.click(form.getByRole("button", { name: texts.save }));
};

/** All comes back, the goods and the delivery are paid back in cash. */
export const RecordFilled = meta.story({
  args: { returned: "none", dialog: recording },
  play: async (context) => {
    const { form, texts } = await entering(context);
    await context.userEvent.click(form.getByRole("checkbox", { name: texts.refund }));
  },
});

/** Long names in the form. */
export const RecordLong = meta.story({
  args: { returned: "long", dialog: recording },
  play: async (context) => void (await entering(context)),
});

/** The fee of cash on delivery goes back with all of the goods. */
export const RecordFee = meta.story({
  args: { returned: "fee", dialog: recording },
  play: async (context) => {
    const { form, texts } = await entering(context);
    await waitFor(() =>
      expect(
        form.getByRole("checkbox", { name: (name) => name.startsWith(texts.fee.split("{")[0] ?? "") }),
      ).toBeChecked(),
    );
  },
});

/** Neither a product nor a reason is entered. */
export const RecordInvalid = meta.story({
  args: { returned: "none", dialog: recording },
  play: async ({ userEvent, ...context }) => {
    const { returns: texts } = textsOf(context).dashOrders;
    const form = within(await screen.findByRole("dialog"));
    await userEvent.click(await form.findByRole("button", { name: texts.save }));
    await form.findByText(texts.noLines);
  },
});

/** The return is being recorded. */
export const RecordPending = meta.story({
  args: { returned: "none", dialog: recording },
  beforeEach: ({ msw }) => msw.use(mock("recordReturn").never()),
  play: saving,
});

/** The return was not recorded; what was entered stays. */
export const RecordFailed = meta.story({
  args: { returned: "none", dialog: recording },
  beforeEach: ({ msw }) => msw.use(mock("recordReturn").networkError()),
  play: async (context) => {
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

/** The value is above what the goods cost. */
export const RecordRefused = meta.story({
  args: { returned: "none", dialog: recording },
  play: async (context) => {
    const { form, texts } = await entering(context);
    const value = form.getByRole("textbox", { name: (name) => name.startsWith(texts.value) });
    await context.userEvent.type(value, "120.01");
    await context.userEvent.click(form.getByRole("button", { name: texts.save }));
    await waitFor(() => expect(value).toBeInvalid());
  },
});

/** A colleague has recorded a return meanwhile. */
export const RecordConflict = meta.story({
  args: { returned: "none", dialog: recording },
  play: async (context) => {
    await screen.findByRole("dialog");
    change({ version: order().version + 1, returns: [returnOf([1, 0])] });
    await saving(context);
    await within(screen.getByRole("dialog")).findByRole("alert");
  },
});

/** 'Delivered' was taken back meanwhile. */
export const RecordLocked = meta.story({
  args: { returned: "all", dialog: recording },
  play: async (context) => {
    const form = within(await screen.findByRole("dialog"));
    await form.findByText(textsOf(context).dashOrders.returns.locked);
  },
});

/** A return is taken back. */
export const TakeBack = meta.story({ args: { dialog: takingBack }, play: asked });

/** Confirms that the return is taken back. */
const voiding = async ({ userEvent, ...context }: Context): Promise<void> => {
  const { takeBack } = textsOf(context).dashOrders.returns;
  const form = within(await screen.findByRole("alertdialog"));
  await userEvent.click(await form.findByRole("button", { name: takeBack }));
};

/** The return is being taken back. */
export const TakeBackPending = meta.story({
  args: { dialog: takingBack },
  beforeEach: ({ msw }) => msw.use(mock("voidReturn").never()),
  play: voiding,
});

/** The stock no longer has what went back to it. */
export const TakeBackRefused = meta.story({
  args: { dialog: takingBack },
  play: async (context) => {
    const sold = order().lines[0]?.product_id;
    shop.state.products = shop.state.products.map((product) =>
      product.id === sold ? Object.assign({}, product, { amount: 0 }) : product,
    );
    await voiding(context);
    await within(screen.getByRole("alertdialog")).findByRole("alert");
  },
});

const section = (name = "Returns and allowances") => region(name);

Nothing.test(
  "D-126 what comes back is entered by keyboard, and money is given back in the same step",
  english,
  async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole("button", { name: "Record a return" });
    open.focus();
    await userEvent.keyboard("{Enter}");
    const form = within(await screen.findByRole("dialog"));
    await expect(
      form.getByText(/^Delivered on .+ within 14 days, defective ones within 30\.$/),
    ).toBeVisible();
    const [quantity] = await form.findAllByRole("spinbutton", { name: /^Came back of/ });
    if (!quantity) throw new Error("There is no line.");
    quantity.focus();
    await userEvent.keyboard("{Control>}a{/Control}1{Tab}");
    await expect(await form.findByText(/what they cost in the order: 46\.16/)).toBeVisible();
    await userEvent.selectOptions(form.getByRole("combobox", { name: /^Where .+ goes$/ }), "written off");
    await userEvent.selectOptions(form.getByRole("combobox", { name: "Reason" }), "damaged in transport");
    await userEvent.click(form.getByRole("checkbox", { name: /^Give back the delivery cost/ }));
    await userEvent.click(form.getByRole("checkbox", { name: "Give money back now" }));
    await expect(form.getByRole("textbox", { name: /^Amount/ })).toHaveValue("106.16");
    await userEvent.click(form.getByRole("button", { name: "Record" }));
    await closed();
    await expect(await section().findByText("damaged in transport")).toBeVisible();
    await expect(section().getByText("written off")).toBeVisible();
    await expect(section("Payments").getByText("refund · cash")).toBeVisible();
    await expect(section("Products").getByText("1 returned")).toBeVisible();
    await expect(section("Log").getByText(/^damaged in transport · 46\.16/)).toBeVisible();
  },
);

Allow.test("D-182 20.00 goodwill on a paid order makes 20.00 to pay back", english, async ({ userEvent }) => {
  const form = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(await form.findByRole("combobox", { name: "Reason" }), "goodwill");
  await userEvent.type(form.getByRole("textbox", { name: /^Amount/ }), "20");
  await expect(await form.findByText(/^160/)).toBeVisible();
  await userEvent.type(form.getByRole("textbox", { name: /^Note/ }), "Waited two weeks");
  await userEvent.click(form.getByRole("button", { name: "Record" }));
  await closed();
  await expect(await section().findByText("goodwill")).toBeVisible();
  await expect(section().getByText("price reduced, nothing came back")).toBeVisible();
  await expect(section("Log").getByText("Allowance recorded")).toBeVisible();
});

RecordInvalid.test("D-126 a return has a product and a reason", english, async () => {
  const form = within(await screen.findByRole("dialog"));
  await expect(await form.findByRole("combobox", { name: "Reason" })).toBeInvalid();
});

RecordFee.test("D-183 the fee is kept once something of the goods is", english, async ({ userEvent }) => {
  const form = within(await screen.findByRole("dialog"));
  const fee = await form.findByRole("checkbox", { name: /^Give back the payment fee/ });
  await waitFor(() => expect(fee).toBeChecked());
  const [quantity] = form.getAllByRole("spinbutton", { name: /^Came back of/ });
  quantity?.focus();
  await userEvent.keyboard("{Control>}a{/Control}1{Tab}");
  await waitFor(() => expect(fee).not.toBeChecked());
});

RecordFilled.test("D-126 another reason needs words", english, async ({ userEvent }) => {
  const form = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(await form.findByRole("combobox", { name: "Reason" }), "another reason");
  await userEvent.click(form.getByRole("button", { name: "Record" }));
  await waitFor(() => expect(form.getByRole("textbox", { name: /^Note/ })).toBeInvalid());
});

RecordFilled.test("D-126 a value is lowered, and what is due follows", english, async ({ userEvent }) => {
  const form = within(await screen.findByRole("dialog"));
  await expect(await form.findByText(/cost in the order: 120/)).toBeVisible();
  await expect(form.getByRole("textbox", { name: /^Amount/ })).toHaveValue("120.00");
  await userEvent.type(form.getByRole("textbox", { name: /^Value/ }), "100");
  await expect(form.getByRole("textbox", { name: /^Amount/ })).toHaveValue("100.00");
  await userEvent.click(form.getByRole("button", { name: "Record" }));
  await closed();
  await expect(await section("Payments").findByText("paid")).toBeVisible();
});

RecordConflict.test(
  "D-126 a return of a colleague is shown, to start from it",
  english,
  async ({ userEvent }) => {
    const form = within(await screen.findByRole("dialog"));
    await userEvent.click(await form.findByRole("button", { name: "Start again with that" }));
    await expect((await form.findAllByText("of 1"))[0]).toBeVisible();
  },
);

RecordFailed.test("D-126 a return that was not recorded says so and stays", english, async () => {
  const form = within(await screen.findByRole("dialog"));
  await expect(await form.findByRole("alert")).toBeVisible();
  await expect(form.getByRole("combobox", { name: "Reason" })).toHaveValue("defect");
});

Default.test(
  "D-126 a return is taken back with its refund, and both stay",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo: defect/ }));
    const form = within(await screen.findByRole("alertdialog"));
    await expect(form.getByRole("checkbox", { name: "Undo its refund as well" })).toBeChecked();
    await userEvent.click(form.getByRole("button", { name: "Undo" }));
    await closed();
    await expect(await section().findByText(/^Undone on /)).toBeVisible();
    await expect(section("Payments").getByText(/^Undone on /)).toBeVisible();
    await expect(section("Log").getByText("Return undone")).toBeVisible();
  },
);

TakeBackRefused.test("D-126 a return whose pieces were sold again stays", english, async () => {
  await expect(await screen.findByText(/^The stock no longer has these pieces/)).toBeVisible();
});

Default.test(
  "D-126 'delivered' is not taken back while goods are returned",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mark as not delivered" }));
    const form = within(await screen.findByRole("dialog"));
    await userEvent.click(await form.findByRole("button", { name: "Mark as not delivered" }));
    await expect(await form.findByText(/^Goods of this order have come back/)).toBeVisible();
  },
);

Default.test("D-126 the returns in Arabic on a phone", onArabicPhone, async ({ canvas }) => {
  await expect(await canvas.findByText("عيب في المنتج")).toBeVisible();
  await expect(canvas.getByRole("button", { name: "تسجيل مرتجع" })).toBeVisible();
});
