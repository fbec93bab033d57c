import { mailStates } from "@shop/contract/mails/mail.ts";
import { noteChanges } from "@shop/data/dash/orders/order-marks.ts";
import { useAdminOrderModel } from "@shop/data/dash/orders/use-admin-order-model.ts";
import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { demoShopWithOrders } from "@shop/mocks/demo-shop.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { MockShop } from "@shop/mocks/shop/mock-shop.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview, { type RenderedFrom } from "../../../../../.storybook/preview.tsx";
import { localeOf } from "../../../../../.storybook/story-texts.ts";
import { useNotify } from "../../parts/use-notify.ts";
import { english, framedInDocs, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { noDraft } from "../stories/list-place.ts";
import { noticeGone } from "../stories/list-steps.ts";
import { contactTexts } from "../stories/order-place.ts";
import { OrderScreen } from "./order-screen.tsx";
import { useReminderNotice } from "./use-reminder-notice.ts";

/** Ids of demonstration orders. */
const arabicBuyer = 26;
const longOrder = 25;
const unpriced = 24;
const sentOrder = 17;
const cancelledOrder = 15;
const deletedProduct = 4;
const waitingOrder = 11;

interface ConnectedProps {
  readonly id: number;
  readonly dialog?: OrderDialog | null;
  /** Mail address of a colleague who changes the order once it is open. */
  readonly changedBy?: string;
}

const onDirty = fn();

/** The screen over its model, with the state of its address. */
function Connected({ id, dialog: start = null, changedBy }: ConnectedProps) {
  const client = useQueryClient();
  useEffect(() => {
    if (!changedBy) return;
    noteChanges(client, [{ id, version: orderOf(id).version + 1, by: changedBy }], { silently: false });
  }, [client, id, changedBy]);
  const [dialog, onDialog] = useState(start);
  const { isMissing: _isMissing, ...model } = useAdminOrderModel({
    id,
    dialog,
    onNotice: useNotify(),
    onDone: () => onDialog(null),
    onNoteSaved: fn(),
    onReminded: useReminderNotice(),
  });
  return (
    <OrderScreen
      {...model}
      {...{ dialog, onDialog, onDirty }}
      listAddress="/dash/orders"
      contactTexts={contactTexts}
      noteDraft={noDraft}
      linesDraft={noDraft}
    />
  );
}

let shop: MockShop;

const orderOf = (id: number): MockOrder => {
  const order = shop.state.orders.find((one) => one.id === id);
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
};

const change = (id: number, changes: Partial<MockOrder>): void => {
  const { orders } = shop.state;
  const order = orderOf(id);
  orders.splice(orders.indexOf(order), 1, { ...order, version: order.version + 1, ...changes });
};

const setAmount = (id: number, amount: number): void => {
  shop.state.products = shop.state.products.map((product) =>
    product.id === id ? Object.assign({}, product, { amount }) : product,
  );
};

const amountOf = (id: number): number | undefined => shop.state.products.find((one) => one.id === id)?.amount;

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order",
  component: OrderScreen,
  render: (args) => <Connected {...args} />,
  argTypes: {
    id: { description: "Id of the order in the mocked shop." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { id: longOrder },
  beforeEach: ({ msw }) => {
    shop = demoShopWithOrders();
    msw.use(...handlersOf(shop));
    onDirty.mockClear();
  },
});

/** A new order with several products and a note of its buyer. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readAdminOrder").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readAdminOrder").failing(500)),
});

/** A price has to be agreed, and a product is nearly sold out. */
export const Unpriced = meta.story({
  args: { id: unpriced },
  beforeEach: () => {
    const [, keypad] = orderOf(unpriced).lines;
    if (keypad) setAmount(keypad.product_id, 0);
  },
});

/** A colleague has changed the open order. */
export const ChangedElsewhere = meta.story({
  name: "Changed elsewhere",
  args: { changedBy: "salma@nilometer.example" },
});

/** Nobody has confirmed it for more than a day. */
export const Waiting = meta.story({ args: { id: waitingOrder } });

/** Lines are no longer edited. */
export const Sent = meta.story({ args: { id: sentOrder } });

export const Cancelled = meta.story({ args: { id: cancelledOrder } });

/** What has become of the mails to the buyer. */
export const MailStates = meta.story({
  name: "Mail states",
  args: { id: cancelledOrder },
  beforeEach: () => {
    const order = orderOf(cancelledOrder);
    const [entry] = order.log;
    const log = [...mailStates, "deleted" as const].map((mail, id) => Object.assign({}, entry, { id, mail }));
    shop.state.orders.splice(shop.state.orders.indexOf(order), 1, { ...order, log });
  },
});

/** One of its products is no longer sold. */
export const DeletedProduct = meta.story({ name: "Deleted product", args: { id: deletedProduct } });

export const LongNames = meta.story({
  name: "Long names",
  beforeEach: () => {
    const { info, lines } = orderOf(longOrder);
    change(longOrder, {
      info: {
        ...info,
        name: LONG_ARABIC,
        address1: UNBREAKABLE,
        note: UNBREAKABLE,
        email: `${"a".repeat(60)}@example.com`,
      },
      shop_note: UNBREAKABLE,
      lines: lines.map((line) =>
        Object.assign({}, line, {
          name: UNBREAKABLE,
          name_ar: LONG_ARABIC,
          price: "9999999.99",
          qty: 100_000,
        }),
      ),
    });
  },
});

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

/** The order has another state than the one that the change follows. */
export const NotAllowed = meta.story({
  name: "Not allowed",
  args: { id: sentOrder, dialog: { kind: "state", to: "confirmed" } },
});

export const EditProducts = meta.story({
  name: "Edit products",
  args: { id: unpriced, dialog: { kind: "lines" } },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const dialog = async (role: "dialog" | "alertdialog" = "dialog") =>
  within(await screen.findByRole(role, {}, { timeout: 5000 }));
const closed = () =>
  waitFor(() => {
    for (const role of ["dialog", "alertdialog"])
      void expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });
const textsOf = ({ globals }: Pick<Context, "globals">) =>
  globals["locale"] === "ar"
    ? { more: /^زيادة الكمية/, save: "حفظ", note: /^ملاحظات المتجر/, saveNote: "حفظ الملاحظات" }
    : { more: /^One more of/, save: "Save", note: /^Note of the shop/, saveNote: "Save the note" };

/** Presses '+' of a line and saves. */
async function addPieceAndSave(context: Context, at = 0): Promise<void> {
  const { more, save } = textsOf(context);
  const form = await dialog();
  const buttons = await form.findAllByRole("button", { name: more });
  await context.userEvent.click(buttons[at] ?? document.body);
  await context.userEvent.click(form.getByRole("button", { name: save }));
}

/** The products are being saved. */
export const SavingProducts = meta.story({
  name: "Saving products",
  args: EditProducts.input.args,
  beforeEach: ({ msw }) => msw.use(mock("changeOrderLines").never()),
  play: (context) => addPieceAndSave(context),
});

/** Another person has changed the lines while the dialog was open. */
export const EditConflict = meta.story({
  name: "Edit conflict",
  args: EditProducts.input.args,
  play: async (context) => {
    const form = await dialog();
    await form.findAllByRole("button", { name: textsOf(context).more });
    const [clamp, keypad] = orderOf(unpriced).lines;
    if (clamp && keypad)
      change(unpriced, {
        lines: [
          { ...clamp, price: "1990.00" },
          { ...keypad, qty: 2 },
        ],
      });
    await addPieceAndSave(context);
    await screen.findByRole("heading", { level: 3 });
  },
});

/** There are fewer pieces left than the edited order asks for. */
export const StockShort = meta.story({
  name: "Stock short",
  args: EditProducts.input.args,
  play: async (context) => {
    const [, keypad] = orderOf(unpriced).lines;
    // The order is loaded with the amount before.
    await dialog();
    if (keypad) setAmount(keypad.product_id, 0);
    await addPieceAndSave(context, 1);
    await screen.findByText(/Only 4 left|بقيت 4 قطع/);
    await noticeGone();
  },
});

/** Another person has changed the note meanwhile. */
export const NoteConflict = meta.story({
  name: "Note conflict",
  play: async (context) => {
    const { note, saveNote } = textsOf(context);
    const field = await screen.findByRole("textbox", { name: note }, { timeout: 5000 });
    change(longOrder, { shop_note: "Call after 5 pm." });
    await context.userEvent.type(field, "Pack with care.");
    await context.userEvent.click(screen.getByRole("button", { name: saveNote }));
    await screen.findByText("Call after 5 pm.", { selector: "[role=alert] *" });
  },
});

/** Name, address and note of the buyer are Arabic. */
export const ArabicBuyer = meta.story({ name: "Arabic buyer", args: { id: arabicBuyer } });

const heading = (number: string) =>
  screen.findByRole("heading", { level: 1, name: `Order ${number}` }, { timeout: 5000 });
const region = (name: string) => within(screen.getByRole("region", { name }));

Default.test(
  "D-33 an order shows its lines with quantity, price and sum, and the total",
  english,
  async () => {
    await heading("7KMP-RT46");
    const products = region("Products");
    const [line] = products.getAllByRole("listitem");
    await expect(line).toHaveTextContent("12 × 420");
    await expect(line).toHaveTextContent("5,040 EG");
    await expect(within(line ?? document.body).getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/\/product\/\d+$/),
    );
    await expect(products.getByText("34 pieces")).toBeVisible();
    await expect(products.getByText("Total").closest("p")).toHaveTextContent("8,060 EG");
  },
);

Default.test(
  "D-33 the buyer is called, written to by chat with the order's number, and by mail",
  english,
  async () => {
    await heading("7KMP-RT46");
    const buyer = region("Buyer");
    await expect(buyer.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+201000011122");
    const chat = new URL(buyer.getByRole("link", { name: /^WhatsApp/ }).getAttribute("href") ?? "");
    await expect(chat.pathname).toBe("/201000011122");
    await expect(chat.searchParams.get("text")).toContain("about your order 7KMP-RT46");
    await expect(buyer.getByRole("link", { name: "Mail" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:lab-orders\.electronics@example\.com\?subject=.*7KMP-RT46/),
    );
    await expect(buyer.getByText(/order number 2291/)).toBeVisible();
  },
);

Default.test(
  "D-33 the chat is in the buyer's language",
  { ...english, args: { id: arabicBuyer } },
  async () => {
    await heading("3CDF-GHJ6");
    const link = region("Buyer").getByRole("link", { name: /^WhatsApp/ });
    const chat = new URL(link.getAttribute("href") ?? "");
    await expect(chat.searchParams.get("text")).toContain("مرحبًا منى عادل");
  },
);

Default.test(
  "D-33 other orders of the phone are linked, and the log says who did what",
  english,
  async () => {
    await heading("7KMP-RT46");
    const others = region("Other orders of this phone");
    await expect(others.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "P3KD-4WX9",
      "HT69-KCR4",
    ]);
    await expect(region("Log").getByText("Ordered by the buyer")).toBeVisible();
  },
);

MailStates.test("D-22 the log says what has become of each mail to the buyer", english, async () => {
  await heading("KG4X-9QTM");
  const log = region("Log");
  for (const text of [
    "Mail to the buyer waits to be sent",
    "Mail to the buyer failed, is tried again",
    "Mail to the buyer was given up",
    "Mail to the buyer kept as a file, not sent",
    "Mail sent to the buyer",
    "Mail to the buyer, no longer stored",
  ]) {
    await expect(log.getByText(text)).toBeVisible();
  }
});

Cancelled.test("D-33 the log lists changes with person, time, note and mail", english, async ({ canvas }) => {
  await heading("KG4X-9QTM");
  const log = region("Log");
  const [entry] = log.getAllByRole("listitem");
  await expect(entry).toHaveTextContent("Cancelled, pieces returned to stock");
  await expect(entry).toHaveTextContent("by admin@nilometer.example");
  await expect(entry).toHaveTextContent("Mail sent to the buyer");
  await expect(entry).toHaveTextContent("Bought by mistake, the buyer called.");
  for (const name of ["Confirm", "Cancel the order", "Edit products"])
    await expect(canvas.queryByRole("button", { name })).not.toBeInTheDocument();
});

Sent.test("D-33 the lines of an order that is sent are not edited", english, async ({ canvas }) => {
  await heading("M4QF-HX69");
  await expect(canvas.queryByRole("button", { name: "Edit products" })).not.toBeInTheDocument();
  await expect(canvas.getByRole("button", { name: "Mark as delivered" })).toBeVisible();
});

Unpriced.test("D-33 prices to be agreed and sold-out products are marked", english, async () => {
  await heading("9DGH-C7XQ");
  const products = region("Products");
  await expect(products.getByText(/1 price is not agreed yet/)).toBeVisible();
  await expect(products.getByText("Nothing left in stock")).toBeVisible();
  await expect(products.getByText("price updating")).toBeVisible();
});

DeletedProduct.test("D-33 a product that is no longer sold is no link", english, async () => {
  await heading("FJ7Q-MX3G");
  const line = region("Products").getByText("Metrivo M10 pen multimeter").closest("li");
  await expect(within(line ?? document.body).queryByRole("link")).not.toBeInTheDocument();
});

Failed.test("D-33 a failure can be retried", english, async ({ canvas, userEvent, msw }) => {
  await expect(await canvas.findByText("The order could not be loaded.")).toBeVisible();
  msw.use(...handlersOf(shop));
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await heading("7KMP-RT46");
});

Default.test(
  "D-33 an order is confirmed with a note, and with a mail unless it is unticked",
  english,
  async ({ canvas, userEvent }) => {
    await heading("7KMP-RT46");
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    const form = await dialog();
    await expect(form.getByLabelText("Mail to the buyer")).toBeChecked();
    await expect(form.getByRole("button", { name: "Confirm" })).toHaveFocus();
    await userEvent.click(form.getByLabelText("Mail to the buyer"));
    await userEvent.type(form.getByLabelText(/^Note/), "Ready on Sunday.");
    await userEvent.click(form.getByRole("button", { name: "Confirm" }));
    await closed();
    await expect(orderOf(longOrder)).toMatchObject({
      state: "confirmed",
      log: [{ action: "state", to: "confirmed", text: "Ready on Sunday.", mail: null }],
    });
    await expect(region("Log").getByText("Ready on Sunday.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Mark as sent" })).toBeVisible();
  },
);

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
  await expect(form.queryByRole("button", { name: "Confirm" })).not.toBeInTheDocument();
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

type Dialog = Awaited<ReturnType<typeof dialog>>;

const newTotal = (form: Dialog) => form.getByText("New total").closest("output");

EditProducts.test(
  "D-33 prices are set, quantities changed and lines removed, with the new total",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    const price = form.getByLabelText(/^Price each Galvora GC-3000/);
    await userEvent.type(price, "١٥٠٠");
    await userEvent.click(form.getByRole("button", { name: /^One more of Membrane keypad/ }));
    await expect(newTotal(form)).toHaveTextContent("New total1,740 EG");
    await userEvent.click(form.getByRole("button", { name: /^Remove Membrane keypad/ }));
    await expect(newTotal(form)).toHaveTextContent("New total1,500 EG");
    await expect(form.getByRole("button", { name: /^Remove Galvora/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(form.getByRole("button", { name: /^Put Membrane keypad/ }));
    await expect(onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await closed();
    await expect(orderOf(unpriced).lines).toMatchObject([
      { price: "1500.00", qty: 1 },
      { price: "48.00", qty: 5 },
    ]);
    await expect(region("Products").getByText("Total").closest("p")).toHaveTextContent("1,740 EG");
  },
);

EditProducts.test("D-33 a price that is none is refused beside it", english, async ({ userEvent }) => {
  const form = await dialog();
  const price = form.getByLabelText(/^Price each Membrane keypad/);
  await userEvent.clear(price);
  await userEvent.type(price, "cheap");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await expect(price).toBeInvalid();
  await expect(orderOf(unpriced).lines[1]?.price).toBe("48.00");
});

StockShort.test(
  "D-33 the number of pieces that are left stands beside the line",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    await expect(form.getByText("Only 4 left for this order.")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: /^One less of Membrane keypad/ }));
    await expect(form.queryByText("Only 4 left for this order.")).not.toBeInTheDocument();
  },
);

EditConflict.test(
  "D-33 the lines that another person has saved are shown, to start from them",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    await expect(form.getByText("1,990")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Start from these" }));
    await expect(await form.findByLabelText(/^Price each Galvora/)).toHaveValue("1990.00");
    await userEvent.click(form.getByRole("button", { name: /^One more of Membrane keypad/ }));
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await closed();
    await expect(orderOf(unpriced).lines).toMatchObject([{ price: "1990.00" }, { qty: 3 }]);
  },
);

EditConflict.test("D-33 or to continue with one's own", english, async ({ userEvent }) => {
  const form = await dialog();
  await userEvent.click(form.getByRole("button", { name: "Continue with mine" }));
  await userEvent.click(await form.findByRole("button", { name: "Save" }));
  await closed();
  await expect(orderOf(unpriced).lines).toMatchObject([{ qty: 2, price: "0.00" }, { qty: 4 }]);
});

Default.test("D-33 the note of the shop is saved", english, async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole("textbox", { name: /^Note of the shop/ }, { timeout: 5000 });
  await userEvent.type(field, "Two parcels.");
  await userEvent.click(canvas.getByRole("button", { name: "Save the note" }));
  await waitFor(() => expect(orderOf(longOrder).shop_note).toBe("Two parcels."));
  await expect(await region("Log").findByText("Two parcels.")).toBeVisible();
  await waitFor(() =>
    expect(canvas.getByRole("button", { name: "Save the note" })).toHaveAttribute("aria-disabled", "true"),
  );
});

NoteConflict.test(
  "D-33 a note that another person has saved is shown, and can be taken or overwritten",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: /^Note of the shop/ })).toHaveValue("Pack with care.");
    await userEvent.click(canvas.getByRole("button", { name: "Save mine" }));
    await waitFor(() => expect(orderOf(longOrder).shop_note).toBe("Pack with care."));
    await waitFor(() => expect(canvas.queryByText("Call after 5 pm.")).not.toBeInTheDocument());
  },
);

