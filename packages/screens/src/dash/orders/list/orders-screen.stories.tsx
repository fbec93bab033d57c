import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { mockParcel } from "@shop/mocks/orders/mock-parcels.ts";
import { DataTableLayouts } from "@shop/ui/data-table/data-table-layout.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english, onArabicPhone } from "../../../stories/page.tsx";
import { onTwelvePages, showThirdOfTwelve, thirdPage } from "../../stories/many-pages.ts";
import { plainOrderQuery } from "../../stories/order-place.ts";
import {
  type ConnectedProps,
  loaded,
  numbers,
  onOpen,
  onQuery,
  setup,
} from "./orders-screen.story-setup.tsx";
import { OrdersScreen } from "./orders-screen.tsx";

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Orders",
  component: OrdersScreen,
  ...setup,
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];
type User = Pick<Context, "canvas" | "userEvent">;

/** The newest orders. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminOrders").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listAdminOrders").failing(500)),
});

/** A page in the midst of many. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: { query: thirdPage },
  beforeEach: () => {
    const { orders } = shop.state;
    orders.splice(0, orders.length, ...onTwelvePages(orders, (_, id) => ({ id })));
  },
  play: showThirdOfTwelve,
});

/** A shop without orders. */
export const Empty = meta.story({
  beforeEach: () => {
    shop.state.orders.length = 0;
  },
});

export const NothingFound = meta.story({ args: { query: { search: "flux capacitor" } } });

/** Names and totals without an end. */
export const LongNames = meta.story({
  name: "Long names",
  beforeEach: () => {
    const { orders } = shop.state;
    for (const [at, name] of [UNBREAKABLE, LONG_ARABIC].entries()) {
      const order = orders.at(-1 - at);
      if (!order) throw new Error("The shop has too few orders.");
      orders.splice(orders.indexOf(order), 1, {
        ...order,
        info: { ...order.info, name },
        lines: order.lines.map((line, place) =>
          // Its other lines are packs, which would make more pieces than a shop sells.
          Object.assign({}, line, { price: "9999999.99", qty: place === 0 ? 100_000 : 100 }),
        ),
        delivery: { to: "EG-KFS", branch: null, cost: "9999999999.99" },
      });
    }
  },
});

/** A part of the newest confirmed order was sent. */
export const PartSent = meta.story({
  name: "Part sent",
  args: { query: { state: "confirmed" } },
  beforeEach: () => {
    const { orders, nextId } = shop.state;
    const order = orders.findLast(({ state, lines }) => state === "confirmed" && lines.length > 1);
    if (!order) throw new Error("No order of several products is confirmed.");
    const parcel = mockParcel({ nextId, adminEmail: "" }, order, [{ place: 0, qty: 1 }], {
      carrier: "Bosta",
      tracking: "BS12-34",
    });
    orders.splice(orders.indexOf(order), 1, { ...order, parcels: [parcel] });
  },
});

PartSent.test("D-129 how much of an order was sent stands beside its state", english, async ({ canvas }) => {
  await expect(await canvas.findByText(/^1 of \d+ pieces sent$/)).toBeVisible();
});

/** All columns are chosen. */
const allColumns = () => ({
  read: () => ({
    columnVisibility: { paid: true, place: true, method: true, parcel: true, note: true },
    columnSizing: {},
  }),
  write: () => undefined,
});

PartSent.test(
  "D-33 columns of the money, the way of payment, the place, the courier and the note can be chosen",
  {
    ...english,
    decorators: [(Story) => <DataTableLayouts value={allColumns}>{Story()}</DataTableLayouts>],
  },
  async ({ canvas }) => {
    const heads = (await canvas.findAllByRole("columnheader")).map(({ textContent }) => textContent);
    await expect(heads).toEqual(
      expect.arrayContaining(["paid", "delivery", "to be paid by", "courier", "note"]),
    );
    await expect(await canvas.findByRole("cell", { name: "Bosta BS12-34" })).toBeVisible();
    const [left] = canvas.getAllByText(/ left$/);
    await expect(left).toBeVisible();
    await expect(left?.previousSibling).toHaveTextContent(/^\D*0(?:\.00)?\D*$/);
  },
);

/** Two orders were changed by a colleague just now. */
const changedElsewhere = [26, 24].map((id) => ({
  id,
  version: 9,
  by: "salma@nilometer.example",
  at: "2026-03-02T08:00:00.000Z",
}));

export const ChangedElsewhere = meta.story({
  name: "Changed elsewhere",
  args: { changed: changedElsewhere },
  beforeEach: () => {
    const { orders } = shop.state;
    for (const [place, order] of orders.entries()) {
      const change = changedElsewhere.find(({ id }) => id === order.id);
      if (change) orders[place] = { ...order, version: change.version };
    }
  },
});

