import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { orderLines } from "../../src/modules/orders/lines/order-lines.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { owner } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { stockOf } from "../support/ordering.ts";

const { takeOrder, listKnownBuyers, changeOrderBuyer, findOrder, readReceipt, remindBuyer } = endpoints;
const { api, headers, place, list, read, change, changeLines, refuseLines, historyOf } = adminDesk();

type Body = BodyOf<typeof takeOrder>;

const walkIn: Body = { channel: "counter", handed_over: true, lines: [lineOf(meter, 2)] };
const byPhone: Body = {
  channel: "phone",
  name: "Mona Ali",
  phone: "0100 555 6677",
  email: "mona.ali@example.com",
  address1: "7 River Road",
  lines: [lineOf(meter, 2), lineOf(fuse, 100)],
};
const take = (body: Body, key?: string) =>
  call(api(), takeOrder, { headers: { ...headers(), ...(key && { "idempotency-key": key }) }, body });
const refuse = (body: Body, key?: string) =>
  refused(api(), takeOrder, {
    headers: { ...headers(), ...(key && { "idempotency-key": key }) },
    body,
  });
const buyersOf = async (query: string) =>
  (await call(api(), listKnownBuyers, { headers: headers(), query: { query } })).data;

describe("an order that an administrator takes", () => {
  test("D-117 by phone is confirmed, holds its pieces, is recorded and mailed to its buyer", async () => {
    const { status, order } = await take({ ...byPhone, shop_note: "Calls again at 5" });
    expect(status).toBe(true);
    expect(order).toMatchObject({
      channel: "phone",
      state: "confirmed",
      request: false,
      name: "Mona Ali",
      phone: "01005556677",
      total: "2910.00",
      discount: null,
      shop_note: "Calls again at 5",
      log: [{ by: owner.email, action: "taken", from: null, to: "confirmed", mail: "waiting" }],
    });
    expect([await stockOf(api(), meter.id), await stockOf(api(), fuse.id)]).toEqual([58, 999_900]);
    expect(await historyOf(meter.id)).toMatchObject([{ action: "ordered", by: order.number }]);
    const found = await call(api(), findOrder, { body: { number: order.number, phone: "01005556677" } });
    expect(found.order).toMatchObject({ state: "confirmed", discount: null });
    const stored = await api().database.queries.select({ to: mails.recipient }).from(mails);
    expect(stored).toEqual([{ to: "mona.ali@example.com" }]);
    expect((await list({ channel: "phone" })).data.map(({ number }) => number)).toEqual([order.number]);
    expect((await list({ channel: "web" })).total).toBe(0);
  });

  test("D-117 at the counter needs no buyer, is delivered at once and mails nobody, then or later", async () => {
    const { order } = await take(walkIn);
    expect(order).toMatchObject({ state: "delivered", phone: "", email: "", other_orders: [] });
    const { order: second } = await take(walkIn);
    expect(second.other_orders).toEqual([]);
    expect((await list()).data.map(({ orders_of_phone }) => orders_of_phone)).toEqual([1, 1]);
    await change(order.id, { state: "sent" });
    await change(order.id, { state: "cancelled", goods_back: true });
    expect(await stockOf(api(), meter.id)).toBe(58);
    expect(await api().database.queries.$count(mails)).toBe(0);
    await change(order.id, { state: "received" });
    const reminder = await refused(api(), remindBuyer, { headers: headers(), params: { id: order.id } });
    expect(reminder.code).toBe("state_not_allowed");
  });

  test("D-117 keeps the shop's price beside a lower one, and takes a discount off the sum", async () => {
    const { order } = await take({
      ...walkIn,
      lines: [{ product_id: meter.id, qty: 1, price: "1300" }, lineOf(fuse, 3)],
      discount: { kind: "percent", value: "2.5" },
    });
    expect(order).toMatchObject({
      lines: [
        { price: "1300.00", price_before: "1450.00" },
        { price: "0.10", price_before: null },
      ],
      // 2.5 % of 1300.30 are 32.5075.
      discount: { amount: "32.51", percent: "2.50" },
      total: "1267.79",
    });
  });

  test("D-117 a percentage follows edited lines, and an amount stays as it was given, capped while the lines are worth less", async () => {
    const { order } = await take({ ...byPhone, discount: { kind: "percent", value: "10" } });
    const edited = await changeLines(order.id, { lines: [lineOf(meter, 1)] });
    expect(edited.order).toMatchObject({
      total: "1305.00",
      discount: { amount: "145.00", percent: "10.00" },
    });
    expect(edited.order.log[0]?.text).toContain("−: 291.00 → 145.00");
    const { order: other } = await take({ ...byPhone, discount: { kind: "amount", value: "100" } });
    const cheaper = await changeLines(other.id, { lines: [lineOf(fuse, 1000)] });
    expect(cheaper.order).toMatchObject({
      total: "0.01",
      discount: { amount: "99.99", percent: null, given: "100.00" },
    });
    expect(cheaper.order.log[0]?.text).toContain("−: 100.00 → 99.99");
    const unpriced = await changeLines(other.id, { lines: [{ ...lineOf(meter, 1), price: "0" }] });
    expect(unpriced.order).toMatchObject({ total: "0.00", discount: { amount: "0.00", given: "100.00" } });
    const again = await changeLines(other.id, { lines: [lineOf(meter, 1)] });
    expect(again.order).toMatchObject({ total: "1350.00", discount: { amount: "100.00", percent: null } });
    expect(again.order.discount?.given).toBeUndefined();
  });

  test("D-117 is stored once per attempt, however often and however many at once send it", async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, () => take(byPhone, "counter-0001")));
    expect(new Set(sent.map(({ order }) => order.number)).size).toBe(1);
    expect(sent.filter(({ status }) => status)).toHaveLength(1);
    expect(await stockOf(api(), meter.id)).toBe(58);
    expect(await refuse({ ...byPhone, name: "Other" }, "counter-0001")).toMatchObject({
      code: "idempotency_mismatch",
    });
    const [one, other] = [await take(walkIn), await take(walkIn)];
    expect(one.order.id).not.toBe(other.order.id);
  });

  test("D-117 takes the last pieces once, from the counter or from the shop", async () => {
    const all = await Promise.allSettled([
      take({ ...walkIn, lines: [lineOf(meter, 60)] }),
      place([[meter, 60]]),
      take({ ...byPhone, lines: [lineOf(meter, 60)] }),
    ]);
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stockOf(api(), meter.id)).toBe(0);
  });

  test("D-117 is refused where stock, product, buyer or discount are wrong, and stores nothing", async () => {
    expect(await refuse({ ...walkIn, lines: [lineOf(kit, 1), lineOf(meter, 61)] })).toMatchObject({
      status: 409,
      code: "stock_short",
      errors: { "lines.1.qty": "60" },
    });
    expect(await refuse({ ...walkIn, lines: [{ product_id: 99, qty: 1, price: "1" }] })).toMatchObject({
      code: "invalid",
      errors: { "lines.0.product_id": "unknown_product" },
    });
    expect(await refuse({ ...walkIn, handed_over: false })).toMatchObject({ errors: { phone: "required" } });
    expect(await refuse({ ...byPhone, name: " ", address1: "" })).toMatchObject({
      errors: { name: "required", address1: "required" },
    });
    expect(await refuse({ ...byPhone, phone: "12", email: "mona" })).toMatchObject({
      errors: { phone: "bad_phone", email: "bad_email" },
    });
    for (const discount of [
      { kind: "percent", value: "100" },
      { kind: "amount", value: "2900.00" },
      { kind: "amount", value: "0" },
    ] as const) {
      expect(await refuse({ ...walkIn, discount })).toMatchObject({
        errors: { "discount.value": "too_large" },
      });
    }
    const web: object = { ...walkIn, channel: "web" };
    expect(await refuse({ ...walkIn, ...web })).toMatchObject({ errors: { channel: "bad_value" } });
    expect(await refuse({ ...walkIn, lines: [] })).toMatchObject({ code: "invalid" });
    expect([await api().database.queries.$count(orders), await stockOf(api(), meter.id)]).toEqual([0, 60]);
  });

  test("D-117 D-20 is refused where it comes to more than an amount of money can be, by lines, costs and edits", async () => {
    const most = "9999999999.99";
    const one = { ...lineOf(kit, 1), price: most };
    const tooLarge = { code: "invalid", errors: { lines: "too_large" } };
    expect(await refuse({ ...byPhone, lines: [{ ...one, qty: 2 }] })).toMatchObject(tooLarge);
    const delivery = { to: "EG-C", branch: null, cost: "0.01" } as const;
    expect(await refuse({ ...byPhone, lines: [one], delivery })).toMatchObject(tooLarge);
    const { order } = await take({ ...byPhone, lines: [one] });
    expect(order.due).toBe(most);
    expect(await refuseLines(order.id, { lines: [{ ...one, qty: 2 }] })).toMatchObject(tooLarge);
    expect(await api().database.queries.$count(orders)).toBe(1);
  });

  test("D-117 that the buyer collects needs no address, nor does a quotation", async () => {
    const collected = { to: "pick_up", cost: "0", branch: null } as const;
    const bare = { ...byPhone, name: "", address1: "" };
    const { order } = await take({ ...bare, delivery: collected });
    expect(order).toMatchObject({ state: "confirmed", delivery: { to: "pick_up" } });
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    expect((await take({ ...bare, quotation: { valid_until: day, terms: "" } })).order.state).toBe("quoted");
  });

  test("D-117 may lose its phone and mail address, which an order of the shop's pages keeps", async () => {
    const { order } = await take(byPhone);
    const correct = { name: "", phone: "", email: "", address1: "", address2: "" };
    const corrected = await call(api(), changeOrderBuyer, {
      headers: headers(),
      params: { id: order.id },
      body: correct,
    });
    expect(corrected.order).toMatchObject({ phone: "", email: "" });
    const id = await place();
    expect(
      await refused(api(), changeOrderBuyer, { headers: headers(), params: { id }, body: correct }),
    ).toMatchObject({ errors: { phone: "required", email: "required" } });
  });

  test("D-117 its total equals the sum of its lines less the discount, in SQL", async () => {
    await take({ ...byPhone, discount: { kind: "percent", value: "3.33" } });
    await take({ ...walkIn, discount: { kind: "amount", value: "99.99" } });
    await place([[fuse, 7]]);
    const ofLines = sql`(select sum(price * qty) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
    const differing = await api()
      .database.queries.select({ id: orders.id })
      .from(orders)
      .where(sql`${orders.total} + coalesce(${orders.discount}, 0) <> ${ofLines}`);
    expect(differing).toEqual([]);
    expect(await api().database.queries.$count(orders)).toBe(3);
  });
});

describe("known buyers", () => {
  test("D-117 are found by phone, name or address, each phone once with its newest order", async () => {
    await take({ ...byPhone, address1: "1 Old Street" });
    await take({ ...byPhone, phone: "+201005556677", delivery: { to: "EG-C", cost: "50" } });
    await take(walkIn);
    const [known, ...others] = await buyersOf("5556677");
    expect(others).toEqual([]);
    expect(known).toMatchObject({
      name: "Mona Ali",
      phone: "+201005556677",
      email: "mona.ali@example.com",
      address1: "7 River Road",
      to: "EG-C",
      orders: 2,
      state: "confirmed",
    });
    expect(await buyersOf("mona river")).toHaveLength(1);
    expect(await buyersOf("nobody")).toEqual([]);
    expect(await buyersOf("  ")).toEqual([]);
  });

  test("D-9 D-117 orders are taken and buyers listed by administrators alone", async () => {
    expect((await send(api(), takeOrder, { body: walkIn })).status).toBe(401);
    expect((await send(api(), listKnownBuyers, { query: { query: "mona" } })).status).toBe(401);
  });
});

test.for(["en", "ar"] as const)(
  "D-117 the receipt in %s is one page as wide as a roll of 80 mm",
  async (locale) => {
    const { order } = await take({ ...byPhone, locale, discount: { kind: "percent", value: "5" } });
    const response = await send(api(), readReceipt, { headers: headers(), params: { id: order.id } });
    expect(response.status).toBe(200);
    const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
    expect((Number(width) / 72) * 25.4).toBeCloseTo(80, 1);
    expect(Number(height)).toBeGreaterThan(150);
    expect(Number(height)).toBeLessThan(700);
    expect((await read(order.id)).locale).toBe(locale);
  },
);