NoteConflict.test("D-33 or one takes theirs", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Take theirs" }));
  await expect(canvas.getByRole("textbox", { name: /^Note of the shop/ })).toHaveValue("Call after 5 pm.");
});

ArabicBuyer.test("D-33 on a phone an order does not scroll sideways", onArabicPhone, async () => {
  await screen.findByRole("heading", { level: 1 });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

ChangedElsewhere.test(
  "D-33 a change by a colleague is offered, and loading it leaves what is typed",
  english,
  async ({ canvas, userEvent }) => {
    await canvas.findByText("salma has just changed this order.");
    const note = await canvas.findByLabelText(/^Note of the shop/);
    await userEvent.type(note, "Ask for the colour.");
    change(longOrder, { state: "confirmed" });
    await userEvent.click(canvas.getByRole("button", { name: "Show the change" }));
    await waitFor(() => expect(canvas.queryByText("salma has just changed this order.")).toBeNull());
    await expect(canvas.getAllByText("confirmed").length).toBeGreaterThan(0);
    await expect(note).toHaveValue("Ask for the colour.");
  },
);

Waiting.test(
  "D-33 the buyer of a waiting order is reminded once, which its log records; or the order is cancelled",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remind by mail" }));
    const log = await canvas.findByRole("region", { name: "Log" });
    await within(log).findByText("Reminder to the buyer");
    await canvas.findByText(/^reminder written on/);
    await expect(canvas.queryByRole("button", { name: "Remind by mail" })).toBeNull();
    const [cancel] = canvas.getAllByRole("button", { name: "Cancel the order" });
    if (cancel) await userEvent.click(cancel);
    await screen.findByRole("alertdialog");
  },
);

Default.test(
  "D-33 an order that is not yet waiting says from when on its buyer can be reminded",
  english,
  async ({ canvas }) => {
    const from = new Date(Date.parse(orderOf(longOrder).created_at) + 24 * 3_600_000).toISOString();
    await canvas.findByText(
      `As long as it is unconfirmed, the buyer can be reminded from ${formatDay(from, "en")}, ${formatTime(from, "en")} on.`,
    );
    await expect(canvas.queryByRole("button", { name: "Remind by mail" })).toBeNull();
  },
);

Waiting.test(
  "D-33 an order that waits, or is confirmed, does not say from when on its buyer can be reminded",
  english,
  async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Remind by mail" });
    await expect(canvas.queryByText(/can be reminded from/)).toBeNull();
  },
);