const rowOf = async (number: string) => {
  const head = await screen.findByRole("rowheader", { name: new RegExp(number) });
  return head.closest("tr") ?? head;
};
const openFilter = async ({ canvas, userEvent }: User) => {
  await userEvent.click(canvas.getByRole("button", { name: /^Filter/ }));
  const popover = await screen.findByRole("dialog", { name: "Filter orders" });
  await within(popover).findByLabelText("At least");
  return within(popover);
};

Default.test(
  "D-33 a row has number, date, buyer with phone, pieces, total and state",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    const row = await rowOf("7KMP-RT46");
    await expect(row).toHaveTextContent("Electronics laboratory");
    await expect(row).toHaveTextContent("01000011122");
    await expect(row).toHaveTextContent("3 orders of this phone");
    await expect(row).toHaveTextContent("664");
    await expect(row).toHaveTextContent("8,060 EG");
    await expect(row).toHaveTextContent("received");
    await expect(within(row).getByRole("link", { name: "Order 7KMP-RT46" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/dash\/orders\/25$/),
    );
  },
);

Default.test("D-33 prices that are still updating are marked", english, async () => {
  await expect(await rowOf("9DGH-C7XQ")).toHaveTextContent("192 EG1 price updating");
});

Default.test("D-33 an order that stays received for more than 24 hours is waiting", english, async () => {
  await expect(await rowOf("HJ36-WCG4")).toHaveTextContent("waiting");
  await expect(await rowOf("3CDF-GHJ6")).not.toHaveTextContent("waiting");
});

Default.test("D-33 a row opens the order", english, async ({ userEvent }) => {
  const row = await rowOf("9DGH-C7XQ");
  await userEvent.click(within(row).getByText("Omar Hassan"));
  await expect(onOpen).toHaveBeenCalledWith(24);
});

