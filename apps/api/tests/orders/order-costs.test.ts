import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { products } from "../../src/modules/products/products.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { orderOf } from "../support/ordering.ts";

const desk = adminDesk();
const { api, headers, place, read } = desk;

let staff: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  staff = await signInAdmin(api(), { email: "staff@shop.example", password: "packs parcels" }, "staff");
});

const setCost = (id: number, cost_price: string | null) =>
  api().database.queries.update(products).set({ cost_price }).where(eq(products.id, id));

beforeEach(async () => {
  await setCost(meter.id, "1100.50");
  await setCost(fuse.id, null);
});

const costsIn = async (id: number) => (await read(id)).lines.map(({ unit_cost: cost }) => cost);
const correct = (id: number, costs: (string | null)[], version?: number) =>
  call(api(), endpoints.changeOrderCosts, {
    headers: headers(),
    params: { id },
    body: { costs, ...(version !== undefined && { version }) },
  });

test("D-137 the lines of an order of a page keep the cost of their products; an unknown one stays unknown", async () => {
  const id = await place([
    [meter, 2],
    [fuse, 10],
  ]);
  await setCost(meter.id, "1.00");
  await setCost(fuse.id, "2.00");
  expect(await costsIn(id)).toEqual(["1100.50", null]);
  expect((await read(id)).margin).toEqual({ amount: "342.86", sales: "2543.86", unknown: 1 });
});

test("D-137 a request by chat keeps the cost of the moment at which it was made", async () => {
  const { cart, locale } = orderOf([[meter, 1]]);
  await call(api(), endpoints.requestByChat, {
    body: { cart, locale, buyer: { name: "Mona", phone: "01012345678" } },
  });
  const id = (await call(api(), endpoints.readOrderCounts, { headers: headers() })).newest ?? 0;
  await setCost(meter.id, "1200.00");
  await desk.change(id, { state: "confirmed", mail: false });
  expect(await costsIn(id)).toEqual(["1100.50"]);
});

test("D-137 an order that is taken, and a product that an edit adds, have the cost of that moment", async () => {
  const taken = await call(api(), endpoints.takeOrder, {
    headers: headers(),
    body: {
      channel: "counter",
      name: "Mona",
      phone: "01012345678",
      delivery: { to: "pick_up", cost: "0", branch: null },
      lines: [{ product_id: meter.id, qty: 1, price: "1400" }],
    },
  });
  expect(taken.order.lines.map((line) => line.unit_cost)).toEqual(["1100.50"]);
  await setCost(meter.id, "1200.00");
  await setCost(fuse.id, "0.04");
  const { id } = taken.order;
  const edited = await desk.changeLines(id, { lines: [lineOf(fuse, 5), lineOf(meter, 2)] });
  expect(edited.order.lines.map((line) => [line.name, line.unit_cost])).toEqual([
    ["Fuse", "0.04"],
    ["Clamp meter", "1100.50"],
  ]);
});

test("D-137 an owner corrects costs, with an entry of the log; a wrong number and an older version are refused", async () => {
  const id = await place([
    [meter, 2],
    [fuse, 10],
  ]);
  const { version } = await read(id);
  const { order } = await correct(id, ["1000", "0.03"], version);
  expect(order).toMatchObject({
    version: version + 1,
    margin: { amount: "544.44", sales: "2544.74", unknown: 0 },
    log: [
      { action: "costs", by: "owner@shop.example", text: "Clamp meter: 1100.50 → 1000.00\nFuse: – → 0.03" },
    ],
  });
  expect(await correct(id, ["1000.00", "٠٫٠٣"])).toMatchObject({ status: false });
  const options = { headers: headers(), params: { id } };
  const { changeOrderCosts } = endpoints;
  expect(await refused(api(), changeOrderCosts, { ...options, body: { costs: ["1"] } })).toMatchObject({
    code: "invalid",
    errors: { costs: "bad_value" },
  });
  expect(
    await refused(api(), changeOrderCosts, { ...options, body: { costs: ["1", "2"], version } }),
  ).toMatchObject({ code: "edit_conflict" });
  expect(await refused(api(), changeOrderCosts, { ...options, body: { costs: ["x", null] } })).toMatchObject({
    code: "invalid",
  });
  expect(await correct(id, [null, "0.03"])).toMatchObject({ order: { margin: { unknown: 1 } } });
});

