import { useSettlementModel } from "@shop/data/dash/settlements/use-settlement-model.ts";
import { differenceOf } from "@shop/domain/money/money.ts";
import { UNBREAKABLE } from "@shop/fixtures/samples.ts";
import type { Messages } from "@shop/i18n/messages.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { mockDue } from "@shop/mocks/orders/order-total.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import { expect, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { SettlementScreen } from "./settlement-screen.tsx";

const courierNote: unknown = expect.stringContaining("2026-03-01");

/** The screen over its model. */
function Connected() {
  return <SettlementScreen {...useSettlementModel()} />;
}

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Couriers' cash",
  component: SettlementScreen,
  render: () => <Connected />,
  decorators: [inDash],
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const orderOf = (number: string): MockOrder => {
  const order = shop.state.orders.find((one) => one.number === number);
  if (!order) throw new Error(`There is no order ${number}.`);
  return order;
};
const dueOf = (number: string): string => mockDue(orderOf(number));

/** A sheet with a line of each kind. */
const sheet = (): string =>
  [
    "Order No.,AWB,Phone,COD,Fees,Date",
    `M4QF-HX69,BS-1,,${dueOf("M4QF-HX69")},45,2026-03-01`,
    `N6CR-TJ7G,BS-2,,${differenceOf(dueOf("N6CR-TJ7G"), "50.00")},45,2026-03-01`,
    `P3KD-4WX9,BS-3,,${dueOf("P3KD-4WX9")},45,2026-03-01`,
    `C9NX-7TKM,BS-4,,${dueOf("C9NX-7TKM")},45,2026-03-01`,
    `,,${orderOf("M4QF-HX69").info.phone},100,45,2026-03-01`,
    "NOSUCH99,BS-6,,250,45,2026-03-01",
    "Q7HG-6MFC,BS-7,,,45,2026-03-01",
  ].join("\n");

async function paste(context: Context, text: string): Promise<void> {
  const { canvas, userEvent } = context;
  const texts = textsOf(context).dashSettlement;
  await userEvent.click(canvas.getByLabelText(texts.paste));
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole("button", { name: texts.read }));
}

async function pasteSheet(context: Context): Promise<void> {
  await paste(context, sheet());
  await context.canvas.findByRole("region", { name: textsOf(context).dashSettlement.totals.title });
}

async function bookAll(context: Context): Promise<void> {
  await pasteSheet(context);
  const { canvas, userEvent } = context;
  const { booking } = textsOf(context).dashSettlement;
  await userEvent.type(canvas.getByRole("textbox", { name: new RegExp(`^${booking.reference}`) }), "Bosta 7");
  await userEvent.click(canvas.getByRole("button", { name: /^(?:Book \d|تسجيل )/ }));
}

/** Waits for a text of the screen, of which a part may stand beside others. */
async function findIn(context: Context, of: (texts: Messages["dashSettlement"]) => string): Promise<void> {
  await context.canvas.findByText((text) => text.includes(of(textsOf(context).dashSettlement)));
}

/** What the last booking has done. */
async function resultIn(canvas: Context["canvas"]): Promise<HTMLElement> {
  const words = await canvas.findByText(/\bbooked: |^سُجّل|^لم يُسجَّل أي/);
  const result = words.closest("output");
  if (!result) throw new Error("There is no result.");
  return result;
}

/** No sheet is chosen yet. */
export const Default = meta.story({});

/** Lines of each kind, with what will be booked. */
export const Preview = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  play: pasteSheet,
});

/** The amounts may have a decimal point or comma. */
export const AskedDecimal = meta.story({
  name: "Asked decimal",
  play: async (context) => {
    await paste(context, "Order,COD\nM4QF-HX69,1.250");
    await findIn(context, (texts) => texts.columns.decimal);
  },
});

/** No column of amounts is known. */
export const UnknownColumns = meta.story({
  name: "Unknown columns",
  play: async (context) => {
    await paste(context, `Order,City,${UNBREAKABLE}\nM4QF-HX69,Cairo,x`);
    await findIn(context, (texts) => texts.columns.missing);
  },
});

/** The sheet is being read. */
export const Reading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("previewSettlement").never()),
  play: (context) => paste(context, "Order,COD"),
});

/** The sheet cannot be read. */
export const Unreadable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock("previewSettlement").failing(422, { errors: { file: "too_many_rows" } })),
  play: async (context) => {
    await paste(context, "Order,COD");
    await findIn(context, (texts) => texts.faults["too_many_rows"] ?? "");
  },
});

/** What was seen is being booked. */
export const Booking = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("bookSettlement").never()),
  play: bookAll,
});

/** The booking failed, and can be repeated. */
export const BookingFailed = meta.story({
  name: "Booking failed",
  beforeEach: ({ msw }) => msw.use(mock("bookSettlement").failing(503)),
  play: async (context) => {
    await bookAll(context);
    await findIn(context, (texts) => texts.booking.failed);
  },
});

/** An order has changed since the preview. */
export const Refused = meta.story({
  play: async (context) => {
    await pasteSheet(context);
    const order = orderOf("P3KD-4WX9");
    shop.state.orders.splice(shop.state.orders.indexOf(order), 1, { ...order, state: "cancelled" });
    const { booking } = textsOf(context).dashSettlement;
    const { canvas, userEvent } = context;
    await userEvent.type(
      canvas.getByRole("textbox", { name: new RegExp(`^${booking.reference}`) }),
      "Bosta 7",
    );
    await userEvent.click(canvas.getByRole("button", { name: /^(?:Book \d|تسجيل )/ }));
    await resultIn(canvas);
  },
});

