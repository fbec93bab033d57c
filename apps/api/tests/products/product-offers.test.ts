import { addressOf, type BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { shopMinuteOf } from "@shop/domain/catalogue/offer.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { applyOffers } from "../../src/modules/products/offers-job.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, send } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { orderOf } from "../support/ordering.ts";

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => shopMinuteOf(new Date(Date.now() + hours * HOUR_MS));

const prices = ["100.00", "250.00", "0.00", "80.00", "60.00", "40.00", "90.00", "70.00", "30.00", "20.00"];
const desk = importDesk(
  aCatalogue({
    products: prices.map((price, index) => aProduct({ id: index + 1, price, name: `Meter ${index + 1}` })),
  }),
);

const read = (id: number): Promise<AdminProduct> =>
  call(desk.api(), endpoints.readAdminProduct, { headers: desk.headers(), params: { id } });
const shown = (id: number) => call(desk.api(), endpoints.readProduct, { params: { id } });

type Update = BodyOf<typeof endpoints.updateProduct>;
type Offer = Pick<Update, "offer_price" | "offer_from" | "offer_until">;

async function bodyOf(id: number): Promise<Update> {
  const { name, price, amount, sub_category_id, description, version } = await read(id);
  return { name, price, amount, sub_category_id, description, version };
}

const update = async (id: number, offer: Offer, price?: string) =>
  send(desk.api(), endpoints.updateProduct, {
    headers: desk.headers(),
    params: { id },
    body: { ...(await bodyOf(id)), ...(price !== undefined && { price }), ...offer },
  });

const refusalOf = async (response: Response) => v.parse(apiErrorSchema, await response.json());

/** Moves the offer of a product in time, as if the hours had passed. */
async function shift(id: number, hours: number): Promise<void> {
  await desk.api().database.queries.execute(sql`
    alter table products disable trigger products_price`);
  await desk.api().database.queries.execute(sql`
    update products set offer_from = offer_from - make_interval(hours => ${hours}),
      offer_until = offer_until - make_interval(hours => ${hours}) where id = ${id}`);
  await desk.api().database.queries.execute(sql`
    alter table products enable trigger products_price`);
}

const look = () => applyOffers(desk.api().database.queries, desk.api().catalogue);

