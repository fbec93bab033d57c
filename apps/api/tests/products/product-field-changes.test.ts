import { addressOf, type BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { products } from "../../src/modules/products/products.table.ts";
import { owner, signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { bulkDesk } from "../support/desks/bulk-desk.ts";
import { keptShop } from "../support/kept-shop.ts";
import { orderOf, outcomeOf, stockOf } from "../support/ordering.ts";

const { changeProductField } = endpoints;
type Change = BodyOf<typeof changeProductField>;

const meter = aProduct({ id: 1, name: "Multimeter", part_number: "UT-61E", price: "1450.00", amount: 5 });
const shop = keptShop(aCatalogue({ products: [meter] }));
const desk = bulkDesk(
  () => shop().api,
  () => shop().headers,
);
const queries = () => shop().api.database.queries;

const options = (body: Change, id = meter.id, headers = shop().headers) => ({
  headers,
  params: { id },
  body,
});
const change = (body: Change) => call(shop().api, changeProductField, options(body));
const refusal = (body: Change, id?: number) => refused(shop().api, changeProductField, options(body, id));
const priceTo = (value: string, was: string = meter.price): Change => ({ field: "price", was, value });
const stockTo = (value: number, was = 5): Change => ({ field: "amount", was, value });

/** The product that an edit conflict answers. */
async function conflictOf(body: Change) {
  const response = await send(shop().api, changeProductField, options(body));
  const { code, current } = v.parse(apiErrorSchema, await response.json());
  expect([response.status, code]).toEqual([409, "edit_conflict"]);
  return current;
}

describe("a field that is changed alone", () => {
  test.for<[Change, "price" | "amount", string | number, string | number]>([
    [priceTo("١٥٠٠"), "price", "1450.00", "1500.00"],
    [stockTo(9), "amount", 5, 9],
  ])("APROD-9 D-29 is answered, shown and recorded: %j", async ([body, field, old, now]) => {
    const before = await desk.product(meter.id);
    const saved = await change(body);
    expect(saved).toEqual(await desk.product(meter.id));
    expect(saved).toEqual({
      ...before,
      [field]: now,
      version: before.version + 1,
      updated_at: saved.updated_at,
      price_since: saved.price_since,
    });
    expect(saved.price_since === before.price_since).toBe(field === "amount");
    expect(await shop().api.answer(endpoints.readProduct, { id: meter.id })).toMatchObject({ [field]: now });
    const entry = { action: "updated", by: owner.email, fields: [{ field, old, new: now }] };
    expect(await desk.historyOf(meter.id)).toMatchObject([entry]);
    const { data } = await call(shop().api, endpoints.listAuditLog, { headers: shop().headers });
    expect(data[0]).toMatchObject({ entity: "product", ...entry });
  });

  test("D-13 is saved twice without a conflict, and recorded once", async () => {
    const saved = await change(priceTo("1500"));
    expect(await change(priceTo("1500"))).toEqual(saved);
    expect(await desk.historyOf(meter.id)).toHaveLength(1);
  });

  test("D-29 conflicts where that field has changed, with the stored product, and stores nothing", async () => {
    await change(priceTo("1500"));
    expect(await conflictOf(priceTo("1475"))).toEqual(await desk.product(meter.id));
    expect(await desk.product(meter.id)).toMatchObject({ price: "1500.00", version: 2 });
    await outcomeOf(shop().api, orderOf([[{ ...meter, price: "1500.00" }, 2]]));
    expect(await conflictOf(stockTo(9))).toMatchObject({ amount: 3 });
    expect(await stockOf(shop().api, meter.id)).toBe(3);
    await change(stockTo(9, 3));
    expect(await stockOf(shop().api, meter.id)).toBe(9);
  });

  test("D-29 does not conflict with changes of other fields, and keeps them", async () => {
    await outcomeOf(shop().api, orderOf([[meter, 2]]));
    await desk.edit(meter.id, { name: "Multimeter TRMS" });
    await change(priceTo("1500"));
    expect(await desk.product(meter.id)).toMatchObject({
      name: "Multimeter TRMS",
      amount: 3,
      price: "1500.00",
    });
  });

  test("D-29 is saved once of several at once, beside another field", async () => {
    const bodies = [priceTo("1"), priceTo("2"), priceTo("3"), stockTo(9)];
    const answers = await Promise.all(
      bodies.map((body) => send(shop().api, changeProductField, options(body))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 3).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(statuses[3]).toBe(200);
    expect(await desk.product(meter.id)).toMatchObject({ amount: 9, version: 3 });
  });

  test("D-29 lets a form that was opened before conflict", async () => {
    const { name, description, sub_category_id, version } = await desk.product(meter.id);
    await change(stockTo(9));
    const form = {
      headers: shop().headers,
      params: { id: meter.id },
      body: { name, description, sub_category_id, version, price: "1450", amount: 5 },
    };
    const { code } = await refused(shop().api, endpoints.updateProduct, form);
    expect(code).toBe("edit_conflict");
  });
});

describe("a change that is refused", () => {
  test.for<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
    ["a price with three decimals", { ...priceTo("1.999") }, { value: "bad_price" }],
    ["no price", { ...priceTo(" ") }, { value: "required" }],
    ["a price below 0", { ...priceTo("-1") }, { value: "bad_price" }],
    ["a stock below 0", { ...stockTo(-1) }, { value: "negative_stock" }],
    ["a part of a piece", { ...stockTo(1.5) }, { value: "bad_value" }],
    ["a large stock", { ...stockTo(1_000_000_001) }, { value: "too_large" }],
    ["a value that was not seen", { field: "price", value: "1500" }, { was: "required" }],
    ["another field", { field: "name", was: "Multimeter", value: "Meter" }, { field: "bad_value" }],
  ])("D-29 D-47 stores nothing: %s", async ([, body, errors]) => {
    const before = await desk.product(meter.id);
    const response = await shop().api.request(addressOf(changeProductField, { id: meter.id }), {
      method: "POST",
      headers: { ...shop().headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(422);
    expect(v.parse(apiErrorSchema, await response.json()).errors).toEqual(errors);
    expect(await desk.product(meter.id)).toEqual(before);
    expect(await desk.historyOf(meter.id)).toEqual([]);
  });

  test("D-103 D-108 is one that offer and quantity prices do not allow", async () => {
    await desk.edit(meter.id, { offer_price: "1400", quantity_prices: [{ from: 10, price: "1300" }] });
    expect(await refusal(priceTo("1400"))).toMatchObject({ errors: { offer_price: "not_below_price" } });
    await desk.edit(meter.id, { offer_price: "" });
    const errors = { "quantity_prices.0.price": "quantity_price_not_falling" };
    expect(await refusal(priceTo("1300"))).toMatchObject({ errors });
    expect((await change(priceTo("1300.01"))).price).toBe("1300.01");
  });

  test("D-42 is one of a product that is unknown or deleted", async () => {
    expect(await refusal(priceTo("1500"), 99)).toMatchObject({ status: 404 });
    await call(shop().api, endpoints.deleteProduct, { headers: shop().headers, params: { id: meter.id } });
    expect(await refusal(priceTo("1500"))).toMatchObject({ status: 404 });
  });

  test("D-147 is one without its right: a price without that to prices, any without that to the catalogue", async () => {
    const { api } = shop();
    await desk.edit(meter.id, { cost_price: "900" });
    const credentials = { email: "shelves@shop.example", password: "fills the shelves" };
    const clerk = await signInAdmin(api, credentials, "staff", ["products"]);
    const forbidden = { status: 403, code: "forbidden" };
    expect(await refused(api, changeProductField, options(priceTo("1500"), meter.id, clerk))).toEqual(
      forbidden,
    );
    const saved = await call(api, changeProductField, options(stockTo(9), meter.id, clerk));
    expect(saved).toMatchObject({ amount: 9, price: "1450.00" });
    expect(saved).not.toHaveProperty("cost_price");
    const stranger = { email: "orders@shop.example", password: "answers the phone" };
    const other = await signInAdmin(api, stranger, "staff", ["prices"]);
    expect(await refused(api, changeProductField, options(stockTo(7, 9), meter.id, other))).toEqual(
      forbidden,
    );
    expect((await desk.product(meter.id)).amount).toBe(9);
  });
});

test("D-47 a stock below 0 that is stored is replaced by one that is not", async () => {
  await queries().update(products).set({ amount: -2 });
  expect(await refusal(stockTo(-1, -2))).toMatchObject({ errors: { value: "negative_stock" } });
  expect((await change(stockTo(4, -2))).amount).toBe(4);
});
