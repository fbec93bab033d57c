import { endpoints } from "@shop/contract/endpoints.ts";
import { type FigureDimension, figureDimensions, isOfLines } from "@shop/domain/figures/figures.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { orderChannels } from "@shop/domain/orders/order-channel.ts";
import { isSale, type OrderState, orderStates } from "@shop/domain/orders/order-state.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { postings } from "../../src/modules/books/postings.table.ts";
import { completeBooks } from "../../src/modules/orders/books/complete-books.ts";
import { orderLines } from "../../src/modules/orders/lines/order-lines.table.ts";
import { orderLog } from "../../src/modules/orders/order-log.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { orderReturnLines, orderReturns } from "../../src/modules/orders/returns/order-returns.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";
import type { TestApi } from "../support/test-api.ts";

const { readFigures, exportFigures, listAdminOrders } = endpoints;

const products = Array.from({ length: 70 }, (_, at) =>
  aProduct({
    id: at + 1,
    name: `Part ${at + 1}`,
    part_number: `P-${at + 1}`,
    brand: at % 3 === 0 ? null : `Brand ${at % 5}`,
    category_id: 1 + (at % 2),
    sub_category_id: 1 + (at % 2),
  }),
);
const branches = [null, { en: "Cairo", ar: "القاهرة" }, { en: "Giza", ar: "الجيزة" }];

