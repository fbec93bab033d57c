import { addressOf, type BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { call, send } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { orderOf } from "../support/ordering.ts";

const steps = [
  { from: 10, price: "4.50" },
  { from: 100, price: "3.90" },
];
const desk = importDesk(
  aCatalogue({
    products: Array.from({ length: 12 }, (_, index) =>
      aProduct({
        id: index + 1,
        price: "5.00",
        name: `LED ${index + 1}`,
        amount: 5000,
        quantity_prices: index === 11 ? [] : steps,
      }),
    ),
  }),
);

const read = (id: number): Promise<AdminProduct> =>
  call(desk.api(), endpoints.readAdminProduct, { headers: desk.headers(), params: { id } });
const shown = (id: number) => call(desk.api(), endpoints.readProduct, { params: { id } });

type Update = BodyOf<typeof endpoints.updateProduct>;

async function update(id: number, values: Partial<Update>): Promise<Response> {
  const { name, price, amount, sub_category_id, description, version } = await read(id);
  const body = { name, price, amount, sub_category_id, description, version, ...values };
  return send(desk.api(), endpoints.updateProduct, { headers: desk.headers(), params: { id }, body });
}

const refusalOf = async (response: Response) => v.parse(apiErrorSchema, await response.json());

const order = (price: string, ...quantities: number[]) =>
  send(desk.api(), endpoints.placeOrder, {
    body: orderOf(quantities.map((qty) => [aProduct({ id: 1, price }), qty])),
  });

const newestOrder = async () => {
  const { data } = await call(desk.api(), endpoints.listAdminOrders, { headers: desk.headers(), query: {} });
  return call(desk.api(), endpoints.readAdminOrder, {
    headers: desk.headers(),
    params: { id: data[0]?.id ?? 0 },
  });
};

describe("D-108 orders", () => {
  test("D-108 an order has the price of its quantity, whatever the browser sends", async () => {
    expect(await (await order("5.00", 10)).json()).toMatchObject({
      code: "price_changed",
      lines: [{ place: 0, price: "4.50" }],
    });
    expect(await (await order("3.90", 10)).json()).toMatchObject({ lines: [{ price: "4.50" }] });
    expect((await order("4.50", 10)).status).toBe(200);
    expect(await newestOrder()).toMatchObject({
      total: "45.00",
      lines: [{ price: "4.50", price_before: null, qty: 10, current_price: "4.50" }],
    });
  });

  test("D-108 lines of one product are one quantity", async () => {
    expect((await order("3.90", 60, 40)).status).toBe(200);
    expect(await newestOrder()).toMatchObject({ total: "390.00", lines: [{ price: "3.90", qty: 100 }] });
  });

  test("D-108 changed quantities of an order keep its agreed price", async () => {
    await order("4.50", 20);
    const { id, version } = await newestOrder();
    const { order: changed } = await call(desk.api(), endpoints.changeOrderLines, {
      headers: desk.headers(),
      params: { id },
      body: { version, lines: [{ product_id: 1, qty: 5, price: "4.50" }] },
    });
    expect(changed).toMatchObject({
      total: "22.50",
      lines: [{ price: "4.50", qty: 5, current_price: "5.00" }],
    });
  });

  test("D-108 D-103 of an offer and a quantity price the lower one holds, and others are not shown", async () => {
    await update(1, { offer_price: "4.20" });
    expect(await shown(1)).toMatchObject({ price: "4.20", quantity_prices: [steps[1]] });
    expect(await read(1)).toMatchObject({ price: "5.00", quantity_prices: steps });
    expect((await order("4.20", 10)).status).toBe(200);
    expect(await newestOrder()).toMatchObject({ lines: [{ price: "4.20", price_before: "5.00" }] });
    expect((await order("3.90", 100)).status).toBe(200);
    expect(await newestOrder()).toMatchObject({ lines: [{ price: "3.90", price_before: null }] });
  });
});

describe("D-108 the form", () => {
  test.each([
    [[{ from: 10, price: "5.00" }], { "quantity_prices.0.price": "quantity_price_not_falling" }],
    [[...steps, { from: 100, price: "3.00" }], { "quantity_prices.2.from": "quantity_not_rising" }],
    [[{ from: 1, price: "4.00" }], { "quantity_prices.0.from": "too_small" }],
    [[{ from: "many", price: "4.00" }], { "quantity_prices.0.from": "bad_value" }],
    [[{ from: 10, price: "cheap" }], { "quantity_prices.0.price": "bad_price" }],
    [[{ from: 10, price: "0" }], { "quantity_prices.0.price": "bad_price" }],
    [
      Array.from({ length: 6 }, (_, at) => ({ from: at + 2, price: `${4 - at / 10}` })),
      { quantity_prices: "limit_reached" },
    ],
  ])("D-108 %j are refused by their field", async (quantity_prices, errors) => {
    const before = await read(2);
    const response = await update(2, { quantity_prices });
    expect(response.status).toBe(422);
    expect(await refusalOf(response)).toMatchObject({ code: "invalid", errors });
    expect(await read(2)).toEqual(before);
  });

  test("D-108 numbers and prices are read as people type them", async () => {
    expect((await update(3, { quantity_prices: [{ from: "٢٠", price: "٤٫٥" }] })).status).toBe(200);
    expect(await read(3)).toMatchObject({ quantity_prices: [{ from: 20, price: "4.50" }] });
    const [entry] = await desk.historyOf(3);
    expect(entry?.fields).toEqual([
      { field: "quantity_prices", old: "10: 4.50; 100: 3.90", new: "20: 4.50" },
    ]);
  });

  test("D-108 a price at or below a quantity price is refused, as a cell of the table sends it", async () => {
    expect(await refusalOf(await update(4, { price: "4.50" }))).toMatchObject({
      errors: { "quantity_prices.0.price": "quantity_price_not_falling" },
    });
    expect((await update(4, { price: "4.51" })).status).toBe(200);
    expect(await refusalOf(await update(4, { price: "0" }))).toMatchObject({ code: "invalid" });
    expect((await update(4, { price: "0", quantity_prices: [] })).status).toBe(200);
  });
});

describe("D-108 sheets", () => {
  test("D-108 are exported and imported in one cell, with '=' and Arabic digits; one that cannot be read is left out, a bad one refused", async () => {
    const address = addressOf(endpoints.exportProducts, {}, { format: "csv", locale: "ar" });
    const csv = await (await desk.api().request(address, { headers: desk.headers() })).text();
    expect(csv).toContain("أسعار الكميات");
    expect(csv).toMatch(/^5,.*,10: 4\.50; 100: 3\.90,/m);

    const sheet = [
      "ID,Price,Price breaks",
      '5,,"20=4.00; ١٠٠: ٣٫٥"',
      "6,,ten: 4",
      "7,,10: 6.00",
      "8,4.00,",
      "12,,10: 4.00",
    ].join("\n");
    const found = await desk.check(await desk.upload(sheet));
    expect(await desk.lines(found)).toMatchObject([
      {
        outcome: "updated",
        fields: [{ field: "quantity_prices", old: "10: 4.50; 100: 3.90", new: "20: 4.00; 100: 3.50" }],
      },
      { outcome: "unchanged", warnings: { quantity_prices: "bad_quantity_prices" } },
      { outcome: "rejected", errors: { quantity_prices: "quantity_price_not_falling" } },
      { outcome: "rejected", errors: { price: "quantity_price_not_falling" } },
      { outcome: "updated", fields: [{ field: "quantity_prices", old: null, new: "10: 4.00" }] },
    ]);
    await desk.apply(found);
    expect(await shown(12)).toMatchObject({ quantity_prices: [{ from: 10, price: "4.00" }] });
    await desk.undo(found);
    expect(await read(5)).toMatchObject({ quantity_prices: steps });
    expect(await read(12)).toMatchObject({ quantity_prices: [] });
  });

  test("D-108 an undo keeps a price that newer quantity prices are not below", async () => {
    const found = await desk.check(await desk.upload("ID,Price,Brand\n9,9.00,Voltera\n"));
    await desk.apply(found);
    await update(9, { quantity_prices: [{ from: 10, price: "8.00" }] });
    await desk.undo(found);
    expect(await read(9)).toMatchObject({ price: "9.00", quantity_prices: [{ price: "8.00" }] });
    expect((await read(9)).brand).not.toBe("Voltera");
  });
});

const preview = (body: {
  selection: { ids: number[] };
  rule: BodyOf<typeof endpoints.previewBulkChange>["rule"];
}) =>
  call(desk.api(), endpoints.previewBulkChange, {
    headers: desk.headers(),
    body: { ...body, show: "changed", page: 1 },
  });

const apply = async (body: Parameters<typeof preview>[0], key: string) => {
  const { fingerprint, latest } = await preview(body);
  return call(desk.api(), endpoints.applyBulkChange, {
    headers: { ...desk.headers(), "idempotency-key": key.repeat(32) },
    body: { ...body, fingerprint, latest },
  });
};

describe("D-108 changes of many products", () => {
  test("D-108 quantity prices change with the price, as the preview says, and the undo restores them", async () => {
    const rule = { field: "price", change: "percent", value: "10", rounding: "none" } as const;
    const body = { selection: { ids: [10, 11] }, rule };
    await update(11, { quantity_prices: [] });
    expect(await preview(body)).toMatchObject({
      changed: 2,
      rows: [
        { id: 10, old: "5.00; 10: 4.50; 100: 3.90", new: "5.50; 10: 4.95; 100: 4.29" },
        { id: 11, old: "5.00", new: "5.50" },
      ],
    });
    const { change } = await apply(body, "a");
    expect(await shown(10)).toMatchObject({
      price: "5.50",
      quantity_prices: [
        { from: 10, price: "4.95" },
        { from: 100, price: "4.29" },
      ],
    });
    const [entry] = await desk.historyOf(10);
    expect(entry?.fields).toEqual([
      { field: "price", old: "5.00", new: "5.50" },
      { field: "quantity_prices", old: "10: 4.50; 100: 3.90", new: "10: 4.95; 100: 4.29" },
    ]);
    const { items } = await call(desk.api(), endpoints.readBulkChange, {
      headers: desk.headers(),
      params: { id: change.id },
      query: {},
    });
    expect(items[0]).toMatchObject({
      old: "5.00; 10: 4.50; 100: 3.90",
      new: "5.50; 10: 4.95; 100: 4.29",
      current: "5.50; 10: 4.95; 100: 4.29",
    });
    const undone = await call(desk.api(), endpoints.undoBulkChange, {
      headers: desk.headers(),
      params: { id: change.id },
    });
    expect(undone.change.undone).toMatchObject({ restored: 2, kept: 0 });
    expect(await read(10)).toMatchObject({ price: "5.00", quantity_prices: steps });
    expect(await read(11)).toMatchObject({ price: "5.00", quantity_prices: [] });
  });

  test("D-108 a price that is set at or below them skips the product, and one above keeps them", async () => {
    const rule = { field: "price", change: "fixed", value: "4.50", rounding: "none" } as const;
    expect(await preview({ selection: { ids: [10, 11] }, rule })).toMatchObject({
      changed: 1,
      skipped: [{ reason: "quantity_prices", products: 1 }],
    });
    const { change } = await apply({ selection: { ids: [10] }, rule: { ...rule, value: "9" } }, "b");
    expect(await read(10)).toMatchObject({ price: "9.00", quantity_prices: steps });
    await update(10, { quantity_prices: [{ from: 10, price: "6.00" }] });
    const undone = await call(desk.api(), endpoints.undoBulkChange, {
      headers: desk.headers(),
      params: { id: change.id },
    });
    // Newer quantity prices would not be below the price before.
    expect(undone.change.undone).toMatchObject({ restored: 0, kept: 1 });
    expect(await read(10)).toMatchObject({ price: "9.00" });
  });
});
