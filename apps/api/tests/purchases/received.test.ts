import { endpoints } from "@shop/contract/endpoints.ts";
import { expect, test } from "vitest";

import { purgeProducts } from "../../src/modules/products/product-edits.repository.ts";
import { signInAdmin } from "../support/admins.ts";
import { call, refused } from "../support/calls.ts";
import { fuse, kit, purchaseDesk, timer } from "../support/desks/purchase-desk.ts";

const { listReceived, readSupplier } = endpoints;

const desk = purchaseDesk();
const { api, headers, make, supplier, supply, sent, setLine, read, scan, book, undo } = desk;

const run = (sql: string) => api().database.queries.execute(sql);
const received = (id: number, page = 1) =>
  call(api(), listReceived, { headers: headers(), params: { id }, query: { page: String(page) } });
const lastReceived = async (id: number) =>
  (await call(api(), readSupplier, { headers: headers(), params: { id } })).products.map((product) => [
    product.id,
    product.last_received?.unit_cost,
  ]);
const supplierOf = async (order: number): Promise<number> => (await read(order)).order.supplier.id ?? 0;

/** Counts pieces of products that have arrived of an order, and books them. */
async function receive(id: number, ...arrived: readonly (readonly [product: number, qty: number])[]) {
  for (const [product, qty] of arrived) await scan(id, { product: { id: product }, qty });
  return book(id);
}

test("D-152 D-147 what was received from a supplier is for those who see costs", async () => {
  const order = await sent([timer.id, 20]);
  const id = await supplierOf(order);
  await setLine(order, { product: { id: timer.id }, cost: "3.10" });
  await receive(order, [timer.id, 20]);
  const staff = (email: string, rights: readonly ("products" | "costs")[]) =>
    signInAdmin(api(), { email, password: "packs many parcels" }, "staff", rights);
  const packer = await staff("packer@shop.example", ["products"]);
  for (const endpoint of [listReceived, readSupplier])
    expect(await refused(api(), endpoint, { headers: packer, params: { id } })).toMatchObject({
      status: 403,
      code: "forbidden",
    });
  const buyer = await staff("buyer@shop.example", ["costs"]);
  expect(await call(api(), listReceived, { headers: buyer, params: { id } })).toMatchObject({
    data: [{ unit_cost: "3.10", total: "62.00" }],
  });
  await call(api(), endpoints.deleteSupplier, { headers: headers(), params: { id } });
  expect(await refused(api(), listReceived, { headers: headers(), params: { id } })).toMatchObject({
    code: "not_found",
  });
});

test("D-152 two bookings of an order stay at what its packs cost when they were booked", async () => {
  const id = await supplier();
  await supply(id, timer.id, 10, "D-77");
  const { order } = await make({
    supplier_id: id,
    lines: [
      { product_id: timer.id, qty: 30 },
      { product_id: kit.id, qty: 2 },
    ],
  });
  await setLine(order.id, { product: { id: timer.id }, cost: "10.05" });
  await call(api(), endpoints.sendPurchase, {
    headers: headers(),
    params: { id: order.id },
    body: { version: (await read(order.id)).order.version },
  });
  // Several scans of a booking are one row.
  await receive(order.id, [timer.id, 10], [timer.id, 3], [kit.id, 1]);
  await setLine(order.id, { product: { id: timer.id }, cost: "11.00", booked: "keep" });
  await receive(order.id, [timer.id, 10]);
  await setLine(order.id, { product: { id: timer.id }, cost: "12.00", booked: "keep" });
  await setLine(order.id, { product: { id: kit.id }, cost: "9.00", booked: "keep" });
  // What is counted and not booked is not received, and what was booked stays when the rest is cancelled.
  await scan(order.id, { product: { id: timer.id }, qty: 7 });
  await call(api(), endpoints.cancelPurchase, { headers: headers(), params: { id: order.id } });
  const ofTimer = { order: { id: order.id, number: order.number }, product_id: timer.id, name: "Timer" };
  expect(await received(id)).toMatchObject({
    data: [
      { ...ofTimer, qty: 10, pack: 10, cost: "11.00", unit_cost: "1.10", total: "11.00", cost_now: "12.00" },
      // 1.3 packs at 10.05 are 13.065.
      { ...ofTimer, qty: 13, pack: 10, cost: "10.05", unit_cost: "1.01", total: "13.07", cost_now: "12.00" },
      { product_id: kit.id, qty: 1, pack: 1, cost: null, unit_cost: null, total: null, cost_now: "9.00" },
    ],
    page: 1,
    per_page: 20,
    total: 3,
  });
  expect(await lastReceived(id)).toEqual([[timer.id, "1.10"]]);
  // Other suppliers' goods are not among them.
  expect(await received(await supplier("Nile"))).toMatchObject({ data: [], page: 1, total: 0 });
});

