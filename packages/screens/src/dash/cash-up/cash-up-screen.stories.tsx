import { useCashUpModel } from "@shop/data/dash/cash-up/use-cash-up-model.ts";
import type { CashMoveKind } from "@shop/domain/cash-up/cash-moves.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import type { PaymentMethod } from "@shop/domain/payments/payment-methods.ts";
import { UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { mockPayment } from "@shop/mocks/orders/payment-answers.ts";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { withRights } from "../stories/with-rights.tsx";
import { CashUpScreen } from "./cash-up-screen.tsx";

const onDay = fn();
const DAY = "2026-03-02";
const branch: Bilingual = { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" };

/** The screen over its model. */
function Connected() {
  const [place, onBranch] = useState<Bilingual | null>(branch);
  return <CashUpScreen {...useCashUpModel(DAY)} day={DAY} onDay={onDay} branch={place} onBranch={onBranch} />;
}

/** Adds a payment of the day to an order of the shop. */
function pay(
  method: PaymentMethod,
  amount: string,
  place: Bilingual | null = branch,
  by?: string,
  at = `${DAY}T09:30:00.000Z`,
): void {
  const [first] = shop.state.orders;
  if (!first) throw new Error("There is no order.");
  const entry = mockPayment(shop.state, {
    kind: "payment",
    method,
    amount,
    branch: place,
    value_date: DAY,
    at,
    ...(by !== undefined && { by }),
  });
  shop.state.orders.splice(0, 1, { ...first, payments: [entry, ...first.payments] });
}

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Close of the day",
  component: CashUpScreen,
  render: () => <Connected />,
  decorators: [inDash],
  beforeEach: () => {
    // The last one is the newest, which is listed first.
    pay("instapay", "3850.00", null);
    pay("courier", "2900.00", null);
    pay("cash", "200.00", branch, "mona@nilometer.example");
    pay("cash", "1450.50");
    // Money of the day that was recorded later.
    pay("transfer", "25.00", null, undefined, "2026-03-04T09:30:00.000Z");
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const isHere = (context: Context) =>
  context.canvas.findByRole("region", { name: textsOf(context).dashCashUp.cash });

async function countCash(context: Context, amount: string): Promise<void> {
  await isHere(context);
  const { canvas, userEvent } = context;
  const texts = textsOf(context).dashCashUp;
  const [form] = canvas.getAllByRole("form");
  if (!form) throw new Error("There is no form.");
  const fields = within(form);
  await userEvent.type(fields.getByRole("textbox", { name: new RegExp(`^${texts.counted}`) }), amount);
  await userEvent.type(fields.getByRole("textbox", { name: new RegExp(`^${texts.note}`) }), "Evening");
  await userEvent.click(fields.getByRole("button"));
}

/** Cash of two people, and payments by other methods. */
export const Default = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  play: async (context) => void (await isHere(context)),
});

/** For those who may see orders and book no payments: they count no cash. */
export const NoRights = meta.story({
  decorators: [withRights("view_orders")],
  play: async (context) => {
    await isHere(context);
  },
});

NoRights.test("D-147 who may only see orders counts no cash", english, async (context) => {
  await isHere(context);
  await expect(context.canvas.queryByRole("form")).not.toBeInTheDocument();
});

/** The payments are being loaded. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readCashUp").never()),
});

/** Nothing was paid on the day. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock("readCashUp").ok({ day: DAY, sums: [], entries: [], counts: [], moves: [] })),
});

/** The payments could not be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("readCashUp").failing(500)),
});

/** Less was counted than is expected. */
export const Counted = meta.story({
  play: async (context) => {
    await countCash(context, "1400");
    await context.canvas.findByText("-50.50", { exact: false });
  },
});

/** A count is being stored. */
export const Storing = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("countDayCash").never()),
  play: (context) => countCash(context, "1400"),
});

/** A count could not be stored. */
export const StoringFailed = meta.story({
  name: "Storing failed",
  beforeEach: ({ msw }) => msw.use(mock("countDayCash").failing(503)),
  play: async (context) => {
    await countCash(context, "1400");
    const [form] = context.canvas.getAllByRole("form");
    if (form) await within(form).findByRole("alert");
  },
});

/** The form of what comes or goes without an order. */
const moveForm = async (context: Context) => {
  const { movesTitle } = textsOf(context).dashCashUp;
  return within(await context.canvas.findByRole("form", { name: movesTitle }));
};

/** Stores cash that comes or goes without an order. */
async function moveCash(
  context: Context,
  kind: CashMoveKind,
  { amount, reason = "" }: { readonly amount: string; readonly reason?: string },
): Promise<void> {
  const form = await moveForm(context);
  const { userEvent } = context;
  const texts = textsOf(context).dashCashUp;
  await userEvent.selectOptions(form.getByRole("combobox", { name: texts.kind }), kind);
  await userEvent.type(form.getByRole("textbox", { name: new RegExp(`^${texts.amount}`) }), amount);
  if (reason !== "")
    await userEvent.type(form.getByRole("textbox", { name: new RegExp(`^${texts.reason}`) }), reason);
  await userEvent.click(form.getByRole("button", { name: texts.store }));
}

/** Of one person: what was in the drawer at the start, and a small expense. */
export const Moves = meta.story({
  play: async (context) => {
    await moveCash(context, "float", { amount: "500" });
    await context.canvas.findByText(textsOf(context).dashCashUp.taken);
    await moveCash(context, "expense", { amount: "35.50", reason: "Packing tape" });
    showPart(await context.canvas.findByText("Packing tape"));
  },
});

