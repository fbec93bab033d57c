import type { KeptSale, TextStore } from "@shop/data/dash/counter/kept-sales.ts";
import { useCounterModel } from "@shop/data/dash/counter/use-counter-model.ts";
import { type CounterStores, type Sales, useSales } from "@shop/data/dash/counter/use-sales.ts";
import type { CounterPaper, DoneSale } from "@shop/data/dash/counter/view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showFailure, showPart } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import {
  type Context,
  meter,
  scan,
  scanField,
  scanMeter,
  sell,
  setAmount,
} from "../new-order/new-order-screen.story-setup.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { CounterScreen } from "./counter-screen.tsx";

const SELLER = "amir@nilometer.example";
const onSold = fn();
const onReturn = fn();

/** A text in memory. */
function textInMemory(text: string | null = null): TextStore {
  let stored = text;
  const listeners = new Set<() => void>();
  return {
    read: () => stored,
    write: (next) => {
      stored = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A draft in memory. */
function draftInMemory(values?: unknown): DraftStore {
  let stored = values;
  return {
    read: () => stored ?? undefined,
    write: (next) => {
      stored = next;
    },
    clear: () => {
      stored = undefined;
    },
  };
}

/** Args of the stories. */
interface ConnectedProps {
  /** The sales that the browser keeps at first. */
  readonly kept: readonly KeptSale[];
  /** The sale that was made before this one; null for none. */
  readonly done: DoneSale | null;
  /** Name of the buyer of a sale that was half entered before; '' for none. */
  readonly buyer: string;
}

interface SaleProps {
  readonly stores: CounterStores;
  readonly sales: Sales;
  readonly first: DoneSale | null;
}

function Sale({ stores, sales, first }: SaleProps) {
  const view = useCounterModel(stores.codes, sales, { onSold, onReturn });
  const [branch, onBranch] = useState<Bilingual | null>(null);
  const [paper, onPaper] = useState<CounterPaper>("none");
  return (
    <CounterScreen
      view={{ ...view, done: view.done ?? first }}
      {...{ branch, onBranch, paper, onPaper }}
      draft={stores.form}
      linesDraft={stores.lines}
    />
  );
}

/** The screen over its model, with what a browser keeps in memory. */
function Connected({ kept, done, buyer }: ConnectedProps) {
  const [stores] = useState<CounterStores>(() => ({
    kept: textInMemory(kept.length > 0 ? JSON.stringify(kept) : null),
    codes: textInMemory(),
    form: draftInMemory(buyer === "" ? undefined : { name: buyer }),
    lines: draftInMemory(),
  }));
  const sales = useSales(stores, SELLER, () => {});
  return <Sale key={sales.round} stores={stores} sales={sales} first={sales.round === 0 ? done : null} />;
}

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Counter",
  component: CounterScreen,
  render: (args) => <Connected {...args} />,
  argTypes: {
    kept: { description: "The sales that the browser keeps at first." },
    done: { description: "The sale that was made before this one; null for none." },
    buyer: { description: "Name of the buyer of a sale that was half entered before; '' for none." },
  },
  args: { kept: [], done: null, buyer: "" },
  decorators: [inDash],
  beforeEach: () => {
    onSold.mockClear();
    onReturn.mockClear();
  },
});

const given = (context: Context) =>
  screen.findByRole("textbox", { name: textsOf(context).dashCounter.given });

/** Sells what is entered, from wherever the focus is. */
const send = async ({ userEvent }: Context): Promise<void> =>
  userEvent.keyboard("{Control>}{Enter}{/Control}");

/** A product was scanned, and more cash was given than it costs. */
export const Default = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  play: async (context) => {
    await scanMeter(context);
    await context.userEvent.keyboard("{Enter}");
    await context.userEvent.type(await given(context), "20000");
    await screen.findByText(textsOf(context).dashCounter.change);
  },
});

/** Before the first scan. */
export const Empty = meta.story({ play: async (context) => void (await scanField(context)) });

/** What was half entered before is here again. */
export const Restored = meta.story({
  args: { buyer: "Mona Ali" },
  play: async () => void (await screen.findByText("Mona Ali")),
});