Default.test(
  "PRICE-1 D-33 prices in the log of a change of lines are formatted",
  {
    ...english,
    beforeEach: () => {
      const [entry] = orderOf(sentOrder).log;
      if (!entry) throw new Error("The order has no log.");
      const text = "Clamp meter: 0.00 → 42500.00\nFuse: 1 → 1200";
      change(longOrder, { log: [{ ...entry, action: "lines", from: null, to: null, text }] });
    },
  },
  async () => {
    await heading("7KMP-RT46");
    const log = region("Log");
    const text = await log.findByText(/Clamp meter/);
    await expect(text.textContent.replaceAll(/[\u2068\u2069]/g, "")).toBe(
      "Clamp meter: price updating → 42,500 EG\nFuse: 1 → 1,200",
    );
  },
);

Default.test("D-33 invoice and packing list are printed from PDF files", english, async ({ canvas }) => {
  const invoice = await canvas.findByRole("link", { name: "Print invoice (PDF)" });
  await expect(invoice).toHaveAttribute("href", `/backend/public/api/admin/orders/${longOrder}/invoice`);
  const packing = canvas.getByRole("link", { name: "Print packing list (PDF)" });
  await expect(packing).toHaveAttribute("href", `/backend/public/api/admin/orders/${longOrder}/packing-list`);
});
