import { endpoints } from "@shop/contract/endpoints.ts";
import { lastShopDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { postings } from "../../src/modules/books/postings.table.ts";
import { letterHead } from "../../src/modules/mails/letter-head.ts";
import { mails } from "../../src/modules/mails/mails.table.ts";
import { orderLines } from "../../src/modules/orders/lines/order-lines.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { productImages } from "../../src/modules/products/product-images.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { call, refused } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { fullOverview } from "../support/full-overview.ts";
import { setSettings } from "../support/set-settings.ts";

const { api, headers, place, putInto, change } = adminDesk();
const { readOverview, deleteProduct, restoreProduct } = endpoints;

const HOUR_MS = 3_600_000;
const read = () => fullOverview(api(), headers());
const queries = () => api().database.queries;

/** Changes when an order was placed. */
const setTime = (id: number, createdAt: Date) =>
  queries().update(orders).set({ createdAt }).where(eq(orders.id, id));
const setAge = (id: number, hours: number) => setTime(id, new Date(Date.now() - hours * HOUR_MS));
const setTotal = (id: number, total: string) =>
  queries().update(orders).set({ total }).where(eq(orders.id, id));
/** Puts an order into a state in which it is handed over on a day; without tax, what it is sold for is its total. */
const handOver = async (id: number, day: string, state: "sent" | "delivered" = "sent"): Promise<void> => {
  await queries().update(orders).set({ vatRate: "0.00" }).where(eq(orders.id, id));
  await queries().update(orderLines).set({ vatRate: "0.00" }).where(eq(orderLines.orderId, id));
  await putInto(id, state);
  await queries().update(postings).set({ day }).where(eq(postings.orderId, id));
};

/** The recipient of mails of new orders, with an address of the configuration or none. */
const addressOf = async (address?: string) =>
  (await letterHead(queries(), { address, locale: "en" })).address;

const setAmount = (id: number, amount: number) =>
  queries().update(products).set({ amount }).where(eq(products.id, id));

test("D-11 the overview is refused without a session", async () => {
  expect(await refused(api(), readOverview, {})).toMatchObject({ status: 401, code: "unauthorized" });
});

test("D-11 a shop without orders has 30 days without sales", async () => {
  const { has_orders, to_confirm, sales, best_sellers, backup } = await read();
  expect({ has_orders, to_confirm, best_sellers, backup }).toEqual({
    has_orders: false,
    to_confirm: { orders: 0, waiting: 0, waiting_hours: 24, requests: 0, requests_total: "0.00", proofs: 0 },
    best_sellers: [],
    backup: null,
  });
  expect(sales).toMatchObject({ orders: 0, total: "0.00" });
  expect(sales.days.map(({ day }) => day)).toEqual(lastShopDays(Date.now(), 30));
  expect(sales.days.every(({ orders: number, total }) => number === 0 && total === "0.00")).toBe(true);
});

test("D-11 orders to confirm are counted, and those that wait for more than 24 hours", async () => {
  await setAge(await place(), 23.9);
  await setAge(await place(), 24.1);
  await setAge(await place(), 900);
  const confirmed = await place();
  await setAge(confirmed, 30);
  await putInto(confirmed, "confirmed");
  expect((await read()).to_confirm).toMatchObject({ orders: 3, waiting: 2, waiting_hours: 24 });
  await setSettings(api(), { waiting_hours: 48 });
  expect((await read()).to_confirm).toMatchObject({ orders: 3, waiting: 1, waiting_hours: 48 });
  const { data } = await call(api(), endpoints.listAdminOrders, { headers: headers() });
  expect(new Set(data.map(({ waiting_hours: hours }) => hours))).toEqual(new Set([48]));
});

test("D-11 what is to be done today is what the lists have to which it leads, and money is that of the day", async () => {
  for (const state of ["confirmed", "confirmed", "sent", "delivered", "delivered"] as const)
    await putInto(await place([[fuse, 3]]), state);
  const refusedOne = await place([[meter, 1]]);
  for (const state of ["confirmed", "sent", "cancelled"] as const)
    await change(refusedOne, { state, mail: false });
  const { data } = await call(api(), endpoints.listAdminOrders, {
    headers: headers(),
    query: { state: "delivered" },
  });
  const [first, second] = data.map(({ id }) => id);
  const pay = (
    id: number | undefined,
    amount: string,
    method: "cash" | "instapay",
    kind: "payment" | "refund" = "payment",
  ) =>
    call(api(), endpoints.recordPayment, {
      headers: headers(),
      params: { id: id ?? 0 },
      body: { kind, method, amount, reference: "", note: "", branch: null },
    });
  await pay(first, "0.30", "cash");
  await pay(second, "0.20", "instapay");
  await pay(second, "0.05", "instapay", "refund");
  const { day } = await read();
  expect(day).toMatchObject({
    to_pack: 2,
    out: { orders: 1, due: "0.30" },
    unpaid: { orders: 1, due: "0.15" },
    coming_back: 1,
    not_for_sale: 0,
    quotations: 0,
    quotations_ending: 0,
  });
  expect(day.money.toSorted((a, b) => a.method.localeCompare(b.method))).toEqual([
    { method: "cash", net: "0.30" },
    { method: "instapay", net: "0.15" },
  ]);
  const counted = async (query: Readonly<Record<string, string>>) =>
    (await call(api(), endpoints.listAdminOrders, { headers: headers(), query })).total;
  expect(await counted({ state: "confirmed" })).toBe(2);
  expect(await counted({ state: "sent" })).toBe(1);
  expect(await counted({ state: "delivered", payment: "due", from: day.unpaid_since })).toBe(1);
  const { total } = await call(api(), endpoints.listAdminProducts, {
    headers: headers(),
    query: { aside: "coming_back" },
  });
  expect(total).toBe(1);
});

test("D-11 D-43 requests stand apart, with their sum", async () => {
  await place();
  const request = await place();
  await queries().update(orders).set({ request: true }).where(eq(orders.id, request));
  await setTotal(request, "209273.00");
  const { to_confirm, sales, best_sellers } = await read();
  expect(to_confirm).toMatchObject({ orders: 2, requests: 1, requests_total: "209273.00" });
  expect({ sales: sales.total, best_sellers }).toEqual({ sales: "0.00", best_sellers: [] });
  await handOver(request, shopDayOf(Date.now()));
  expect(await read()).toMatchObject({
    to_confirm: { orders: 1, requests: 0, requests_total: "0.00", proofs: 0 },
    sales: { orders: 1, total: "209273.00" },
  });
});

test("D-11 D-19 the sales of a day are what was handed over on it, with the exact sum", async () => {
  const days = lastShopDays(Date.now(), 30);
  const [first = "", second = ""] = days;
  for (const total of ["90071992547409930.01", "0.02"]) {
    const id = await place();
    await setTotal(id, total);
    await handOver(id, second);
  }
  await putInto(await place(), "confirmed");
  await putInto(await place(), "cancelled");
  await handOver(await place([[fuse, 3]]), first, "delivered");
  const { sales } = await read();
  expect(sales.days.slice(0, 3)).toEqual([
    { day: first, orders: 1, total: "0.30" },
    { day: second, orders: 2, total: "90071992547409930.03" },
    { day: days[2], orders: 0, total: "0.00" },
  ]);
  expect(sales).toMatchObject({ orders: 3, total: "90071992547409930.33" });
});

test("D-11 what is handed over counts on the day in the shop's time zone, and the earliest day is the first of 30", async () => {
  const days = lastShopDays(Date.now(), 31);
  const [before = "", first = ""] = days;
  const id = await place([[fuse, 1]]);
  await putInto(id, "sent");
  const posted = await queries().select().from(postings).where(eq(postings.orderId, id));
  expect(new Set(posted.map(({ day }) => day))).toEqual(new Set([shopDayOf(Date.now())]));
  expect((await read()).sales.orders).toBe(1);
  for (const [day, counted] of [
    [before, 0],
    [first, 1],
  ] as const) {
    await queries().update(postings).set({ day }).where(eq(postings.orderId, id));
    expect((await read()).sales.orders).toBe(counted);
  }
});

test("D-11 best sellers are the products on sale with most pieces in 30 days", async () => {
  const sold = await place([
    [fuse, 30],
    [meter, 2],
  ]);
  await putInto(sold, "confirmed");
  await putInto(await place([[kit, 2]]), "sent");
  await place([[meter, 30]]);
  await putInto(await place([[meter, 20]]), "cancelled");
  const old = await place([[kit, 3]]);
  await putInto(old, "delivered");
  await setAge(old, 31 * 24);
  expect((await read()).best_sellers).toEqual([
    { id: fuse.id, name: fuse.name, name_ar: fuse.name_ar, pieces: 30 },
    { id: meter.id, name: meter.name, name_ar: meter.name_ar, pieces: 2 },
    { id: kit.id, name: kit.name, name_ar: null, pieces: 2 },
  ]);
  await call(api(), deleteProduct, { headers: headers(), params: { id: fuse.id } });
  const { best_sellers } = await read();
  await call(api(), restoreProduct, { headers: headers(), params: { id: fuse.id } });
  expect(best_sellers.map(({ id }) => id)).toEqual([meter.id, kit.id]);
});

test("D-11 products with at most 5 pieces are low, the lowest first", async () => {
  expect((await read()).low_stock).toEqual({
    products: 1,
    lowest: [{ id: kit.id, name: kit.name, name_ar: null, amount: 5 }],
  });
  await setAmount(meter.id, 0);
  await setAmount(fuse.id, 6);
  const { low_stock } = await read();
  expect(low_stock.products).toBe(2);
  expect(low_stock.lowest.map(({ id, amount }) => [id, amount])).toEqual([
    [meter.id, 0],
    [kit.id, 5],
  ]);
});

test("D-11 products without price, picture or Arabic name are counted, deleted ones are not", async () => {
  const { missing } = await read();
  expect(missing).toMatchObject({ price: 1, name_ar: 1 });
  const pictures = await queries().select().from(productImages).where(eq(productImages.productId, meter.id));
  await queries().delete(productImages).where(eq(productImages.productId, meter.id));
  expect((await read()).missing.picture).toBe(missing.picture + (pictures.length > 0 ? 1 : 0));
  if (pictures.length > 0) await queries().insert(productImages).values(pictures);
  await call(api(), deleteProduct, { headers: headers(), params: { id: kit.id } });
  const after = (await read()).missing;
  await call(api(), restoreProduct, { headers: headers(), params: { id: kit.id } });
  expect(after).toMatchObject({ price: 0, name_ar: 0 });
});

test.each(["hidden", "draft"] as const)("D-11 D-102 a %s product awaits nothing", async (visibility) => {
  await queries().update(products).set({ visibility }).where(eq(products.id, kit.id));
  const { low_stock, missing } = await read();
  await queries().update(products).set({ visibility: "shown" }).where(eq(products.id, kit.id));
  expect(low_stock).toEqual({ products: 0, lowest: [] });
  expect(missing).toMatchObject({ price: 0, name_ar: 0 });
});

test("D-11 D-23 an address of the demonstration, to which new orders are mailed, is named until another is set", async () => {
  expect((await read()).mails.demonstration_address).toBe("orders@shop.example");
  await setSettings(api(), { orders_mail: "owner@shop-of-parts.com" });
  expect((await read()).mails.demonstration_address).toBeNull();
});

test("D-23 mails of new orders go to the address of the settings, else of the configuration, else to the contact address", async () => {
  const shop = { ...defaultSettings.shop, mail: "contact@parts.com" };
  await setSettings(api(), { shop });
  expect(await addressOf()).toBe("contact@parts.com");
  expect(await addressOf("configured@parts.com")).toBe("configured@parts.com");
  await setSettings(api(), { shop, orders_mail: "orders@parts.com" });
  expect(await addressOf("configured@parts.com")).toBe("orders@parts.com");
});

test("D-11 mails that failed are counted while they are retried, and when they were given up", async () => {
  const [before, now] = [new Date(Date.now() - HOUR_MS), new Date()];
  // Due in an hour, so that the outbox leaves them as they are.
  const mail = {
    recipient: "mona@example.com",
    replyTo: "shop@example.com",
    subject: "Your order",
    text: "",
    html: "",
    nextAttemptAt: new Date(Date.now() + HOUR_MS),
  };
  await queries()
    .insert(mails)
    .values([
      { ...mail, messageId: "<new@test>" },
      { ...mail, messageId: "<retried@test>", attempts: 2, lastError: "refused" },
      { ...mail, messageId: "<sent@test>", attempts: 1, sentAt: now },
      { ...mail, messageId: "<given-up@test>", attempts: 9, lastError: "refused", givenUpAt: before },
      { ...mail, messageId: "<given-up-too@test>", attempts: 9, lastError: "refused", givenUpAt: now },
    ]);
  expect((await read()).mails).toMatchObject({ has_server: true, retrying: 1, given_up: 2, kept: 0 });
});
