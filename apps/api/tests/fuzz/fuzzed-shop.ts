import type { Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { brands } from "@shop/fixtures/brands.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { isNull } from "drizzle-orm";
import * as fc from "fast-check";
import { expect, vi } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { attempt, orderOf } from "../support/ordering.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { WAIT } from "../support/wait.ts";
import type { Samples } from "./json-schema-arbitrary.ts";

/** Origin of the shop's own pages. */
export const ORIGIN = "https://shop.example";

const PRICE = "1.50";
const products = [1, 2, 3, 4].map((id) =>
  aProduct({
    id,
    name: `Part ${id}`,
    part_number: `P-${id}`,
    brand: id === 1 ? null : "Kelvra",
    price: PRICE,
    amount: 1000,
  }),
);
const shopper = { name: "Mona", email: "mona@example.com", password: "a long password" } as const;

/** A shop with something of every kind, and values that exist in it. */
export interface FuzzedShop extends TestApi {
  readonly samples: Samples;
  /** Headers that grant access to an endpoint; for administrators those of a new owner. */
  readonly accessTo: (endpoint: Endpoint) => Promise<Readonly<Record<string, string>>>;
}

const someId = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 }));
const idSample = fc.oneof(someId, someId.map(String));
const linkSample = fc.constantFrom([2], [3, 4], [4, 3, 4], ["2"], [], [99], [1, 2, 3]);
const dateSample = fc.constantFrom("2026-01-01", "2026-12-31", "1999-02-28");

