import { endpoints } from "@shop/contract/endpoints.ts";
import type { ReturnGoal } from "@shop/domain/orders/returns/order-returns.ts";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { postings } from "../../src/modules/books/postings.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { quarantineMoves } from "../../src/modules/quarantine/quarantine-moves.table.ts";
import { owner } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";
import { stockOf } from "../support/ordering.ts";

const { recordReturn, voidReturn, listQuarantine, listQuarantineMoves, decideQuarantine } = endpoints;
const { listAdminProducts, exportProducts } = endpoints;
const { api, headers, place, putInto, read, change, historyOf } = adminDesk();

beforeEach(() => api().database.queries.delete(quarantineMoves));

/** Brings back units of an order of five clamp meters and ten fuses. */
async function bringBack(units: readonly (readonly [at: number, qty: number, goal: ReturnGoal])[]) {
  const id = await place([
    [meter, 5],
    [fuse, 10],
  ]);
  await putInto(id, "delivered");
  const { order } = await call(api(), recordReturn, {
    headers: headers(),
    params: { id },
    body: {
      lines: units.map(([at, qty, goal]) => ({ place: at, qty, goal })),
      reason: "defect",
      mail: false,
    },
  });
  return order;
}

const held = async () =>
  (await call(api(), listQuarantine, { headers: headers() })).data.map(({ product_id: id, qty, amount }) => [
    id,
    qty,
    amount,
  ]);
const moves = async () =>
  (await call(api(), listQuarantineMoves, { headers: headers() })).data.map((move) => [
    move.kind,
    move.product_id,
    move.qty,
  ]);
const decision = (kind: "to_stock" | "written_off", qty: number, id = meter.id) => ({
  headers: headers(),
  body: { product_id: id, kind, qty, note: "" },
});

test("D-126 what comes back defective is set aside, is not sold, and is put into the stock or written off later", async () => {
  const { number, id } = await bringBack([
    [0, 3, "quarantine"],
    [1, 4, "stock"],
  ]);
  expect(await stockOf(api(), meter.id)).toBe(55);
  expect(await stockOf(api(), fuse.id)).toBe(999_994);
  expect(await held()).toEqual([[meter.id, 3, 55]]);

  expect(await call(api(), decideQuarantine, decision("written_off", 1))).toEqual({ status: true, left: 2 });
  expect(await stockOf(api(), meter.id)).toBe(55);
  expect(await call(api(), decideQuarantine, decision("to_stock", 2))).toEqual({ status: true, left: 0 });
  expect(await stockOf(api(), meter.id)).toBe(57);
  expect((await historyOf(meter.id))[0]).toMatchObject({
    action: "updated",
    by: owner.email,
    fields: [{ field: "amount", old: 55, new: 57 }],
  });
  expect(await held()).toEqual([]);
  expect(await moves()).toEqual([
    ["to_stock", meter.id, -2],
    ["written_off", meter.id, -1],
    ["returned", meter.id, 3],
  ]);
  const { data } = await call(api(), listQuarantineMoves, { headers: headers() });
  expect(data[2]).toMatchObject({ reason: "defect", order: { id, number }, by: owner.email });
  expect(data[0]).toMatchObject({ reason: null, order: null });
});

test("D-126 a return that is taken back takes what it set aside, unless it was decided about that", async () => {
  const voidOf = ({ id, returns: [entry] }: Awaited<ReturnType<typeof bringBack>>) => ({
    headers: headers(),
    params: { id, returnId: entry?.id ?? 0 },
    body: {},
  });
  const first = await bringBack([[0, 2, "quarantine"]]);
  await call(api(), voidReturn, voidOf(first));
  expect(await held()).toEqual([]);
  expect(await moves()).toEqual([
    ["voided", meter.id, -2],
    ["returned", meter.id, 2],
  ]);
  const second = await bringBack([[0, 2, "quarantine"]]);
  await call(api(), decideQuarantine, decision("written_off", 1));
  expect(await refused(api(), voidReturn, voidOf(second))).toMatchObject({
    status: 409,
    code: "quarantine_short",
  });
  expect((await read(second.id)).returns[0]?.voided).toBeNull();
  expect(await held()).toEqual([[meter.id, 1, 50]]);
});

