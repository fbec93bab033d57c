import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_PURCHASE_LINES } from "@shop/domain/purchases/purchase-order.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { purchaseLines } from "../../src/modules/purchases/purchases.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { call, refused } from "../support/calls.ts";
import { fuse, kit, purchaseDesk, timer } from "../support/desks/purchase-desk.ts";

const desk = purchaseDesk();
const { api, headers, make, supplier, sent, setLine, read, scan, book, undo, product, historyOf } = desk;
const { bookArrivals, sendPurchase, cancelPurchase, scanArrival, setPurchaseLine } = endpoints;
const UNKNOWN = 2_000_000_000;

test("D-152 a draft of another version is not sent, and an empty one neither", async () => {
  const supplier_id = await supplier();
  const { order } = await make({ supplier_id });
  const { id, version } = order;
  const request = { headers: headers(), params: { id }, body: { version } };
  expect(await refused(api(), sendPurchase, request)).toMatchObject({ code: "state_not_allowed" });
  await setLine(id, { product: { id: timer.id }, qty: 5 });
  expect(await refused(api(), sendPurchase, request)).toMatchObject({ code: "edit_conflict" });
  expect((await read(id)).order).toMatchObject({ number: "PO-00001", state: "draft", pieces: 5, unknown: 1 });
});

test("D-152 a draft has the part numbers of its supplier and leaves out what is no line; its lines are set, added and removed", async () => {
  const supplier_id = await supplier();
  await desk.supply(supplier_id, timer.id, 10, "D-77");
  const lines = [
    { product_id: timer.id, qty: 20 },
    { product_id: fuse.id, qty: 0 },
    { product_id: UNKNOWN, qty: 3 },
  ];
  const { status, order } = await make({ supplier_id, lines });
  expect([status, order]).toMatchObject([true, { state: "draft", lines: 1, pieces: 20, version: 1 }]);
  expect((await read(order.id)).lines).toMatchObject([{ id: timer.id, supplier_part: "D-77", received: 0 }]);
  const changed = { product: { id: timer.id }, qty: 30, pack: 10, cost: "125" };
  expect(await setLine(order.id, changed)).toMatchObject({ outcome: "set", version: 2 });
  await setLine(order.id, { product: { id: fuse.id }, qty: 5 });
  expect((await read(order.id)).lines).toHaveLength(2);
  expect(await setLine(order.id, { product: { id: fuse.id }, qty: 0 })).toMatchObject({ version: 4 });
  expect(await read(order.id)).toMatchObject({
    order: { total: "375.00", received_total: "0.00", open_total: "375.00", unknown: 0 },
    lines: [{ id: timer.id, qty: 30, pack: 10, cost: "125.00", unit_cost: "12.50" }],
  });
});

test("D-152 an order is sent once, and its quantities stay, while its costs may change", async () => {
  const id = await sent([timer.id, 20]);
  const { order } = await read(id);
  expect(order.sent).not.toBeNull();
  const again = { headers: headers(), params: { id }, body: { version: order.version } };
  expect((await call(api(), sendPurchase, again)).status).toBe(false);
  const body = { product: { id: timer.id }, qty: 1 };
  expect(await refused(api(), setPurchaseLine, { headers: headers(), params: { id }, body })).toEqual({
    status: 409,
    code: "state_not_allowed",
  });
  await setLine(id, { product: { id: timer.id }, cost: "9" });
  expect((await read(id)).order).toMatchObject({ state: "sent", pieces: 20, total: "180.00" });
});

test("D-152 nothing arrives of a draft, and a cancelled order is neither sent nor booked", async () => {
  const { order } = await make({
    supplier_id: await supplier(),
    lines: [{ product_id: timer.id, qty: 5 }],
  });
  const request = { headers: headers(), params: { id: order.id } };
  const notAllowed = { status: 409, code: "state_not_allowed" };
  const body = { product: { id: timer.id }, qty: 1 };
  expect(await refused(api(), scanArrival, { ...request, body })).toEqual(notAllowed);
  expect((await call(api(), cancelPurchase, request)).order.state).toBe("cancelled");
  for (const endpoint of [sendPurchase, bookArrivals]) {
    const { version } = (await read(order.id)).order;
    expect(await refused(api(), endpoint, { ...request, body: { version } })).toEqual(notAllowed);
  }
});

