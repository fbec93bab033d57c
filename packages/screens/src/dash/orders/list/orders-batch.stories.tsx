import { allMessages } from "@shop/i18n/all.ts";
import { fill } from "@shop/i18n/fill.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { MockOrder } from "@shop/mocks/shop/state.ts";
import type { StoryContext } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { localeOf } from "#storybook/story-texts.ts";

import { english, framedInDocs, onArabicPhone, onEnglishPhone } from "../../../stories/page.tsx";
import { closed, dialog } from "../../stories/list-steps.ts";
import { type ConnectedProps, loaded, onOpen, setup } from "./orders-screen.story-setup.tsx";
import { OrdersScreen } from "./orders-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Orders/Batch",
  component: OrdersScreen,
  ...setup,
  parameters: framedInDocs,
});

type Context = StoryContext<ConnectedProps>;

/** Two received orders, one of them with a price to be agreed, a confirmed one and a sent one. */
const numbers = ["7KMP-RT46", "9DGH-C7XQ"] as const;
const textsOf = (context: Pick<Context, "globals">) => allMessages[localeOf(context)].dashOrders;
const boxOf = (context: Context, number: string) =>
  screen.findByRole("checkbox", { name: fill(textsOf(context).batch.select, { number }) });

const isNumber = (number: string) => (order: MockOrder) => order.number.includes(number);
const change = (number: string, values: Partial<MockOrder>): void => {
  const { orders } = shop.state;
  const at = orders.findIndex(isNumber(number));
  const order = orders[at];
  if (!order) throw new Error(`There is no order ${number}.`);
  orders[at] = { ...order, version: order.version + 1, ...values };
};

/** Selects all orders of the page. */
async function selectPage(context: Context): Promise<void> {
  await loaded();
  await context.userEvent.click(screen.getByRole("checkbox", { name: textsOf(context).batch.selectPage }));
}

async function selectTwo(context: Context): Promise<void> {
  for (const number of numbers) await context.userEvent.click(await boxOf(context, number));
}

async function openDialog(context: Context, to: "confirmed" | "sent" | "delivered") {
  const bar = within(screen.getByRole("region", { name: textsOf(context).batch.label }));
  const name = textsOf(context).change.commands[to];
  const button = bar.queryByRole("button", { name });
  if (button) await context.userEvent.click(button);
  else {
    // Phones have it in the menu.
    await context.userEvent.click(
      bar.getByRole("button", { name: allMessages[localeOf(context)].dashShell.table.moreActions }),
    );
    await context.userEvent.click(await screen.findByRole("menuitem", { name }));
  }
  return dialog();
}

const submitOf = (form: Awaited<ReturnType<typeof dialog>>) => {
  const submit = form
    .getAllByRole("button")
    .find((button) => button instanceof HTMLButtonElement && button.type === "submit");
  if (!submit) throw new Error("The dialog has no command.");
  return submit;
};

/** Waits for the result, which has no choice of mails. */
async function resultOf(form: Awaited<ReturnType<typeof dialog>>): Promise<HTMLElement> {
  await waitFor(() => expect(form.queryByRole("checkbox")).toBeNull());
  return form.getByRole("status");
}

/** Two orders are selected. */
export const Selected = meta.story({ play: selectTwo });

/** What a change of the whole page will do, and what it will skip. */
export const Preview = meta.story({
  play: async (context) => {
    await selectPage(context);
    await openDialog(context, "confirmed");
  },
});

/** Makes requests of the two orders; the stock is too short for the second one. */
const makeRequests = (): void => {
  for (const number of numbers) change(number, { request: true });
  const short = shop.state.orders.find(isNumber(numbers[1]))?.lines.map(({ product_id }) => product_id);
  shop.state.products = shop.state.products.map((product) => ({
    ...product,
    amount: short?.includes(product.id) ? 0 : 1000,
  }));
};

/** Requests that the stock is too short for will be skipped. */
export const ShortRequests = meta.story({
  name: "Short requests",
  beforeEach: makeRequests,
  play: async (context) => {
    await selectPage(context);
    await openDialog(context, "confirmed");
  },
});

/** The stock is being checked for the requests among the orders. */
export const Checking = meta.story({
  beforeEach: ({ msw }) => {
    makeRequests();
    msw.use(mock("listShortRequests").never());
  },
  play: async (context) => {
    await selectTwo(context);
    await openDialog(context, "confirmed");
  },
});

/** A pasted list names the parcels of two confirmed orders, and one that is not selected. */
export const Trackings = meta.story({
  play: async (context) => {
    await selectPage(context);
    const form = await openDialog(context, "sent");
    const { batch } = textsOf(context);
    await context.userEvent.type(
      form.getByRole("textbox", { name: new RegExp(`^${batch.carrier}`) }),
      "Bosta",
    );
    await context.userEvent.click(form.getByRole("textbox", { name: new RegExp(`^${batch.trackings}`) }));
    await context.userEvent.paste("C9NX-7TKM\tbs 101\nDF67PQ3H, BS-102\nNOSUCH99 BS-103");
  },
});