test("D-126 no more than is set aside is decided about, also where decisions race", async () => {
  await bringBack([[0, 3, "quarantine"]]);
  expect(await refused(api(), decideQuarantine, decision("written_off", 4))).toMatchObject({
    status: 422,
    errors: { qty: "too_large" },
  });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(api(), decideQuarantine, decision("to_stock", 1))),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 422, 422]);
  expect(await stockOf(api(), meter.id)).toBe(58);
  expect(await held()).toEqual([]);
});

test("D-126 a decision counts once, however often it is sent, and another one with its key is refused", async () => {
  await bringBack([[0, 3, "quarantine"]]);
  const once = { ...decision("to_stock", 1), headers: { ...headers(), "idempotency-key": "one-decision" } };
  const answers = await Promise.all(Array.from({ length: 4 }, () => call(api(), decideQuarantine, once)));
  expect(answers.filter(({ status }) => status)).toHaveLength(1);
  expect(await stockOf(api(), meter.id)).toBe(56);
  expect(await refused(api(), decideQuarantine, { ...once, body: { ...once.body, qty: 2 } })).toMatchObject({
    code: "idempotency_mismatch",
  });
});

test("D-126 units of a deleted product can be set aside and written off, and not put into the stock", async () => {
  const { queries } = api().database;
  const id = await place([[meter, 2]]);
  await putInto(id, "delivered");
  await queries
    .update(products)
    .set({ deleted_at: sql`now()` })
    .where(eq(products.id, meter.id));
  try {
    await call(api(), recordReturn, {
      headers: headers(),
      params: { id },
      body: { lines: [{ place: 0, qty: 2, goal: "quarantine" }], reason: "opened", mail: false },
    });
    expect(await held()).toEqual([[meter.id, 2, null]]);
    expect(await refused(api(), decideQuarantine, decision("to_stock", 1))).toMatchObject({
      errors: { product_id: "unknown_product" },
    });
    await call(api(), decideQuarantine, decision("written_off", 2));
    expect(await held()).toEqual([]);
  } finally {
    await queries.update(products).set({ deleted_at: null }).where(eq(products.id, meter.id));
  }
});

/** The products of which there are units at a place, with how many. */
const listedAside = async (aside: "not_for_sale" | "coming_back") =>
  (await call(api(), listAdminProducts, { headers: headers(), query: { aside, sort: "name" } })).data.map(
    (product) => [product.id, product[aside]],
  );

test("D-126 products are listed by their units that are not for sale, and by those that couriers bring back", async () => {
  // Earlier tests have left some in the journal.
  await api()
    .database.queries.delete(postings)
    .where(inArray(postings.kind, ["not_for_sale", "coming_back"]));
  await bringBack([
    [0, 3, "quarantine"],
    [1, 4, "stock"],
  ]);
  const refusedOne = await place([[fuse, 6]]);
  await change(refusedOne, { state: "confirmed", mail: false });
  await change(refusedOne, { state: "sent", mail: false });
  expect(await listedAside("coming_back")).toEqual([]);
  await change(refusedOne, { state: "cancelled", mail: false });
  expect(await listedAside("not_for_sale")).toEqual([[meter.id, 3]]);
  expect(await listedAside("coming_back")).toEqual([[fuse.id, 6]]);
  const query = { aside: "not_for_sale", query: "fuse" } as const;
  expect((await call(api(), listAdminProducts, { headers: headers(), query })).total).toBe(0);
  const sheet = await send(api(), exportProducts, {
    headers: headers(),
    query: { aside: "coming_back", format: "csv" },
  });
  expect((await sheet.text()).trim().split("\n")).toHaveLength(2);

  await call(api(), decideQuarantine, decision("written_off", 2));
  expect(await listedAside("not_for_sale")).toEqual([[meter.id, 1]]);
  await call(api(), decideQuarantine, decision("to_stock", 1));
  expect(await listedAside("not_for_sale")).toEqual([]);
});