test("D-152 an order needs a supplier, and an unknown order is not found", async () => {
  const body = { supplier_id: UNKNOWN };
  expect(await refused(api(), endpoints.makePurchase, { headers: headers(), body })).toEqual({
    status: 422,
    code: "invalid",
    errors: { supplier_id: "bad_value" },
  });
  const request = { headers: headers(), params: { id: UNKNOWN } };
  const notFound = { status: 404, code: "not_found" };
  expect(await refused(api(), endpoints.readPurchase, request)).toEqual(notFound);
  expect(await refused(api(), bookArrivals, { ...request, body: { version: 1 } })).toEqual(notFound);
});

test("D-152 an order has at most 500 lines", async () => {
  const { order } = await make({ supplier_id: await supplier() });
  await api().database.queries.execute(sql`
    insert into ${purchaseLines} (purchase_id, product_id, place, name, qty)
    select ${order.id}::integer, 1000 + n, n, 'Part ' || n, 1 from generate_series(1, ${MAX_PURCHASE_LINES}::integer) n`);
  const body = { product: { id: timer.id }, qty: 1 };
  expect(
    await refused(api(), setPurchaseLine, { headers: headers(), params: { id: order.id }, body }),
  ).toMatchObject({ code: "invalid", errors: { product: "too_large" } });
});

test("D-152 what arrived is booked as one change of stock and cost, with history, and undone as one", async () => {
  const id = await sent([timer.id, 20], [fuse.id, 50]);
  await setLine(id, { product: { id: timer.id }, cost: "3.10" });
  await scan(id, { product: { code: "ne555" }, qty: 12 });
  await scan(id, { product: { id: fuse.id }, qty: 50 });
  const { order } = await book(id);
  // As a second click of the same version.
  const again = { headers: headers(), params: { id }, body: { version: order.version - 1 } };
  expect((await call(api(), bookArrivals, again)).status).toBe(false);
  expect(order).toMatchObject({
    state: "part_received",
    received: 62,
    arrived: 0,
    total: "62.00",
    received_total: "37.20",
    open_total: "24.80",
  });
  expect(await product(timer.id)).toMatchObject({ amount: 26, cost_price: "3.10" });
  expect(await product(fuse.id)).toMatchObject({ amount: 150, cost_price: null });
  const [receipt] = (await read(id)).receipts;
  expect((await historyOf(timer.id))[0]).toMatchObject({
    action: "updated",
    fields: [
      { field: "amount", old: 14, new: 26 },
      { field: "cost_price", old: null, new: "3.10" },
    ],
    bulk_change: receipt?.change,
  });
  const { change } = await undo(receipt?.change ?? 0);
  expect(change).toMatchObject({ rule: { change: "receipt", value: id }, undone: { restored: 2, kept: 0 } });
  expect(await product(timer.id)).toMatchObject({ amount: 14, cost_price: null });
  expect(await product(fuse.id)).toMatchObject({ amount: 100 });
  expect((await historyOf(timer.id))[0]).toMatchObject({
    action: "undone",
    fields: [
      { field: "amount", old: 26, new: 14 },
      { field: "cost_price", old: "3.10", new: null },
    ],
  });
  // Its pieces are open again, and are booked again.
  expect(await read(id, { show: "open" })).toMatchObject({
    order: { state: "sent", received: 0 },
    receipts: [{ undone: true }],
    total: 2,
  });
  await scan(id, { product: { id: timer.id }, qty: 20 });
  await scan(id, { product: { id: fuse.id }, qty: 50 });
  expect((await book(id)).order.state).toBe("received");
  expect(await product(timer.id)).toMatchObject({ amount: 34, cost_price: "3.10" });
});

test("D-152 the undo keeps what was sold since, and a cost that was changed since", async () => {
  const id = await sent([timer.id, 20], [kit.id, 4]);
  await setLine(id, { product: { id: timer.id }, cost: "3.10" });
  await scan(id, { product: { id: timer.id }, qty: 20 });
  await scan(id, { product: { id: kit.id }, qty: 4 });
  await book(id);
  await api().database.queries.execute(
    "update products set amount = amount - 2, cost_price = 4 where id = 1",
  );
  await api().database.queries.execute("update products set amount = 1 where id = 3");
  const { receipts } = await read(id);
  const { change } = await undo(receipts[0]?.change ?? 0);
  expect(change.undone).toMatchObject({ restored: 1, kept: 1 });
  expect(await product(timer.id)).toMatchObject({ amount: 12, cost_price: "4.00" });
  // The kit's pieces are sold: they did come.
  expect((await read(id)).lines).toMatchObject([
    { id: timer.id, received: 0 },
    { id: kit.id, received: 4, amount: 1 },
  ]);
});