/** Opens a shop to be fuzzed, in which no mail waits. */
export async function openFuzzedShop(): Promise<FuzzedShop> {
  const api = await openTestApi(aCatalogue({ products, brands, attributes: someAttributes }), {
    slides,
    publicUrl: ORIGIN,
  });
  const { token = "" } = await call(api, endpoints.registerUser, { body: shopper });
  const [first, second] = products;
  if (!first || !second) throw new RangeError("There is nothing to order.");
  const lines = [[first, 2] as const, [second, 1] as const];
  const { order_number: number = "", order_token: order = "" } = await call(api, endpoints.placeOrder, {
    body: orderOf(lines),
    headers: attempt("the-first-order"),
  });
  const { token: cart } = await call(api, endpoints.createSharedCart, {
    body: { lines: lines.map(([{ id }, qty]) => ({ id, qty })) },
  });
  await vi.waitFor(async () => {
    expect(await api.database.queries.$count(mails, isNull(mails.sentAt))).toBe(0);
  }, WAIT);
  let admins = 0;
  const newAdmin = async (): Promise<Readonly<Record<string, string>>> => {
    admins += 1;
    const { cookie } = await signInAdmin(api, {
      email: `fuzz-${admins}@shop.example`,
      password: "open the fuzzed shop",
    });
    return { cookie, origin: ORIGIN };
  };
  const owner = await newAdmin();
  const { id: supplier } = await call(api, endpoints.createSupplier, {
    headers: owner,
    body: { name: "Delta Parts" },
  });
  const { order: purchase } = await call(api, endpoints.makePurchase, {
    headers: owner,
    body: { supplier_id: supplier, lines: [{ product_id: 1, qty: 5 }] },
  });
  await call(api, endpoints.sendPurchase, {
    headers: owner,
    params: { id: purchase.id },
    body: { version: purchase.version },
  });
  const ofPurchase = { headers: owner, params: { id: purchase.id } };
  await call(api, endpoints.setPurchaseLine, { ...ofPurchase, body: { product: { id: 1 }, cost: "7.25" } });
  const { version } = await call(api, endpoints.scanArrival, {
    ...ofPurchase,
    body: { product: { id: 1 }, qty: 3 },
  });
  const { order: received } = await call(api, endpoints.bookArrivals, {
    ...ofPurchase,
    body: { version, confirm_costs: true },
  });
  await call(api, endpoints.returnPurchase, {
    ...ofPurchase,
    body: { version: received.version, lines: [{ product_id: 1, qty: 1 }] },
  });
  return {
    ...api,
    samples: {
      id: idSample,
      ids: idSample,
      sub_category_id: fc.constant(1),
      brand_id: idSample,
      website: fc.constantFrom("https://kelvra.example", "http://kelvra.example", ""),
      category_id: fc.constant(1),
      paymentId: someId.map(String),
      governorate: fc.constantFrom("EG-C", "EG-GZ", "Cairo"),
      proofId: someId.map(String),
      proof: fc.constantFrom(1, 2, "1"),
      returnId: someId.map(String),
      parcelId: someId.map(String),
      productId: someId.map(String),
      product_id: someId,
      supplier_id: fc.constantFrom(supplier, 99),
      before: fc.constantFrom({ freight: null, duty: null }, "", { freight: "5.00", duty: null }),
      freight: fc.constantFrom(null, "5", "0", "12.345"),
      duty: fc.constantFrom(null, "", "3.10"),
      credit: fc.constantFrom(null, "0", "6.50", "many"),
      booked: fc.constantFrom("adjust", "keep"),
      adjustment: fc.constantFrom(null, { stock: "0.00", cost: "0.00" }, { stock: "-1.00", cost: "x" }),
      supplier: fc.constantFrom("none", String(supplier), "99"),
      proposal: fc.constantFrom(null, { days: 90, weeks: 8 }, { days: 7, weeks: 104 }),
      product: fc.constantFrom({ id: 1 }, { code: "P-2" }, { code: "none" }),
      carrier: fc.constantFrom("Bosta", ""),
      tracking: fc.constantFrom("BS-1", "bs ١", ""),
      place: fc.constantFrom(0, 1, 7),
      labels: fc.constantFrom("1", "1x2,2", "99", "1,1"),
      first_place: fc.constantFrom("1", "5", "66"),
      reason: fc.constantFrom("defect", "another", "rounding", "none"),
      method: fc.constantFrom("cash", "card", "own_1", "gold"),
      reference: fc.constantFrom("IP-1", ""),
      version: fc.integer({ min: 1, max: 3 }),
      qty: fc.integer({ min: 1, max: 3 }),
      price: fc.oneof(
        { weight: 4, arbitrary: fc.constant(PRICE) },
        { weight: 1, arbitrary: fc.constantFrom("0", "7") },
      ),
      was: fc.constantFrom(PRICE, 1000),
      from: dateSample,
      to: dateSample,
      country: fc.constantFrom("DE", "Egypt", "مصر", "", "Atlantis"),
      restock_on: fc.constantFrom("2026-12-12", "١٢/١٢/٢٠٢٦", "", "2026-02-30", "soon"),
      rohs: fc.constantFrom("yes", "no", "نعم", "", "maybe"),
      visibility: fc.constantFrom("shown", "hidden", "مسودة", "secret"),
      phone: fc.constant("01012345678"),
      number: fc.constant(number),
      link: fc.constantFrom(
        "/product/1",
        "/category/1?sub=1",
        "/brand/1",
        "/nosuchpage",
        "https://maker.example/x",
      ),
      token: fc.constantFrom(cart, order),
      email: fc.oneof(
        fc.constant(shopper.email),
        fc.nat().map((index) => `buyer${index}@example.com`),
      ),
      selection: fc.constantFrom({ filter: {} }, { ids: [1, 2] }, { ids: [99] }),
      rule: fc.constantFrom(
        { field: "amount", change: "amount", value: 1 },
        { field: "amount", change: "fixed", value: 6 },
        { field: "visibility", change: "fixed", value: "hidden" },
        { field: "vat_rate", change: "set", value: "5" },
        { field: "vat_rate", change: "standard" },
      ),
      attribute_values: fc.constantFrom(
        { 1: "4k7" },
        { 1: "1k", 2: "0805" },
        { 3: "no" },
        { 1: "red" },
        { 6: "3" },
      ),
      quantity_prices: fc.constantFrom(
        [],
        [{ from: 10, price: "1.20" }],
        [
          { from: "١٠", price: "1.2" },
          { from: 100, price: "1" },
        ],
        [{ from: 10, price: PRICE }],
        [{ from: 1, price: "cheap" }],
      ),
      pay_by: fc.constantFrom(
        { option: "cash_on_delivery", fee: "0" },
        { option: "cash_on_delivery", fee: "12.50" },
        { option: "cash_at_branch", fee: "0" },
        { option: "instapay", fee: "0" },
        { option: "cheque", fee: "" },
        null,
      ),
      delivery: fc.constantFrom(
        { to: "EG-C", cost: "45" },
        { to: "pick_up", cost: "0" },
        { to: "pick_up", branch: { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" }, cost: "0" },
        { to: "pick_up", branch: { en: "Elsewhere", ar: "" }, cost: "0" },
        { to: "EG-ASN", cost: "1" },
        { to: "EG-X", cost: "" },
        null,
        { zones: [], free_from: "" },
        {
          zones: [
            {
              name: { en: "Cairo", ar: "القاهرة" },
              governorates: ["EG-C"],
              cost: "45",
              days_from: 2,
              days_to: 5,
            },
          ],
          free_from: "٢٠٠٠",
        },
      ),
      day: dateSample,
      columns: fc.constantFrom("number,amount", ",amount,number", "number,number", ""),
      decimal: fc.constantFrom("point", "comma", "dot"),
      orders: fc.constantFrom(
        [{ id: 1, state: "received", left: "4.50", lines: [{ line: 2, amount: "1.50" }] }],
        [{ id: 1, version: 1 }],
      ),
      needs: linkSample,
      accessories: linkSample,
      alternatives: linkSample,
      alternative: fc.constantFrom("same", "at_least", "at_most", "", null),
      merged: fc.constantFrom([2], [3], [2, 3], [99]),
      into: fc.constantFrom(1, 2),
      password: fc.constantFrom(shopper.password, "another long password"),
    },
    accessTo: async ({ access }) => {
      if (access === "admin") return newAdmin();
      return access === "user" ? { authorization: `Bearer ${token}` } : {};
    },
  };
}

/** Every endpoint by its name, those that read before those that write. */
export const fuzzedEndpoints: readonly (readonly [name: string, endpoint: Endpoint])[] =
  Object.entries<Endpoint>(endpoints).toSorted(
    ([, a], [, b]) => Number(a.method !== "GET") - Number(b.method !== "GET"),
  );
