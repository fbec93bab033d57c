import { isDeepStrictEqual } from "node:util";

import { endpoints } from "@shop/contract/endpoints.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { addDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { bookClosings } from "../../src/modules/books/book-closings.table.ts";
import { postings } from "../../src/modules/books/postings.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { on } from "../support/dated-postings.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";

const { api, headers, change, changeLines, read } = adminDesk();
const { takeOrder, sendParcel, recordReturn, changeOrderCosts, readFigures, recordPayment } = endpoints;
const { closeBooks, readClosings, reopenBooks, exportJournal } = endpoints;

const today = shopDayOf(Date.now());
const october = addDays(today, -30);
const queries = () => api().database.queries;

/** Takes an order of meters at a price, which waits to be sent unless it is handed over at once. */
async function take(
  qty: number,
  price: string,
  rest: { readonly handed_over?: boolean; readonly product?: number } = {},
): Promise<AdminOrder> {
  const body = {
    channel: "counter" as const,
    name: "Mona",
    phone: "01012345678",
    address1: "1 Nile St",
    mail: false,
    lines: [{ product_id: rest.product ?? meter.id, qty, price }],
    handed_over: rest.handed_over ?? false,
  };
  return (await call(api(), takeOrder, { headers: headers(), body })).order;
}

const figures = async (from: string, to = from) =>
  (await call(api(), readFigures, { headers: headers(), query: { from, to } })).totals;
/** Begins the books anew with meters that cost so much each. */
async function costs(amount: number, cost: string): Promise<void> {
  await queries().update(products).set({ amount, cost_price: cost }).where(eq(products.id, meter.id));
  await queries().delete(postings);
}
const state = (id: number, to: "sent" | "delivered" | "cancelled" | "confirmed") =>
  change(id, { state: to, mail: false, goods_back: true });
const giveBack = async (id: number, goal: "stock" | "written_off", refund: string | null = null) =>
  call(api(), recordReturn, {
    headers: headers(),
    params: { id },
    body: {
      lines: [{ place: 0, qty: 1, goal }],
      reason: "not_needed",
      mail: false,
      refund: refund === null ? null : { method: "cash", amount: refund },
    },
  });

describe("net, cost and losses", () => {
  test("D-136 114.00 with 14 % of tax and a cost of 90.00 are sales of 100.00 and a margin of 10.00", async () => {
    await costs(10, "90.00");
    await take(1, "114.00", { handed_over: true });
    expect(await figures(today)).toMatchObject({
      orders: 1,
      sales: "100.00",
      vat: [{ rate: "14.00", net: "100.00", vat: "14.00" }],
      total: "114.00",
      margin: { sales: "100.00", amount: "10.00", loss: "0.00" },
    });
  });

  test("D-138 what is returned broken and refunded is lost: a margin of -60.00", async () => {
    await costs(10, "60.00");
    const { id } = await take(1, "114.00", { handed_over: true });
    const body = { kind: "payment" as const, method: "cash" as const, amount: "114.00" };
    await call(api(), recordPayment, { headers: headers(), params: { id }, body });
    await giveBack(id, "written_off", "114.00");
    expect(await figures(today)).toMatchObject({
      sales: "0.00",
      total: "0.00",
      margin: { amount: "-60.00", loss: "60.00" },
    });
  });

  test("D-138 a gift at 0.00 costs its 15.00", async () => {
    await costs(10, "15.00");
    await take(1, "0.00", { handed_over: true });
    expect(await figures(today)).toMatchObject({ sales: "0.00", margin: { amount: "-15.00" } });
  });

  test("D-138 pieces leave at the average of what was received: 115 of 100 at 50.00 and 15 at 55.00 cost 5,825.00", async () => {
    await costs(100, "50.00");
    await queries().execute(sql`select set_config('shop.stock_change', '{"cause":"received"}', false)`);
    await queries()
      .update(products)
      .set({ amount: 115, stock_value: "5825.00" })
      .where(eq(products.id, meter.id));
    await queries().execute(sql`select set_config('shop.stock_change', '', false)`);
    const [{ cost_price: cost } = { cost_price: null }] = await queries()
      .select()
      .from(products)
      .where(eq(products.id, meter.id));
    expect(cost).toBe("50.65");
    await take(100, "114.00", { handed_over: true });
    // 50.6522 each, and not 55.00.
    expect((await figures(today)).margin?.amount).toBe((10_000 - 5065.22).toFixed(2));
    await take(15, "114.00", { handed_over: true });
    expect((await figures(today)).margin?.amount).toBe((11_500 - 5825).toFixed(2));
  });

  test("D-138 what is counted away, or taken out by hand, is lost on its day, and what a cost that is entered changes is not", async () => {
    await costs(10, "20.00");
    const before = (await figures(today)).margin?.loss;
    await queries().update(products).set({ amount: 7 }).where(eq(products.id, meter.id));
    await queries().update(products).set({ cost_price: "30.00" }).where(eq(products.id, meter.id));
    expect(Number((await figures(today)).margin?.loss) - Number(before)).toBe(60);
    const moved = await queries()
      .select({ cause: postings.cause, units: postings.units, cost: postings.cost })
      .from(postings)
      .where(and(eq(postings.productId, meter.id), isNull(postings.orderId)))
      .orderBy(postings.id);
    expect(moved.slice(-2)).toEqual([
      { cause: "corrected", units: -3, cost: "-60.00" },
      { cause: "revalued", units: 0, cost: "70.00" },
    ]);
  });
});