test("D-152 of 50 bookings at the same time one books", { timeout: 60_000 }, async () => {
  const id = await sent([timer.id, 20]);
  const { version } = await scan(id, { product: { id: timer.id }, qty: 20 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      call(api(), bookArrivals, { headers: headers(), params: { id }, body: { version } }),
    ),
  );
  expect(answers.filter(({ status }) => status)).toHaveLength(1);
  expect((await product(timer.id)).amount).toBe(34);
  expect((await read(id)).receipts).toHaveLength(1);
  expect(await historyOf(timer.id)).toHaveLength(1);
});

test("D-152 scans at the same time are all counted, a repeated one once, and nothing is booked over them", async () => {
  const id = await sent([fuse.id, 50]);
  const scans = Array.from({ length: 12 }, (_, at) =>
    scan(id, { product: { id: fuse.id }, qty: 2 }, `scan-key-${at % 9}`),
  );
  const [first] = await Promise.all(scans);
  expect((await read(id)).lines[0]?.arrived).toBe(18);
  await scan(id, { product: { id: fuse.id }, qty: 5, mode: "set" });
  const body = { version: first?.version ?? 0 };
  expect(await refused(api(), bookArrivals, { headers: headers(), params: { id }, body })).toMatchObject({
    status: 409,
    code: "edit_conflict",
  });
  await book(id);
  expect((await product(fuse.id)).amount).toBe(105);
});

test("D-152 a product that the order has not is named and not counted; one that is deleted counts as received", async () => {
  const id = await sent([timer.id, 20], [fuse.id, 5]);
  expect(await scan(id, { product: { id: kit.id }, qty: 1 })).toMatchObject({ outcome: "not_ordered" });
  expect(await scan(id, { product: { code: "NO-SUCH" }, qty: 1 })).toMatchObject({ outcome: "not_found" });
  await scan(id, { product: { id: timer.id }, qty: 20 });
  await scan(id, { product: { id: fuse.id }, qty: 5 });
  await call(api(), endpoints.deleteProduct, { headers: headers(), params: { id: timer.id } });
  expect((await book(id)).order.state).toBe("received");
  const { receipts, lines } = await read(id);
  expect(lines).toMatchObject([{ amount: null, received: 20 }, { amount: 105 }]);
  const { change } = await call(api(), endpoints.readBulkChange, {
    headers: headers(),
    params: { id: receipts[0]?.change ?? 0 },
  });
  expect(change).toMatchObject({ changed: 1, skipped: 1 });
  expect(await refused(api(), cancelPurchase, { headers: headers(), params: { id } })).toMatchObject({
    code: "state_not_allowed",
  });
});

test("D-152 lists find orders by their state; a purged supplier leaves its name", async () => {
  const id = await sent([timer.id, 20]);
  const { order: draft } = await make({ supplier_id: await supplier("Nile") });
  const list = async (state?: string) =>
    (
      await call(api(), endpoints.listPurchases, { headers: headers(), query: { ...(state && { state }) } })
    ).orders.map((one) => one.id);
  expect(await list()).toEqual([draft.id, id]);
  expect(await list("draft")).toEqual([draft.id]);
  expect(await list("sent")).toEqual([id]);
  await scan(id, { product: { id: timer.id }, qty: 1 });
  await book(id);
  expect([await list("sent"), await list("part_received")]).toEqual([[], [id]]);
  await scan(id, { product: { id: timer.id }, qty: 30 });
  await book(id);
  expect([await list("part_received"), await list("received")]).toEqual([[], [id]]);
  await api().database.queries.execute("delete from suppliers");
  expect((await read(id)).order.supplier).toEqual({ id: null, name: "Delta", phone: "", email: "" });
});

test("D-152 D-147 goods are received by those who change products and see costs; others see no booking of costs", async () => {
  const id = await sent([timer.id, 20]);
  const buyer = await signInAdmin(
    api(),
    { email: "buyer@shop.example", password: "buys many parts" },
    "staff",
    ["costs"],
  );
  const packer = await signInAdmin(
    api(),
    { email: "packer@shop.example", password: "packs parcels" },
    "staff",
    ["products"],
  );
  const body = { product: { id: timer.id }, qty: 20 };
  for (const as of [buyer, packer]) {
    expect(await refused(api(), scanArrival, { headers: as, params: { id }, body })).toMatchObject({
      code: "forbidden",
    });
  }
  await scan(id, body);
  await book(id);
  const { receipts } = await read(id);
  const params = { id: receipts[0]?.change ?? 0 };
  expect(await refused(api(), endpoints.readBulkChange, { headers: packer, params })).toMatchObject({
    status: 404,
  });
  expect((await call(api(), endpoints.listBulkChanges, { headers: packer })).data).toEqual([]);
});