Default.test("D-33 the states are counted, and narrow the list", english, async ({ canvas, userEvent }) => {
  await loaded();
  await expect(canvas.getByRole("button", { name: "all 26" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(canvas.getByRole("button", { name: "confirmed 4" }));
  await waitFor(() => expect(numbers()).toHaveLength(4));
  await expect(onQuery).toHaveBeenLastCalledWith({ ...plainOrderQuery, state: "confirmed" });
  await expect(canvas.getByRole("button", { name: "received 6" })).toHaveAttribute("aria-pressed", "false");
});

Default.test(
  "D-40 pages are numbered, with 1, 5, 10, 20 or 40 rows and the exact total",
  english,
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(numbers()).toHaveLength(20));
    await expect(canvas.getByText("26 orders")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(numbers()).toHaveLength(6));
    const sizes = canvas.getByRole("combobox", { name: "rows per page" });
    await expect(
      within(sizes)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["1", "5", "10", "20", "40"]);
    await userEvent.selectOptions(sizes, "5");
    await waitFor(() => expect(canvas.getByText("page 1 of 6")).toBeVisible());
  },
);

Default.test(
  "D-40 the list is sorted by total and date, the newest first unless chosen otherwise",
  english,
  async ({ canvas, userEvent }) => {
    await loaded();
    await expect(numbers()[0]).toBe("3CDF-GHJ6");
    await userEvent.click(canvas.getByRole("button", { name: "date" }));
    await waitFor(() => expect(numbers()[0]).toBe("QT6K-G73R"));
    await userEvent.click(canvas.getByRole("button", { name: "date" }));
    await waitFor(() => expect(numbers()[0]).toBe("3CDF-GHJ6"));
    await userEvent.click(canvas.getByRole("button", { name: "total" }));
    await userEvent.click(canvas.getByRole("button", { name: "total" }));
    await waitFor(() => expect(numbers()[0]).toBe("HT69-KCR4"));
    await expect(onQuery).toHaveBeenLastCalledWith({ ...plainOrderQuery, sort: "-total" });
  },
);

Default.test("D-33 orders are searched", english, async ({ canvas, userEvent }) => {
  await loaded();
  await userEvent.type(canvas.getByRole("searchbox", { name: "Search orders" }), "Nadia{Enter}");
  await waitFor(() => expect(numbers()).toEqual(["GK7W-3DNP", "W6GM-QF93", "QT6K-G73R"]));
});

Default.test(
  "D-33 a filter by days and totals narrows the list, and its parts can be removed",
  english,
  async ({ canvas, userEvent }) => {
    await loaded();
    const form = await openFilter({ canvas, userEvent });
    await userEvent.type(form.getByLabelText("At least"), "a lot");
    await userEvent.click(form.getByRole("button", { name: "Apply" }));
    await expect(form.getByLabelText("At least")).toBeInvalid();
    await userEvent.clear(form.getByLabelText("At least"));
    await userEvent.type(form.getByLabelText("At least"), "٥٠٠٠");
    await userEvent.click(form.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(onQuery).toHaveBeenLastCalledWith({ ...plainOrderQuery, min: "5000" }));
    await waitFor(() => expect(canvas.getByText("4 orders")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Remove the filter: at least 5,000 EG" }));
    await waitFor(() => expect(canvas.getByText("26 orders")).toBeVisible());
  },
);

Loading.test("D-33 rows are announced while they are fetched", english, async ({ canvas }) => {
  await expect(canvas.getByText("Loading orders")).toBeInTheDocument();
});

Failed.test("D-33 a failure can be retried", english, async ({ canvas, userEvent, msw }) => {
  await expect(await canvas.findByText(/The orders could not be loaded/)).toBeVisible();
  msw.use(...handlersOf(shop));
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await loaded();
});

Empty.test("D-33 a shop without orders says that they appear by themselves", english, async ({ canvas }) => {
  await expect(await canvas.findByRole("heading", { name: "There are no orders yet." })).toBeVisible();
});

NothingFound.test(
  "D-33 nothing found names the term and clears the search",
  english,
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No orders found for “flux capacitor”")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await loaded();
  },
);

Default.test(
  "D-33 on a phone orders are rows of at most 96 px with their next step, that do not scroll sideways",
  { ...onArabicPhone, tags: ["browser"] },
  async ({ canvas }) => {
    await loaded();
    const heads = screen.getAllByRole("rowheader");
    for (const head of heads) await expect(head.closest("tr")?.offsetHeight).toBeLessThanOrEqual(96);
    await expect(canvas.getByRole("heading", { level: 1, name: "الطلبات" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
);

Default.test(
  "D-33 the next step of an order is one command of its row, which opens the dialog with that order alone",
  english,
  async ({ userEvent }) => {
    const cancelled = await rowOf("KG4X-9QTM");
    await expect(within(cancelled).queryByRole("button")).toBeNull();
    const row = await rowOf("3CDF-GHJ6");
    await userEvent.click(within(row).getByRole("button", { name: "Confirm: order 3CDF-GHJ6" }));
    const dialog = await screen.findByRole("dialog", { name: "Confirm orders" });
    await expect(within(dialog).getByRole("button", { name: "Change 1 order" })).toBeVisible();
    await expect(onOpen).not.toHaveBeenCalled();
  },
);

ChangedElsewhere.test(
  "D-33 rows of orders that a colleague has just changed are marked",
  english,
  async ({ canvas }) => {
    await loaded();
    await waitFor(() => expect(canvas.getAllByText("changed by salma just now")).toHaveLength(2));
  },
);

Default.test(
  "D-33 the buyer of a waiting order is reminded by mail, once",
  english,
  async ({ userEvent }) => {
    const row = await rowOf("HJ36-WCG4");
    await userEvent.click(await within(row).findByRole("button", { name: "Remind by mail" }));
    await screen.findByText(/^The reminder is written\./);
    await waitFor(() => expect(row).toHaveTextContent(/reminder written on/));
    await expect(within(row).queryByRole("button", { name: "Remind by mail" })).toBeNull();
    await expect(within(row).getByRole("link", { name: "Cancel order HJ36-WCG4" })).toHaveAttribute(
      "href",
      "/dash/orders/11?to=cancelled",
    );
    await expect(onOpen).not.toHaveBeenCalled();
  },
);

Default.test(
  "D-33 the page ends with the list, whose further rows scroll by themselves",
  { globals: { locale: "en", viewport: { value: "desktop" } }, tags: ["browser"] },
  async ({ canvasElement }) => {
    await loaded();
    const scroller = screen.getByRole("table").parentElement;
    await expect(scroller?.scrollHeight).toBeGreaterThan(scroller?.clientHeight ?? 0);
    const { bottom } = canvasElement.getBoundingClientRect();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(
      Math.ceil(Math.max(bottom + window.scrollY, window.innerHeight)),
    );
  },
);

Default.test(
  "D-33 with text at 200 % the numbers stay in their column",
  { globals: { locale: "en", reader: "large-text", viewport: { value: "desktop" } }, tags: ["browser"] },
  async () => {
    await loaded();
    for (const head of screen.getAllByRole("rowheader"))
      await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
  },
);

LongNames.test(
  "D-33 on the smallest phone a total stays in its card",
  { globals: { locale: "en", viewport: { value: "smallPhone" } }, tags: ["browser"] },
  async () => {
    await loaded();
    for (const row of screen.getAllByRole("row"))
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
);

Default.test(
  "D-33 with text at 200 % on a phone the list fits, and no state is broken within its word",
  { globals: { locale: "en", reader: "large-text", viewport: { value: "phone" } }, tags: ["browser"] },
  async ({ canvas }) => {
    await loaded();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const state of canvas.getAllByText("received")) {
      const line = Number.parseFloat(getComputedStyle(state).lineHeight);
      await expect(state.getBoundingClientRect().height).toBeLessThan(2 * line);
    }
  },
);

Default.test(
  "D-109 an order with delivery shows the total with it, free delivery adds nothing",
  english,
  async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /C9NX-7TKM/ });
    await expect(row).toHaveTextContent(/[\d,]+ EG with delivery/);
    await expect(canvas.getByRole("row", { name: /6PQR-9FKD/ })).not.toHaveTextContent(/with delivery/);
  },
);