describe("a month that is over", () => {
  test.each([
    ["an order of it that is confirmed and sent later", true, async (id: number) => state(id, "sent")],
    ["a cancellation", true, async (_id: number, sent: number) => state(sent, "cancelled")],
    [
      "cut lines that nobody has got",
      false,
      async (_id: number, _sent: number, part: number) =>
        changeLines(part, { lines: [{ product_id: meter.id, qty: 1, price: "114.00" }] }),
    ],
    [
      "a corrected cost",
      true,
      async (_id: number, sent: number) =>
        call(api(), changeOrderCosts, {
          headers: headers(),
          params: { id: sent },
          body: { version: (await read(sent)).version, costs: ["1.00"] },
        }),
    ],
    [
      "a return",
      true,
      async (_id: number, sent: number) => {
        await state(sent, "delivered");
        await giveBack(sent, "stock");
      },
    ],
  ] as const)(
    "D-136 is not changed by %s: it belongs to the day on which it happens",
    async (_name, isPosted, later) => {
      await costs(100, "50.00");
      const [waiting, sent, part] = await on(api(), october, async () => {
        const orders = [await take(3, "114.00"), await take(2, "114.00"), await take(4, "114.00")];
        await state(orders[1]?.id ?? 0, "sent");
        const id = orders[2]?.id ?? 0;
        const body = { lines: [{ place: 0, qty: 1 }], carrier: "", tracking: "", mail: false };
        await call(api(), sendParcel, { headers: headers(), params: { id }, body });
        return orders.map((order) => order.id);
      });
      const closed = await figures(october);
      expect(closed).toMatchObject({ orders: 2, sales: "300.00" });
      await call(api(), closeBooks, { headers: headers(), body: { until: october } });
      const now = await figures(today);
      await later(waiting ?? 0, sent ?? 0, part ?? 0);
      expect(await figures(october)).toEqual(closed);
      expect(isDeepStrictEqual(await figures(today), now)).toBe(!isPosted);
      await queries().delete(bookClosings);
    },
  );

  test("D-136 is closed by those with the right for it, up to a day that is over, and opened again by an owner alone", async () => {
    const clerk = await signInAdmin(
      api(),
      { email: "books@shop.example", password: "counts twice" },
      "staff",
    );
    expect(await refused(api(), closeBooks, { headers: clerk, body: { until: october } })).toMatchObject({
      status: 403,
    });
    expect(await refused(api(), closeBooks, { headers: headers(), body: { until: today } })).toMatchObject({
      status: 422,
      errors: { until: "bad_value" },
    });
    const { closed_until: closed } = await call(api(), closeBooks, {
      headers: headers(),
      body: { until: october },
    });
    expect(closed).toBe(october);
    expect(
      await refused(api(), closeBooks, { headers: headers(), body: { until: addDays(october, -1) } }),
    ).toMatchObject({ errors: { until: "already_closed" } });
    await expect(
      queries().update(postings).set({ day: october }).where(eq(postings.productId, meter.id)),
    ).rejects.toThrow(/postings/);
    const opened = await call(api(), reopenBooks, { headers: headers() });
    expect(opened).toMatchObject({ status: true, closed_until: null });
    expect(opened.closings[0]?.reopened?.by).toBeTruthy();
    expect((await call(api(), reopenBooks, { headers: headers() })).status).toBe(false);
    expect((await call(api(), readClosings, { headers: headers() })).closings).toHaveLength(1);
    await queries().delete(bookClosings);
  });
});

test("D-136 the journal by double entry balances in each entry, names orders and accounts, and is for those with the right", async () => {
  await costs(100, "50.00");
  const { id } = await take(2, "114.00", { handed_over: true });
  const payment = { kind: "payment" as const, method: "instapay" as const, amount: "228.00" };
  await call(api(), recordPayment, { headers: headers(), params: { id }, body: payment });
  await giveBack(id, "written_off");
  await take(3, "0.35", { product: fuse.id });
  const answer = await send(api(), exportJournal, {
    headers: headers(),
    query: { from: today, to: today, format: "csv", locale: "en" },
  });
  expect(answer.headers.get("content-disposition")).toContain(`journal-${today}-${today}.csv`);
  const [header = "", ...rows] = (await answer.text()).trim().split("\r\n");
  expect(header).toContain("Entry,Day,Time,Document");
  const cells = rows.map((row) => row.split(","));
  const balances = new Map<string, number>();
  const accounts = new Map<string, number>();
  for (const row of cells) {
    const [entry = ""] = row;
    const [account = "", , debit, credit] = row.slice(-7);
    const amount = Math.round(Number(debit || 0) * 100) - Math.round(Number(credit || 0) * 100);
    balances.set(entry, (balances.get(entry) ?? 0) + amount);
    accounts.set(account, (accounts.get(account) ?? 0) + amount);
  }
  expect(balances.size).toBe(3);
  expect([...balances.values()].every((balance) => balance === 0)).toBe(true);
  // One of two sold at 100.00, the other lost at 50.00; 228.00 paid, of which 114.00 are the buyer's again.
  expect(accounts.get("4000")).toBe(-10_000);
  expect(accounts.get("2200")).toBe(-1400);
  expect(accounts.get("5000")).toBe(5000);
  expect(accounts.get("1020")).toBe(22_800);
  expect(accounts.get("1100")).toBe(-11_400);
  const clerk = await signInAdmin(api(), { email: "books@shop.example", password: "counts twice" }, "staff");
  const query = { from: today, to: today, format: "csv", locale: "en" } as const;
  expect((await send(api(), exportJournal, { headers: clerk, query })).status).toBe(403);
});
