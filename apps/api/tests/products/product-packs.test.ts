import { addressOf, type BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { allMessages } from "@shop/i18n/all.ts";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { orderPaper } from "../../src/modules/orders/papers/order-paper.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, send } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { orderOf } from "../support/ordering.ts";

const pack = aProduct({ id: 1, name: "Terminal", price: "30.00", unit: "pack", pieces_per_unit: 10 });
const inSteps = aProduct({
  id: 2,
  name: "Switch",
  price: "2.50",
  min_order: 10,
  order_step: 5,
  max_order: 100,
});

const desk = importDesk(aCatalogue({ products: [pack, inSteps, aProduct({ id: 3 }), aProduct({ id: 4 })] }));

const read = (id: number): Promise<AdminProduct> =>
  call(desk.api(), endpoints.readAdminProduct, { headers: desk.headers(), params: { id } });

type Update = BodyOf<typeof endpoints.updateProduct>;

async function update(id: number, values: Partial<Update>): Promise<Response> {
  const { name, price, amount, sub_category_id, description, version } = await read(id);
  const body = { name, price, amount, sub_category_id, description, version, ...values };
  return send(desk.api(), endpoints.updateProduct, { headers: desk.headers(), params: { id }, body });
}

const refusalOf = async (response: Response) => v.parse(apiErrorSchema, await response.json());

const order = (...lines: Parameters<typeof orderOf>[0]) =>
  send(desk.api(), endpoints.placeOrder, { body: orderOf(lines) });

const newestOrder = async () => {
  const { data } = await call(desk.api(), endpoints.listAdminOrders, { headers: desk.headers(), query: {} });
  return call(desk.api(), endpoints.readAdminOrder, {
    headers: desk.headers(),
    params: { id: data[0]?.id ?? 0 },
  });
};

/** The ids of the products that the dashboard finds. */
const find = async (query: string) => {
  const { data } = await call(desk.api(), endpoints.listAdminProducts, {
    headers: desk.headers(),
    query: { query },
  });
  return data.map(({ id }) => id);
};

describe("D-120 orders", () => {
  test("D-120 a quantity that is not sold is refused with the valid ones next to it", async () => {
    const before = await read(2);
    const response = await order([inSteps, 12]);
    expect(response.status).toBe(409);
    expect(await refusalOf(response)).toEqual({
      status: false,
      message: "This quantity is not sold.",
      code: "quantity_not_sold",
      errors: { "cart.0.qty": "15" },
      lines: [{ place: 0, price: null, left: null, sold: true, quantity: { below: 10, above: 15 } }],
    });
    expect(await refusalOf(await order([inSteps, 105]))).toMatchObject({
      errors: { "cart.0.qty": "100" },
      lines: [{ quantity: { below: 100, above: null } }],
    });
    expect(await read(2)).toEqual(before);
    expect((await order([inSteps, 15])).status).toBe(200);
  });

  test("D-120 a line keeps unit and pieces when the product gets others, and administrators set any quantity", async () => {
    expect((await order([pack, 3], [inSteps, 10])).status).toBe(200);
    await update(1, { unit: "strip", pieces_per_unit: 25 });
    const placed = await newestOrder();
    const kept = { unit: "pack", pieces_per_unit: 10 };
    expect(placed.lines[0]).toMatchObject({ qty: 3, ...kept });
    expect(placed.lines[1]).not.toHaveProperty("unit");
    const { number, phone } = placed;
    const { order: own } = await call(desk.api(), endpoints.findOrder, { body: { number, phone } });
    expect(own.lines[0]).toMatchObject({ qty: 3, ...kept });
    const { order: changed } = await call(desk.api(), endpoints.changeOrderLines, {
      headers: desk.headers(),
      params: { id: placed.id },
      body: {
        version: placed.version,
        lines: [
          { product_id: 1, qty: 4, price: "30.00" },
          { product_id: 2, qty: 3, price: "2.50" },
        ],
      },
    });
    expect(changed.lines).toMatchObject([{ qty: 4, ...kept }, { qty: 3 }]);
    const csv = await desk
      .api()
      .request(addressOf(endpoints.exportOrders, {}, { format: "csv", locale: "en" }), {
        headers: desk.headers(),
      });
    const [header = "", row = ""] = (await csv.text()).replace("\uFEFF", "").split("\r\n");
    const { columns } = allMessages.en.orderSheet;
    const { unit, piecesPerUnit, payBy, paymentFee } = columns;
    expect(header).toContain(`${unit},${piecesPerUnit},${payBy},${paymentFee}`);
    expect(row).toContain(",pack,10,Cash on delivery,");
  });

  test("D-120 mails and papers of an order say its pieces", async () => {
    await update(1, { unit: "pack", pieces_per_unit: 10 });
    await order([pack, 2], [inSteps, 10]);
    const { id, number } = await newestOrder();
    const { queries } = desk.api().database;
    const stored = await findOrderById(queries, id);
    if (!stored) throw new Error("The order is missing.");
    const paper = orderPaper(stored, "packing", defaultSettings);
    expect(paper.rows[0]?.detail).toMatch(/ · 2 packs = 20 pieces$/);
    const invoice = orderPaper(stored, "invoice", defaultSettings);
    expect(invoice.rows[0]?.detail).toMatch(/ · 2 packs = 20 pieces · 3\sEG each$/);
    expect(paper.rows[1]?.detail).not.toContain("pieces");
    expect(paper.sums).toEqual([{ label: "30 pieces", value: "" }]);
    const texts = await queries.select({ text: mails.text }).from(mails);
    const own = texts.filter(({ text }) => text.includes(number));
    expect(own).not.toEqual([]);
    for (const { text } of own) expect(text).toMatch(/2 packs = 20 pieces · 3\sEG each/);
  });
});

describe("D-120 the form", () => {
  test.each([
    [{ unit: "crate" }, { unit: "unknown_unit" }],
    [{ pieces_per_unit: 10 }, { pieces_per_unit: "pieces_not_of_unit" }],
    [{ unit: "pair", pieces_per_unit: 3 }, { pieces_per_unit: "pieces_not_of_unit" }],
    [{ unit: "pack", pieces_per_unit: 0 }, { pieces_per_unit: "too_small" }],
    [{ min_order: 10, max_order: 9 }, { max_order: "most_below_least" }],
    [{ min_order: 5, order_step: 10, max_order: 8 }, { order_step: "no_valid_quantity" }],
    [{ order_step: "2.5" }, { order_step: "bad_value" }],
    [{ barcode: "9".repeat(65) }, { barcode: "too_long" }],
  ])("D-120 %j is refused by its field", async (values, errors) => {
    const before = await read(3);
    const response = await update(3, values);
    expect(response.status).toBe(422);
    expect(await refusalOf(response)).toMatchObject({ code: "invalid", errors });
    expect(await read(3)).toEqual(before);
  });

  test("D-120 the fields that a form sends are checked with those that are stored", async () => {
    await update(3, { min_order: 10 });
    expect(await refusalOf(await update(3, { max_order: 5 }))).toMatchObject({
      errors: { max_order: "most_below_least" },
    });
  });
});

describe("D-120 sheets", () => {
  test("D-120 a line whose rules contradict those of its product is rejected in its cell", async () => {
    await update(3, { min_order: 10 });
    const found = await desk.check(await desk.upload("id,max_order\n3,5\n"));
    expect(await desk.lines(found)).toMatchObject([
      { outcome: "rejected", errors: { max_order: "most_below_least" } },
    ]);
  });

  test("D-120 units are read in both languages, and 'piece' replaces a pack", async () => {
    await update(3, { unit: "pack" });
    const found = await desk.check(await desk.upload("id,unit\n3,قطعة\n4,Bag\n"));
    await desk.apply(found);
    expect(await read(3)).toMatchObject({ unit: "piece" });
    expect(await read(4)).toMatchObject({ unit: "pack" });
  });
});

describe("D-120 barcodes", () => {
  test("D-120 a barcode is stored without spaces and what a scanner adds; its check digit is checked, and no other product has it", async () => {
    await update(3, { barcode: "4 006381-333931" });
    expect(await read(3)).toMatchObject({ barcode: "4006381333931" });
    for (const barcode of ["]E04006381333931", "(01)04006381333931(10)A7", "04006381333931"]) {
      expect(await refusalOf(await update(4, { barcode }))).toMatchObject({
        errors: { barcode: "barcode_taken" },
      });
    }
    expect(await refusalOf(await update(4, { barcode: "4006381333932" }))).toMatchObject({
      errors: { barcode: "bad_check_digit" },
    });
    // Numbers of the shop's own have no check digit.
    await update(4, { barcode: "20260101" });
    await update(3, { barcode: "" });
    await update(4, { barcode: "4006381333931" });
    await update(4, { barcode: "" });
  });

  test("D-120 the dashboard finds a product by its barcode alone, exactly", async () => {
    await update(3, { barcode: "4006381333931" });
    expect(await find("4006381333931")).toEqual([3]);
    expect(await find("400638133393")).toEqual([]);
    for (const form of ["04006381333931", "٤٠٠٦٣٨١٣٣٣٩٣١", "]E04006381333931", "(01)04006381333931(21)A7"])
      expect(await find(form)).toEqual([3]);
    expect(await find("https://shop.example/product/4")).toEqual([4]);
  });

  test("D-120 shoppers do not find or see it, but for a trade item number in the page's data", async () => {
    await update(3, { barcode: "4006381333931" });
    await update(4, { barcode: "NM-0007" });
    const found = await call(desk.api(), endpoints.listProducts, { query: { query: "4006381333931" } });
    expect("data" in found ? found.data : found).toEqual([]);
    const shown = await call(desk.api(), endpoints.readProduct, { params: { id: 3 } });
    expect(shown).toMatchObject({ gtin: "4006381333931" });
    expect(shown).not.toHaveProperty("barcode");
    expect(await call(desk.api(), endpoints.readProduct, { params: { id: 4 } })).not.toHaveProperty("gtin");
  });
});