/** An order as it is drawn; prices in piastres, the day counted from 1 January 2026. */
const drawnOrder = fc.record({
  day: fc.integer({ min: 0, max: 119 }),
  state: fc.constantFrom(...orderStates),
  channel: fc.constantFrom(...orderChannels),
  branch: fc.constantFrom(...branches),
  place: fc.constantFrom(null, "EG-C", "EG-ALX" as const),
  person: fc.constantFrom("a@shop.example", "b@shop.example"),
  off: fc.integer({ min: 0, max: 99 }),
  lines: fc.array(
    fc.record({
      product: fc.integer({ min: 1, max: 72 }),
      price: fc.integer({ min: 0, max: 99_999 }),
      qty: fc.integer({ min: 1, max: 9 }),
      returned: fc.integer({ min: 0, max: 9 }),
      // In piastres; null where it is not known.
      cost: fc.option(fc.integer({ min: 0, max: 99_999 }), { freq: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

const isHandedOver = (state: OrderState): boolean => state === "sent" || state === "delivered";

const drawn = fc.sample(drawnOrder, { numRuns: 400, seed: 41 }).map(({ off, lines: all, ...order }) => {
  const { state } = order;
  const lines = all.map((line) =>
    Object.assign(line, {
      sent: isHandedOver(state) ? line.qty : 0,
      returned: state === "delivered" ? Math.min(line.returned, line.qty) : 0,
    }),
  );
  const sum = lines.reduce((total, { price, qty }) => total + price * qty, 0);
  const total = sum - Math.floor((sum * off) / 100);
  const back = lines.reduce((value, { price, returned }) => value + price * returned, 0);
  // Less than what came back was given back now and then.
  const returned = sum === 0 ? 0 : Math.floor((total * back) / sum / (off % 4 === 0 ? 2 : 1));
  return Object.assign(order, { lines, total, returned });
});
type Drawn = (typeof drawn)[number];

const money = (piastres: number): string => (piastres / 100).toFixed(2);
const dayOf = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);

/** What came back of an order, all of it on the day on which it was handed over. */
const insertReturns = async ({ database: { queries } }: TestApi): Promise<void> => {
  const back = drawn.flatMap((order, at) =>
    order.lines.some(({ returned }) => returned > 0) ? [{ ...order, orderId: at + 1 }] : [],
  );
  await queries.insert(orderReturns).values(
    back.map(({ orderId, day, returned }) => ({
      id: orderId,
      orderId,
      reason: "not_needed" as const,
      value: money(returned),
      at: new Date(`${dayOf(day)}T20:45:00Z`),
      by: "a@shop.example",
    })),
  );
  await queries.insert(orderReturnLines).values(
    back.flatMap(({ orderId, lines }) =>
      lines.flatMap(({ product, price, returned }, place) =>
        returned === 0
          ? []
          : [
              {
                returnId: orderId,
                place,
                productId: product,
                name: "",
                qty: returned,
                goal: "stock" as const,
                worth: money(price * returned),
              },
            ],
      ),
    ),
  );
};

const insertDrawn = async (api: TestApi): Promise<void> => {
  await api.database.queries.insert(orders).values(
    drawn.map(({ day, state, channel, branch, place, total, returned }, at) => ({
      id: at + 1,
      number: `F${at}`,
      locale: "en" as const,
      name: "",
      email: "",
      phone: "",
      address1: "",
      address2: "",
      note: "",
      contentHash: "",
      state,
      channel,
      request: state === "received" && at % 2 === 0,
      deliveryBranch: branch,
      deliverTo: place,
      total: money(total),
      returned: money(returned),
      // In the night after the day, which is still that day by UTC, and in winter and summer the next one in Egypt only from 22:00 or 21:00.
      createdAt: new Date(`${dayOf(day)}T20:30:00Z`),
      stateChangedAt: new Date(`${dayOf(day)}T20:30:00Z`),
      // What goods are sold for is without tax, which these have not.
      vatRate: "0.00",
    })),
  );
  await api.database.queries.insert(orderLines).values(
    drawn.flatMap(({ lines }, at) =>
      lines.map(({ product, price, qty, sent, returned, cost }, place) => ({
        orderId: at + 1,
        place,
        productId: product,
        name: `Ordered ${product}`,
        price: money(price),
        qty,
        sent,
        returned,
        cost: cost === null ? null : money(cost),
      })),
    ),
  );
  await api.database.queries
    .insert(orderLog)
    .values(
      drawn.flatMap(({ state, person }, at) =>
        isSale(state)
          ? [{ orderId: at + 1, by: person, action: "state" as const, to: "confirmed" as const }]
          : [],
      ),
    );
  await insertReturns(api);
  await completeBooks(api.database, () => {});
};

const shop = keptShop(
  aCatalogue({
    categories: [aCategory({ id: 1, name: "Meters" }), aCategory({ id: 2, name: "Parts" })],
    subCategories: [aSubCategory({ id: 1, category_id: 1 }), aSubCategory({ id: 2, category_id: 2 })],
    products,
  }),
  { fill: insertDrawn },
);

const range = { from: dayOf(31), to: dayOf(90) };
const earlier = { from: dayOf(-29), to: dayOf(30) };
const soldIn = ({ from, to }: typeof range): Drawn[] =>
  drawn.filter(({ day, state }) => isHandedOver(state) && dayOf(day) >= from && dayOf(day) <= to);
const netOf = ({ total, returned }: Drawn): number => total - returned;

/** The parts of an order by a dimension, each with what it brings in piastres, not rounded, and its kept units. */
function partsOf(order: Drawn, by: FigureDimension): { key: string; value: number; units: number }[] {
  const whole = {
    value: netOf(order),
    units: order.lines.reduce((sum, line) => sum + line.qty - line.returned, 0),
  };
  if (by === "channel") return [{ key: order.channel, ...whole }];
  if (by === "branch") return [{ key: order.branch?.en ?? "", ...whole }];
  if (by === "place") return [{ key: order.place ?? "", ...whole }];
  if (by === "person") return [{ key: order.person, ...whole }];
  const sum = order.lines.reduce((all, { price, qty }) => all + price * qty, 0);
  const back = order.lines.reduce((all, { price, returned }) => all + price * returned, 0);
  return order.lines.map(({ product: id, price, qty, returned }) => {
    // Goods have their share of the discount, and what came back that of what was given back.
    const value =
      (sum > 0 ? (order.total * price * qty) / sum : 0) -
      (back > 0 ? (order.returned * price * returned) / back : 0);
    const product = products[id - 1];
    const keys = {
      product: String(id),
      brand: product?.brand ?? "",
      category: String(product?.category_id ?? ""),
    };
    return { key: keys[by], value, units: qty - returned };
  });
}

/** What the lines of an order earn by a dimension, in piastres, not rounded. */
function earnedOf(order: Drawn, by: FigureDimension) {
  const [whole] = partsOf(order, by);
  const parts = partsOf(order, "product");
  return order.lines.map(({ product, qty, returned, cost }, at) => {
    const isOfWhole = !["product", "brand", "category"].includes(by);
    const key = (isOfWhole ? whole : partsOf(order, by)[at])?.key ?? "";
    if (cost === null) return { key, product, known: 0, cost: 0, unknown: qty - returned };
    return { key, product, known: parts[at]?.value ?? 0, cost: cost * (qty - returned), unknown: 0 };
  });
}

const sumIn = <K extends "known" | "cost" | "unknown">(all: readonly Record<K, number>[], of: K): number =>
  all.reduce((sum, one) => sum + one[of], 0);

const read = (by: FigureDimension, query = range) =>
  call(shop().api, readFigures, { headers: shop().headers, query: { ...query, by } });

const refuse = (query: Record<string, string>, as = shop().headers) =>
  refused(shop().api, readFigures, { headers: as, query: { ...range, ...query } });

/** The rows of a breakdown by category as a sheet in Arabic. */
const sheetOf = async (days: typeof range) => {
  const answer = await send(shop().api, exportFigures, {
    headers: shop().headers,
    query: { ...days, by: "category", format: "csv", locale: "ar" },
  });
  const [header = "", ...lines] = (await answer.text()).trim().split("\r\n");
  return { answer, header, lines };
};

describe("figures of sales", () => {
  test("D-136 totals are those of what was handed over in the period, less returns; requests stand apart", async () => {
    const { totals, totals_before: before, before: compared, steps } = await read("channel");
    const [now, was] = [soldIn(range), soldIn(earlier)];
    expect(compared).toEqual(earlier);
    const sum = (sold: readonly Drawn[]): string => money(sold.reduce((all, one) => all + netOf(one), 0));
    expect([totals.orders, totals.sales, before.orders, before.sales]).toEqual([
      now.length,
      sum(now),
      was.length,
      sum(was),
    ]);
    expect(totals.average).toBe(
      money(Math.round(now.reduce((all, one) => all + netOf(one), 0) / now.length)),
    );
    const requests = drawn.filter(
      ({ day, state }, at) =>
        state === "received" && at % 2 === 0 && dayOf(day) >= range.from && dayOf(day) <= range.to,
    );
    expect([totals.requests, totals.requests_total]).toEqual([
      requests.length,
      money(requests.reduce((all, { total }) => all + total, 0)),
    ]);
    expect(steps.map(({ from }) => from)).toEqual(Array.from({ length: 60 }, (_, at) => dayOf(31 + at)));
    expect(sumOf(steps.map(({ sales }) => sales))).toBe(totals.sales);
    expect(sumOf(steps.map((step) => step.before))).toBe(before.sales);
  });

  test.each(["channel", "branch", "place", "category", "brand", "person"] as const)(
    "D-136 D-40 each part by %s leads to as many orders as it counts",
    async (by) => {
      const { rows } = await read(by);
      expect(rows.filter(({ key }) => key !== "").length).toBeGreaterThan(1);
      for (const { key, orders: counted } of rows) {
        if (key === "") continue;
        const { total } = await call(shop().api, listAdminOrders, {
          headers: shop().headers,
          query: { sales: "some", ...range, [by]: key },
        });
        expect({ [key]: total }).toEqual({ [key]: counted });
      }
    },
  );

  test("D-136 a long period has a step for each month", async () => {
    const { steps, totals } = await read("channel", { from: "2026-01-01", to: "2026-04-30" });
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      ["2026-01-01", "2026-01-31"],
      ["2026-02-01", "2026-02-28"],
      ["2026-03-01", "2026-03-31"],
      ["2026-04-01", "2026-04-30"],
    ]);
    expect(sumOf(steps.map(({ sales }) => sales))).toBe(totals.sales);
  });

  test.each(figureDimensions)(
    "D-136 the parts by %s are what their orders and lines bring, and add up",
    async (by) => {
      const { totals, totals_before: before, rows, others } = await read(by);
      expect(sumOf([...rows.map(({ sales }) => sales), others?.sales ?? "0.00"])).toBe(totals.sales);
      expect(sumOf([...rows.map((row) => row.before), others?.before ?? "0.00"])).toBe(before.sales);
      const expected = Map.groupBy(
        soldIn(range).flatMap((order, at) => partsOf(order, by).map((part) => Object.assign(part, { at }))),
        ({ key }) => key,
      );
      expect(rows.length).toBeGreaterThan(1);
      for (const { key, orders: count, units, sales } of rows) {
        const parts = expected.get(key) ?? [];
        const value = parts.reduce((sum, part) => sum + part.value, 0);
        // Each line is rounded to the piastre.
        expect(Math.abs(Number(sales) * 100 - value)).toBeLessThan(isOfLines(by) ? parts.length : 0.01);
        expect([count, units]).toEqual([
          new Set(parts.map(({ at }) => at)).size,
          parts.reduce((sum, part) => sum + part.units, 0),
        ]);
      }
      const values = rows.map(({ sales }) => Number(sales));
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    },
  );

  test.each(figureDimensions)(
    "D-138 margins by %s are what the lines with a cost earn, and add up; lines without one are counted",
    async (by) => {
      const { totals, rows, others } = await read(by);
      const expected = soldIn(range).flatMap((order) => earnedOf(order, by));
      expect(Math.abs(Number(totals.margin?.sales) * 100 - sumIn(expected, "known"))).toBeLessThan(
        expected.length,
      );
      expect(totals.margin?.amount).toBe(
        money(Math.round(Number(totals.margin?.sales) * 100) - sumIn(expected, "cost")),
      );
      for (const { key, margin } of rows) {
        const parts = expected.filter((part) => part.key === key);
        expect(Number(margin?.unknown) > 0).toBe(sumIn(parts, "unknown") > 0);
        expect(Math.abs(Number(margin?.sales) * 100 - sumIn(parts, "known"))).toBeLessThan(parts.length);
        expect(margin?.amount).toBe(money(Math.round(Number(margin?.sales) * 100) - sumIn(parts, "cost")));
      }
      const all = [...rows, ...(others ? [others] : [])].flatMap(({ margin }) => margin ?? []);
      expect(all).toHaveLength(rows.length + (others ? 1 : 0));
      expect(sumOf(all.map(({ amount }) => amount))).toBe(totals.margin?.amount);
      expect(all.reduce((sum, { unknown }) => sum + unknown, 0)).toBe(totals.margin?.unknown);
    },
  );

  test("D-138 staff read sales without margins, also in sheets", async () => {
    const { api } = shop();
    const staff = await signInAdmin(api, { email: "staff@shop.example", password: "packs parcels" }, "staff");
    const query = { ...range, by: "channel" } as const;
    const seen = [
      await send(api, readFigures, { headers: staff, query }),
      await send(api, exportFigures, { headers: staff, query: { ...query, format: "csv", locale: "en" } }),
    ];
    for (const answer of seen) {
      expect(answer.status).toBe(200);
      expect((await answer.text()).toLowerCase()).not.toMatch(/margin|cost/);
    }
  });

  test("D-136 parts beyond the fiftieth are summed up, and products that were deleted keep the name of their lines", async () => {
    const { rows, others } = await read("product");
    const sold = new Set(
      [...soldIn(range), ...soldIn(earlier)].flatMap(({ lines }) => lines.map(({ product }) => product)),
    );
    expect([rows.length, others?.rows]).toEqual([50, sold.size - 50]);
    const short = await read("product", { from: dayOf(31), to: dayOf(33) });
    expect(short.others?.rows ?? 0).toBe(Math.max(0, short.rows.length + (short.others?.rows ?? 0) - 50));
    const all = await read("product", { from: dayOf(0), to: dayOf(119) });
    const named = [...rows, ...all.rows].find(({ key }) => key === "71" || key === "72");
    expect(named?.name).toBe(`Ordered ${named?.key}`);
  });

  test("D-136 a breakdown is a sheet of its parts and their sum", async () => {
    const { answer, header, lines } = await sheetOf(range);
    const { totals, totals_before: before } = await read("category");
    expect(lines).toContain(
      `المجموع,,${totals.orders},,${totals.sales},${before.sales},${totals.margin?.amount},${totals.margin?.sales},${totals.margin?.unknown}`,
    );
    expect(header).toContain("القسم");
    expect(answer.headers.get("content-disposition")).toContain(
      `figures-category-${range.from}-${range.to}.csv`,
    );
  });

  test("D-136 D-138 the sheet leads from the sales to what was charged and to the margin, also where more came back than was sold", async () => {
    const day = dayOf(200);
    const of = { day, orderId: 1, channel: "web", known: true, by: "" } as const;
    const standard = { ...of, rate: "14.00" };
    await shop()
      .api.database.queries.insert(postings)
      .values([
        { ...standard, kind: "goods", productId: 1, units: 2, net: "200.00", vat: "28.00", cost: "120.00" },
        { ...standard, kind: "delivery", net: "50.00", vat: "7.00" },
        { ...standard, kind: "fee", net: "10.00", vat: "1.40" },
        { ...of, kind: "goods", productId: 2, units: -3, net: "-240.00", cost: "-90.00", loss: "60.00" },
        { ...of, rate: "0.00", kind: "goods", productId: 3, units: 1, net: "30.00", known: false },
      ]);
    const { lines } = await sheetOf({ from: day, to: day });
    expect(lines.slice(lines.findIndex((line) => line.startsWith("المجموع")))).toEqual([
      "المجموع,,0,,-10.00,0.00,-130.00,-40.00,1",
      ",",
      "من المبيعات إلى الإجمالي بالضريبة,,,,بدون الضريبة,ضريبة القيمة المضافة",
      "البضاعة,,,,-10.00",
      "التوصيل,,,,50.00",
      "رسوم الدفع,,,,10.00",
      "بدون الضريبة,,,,50.00",
      "ضريبة القيمة المضافة 14%,,,,260.00,36.40",
      "معفى من ضريبة القيمة المضافة,,,,30.00,0.00",
      "ضريبة القيمة المضافة، نسبة غير معروفة,,,,-240.00,0.00",
      "الإجمالي بالضريبة,,,,86.40",
      ",",
      "من المبيعات إلى هامش الربح,,,,المبلغ",
      "المبيعات معروفة التكلفة,,,,-40.00",
      "تكلفة البضاعة,,,,-30.00",
      "مرتجعات لا يمكن بيعها ثانية,,,,-60.00",
      "هامش الربح,,,,-130.00",
    ]);
  });

  test("D-136 days that are no period are refused, and so is who is not signed in", async () => {
    for (const query of [{ from: dayOf(91) }, { from: "2020-01-01" }, { to: "2026-02-30" }, { by: "buyer" }])
      expect(await refuse(query)).toMatchObject({ status: 400, code: "bad_query" });
    expect((await refuse({}, {})).status).toBe(401);
  });
});