test("D-137 staff neither read nor correct costs of orders, in answers, conflicts, logs and sheets", async () => {
  const id = await place([[meter, 2]]);
  await correct(id, ["1377.31"]);
  const options = { headers: staff, params: { id } };
  expect(
    await refused(api(), endpoints.changeOrderCosts, { ...options, body: { costs: ["1"] } }),
  ).toMatchObject({ status: 403, code: "forbidden" });
  const seen = [
    await send(api(), endpoints.readAdminOrder, options),
    await send(api(), endpoints.changeOrderNote, { ...options, body: { shop_note: "x" } }),
    await send(api(), endpoints.changeOrderNote, { ...options, body: { shop_note: "y", version: 1 } }),
    await send(api(), endpoints.exportOrders, { headers: staff, query: { format: "csv", locale: "en" } }),
    await send(api(), endpoints.listAdminOrders, { headers: staff }),
  ];
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 409, 200, 200]);
  for (const response of seen) {
    const text = await response.text();
    for (const word of [
      "1377.31",
      "1100.50",
      "unit_cost",
      "margin",
      "Margin",
      "costs",
      "Cost price",
      "144.00",
    ])
      expect(text).not.toContain(word);
  }
});

test("D-137 the page of an order, its invoice and its lookup have no cost", async () => {
  const id = await place([[meter, 2]]);
  await correct(id, ["1377.31"]);
  const { token, number, phone } = await read(id);
  const answers = [
    await send(api(), endpoints.followOrder, { body: { token } }),
    await send(api(), endpoints.findOrder, { body: { number, phone } }),
  ];
  for (const answer of answers) {
    const text = await answer.text();
    expect(text).toContain("Clamp meter");
    for (const word of ["1377.31", "cost", "margin"])
      expect(text.replaceAll('"delivery_cost"', "")).not.toContain(`"${word}`);
  }
});

test("D-138 a sheet of orders has cost, margin and lines without a cost at its end, for owners", async () => {
  const id = await place([
    [meter, 2],
    [fuse, 10],
  ]);
  const number = (await read(id)).number;
  const address = addressOf(endpoints.exportOrders, {}, { format: "csv", locale: "en", query: number });
  const sheet = await (await api().request(address, { headers: headers() })).text();
  const rows = sheet.trim().split("\r\n");
  expect(rows[0]).toMatch(
    /,Cost price,Margin of the lines with a cost \(on the order's first line\),Lines without a cost \(on the order's first line\),Company,/,
  );
  expect(rows.slice(1).map((row) => row.split(",").slice(-8, -5))).toEqual([
    ["1100.50", "342.86", "1"],
    ["", "", ""],
  ]);
});

test("D-138 returns and discounts change the margin as they change the sales", async () => {
  const { order } = await call(api(), endpoints.takeOrder, {
    headers: headers(),
    body: {
      channel: "counter",
      name: "Mona",
      phone: "01012345678",
      handed_over: true,
      lines: [{ product_id: meter.id, qty: 4, price: "1500" }],
      discount: { kind: "percent", value: "10" },
    },
  });
  expect(order).toMatchObject({
    total: "5400.00",
    margin: { amount: "334.84", sales: "4736.84", unknown: 0 },
  });
  const back = await call(api(), endpoints.recordReturn, {
    headers: headers(),
    params: { id: order.id },
    body: { lines: [{ place: 0, qty: 1, goal: "stock" }], reason: "not_needed", mail: false },
  });
  expect(back.order).toMatchObject({ margin: { amount: "251.13", sales: "3552.63", unknown: 0 } });
  expect(kit.price).toBe("0.00");
});