/** The sale is paid partly by card. */
export const Split = meta.story({
  play: async (context) => {
    const { taken } = textsOf(context).dashOrders;
    await scanMeter(context);
    const split = screen.getByRole("button", { name: taken.splitPayment });
    await context.userEvent.click(split);
    await context.userEvent.type(await given(context), "20");
    showPart(split);
  },
});

/** The sale is being stored. */
export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("takeOrder").never()),
  play: sell,
});

/** The server could not store the sale; what was entered stays. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("takeOrder").failing(500)),
  play: async (context) => {
    await sell(context);
    await showFailure();
  },
});

/** Someone else has sold the last ones in the meantime. */
export const Refused = meta.story({
  play: async (context) => {
    await scanMeter(context);
    setAmount(meter().id, 0);
    await send(context);
    await screen.findByText(textsOf(context).dashOrders.edit.none);
  },
});

const keptSale = (id: string, more: Partial<KeptSale>): KeptSale => ({
  id,
  at: "2026-03-02T09:30:00.000Z",
  by: SELLER,
  state: "held",
  reason: "",
  name: "",
  lines: 2,
  total: "1450.00",
  drafts: {},
  body: null,
  ...more,
});

/** Sales that the browser keeps: on hold, waiting for the network, waiting for another person, refused. */
export const Kept = meta.story({
  args: {
    kept: [
      keptSale("held", { name: "Mona Ali" }),
      keptSale("waiting", { state: "waiting", at: "2026-03-02T09:41:00.000Z" }),
      keptSale("other", { state: "waiting", at: "2026-03-02T09:45:00.000Z", by: "mona@nilometer.example" }),
      keptSale("refused", { state: "refused", at: "2026-03-02T09:50:00.000Z", reason: "stock_short" }),
    ],
  },
  play: async (context) => showPart(await screen.findByText(textsOf(context).dashCounter.kept)),
});

/** Asks before a kept sale is thrown away. */
export const Forgetting = meta.story({
  args: { kept: [keptSale("held", { name: "Mona Ali" })] },
  play: async (context) => {
    const { forgetOf, forgetTitle } = textsOf(context).dashCounter;
    const name = new RegExp(`^${forgetOf.replace("{time}", "")}`);
    await context.userEvent.click(await screen.findByRole("button", { name }));
    await screen.findByRole("alertdialog", { name: forgetTitle });
  },
});

const sold: DoneSale = {
  name: "",
  lines: 2,
  total: "1450.00",
  change: "50.00",
  order: { id: 1, number: "3CDF-GHJ6" },
};

/** A sale was made just now: its change and its papers. */
export const Sold = meta.story({
  args: { done: sold },
  play: async (context) => void (await scanField(context)),
});

/** A sale was made just now without a network. */
export const SoldUnsent = meta.story({
  args: {
    done: { ...sold, change: null, order: null },
    kept: [keptSale("waiting", { state: "waiting" })],
  },
  play: async (context) => void (await scanField(context)),
});

/** Long names and large amounts, on a phone in Arabic. */
export const Long = meta.story({
  ...onArabicPhone,
  args: {
    buyer: UNBREAKABLE,
    done: { ...sold, total: "1234567.89", change: "98765.50" },
    kept: [keptSale("held", { name: UNBREAKABLE, lines: 1200, total: "1234567.89" })],
  },
  play: async (context) => void (await scanField(context)),
});

Empty.test(
  "D-187 three articles are sold for cash by scanner and keyboard alone, and the next sale is ready",
  english,
  async (context) => {
    const { userEvent } = context;
    const codes = [meter().code, "HC-SR04", "SG90"];
    for (const code of codes) await scan(context, code);
    await waitFor(() => expect(screen.getAllByRole("spinbutton")).toHaveLength(3));
    await userEvent.keyboard("{Enter}");
    await expect(await given(context)).toHaveFocus();
    await userEvent.keyboard("90000{Enter}");
    await screen.findByText(/^Sold: [0-9A-Z-]+, /);
    await expect(onSold).toHaveBeenCalledOnce();
    await expect(onSold.mock.lastCall?.[0]).toMatchObject({
      channel: "counter",
      state: "delivered",
      payment_state: "paid",
      payments: [{ method: "cash" }],
    });
    await expect(screen.getByText(/^Change: /)).toBeVisible();
    await expect(await scanField(context)).toHaveFocus();
    await expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument();
  },
);