test("D-152 what the undo of a booking took off is marked, and does not count as the last that was received", async () => {
  const order = await sent([timer.id, 20], [kit.id, 4]);
  const id = await supplierOf(order);
  await supply(id, timer.id);
  await supply(id, kit.id);
  await setLine(order, { product: { id: timer.id }, cost: "3.10" });
  await receive(order, [timer.id, 5]);
  await setLine(order, { product: { id: timer.id }, cost: "3.20", booked: "keep" });
  await receive(order, [timer.id, 15], [kit.id, 4]);
  expect(await lastReceived(id)).toEqual([
    [timer.id, "3.20"],
    [kit.id, null],
  ]);
  // The kits are sold: they did come.
  await run("update products set amount = 1 where id = 3");
  await undo((await read(order)).receipts[0]?.change ?? 0);
  expect((await received(id)).data).toMatchObject([
    { product_id: timer.id, qty: 15, total: "48.00", undone: true },
    { product_id: kit.id, qty: 4, undone: false },
    { product_id: timer.id, qty: 5, total: "15.50", undone: false },
  ]);
  expect(await lastReceived(id)).toEqual([
    [timer.id, "3.10"],
    [kit.id, null],
  ]);
});

test("D-152 what was received of a deleted or purged product has the name of its line", async () => {
  const order = await sent([timer.id, 20], [fuse.id, 5], [kit.id, 1]);
  const id = await supplierOf(order);
  await receive(order, [timer.id, 20], [fuse.id, 5], [kit.id, 1]);
  for (const { id: product } of [timer, fuse])
    await call(api(), endpoints.deleteProduct, { headers: headers(), params: { id: product } });
  await run("update products set deleted_at = now() - interval '40 days' where id = 1");
  await purgeProducts(api().database.queries, 30);
  await run("update products set name = 'Kit of 2027' where id = 3");
  expect((await received(id)).data).toMatchObject([
    { product_id: timer.id, name: "Timer", part_number: "NE555", deleted: true },
    { product_id: fuse.id, name: "Fuse", deleted: true },
    { product_id: kit.id, name: "Kit", deleted: false },
  ]);
});

test("D-152 what was received is paged, the newest booking first, its lines in the order's order", async () => {
  const order = await sent([kit.id, 7], [timer.id, 7], [fuse.id, 7]);
  const id = await supplierOf(order);
  for (let booking = 0; booking < 7; booking += 1)
    await receive(order, [fuse.id, 1], [timer.id, 1], [kit.id, 1]);
  const [first, second] = [await received(id), await received(id, 2)];
  expect([first, second]).toMatchObject([
    { page: 1, per_page: 20, total: 21 },
    { page: 2, total: 21 },
  ]);
  const shown = [...first.data, ...second.data];
  expect(shown.map((line) => line.product_id)).toEqual(
    Array.from({ length: 7 }, () => [kit.id, timer.id, fuse.id]).flat(),
  );
  expect(second.data).toHaveLength(1);
  expect(new Set(shown.map((line) => line.id)).size).toBe(21);
  const days = shown.map(({ at }) => at);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(await received(id, 9)).toEqual(second);
  expect(
    await refused(api(), listReceived, { headers: headers(), params: { id }, query: { page: "0" } }),
  ).toMatchObject({
    status: 400,
    code: "bad_query",
  });
});