describe("D-103 offers", () => {
  test("D-103 an offer that holds is what shoppers see and pay, with the price before", async () => {
    const until = inHours(48);
    expect((await update(1, { offer_price: "٨٠", offer_until: until })).status).toBe(200);
    expect(await shown(1)).toMatchObject({ price: "80.00", price_before: "100.00", offer_until: until });
    expect(await read(1)).toMatchObject({
      price: "100.00",
      offer_price: "80.00",
      offer_from: null,
      offer_until: until,
      price_before: "100.00",
    });
    const [entry] = await desk.historyOf(1);
    expect(entry?.fields).toEqual([{ field: "offer", old: null, new: `80.00 until ${until}` }]);

    const order = (price: string) =>
      send(desk.api(), endpoints.placeOrder, { body: orderOf([[aProduct({ id: 1, price }), 2]]) });
    expect(await (await order("100.00")).json()).toMatchObject({
      code: "price_changed",
      lines: [{ price: "80.00" }],
    });
    expect((await order("80.00")).status).toBe(200);
    const { data } = await call(desk.api(), endpoints.listAdminOrders, {
      headers: desk.headers(),
      query: {},
    });
    const found = await call(desk.api(), endpoints.readAdminOrder, {
      headers: desk.headers(),
      params: { id: data[0]?.id ?? 0 },
    });
    expect(found).toMatchObject({
      total: "160.00",
      lines: [{ price: "80.00", price_before: "100.00" }],
    });
  });

  test("D-103 lists sort, filter and count by the price of the offer", async () => {
    await update(2, { offer_price: "65.00" });
    const listOf = async (query: Readonly<Record<string, string>>): Promise<number[]> => {
      const page = await call(desk.api(), endpoints.listProducts, { query: { limit: 20, ...query } });
      return "data" in page ? page.data.map(({ id }) => id) : [];
    };
    const sorted = await listOf({ sort: "price" });
    expect(sorted.indexOf(2)).toBe(sorted.indexOf(5) + 1);
    expect(await listOf({ filters: "price_min=65&price_max=65" })).toEqual([2]);
    expect(await listOf({ filters: "offer=1" })).toContain(2);
    const facets = await call(desk.api(), endpoints.readFacets, { query: {} });
    expect(facets.on_offer).toBe((await listOf({ filters: "offer=1" })).length);
    const home = await call(desk.api(), endpoints.readHome, {});
    const offers = home.sections.find(({ kind }) => kind === "offers");
    expect(offers?.products.map(({ id }) => id)).toContain(2);
  });

  test("D-103 an offer begins and ends in its minute, and the caches follow", async () => {
    await update(4, { offer_price: "50.00", offer_from: inHours(2), offer_until: inHours(4) });
    expect(await shown(4)).toMatchObject({ price: "80.00", price_before: null, offer_until: null });
    expect(await look()).toBe(0);
    await shift(4, 3);
    const { version } = await read(4);
    // Of two nodes that look at once, one sets it.
    expect((await Promise.all([look(), look()])).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect((await read(4)).version).toBe(version + 1);
    expect(await shown(4)).toMatchObject({ price: "50.00", price_before: "80.00" });
    expect(await look()).toBe(0);
    const during = (await read(4)).price_since;
    await shift(4, 3);
    expect(await look()).toBe(1);
    expect(await shown(4)).toMatchObject({ price: "80.00", price_before: null });
    // The full price is asked again from now on.
    expect((await read(4)).price_since > during).toBe(true);
  });

  test.each([
    [{ offer_price: "100.00" }, { offer_price: "not_below_price" }],
    [{ offer_price: "0" }, { offer_price: "not_below_price" }],
    [{ offer_price: "cheap" }, { offer_price: "bad_price" }],
    [{ offer_from: "2026-12-01" }, { offer_price: "required" }],
    [{ offer_price: "5", offer_from: "2026-13-01" }, { offer_from: "bad_date" }],
    [
      { offer_price: "5", offer_from: "2026-12-02", offer_until: "2026-12-01" },
      { offer_until: "ends_before_start" },
    ],
  ] as const)("D-103 the offer %j is refused by its field", async (offer, errors) => {
    const before = await read(6);
    const response = await update(6, { offer_price: null, ...offer }, "60.00");
    expect(response.status).toBe(422);
    expect(await refusalOf(response)).toMatchObject({ code: "invalid", errors });
    expect(await read(6)).toEqual(before);
  });

  test("D-103 a price at or below its offer is refused, and the price of a product without one has no offer", async () => {
    await update(7, { offer_price: "85.00" });
    expect(await refusalOf(await update(7, {}, "85.00"))).toMatchObject({
      errors: { offer_price: "not_below_price" },
    });
    expect(await refusalOf(await update(3, { offer_price: "5" }))).toMatchObject({
      errors: { offer_price: "not_below_price" },
    });
  });

  test("D-103 a conflict names the stored offer", async () => {
    const body = await bodyOf(8);
    await update(8, { offer_price: "50.00" });
    const response = await send(desk.api(), endpoints.updateProduct, {
      headers: desk.headers(),
      params: { id: 8 },
      body: { ...body, offer_price: "60.00" },
    });
    expect(await refusalOf(response)).toMatchObject({
      code: "edit_conflict",
      current: { offer_price: "50.00" },
    });
  });

  test("D-103 an offer is exported, imported with its days, and restored as a whole by the undo", async () => {
    await update(9, { offer_price: "25.00", offer_until: "2031-01-01" });
    const before = await read(9);
    const address = addressOf(endpoints.exportProducts, {}, { format: "csv", locale: "en" });
    const csv = await (await desk.api().request(address, { headers: desk.headers() })).text();
    expect(csv).toMatch(/Offer price,Offer from,Offer until/);
    expect(csv).toMatch(/^9,.*,30\.00,,,,,,25\.00,,2031-01-01T23:59,/m);

    const sheet = 'ID,Offer price,Offer from,Offer until\n9,20,01/12/2030,\n10,20,,\n5,"1,50",tomorrow,\n';
    const found = await desk.check(await desk.upload(sheet));
    expect(await desk.lines(found)).toMatchObject([
      {
        outcome: "updated",
        fields: [
          {
            field: "offer",
            old: "25.00 until 2031-01-01T23:59",
            new: "20.00 from 2030-12-01T00:00 until 2031-01-01T23:59",
          },
        ],
      },
      { outcome: "rejected", errors: { offer_price: "not_below_price" } },
      { outcome: "unchanged", warnings: { offer_from: "bad_date" } },
    ]);
    await desk.apply(found);
    expect(await read(9)).toMatchObject({ offer_price: "20.00", offer_from: "2030-12-01T00:00" });
    expect(await shown(9)).toMatchObject({ price: "30.00", price_before: null });
    await desk.undo(found);
    const { offer_price, offer_from, offer_until } = before;
    expect(await read(9)).toMatchObject({ offer_price, offer_from, offer_until });
    expect(await shown(9)).toMatchObject({ price: "25.00", price_before: "30.00" });
  });

  test("D-103 offers of many products are previewed, made and undone as a whole", async () => {
    await update(5, { offer_price: "59.00" });
    await update(10, {}, "21.00");
    const ids = [3, 5, 10];
    const rule = { field: "offer", change: "percent", value: "50", rounding: "none", from: null } as const;
    const body = { selection: { ids }, rule: { ...rule, until: "2031-01-01" } };
    const preview = await call(desk.api(), endpoints.previewBulkChange, {
      headers: desk.headers(),
      body: { ...body, show: "changed", page: 1 },
    });
    expect(preview).toMatchObject({
      changed: 2,
      // The price of one was changed just now.
      not_held: 1,
      skipped: [{ reason: "unpriced", products: 1 }],
      rows: [
        { id: 5, old: "59.00", new: "30.00 until 2031-01-01T23:59" },
        { id: 10, old: "", new: "10.50 until 2031-01-01T23:59" },
      ],
    });
    const { fingerprint, latest } = preview;
    const { change } = await call(desk.api(), endpoints.applyBulkChange, {
      headers: { ...desk.headers(), "idempotency-key": "k".repeat(32) },
      body: { ...body, fingerprint, latest },
    });
    expect(await shown(5)).toMatchObject({ price: "30.00", price_before: "60.00" });
    const undone = await call(desk.api(), endpoints.undoBulkChange, {
      headers: desk.headers(),
      params: { id: change.id },
    });
    expect(undone.change.undone).toMatchObject({ restored: 2, kept: 0 });
    expect(await shown(5)).toMatchObject({ price: "59.00", price_before: "60.00" });
    expect(await read(10)).toMatchObject({ offer_price: null, offer_until: null });
  });
});