Split.test(
  "D-187 a payment in two ways is stored as two, and the change is that of the cash",
  english,
  async (context) => {
    const { userEvent } = context;
    const { price } = meter();
    const [first, second] = screen.getAllByRole("textbox", { name: "Amount, in EG" });
    if (!first || !second) throw new Error("There are no two amounts.");
    await userEvent.type(first, "15");
    await expect(await screen.findByText("5 EG")).toBeVisible();
    await send(context);
    await waitFor(() => expect(onSold).toHaveBeenCalledOnce());
    await expect(onSold.mock.lastCall?.[0]).toMatchObject({
      paid: price,
      payments: [
        { method: "card", amount: (Number(price) - 15).toFixed(2) },
        { method: "cash", amount: "15.00" },
      ],
    });
  },
);

Split.test(
  "D-187 of two payments without an amount nothing is stored, and the second one says what it needs",
  english,
  async (context) => {
    const { userEvent } = context;
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Also paid" }), "InstaPay");
    const [first, second] = screen.getAllByRole("textbox", { name: "Amount, in EG" });
    if (!first || !second) throw new Error("There are no two amounts.");
    await userEvent.type(second, meter().price);
    await send(context);
    await screen.findByText("The other payments come to all that is to be paid.");
    await expect(first).toBeInvalid();
    await userEvent.clear(second);
    await send(context);
    await screen.findByText("Please fill this in.");
    await expect(second).toBeInvalid();
    await expect(onSold).not.toHaveBeenCalled();
  },
);

Default.test("D-187 a sale is held, and resumed with all that was entered", english, async (context) => {
  const { userEvent } = context;
  await userEvent.type(screen.getByRole("textbox", { name: /^Discount/ }), "5");
  await userEvent.click(screen.getByRole("button", { name: "Hold" }));
  await expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument();
  await scan(context, "SG90");
  await screen.findByRole("spinbutton");
  await userEvent.click(screen.getByRole("button", { name: /^Resume the sale of / }));
  const quantity = await screen.findByRole("spinbutton", { name: `Quantity of ${meter().name}` });
  await expect(quantity).toHaveValue("1");
  await expect(screen.getByRole("textbox", { name: /^Discount/ })).toHaveValue("5");
  // What was entered instead is held in its turn.
  await expect(screen.getByRole("button", { name: /^Resume the sale of / })).toBeVisible();
});

Empty.test(
  "D-187 a sale that gets no answer is kept to be sent, at the prices of the codes that were scanned before",
  english,
  async (context) => {
    await scanMeter(context);
    await context.userEvent.click(screen.getByRole("button", { name: /^Remove / }));
    context.msw.use(mock("listAdminProducts").networkError(), mock("takeOrder").networkError());
    await scanMeter(context);
    await scan(context, "UNKNOWN-1");
    await screen.findByText(/^UNKNOWN-1 could not be looked up/);
    await send(context);
    await screen.findByText(/^Sold without a network: /);
    const kept = screen.getByRole("region", { name: "Kept in this browser" });
    await expect(within(kept).getByText("waits for the network")).toBeVisible();
    await expect(within(kept).queryByRole("button", { name: /^Resume/ })).not.toBeInTheDocument();
    await expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument();
  },
);

Empty.test("D-187 the code of a receipt opens what can come back of its order", english, async (context) => {
  const order = shop.state.orders.find(({ state }) => state === "delivered");
  await scan(context, order?.number.replace("-", "") ?? "");
  await waitFor(() => expect(onReturn).toHaveBeenCalledWith(order?.id));
  await scan(context, "3333-3333");
  await screen.findByText(/^No product on sale has the code 3333-3333/);
});

Forgetting.test("D-187 a kept sale is thrown away after a question", english, async ({ userEvent }) => {
  const dialog = within(screen.getByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Throw away" }));
  await waitFor(() => expect(screen.queryByText("Kept in this browser")).not.toBeInTheDocument());
});