/** Transfers of two confirmed orders have not come. */
const awaitTransfers = (): void => {
  for (const number of numbers)
    change(number, { state: "confirmed", pay_by: { option: "transfer", fee: "0.00" }, payments: [] });
};

/** Orders whose transfers have not come are named before they are sent, as in the list. */
export const Unpaid = meta.story({
  beforeEach: awaitTransfers,
  play: async (context) => {
    await selectTwo(context);
    await openDialog(context, "sent");
  },
});

/** No selected order can be changed. */
export const NothingToChange = meta.story({
  play: async (context) => {
    await selectTwo(context);
    await openDialog(context, "delivered");
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("changeOrderStates").never()),
  play: async (context) => {
    await selectTwo(context);
    await context.userEvent.click(submitOf(await openDialog(context, "confirmed")));
  },
});

/** The request failed; the selection stays. */
export const BatchFailed = meta.story({
  name: "Failed",
  beforeEach: ({ msw }) => msw.use(mock("changeOrderStates").failing(503)),
  play: async (context) => {
    await selectTwo(context);
    const form = await openDialog(context, "confirmed");
    await context.userEvent.click(submitOf(form));
    await form.findByRole("alert");
  },
});

/** A colleague has changed one of the orders in the meantime, others were not to be changed. */
export const PartlySkipped = meta.story({
  name: "Partly skipped",
  play: async (context) => {
    await selectPage(context);
    const form = await openDialog(context, "confirmed");
    change("9DGH-C7XQ", { shop_note: "Call first" });
    await context.userEvent.click(submitOf(form));
    await resultOf(form);
  },
});

Selected.test(
  "D-33 rows, and all rows of a page, are selected without opening them, and cleared",
  english,
  async (context) => {
    const { canvas, userEvent } = context;
    const bar = within(canvas.getByRole("region", { name: "Selected orders" }));
    await expect(bar.getByRole("status")).toHaveTextContent("2 selected");
    const page = canvas.getByRole("checkbox", { name: "Select all on this page" });
    await expect(page).toBePartiallyChecked();
    await userEvent.click(page);
    await expect(bar.getByRole("status")).toHaveTextContent("20 selected");
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Selected orders" })).toBeNull());
    await userEvent.click(page);
    await userEvent.click(canvas.getByRole("button", { name: "Clear the selection" }));
    await expect(page).not.toBeChecked();
    await expect(onOpen).not.toHaveBeenCalled();
  },
);

Selected.test(
  "D-33 the packing lists and invoices of the selected orders are one file each",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More actions" }));
    for (const [name, kind] of [
      ["Print packing lists", "packing"],
      ["Print invoices", "invoice"],
    ] as const) {
      const link = await screen.findByRole("menuitem", { name });
      const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", location.href);
      await expect(pathname).toMatch(/\/admin\/orders\/papers$/);
      await expect(Object.fromEntries(searchParams)).toEqual({ ids: "25,24", kind });
    }
  },
);

Selected.test(
  "D-33 on a phone the selection leads to the bar by one Tab, and the bar fits",
  onEnglishPhone,
  async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole("button", { name: "Actions for the selected orders" });
    skip.focus();
    await userEvent.keyboard("{Enter}");
    const bar = canvas.getByRole("region", { name: "Selected orders" });
    await expect(within(bar).getByRole("button", { name: "More actions" })).toHaveFocus();
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

Preview.test(
  "D-33 before a change of many orders, those that change and those that do not are named with remarks",
  english,
  async ({ canvas }) => {
    await expect(canvas).toBeDefined();
    const form = await dialog();
    const changing = form.getByRole("region", { name: /orders will be changed$/ });
    await expect(within(changing).getByRole("link", { name: "Order 7KMP-RT46" })).toBeVisible();
    const unpriced = within(changing)
      .getAllByRole("listitem")
      .find((item) => item.textContent.includes("9DGH-C7XQ"));
    await expect(unpriced).toHaveTextContent("1 price is still updating");
    const skipped = form.getByRole("region", { name: /will be skipped$/ });
    await expect(skipped).toHaveTextContent("already in this state");
    await expect(skipped).toHaveTextContent("not possible from its state");
    await expect(form.getByRole("checkbox", { name: "Mail to the buyers" })).toBeChecked();
  },
);

ShortRequests.test(
  "D-33 requests that the stock is too short for are skipped before the change, and the others change",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    const submit = await form.findByRole("button", { name: "Change 5 orders" });
    const skipped = form.getByRole("region", { name: /will be skipped$/ });
    const [first] = within(skipped).getAllByRole("listitem");
    await expect(first).toHaveTextContent("9DGH-C7XQ");
    await expect(first).toHaveTextContent("the stock does not have its pieces");
    await userEvent.click(submit);
    await expect(await resultOf(form)).toHaveTextContent("5 orders were changed.");
    await expect(form.getByRole("region", { name: /were not changed$/ })).toHaveTextContent("9DGH-C7XQ");
    await expect(shop.state.orders.find(isNumber(numbers[0]))?.state).toBe("confirmed");
    await expect(shop.state.orders.find(isNumber(numbers[1]))?.state).toBe("received");
  },
);