/** An expense without what it is for, in the form of what comes or goes without an order. */
export const MoveFaulty = meta.story({
  name: "Move faulty",
  play: async (context) => {
    await moveCash(context, "expense", { amount: "35.50" });
    const form = await moveForm(context);
    showPart(form.getByRole("textbox", { name: new RegExp(`^${textsOf(context).dashCashUp.reason}`) }));
  },
});

/** Cash in or out could not be stored. */
export const MoveFailed = meta.story({
  name: "Move failed",
  beforeEach: ({ msw }) => msw.use(mock("recordCashMove").failing(503)),
  play: async (context) => {
    await moveCash(context, "float", { amount: "500" });
    showPart(await (await moveForm(context)).findByRole("alert"));
  },
});

/** Asks before an entry is undone. */
export const Undoing = meta.story({
  play: async (context) => {
    const { takeBackOf, voidTitle, moveKinds } = textsOf(context).dashCashUp;
    await moveCash(context, "float", { amount: "500" });
    const [start = ""] = takeBackOf.replace("{what}", moveKinds.float).split("{amount}");
    const name = new RegExp(`^${start}`);
    await context.userEvent.click(await context.canvas.findByRole("button", { name }));
    await screen.findByRole("alertdialog", { name: voidTitle });
  },
});

/** Long names and amounts. */
export const LongNames = meta.story({
  name: "Long names",
  beforeEach: () =>
    pay("cash", "1234567.89", { en: UNBREAKABLE, ar: UNBREAKABLE }, `${UNBREAKABLE}@x.example`),
  play: async (context) => void (await isHere(context)),
});

Counted.test(
  "D-123 counted cash is compared with what is expected, and corrected by a new count",
  english,
  async ({ canvas, userEvent }) => {
    const cash = within(canvas.getByRole("region", { name: "Cash" }));
    await expect(cash.getAllByText("Expected")[0]?.nextSibling).toHaveTextContent("1,450.50 EG");
    await expect(cash.getByText("Difference").nextSibling).toHaveTextContent("-50.50 EG");
    await userEvent.type(cash.getAllByRole("textbox", { name: /^Counted/ })[0] ?? document.body, "1450.50");
    await userEvent.click(cash.getByRole("button", { name: "Correct the count" }));
    await waitFor(() => expect(cash.getByText("Difference").nextSibling).toHaveTextContent(/^\W?0 EG\W?$/));
    await userEvent.click(cash.getByText("2 counts"));
    await expect(cash.getByText(/^\W?1,400/)).toBeVisible();
  },
);

Default.test(
  "D-123 the payments of the day are listed with their sum, printed and exported",
  english,
  async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "All payments" }));
    await expect(table.getAllByRole("row").at(-1)).toHaveTextContent("8,425.50");
    await expect(canvas.getByRole("link", { name: "Export as CSV file" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/admin\/payments\/day\/sheet\?day=2026-03-02&format=csv&locale=en$/),
    );
    await expect(canvas.getByRole("button", { name: "Print" })).toBeVisible();
    await fireEvent.change(canvas.getByLabelText("Day"), { target: { value: "2026-03-01" } });
    await expect(onDay).toHaveBeenLastCalledWith("2026-03-01");
  },
);

Default.test(
  "D-178 the entries of the day lead to their orders, and say when they were recorded on another day",
  english,
  async ({ canvas }) => {
    const entries = within(canvas.getByRole("region", { name: "Entries" }));
    await expect(entries.getAllByRole("listitem")).toHaveLength(5);
    await expect(entries.getByText("Recorded on 4 March 2026")).toBeVisible();
    await expect(entries.getAllByRole("link")[0]).toHaveAttribute(
      "href",
      expect.stringContaining("/dash/orders/"),
    );
  },
);

Default.test(
  "D-143 the entries of the month until the day, or of other days, are exported",
  english,
  async ({ canvas }) => {
    const ledger = within(canvas.getByRole("region", { name: "Payments" }));
    const excel = () => ledger.getByRole("link", { name: "Payments: Export as Excel file" });
    await expect(excel()).toHaveAttribute(
      "href",
      expect.stringMatching(/\/admin\/payments\/sheet\?format=xlsx&from=2026-03-01&locale=en&to=2026-03-02$/),
    );
    await fireEvent.change(ledger.getByLabelText("From"), { target: { value: "2026-02-01" } });
    await fireEvent.change(ledger.getByLabelText("To"), { target: { value: "2026-02-28" } });
    await expect(excel()).toHaveAttribute(
      "href",
      expect.stringContaining("from=2026-02-01&locale=en&to=2026-02-28"),
    );
    await fireEvent.change(ledger.getByLabelText("To"), { target: { value: "2026-01-31" } });
    await expect(ledger.queryByRole("link")).toBeNull();
    await expect(ledger.getByLabelText("To")).toBeInvalid();
  },
);

LongNames.test(
  "D-123 on an Arabic phone the close of a day is read without scrolling sideways",
  onArabicPhone,
  async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

Moves.test(
  "D-188 a drawer should hold its float and what orders have brought, less what was spent",
  english,
  async ({ canvas }) => {
    const cash = within(canvas.getByRole("region", { name: "Cash" }));
    await expect(cash.getByText("From orders").nextSibling).toHaveTextContent("1,450.50 EG");
    await expect(cash.getAllByText("Expected")[0]?.nextSibling).toHaveTextContent("1,915 EG");
    await expect(cash.getByText("-35.50 EG")).toBeVisible();
  },
);

Undoing.test(
  "D-188 an entry is undone after a question, and stays in the list",
  english,
  async ({ canvas, userEvent }) => {
    const dialog = within(screen.getByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /^What for/ }), "Counted wrongly");
    await userEvent.click(dialog.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Undo: / })).not.toBeInTheDocument());
    const [entry] = canvas.getAllByText("In the drawer at the start", { selector: "span" });
    await expect(entry).toBeVisible();
  },
);
