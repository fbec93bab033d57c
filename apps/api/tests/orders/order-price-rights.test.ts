import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { beforeEach, describe, expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { call, refused } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";

const { takeOrder, changeOrderLines, readOrderLimits, changeSettings } = endpoints;
const { api, headers, place, read, list } = adminDesk();

/** An administrator who takes orders, but changes no prices. */
let seller: Readonly<Record<string, string>> = {};
beforeEach(async () => {
  const credentials = { email: "seller@shop.example", password: "sells at the counter" };
  seller = await signInAdmin(api(), credentials, "staff", ["view_orders", "orders"]);
});

const lineAt = (price: string, qty = 1) => ({ product_id: meter.id, qty, price });
type Order = Pick<BodyOf<typeof takeOrder>, "lines" | "discount">;
const bodyOf = (order: Order) => ({ channel: "counter" as const, handed_over: true, ...order });
const take = (order: Order) => call(api(), takeOrder, { headers: seller, body: bodyOf(order) });
const refuse = (order: Order) => refused(api(), takeOrder, { headers: seller, body: bodyOf(order) });
const allow = (percent: number) =>
  call(api(), changeSettings, { headers: headers(), body: { version: 0, discount_limit: percent } });
const percent = (value: string) => ({ kind: "percent" as const, value });

describe("D-147 without the right to change prices, an order", () => {
  test("is taken at the shop's prices", async () => {
    const { order } = await take({ lines: [lineOf(meter, 1), lineOf(fuse, 3)] });
    expect(order).toMatchObject({ total: "1450.30", log: [{ action: "taken", text: "" }] });
    expect(await call(api(), readOrderLimits, { headers: seller })).toEqual({ discount: 0 });
  });

  test.each<[name: string, order: Order, field: string]>([
    ["a lower price", { lines: [lineAt("1449.99")] }, "lines.0.price"],
    ["a higher price", { lines: [lineOf(fuse, 1), lineAt("1500")] }, "lines.1.price"],
    ["a discount", { lines: [lineOf(meter, 1)], discount: percent("1") }, "discount.value"],
  ])("with %s is refused, and stores nothing", async (_name, order, field) => {
    expect(await refuse(order)).toMatchObject({ code: "invalid", errors: { [field]: "above_limit" } });
    expect((await list()).total).toBe(0);
  });

  test("is edited at the prices that it has, and at those of the shop for what is added", async () => {
    const { order } = await call(api(), takeOrder, {
      headers: headers(),
      body: {
        channel: "phone",
        name: "Mona",
        phone: "01005556677",
        address1: "7 River Road",
        lines: [lineAt("1000")],
      },
    });
    const edit = (lines: Order["lines"]) => ({ headers: seller, params: { id: order.id }, body: { lines } });
    const cheap = await refused(api(), changeOrderLines, edit([lineAt("999")]));
    expect(cheap).toMatchObject({ errors: { "lines.0.price": "above_limit" } });
    const free = await refused(
      api(),
      changeOrderLines,
      edit([lineAt("1000"), { ...lineOf(fuse, 1), price: "0.01" }]),
    );
    expect(free).toMatchObject({ errors: { "lines.1.price": "above_limit" } });
    await call(api(), changeOrderLines, edit([lineAt("1000"), lineOf(fuse, 1)]));
    expect(await read(order.id)).toMatchObject({ total: "1000.10" });
  });

  test("of the shop's pages is edited as well", async () => {
    const id = await place();
    const options = { headers: seller, params: { id }, body: { lines: [lineAt("1", 2)] } };
    expect(await refused(api(), changeOrderLines, options)).toMatchObject({ code: "invalid" });
  });
});

describe("D-147 with a limit of the settings, an order", () => {
  test("has lower prices and a discount within it together, and its log says who gave them", async () => {
    await allow(10);
    expect(await call(api(), readOrderLimits, { headers: seller })).toEqual({ discount: 10 });
    const { order } = await take({ lines: [lineAt("1378")], discount: percent("5") });
    expect(order).toMatchObject({
      total: "1309.10",
      log: [
        {
          by: "seller@shop.example",
          action: "taken",
          text: "Clamp meter: 1450.00 → 1378.00\n−: – → 68.90",
        },
      ],
    });
    expect(await refuse({ lines: [lineAt("1304")] })).toMatchObject({
      errors: { "lines.0.price": "above_limit" },
    });
    expect(await refuse({ lines: [lineAt("1378")], discount: percent("6") })).toMatchObject({
      errors: { "discount.value": "above_limit" },
    });
  });

  test("keeps its discount within the limit as its lines are cut, unless it was above it before", async () => {
    await allow(10);
    const edit = (id: number, qty: number) => ({
      headers: seller,
      params: { id },
      body: { lines: [lineOf(fuse, qty)] },
    });
    const given = { kind: "amount" as const, value: "10" };
    const order = { channel: "phone" as const, name: "Mona", phone: "01005556677", address1: "7 River Road" };
    const lines = [lineOf(fuse, 2000)];
    const own = await call(api(), takeOrder, {
      headers: seller,
      body: { ...order, lines, discount: given },
    });
    expect(await refused(api(), changeOrderLines, edit(own.order.id, 900))).toMatchObject({
      status: 409,
      code: "discount_above_limit",
    });
    await call(api(), changeOrderLines, edit(own.order.id, 1000));
    expect(await read(own.order.id)).toMatchObject({ total: "90.00" });
    const owners = await call(api(), takeOrder, {
      headers: headers(),
      body: { ...order, lines, discount: { kind: "amount", value: "100" } },
    });
    await call(api(), changeOrderLines, edit(owners.order.id, 1500));
    expect(await read(owners.order.id)).toMatchObject({ total: "50.00" });
  });

  test("has any price where the right is given", async () => {
    expect(await call(api(), readOrderLimits, { headers: headers() })).toEqual({ discount: 100 });
    const { order } = await call(api(), takeOrder, {
      headers: headers(),
      body: bodyOf({ lines: [lineAt("1")] }),
    });
    expect(order.log).toMatchObject([{ text: "Clamp meter: 1450.00 → 1.00" }]);
  });
});