Checking.test("D-33 nothing is changed before the stock is checked", english, async ({ userEvent }) => {
  const form = await dialog();
  const submit = submitOf(form);
  await expect(submit).toHaveTextContent("Checking the stock...");
  await userEvent.click(submit);
  await expect(shop.state.orders.find(isNumber(numbers[0]))?.state).toBe("received");
});

Trackings.test(
  "D-33 orders are sent with their carrier and pasted tracking numbers; lines of other orders are named",
  english,
  async ({ userEvent }) => {
    const form = await dialog();
    const changing = within(form.getByRole("region", { name: /orders will be changed$/ }));
    await expect(changing.getByText("Tracking number BS101")).toBeVisible();
    await expect(changing.getAllByText("no tracking number")).toHaveLength(2);
    await expect(form.getByText("1 line belongs to none of these orders:")).toBeVisible();
    await expect(form.getByText("NOSUCH99 BS-103")).toBeVisible();
    await userEvent.click(submitOf(form));
    await resultOf(form);
    const sent = shop.state.orders.find(isNumber("DF67-PQ3H"));
    await expect(sent).toMatchObject({
      state: "sent",
      parcels: [{ carrier: "Bosta", tracking: "BS-102" }],
    });
    await expect(sent?.log[0]?.text).toBe("Bosta · BS-102");
  },
);

Unpaid.test("D-118 the list and the dialog name what is due of orders to be sent", english, async () => {
  await expect(screen.getAllByText("not paid")).toHaveLength(numbers.length);
  const form = await dialog();
  await expect(
    form.getByText("2 orders are to be paid before they are sent, and are not paid yet."),
  ).toBeVisible();
  await expect(form.getAllByText(/^not paid yet: .*EG/)).toHaveLength(numbers.length);
});

NothingToChange.test("D-33 a change that no selected order allows is not offered", english, async () => {
  const form = await dialog();
  await expect(form.getByText("None of the selected orders can be changed.")).toBeVisible();
  await expect(form.queryByRole("checkbox")).toBeNull();
});

BatchFailed.test(
  "D-33 a failed change of many orders keeps the selection, and is repeated",
  english,
  async ({ canvas, userEvent, msw }) => {
    const form = await dialog();
    msw.use(...handlersOf(shop));
    await userEvent.click(form.getByRole("button", { name: "Change 2 orders" }));
    await expect(await resultOf(form)).toHaveTextContent("2 orders were changed.");
    const [, close] = form.getAllByRole("button", { name: "Close" });
    await userEvent.click(close ?? form.getByRole("button", { name: "Close" }));
    await closed();
    const bar = within(canvas.getByRole("region", { name: "Selected orders" }));
    await expect(bar.getByRole("status")).toHaveTextContent("2 selected");
  },
);

PartlySkipped.test(
  "D-33 after a change of many orders the skipped ones are named with reasons and links",
  english,
  async () => {
    const form = await dialog();
    await expect(form.getByRole("status")).toHaveTextContent("5 orders were changed.");
    const skipped = form.getByRole("region", { name: /were not changed$/ });
    const conflict = within(skipped)
      .getAllByRole("listitem")
      .find((item) => item.textContent.includes("9DGH-C7XQ"));
    await expect(conflict).toHaveTextContent("someone else has changed it in the meantime");
    await expect(within(skipped).getByRole("link", { name: "Order 9DGH-C7XQ" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/dash\/orders\/24$/),
    );
    await expect(shop.state.orders.find(isNumber("7KMP-RT46"))?.state).toBe("confirmed");
  },
);

PartlySkipped.test(
  "D-33 on an Arabic phone the skipped orders are read without scrolling sideways",
  onArabicPhone,
  async () => {
    const form = await dialog();
    await expect(form.getByRole("region", { name: /^لم يتغير|^لم تتغير/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

Selected.test(
  "D-33 J and K go through the orders, X selects the one with the focus, Escape selects nothing",
  english,
  async ({ userEvent }) => {
    const [first, second] = screen.getAllByRole("link", { name: /^Order [0-9A-Z-]+$/ });
    if (!first || !second) throw new Error("There are no two orders.");
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Clear the selection" })).toBeNull());
    await userEvent.keyboard("j");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("jx");
    await expect(second).toHaveFocus();
    const number = second.textContent;
    await waitFor(() =>
      expect(screen.getByRole("checkbox", { name: `Select order ${number}` })).toBeChecked(),
    );
    await userEvent.keyboard("k");
    await expect(first).toHaveFocus();
  },
);