/** Everything was booked. */
export const Booked = meta.story({
  play: async (context) => {
    await bookAll(context);
    await resultIn(context.canvas);
  },
});

/** A sheet of many lines, long names among them. */
export const LongSheet = meta.story({
  name: "Long sheet",
  play: async (context) => {
    const order = orderOf("M4QF-HX69");
    const info = { ...order.info, name: UNBREAKABLE };
    shop.state.orders.splice(shop.state.orders.indexOf(order), 1, { ...order, info });
    const lines = Array.from({ length: 120 }, (_, at) => `${UNBREAKABLE}${at},,1234567.89`);
    await paste(context, ["Order,Date,COD", `M4QF-HX69,,${dueOf("M4QF-HX69")}`, ...lines].join("\n"));
    await context.canvas.findByRole("region", { name: textsOf(context).dashSettlement.totals.title });
  },
});

const group = (canvas: Context["canvas"], name: RegExp): HTMLElement => {
  const box = canvas.getByText(name).closest("details");
  if (!box) throw new Error(`There is no group ${String(name)}.`);
  return box;
};

Preview.test(
  "D-122 the preview names each line's order, what is left to pay, the difference and what will be booked",
  english,
  async ({ canvas }) => {
    const less = within(group(canvas, /^Less than what is left to pay \(1\)/));
    await expect(less.getByRole("link", { name: "Order N6CR-TJ7G" })).toBeVisible();
    await expect(less.getByText("-50")).toBeVisible();
    await expect(within(group(canvas, /^No order found \(1\)/)).getByText(/NOSUCH99/)).toBeVisible();
    await expect(
      within(group(canvas, /^Cannot be booked \(1\)/)).getByText("The line has no amount."),
    ).toBeVisible();
    const state = within(group(canvas, /^Order is neither sent nor delivered \(1\)/));
    await expect(state.getByRole("checkbox")).not.toBeChecked();
    const exact = within(group(canvas, /^Amount is what is left to pay \(2\)/));
    for (const box of exact.getAllByRole("checkbox")) await expect(box).toBeChecked();
    const totals = within(canvas.getByRole("region", { name: "Totals" }));
    await expect(totals.getByText("Fees withheld").nextSibling).toHaveTextContent("315 EG");
    await expect(canvas.getByRole("button", { name: "Book 3 orders" })).toBeVisible();
  },
);

Preview.test(
  "D-122 what is ticked is booked with the sheet's reference, and fully paid orders are delivered",
  english,
  async ({ canvas, userEvent }) => {
    const line = /^Book line 4, order P3KD-4WX9$/;
    await userEvent.click(canvas.getByRole("checkbox", { name: line }));
    await userEvent.click(canvas.getByRole("button", { name: "Book 2 orders" }));
    // The reference is needed.
    await expect(orderOf("M4QF-HX69").payments).toEqual([]);
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reference of the sheet/ }), "Bosta 7");
    await userEvent.click(canvas.getByRole("button", { name: "Book 2 orders" }));
    const done = await resultIn(canvas);
    await expect(done).toHaveTextContent("2 orders were booked");
    await expect(done).toHaveTextContent("1 order was marked as delivered.");
    await waitFor(() => expect(done).toHaveFocus());
    await expect(orderOf("M4QF-HX69")).toMatchObject({
      state: "delivered",
      payments: [{ method: "courier", reference: "Bosta 7/2", note: courierNote }],
    });
    await expect(orderOf("P3KD-4WX9").payments).toEqual([]);
    await expect(orderOf("N6CR-TJ7G").state).toBe("sent");
  },
);

AskedDecimal.test(
  "D-122 no line is read before the decimal mark is chosen",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("region", { name: "Totals" })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText("Numbers are written"), "comma");
    const totals = within(await canvas.findByRole("region", { name: "Totals" }));
    await expect(totals.getByText("Collected, all lines of the sheet").nextSibling).toHaveTextContent(
      "1,250 EG",
    );
  },
);

UnknownColumns.test(
  "D-122 a column that was not recognised is given its meaning",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText("City"), "amount");
    await expect(await canvas.findByText("The amount cannot be read.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("City")).toHaveValue("amount"));
  },
);

Refused.test(
  "D-122 an order that has changed since the preview is named, and the sheet is shown as it is now",
  english,
  async ({ canvas }) => {
    const done = await resultIn(canvas);
    await expect(done).toHaveTextContent("1 order has changed since the preview.");
    await expect(orderOf("P3KD-4WX9").payments).toEqual([]);
    await waitFor(() => group(canvas, /^Courier has paid this amount already \(2\)/));
    const state = within(group(canvas, /^Order is neither sent nor delivered \(2\)/));
    await expect(state.getByRole("link", { name: "Order P3KD-4WX9" })).toBeVisible();
  },
);

BookingFailed.test(
  "D-122 a failed booking is repeated, and counts once",
  english,
  async ({ canvas, userEvent, msw }) => {
    msw.use(...handlersOf(shop));
    await userEvent.click(canvas.getByRole("button", { name: "Book 3 orders" }));
    await expect(await resultIn(canvas)).toHaveTextContent("3 orders were booked");
    await expect(orderOf("M4QF-HX69").payments).toHaveLength(1);
  },
);

LongSheet.test(
  "D-122 on an Arabic phone a long sheet is read without scrolling sideways",
  onArabicPhone,
  async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole("button", { name: /^عرض 70 سطرًا آخر$/ }));
    await expect(canvas.queryByRole("button", { name: /^عرض \d+ سطر/ })).toBeNull();
  },
);
