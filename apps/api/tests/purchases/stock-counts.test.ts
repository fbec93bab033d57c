import { endpoints } from "@shop/contract/endpoints.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { orderLines } from "../../src/modules/orders/lines/order-lines.table.ts";
import { owner, signInAdmin } from "../support/admins.ts";
import { call, refused } from "../support/calls.ts";
import { countDesk, fuse, kit, meter } from "../support/desks/count-desk.ts";
import { stockOf } from "../support/ordering.ts";

const { countProduct, removeCounted } = endpoints;
const { deleteProduct, bookStockCount, discardStockCount, startStockCount, updateProduct, readAdminProduct } =
  endpoints;
const desk = countDesk();
const { api, headers, start, count, read, book, undo, order, put, historyOf } = desk;

const of = ({ id }: { readonly id: number }, qty: number, mode: "add" | "set" = "add") => ({
  product: { id },
  qty,
  mode,
});
const amounts = async (...products: readonly { readonly id: number }[]): Promise<number[]> =>
  Promise.all(products.map(({ id }) => stockOf(api(), id)));

test("D-153 a number is added, set, or removed; what differs is shown, and a booked count takes nothing more", async () => {
  const id = await start();
  expect((await read(id)).count).toMatchObject({ state: "open", version: 1, products: 0 });
  await count(id, of(fuse, 100));
  await count(id, of(kit, 5));
  await count(id, of(meter, 60));
  expect((await count(id, of(meter, 1))).line).toMatchObject({ counted: 61, expected: 60, after: 61 });
  expect((await count(id, of(kit, 4, "set"))).line?.counted).toBe(4);
  const removed = { headers: headers(), params: { id, productId: kit.id } };
  expect((await call(api(), removeCounted, removed)).status).toBe(true);
  expect((await call(api(), removeCounted, removed)).status).toBe(false);
  const { count: seen, lines, sums } = await read(id, { show: "different" });
  expect(lines).toMatchObject([{ id: meter.id, counted: 61, by: [owner.email] }]);
  expect([seen.products, sums]).toMatchObject([2, { more: 1, fewer: 0 }]);
  const { count: booked } = await book(id);
  const { items } = await call(api(), endpoints.readBulkChange, {
    headers: headers(),
    params: { id: booked.change ?? 0 },
  });
  expect(items).toMatchObject([{ id: meter.id, old: 60, new: 61 }]);
  const request = { headers: headers(), params: { id } };
  expect(await call(api(), bookStockCount, { ...request, body: { version: seen.version } })).toMatchObject({
    status: false,
    count: { state: "booked" },
  });
  const notAllowed = { status: 409, code: "state_not_allowed" };
  expect(await refused(api(), discardStockCount, request)).toEqual(notAllowed);
  expect(await refused(api(), countProduct, { ...request, body: of(kit, 1) })).toEqual(notAllowed);
  expect(await amounts(meter, fuse, kit)).toEqual([61, 100, 5]);
});

test("D-153 a count has a name and is known, and a product is counted in whole numbers", async () => {
  const faulty: object = { name: " ", with_reserved: "maybe" };
  const body = { name: "", with_reserved: false, ...faulty };
  expect(await refused(api(), startStockCount, { headers: headers(), body })).toEqual({
    status: 422,
    code: "invalid",
    errors: { name: "required", with_reserved: "bad_value" },
  });
  const refuse = (id: number, qty: number) =>
    refused(api(), countProduct, { headers: headers(), params: { id }, body: of(meter, qty) });
  expect(await refuse(await start(), -1)).toMatchObject({ status: 422, errors: { qty: "too_small" } });
  expect(await refuse(999_999, 1)).toEqual({ status: 404, code: "not_found" });
});

test("D-153 what is sold between counting and booking stays sold, and the undo keeps it sold", async () => {
  const id = await start();
  await count(id, of(meter, 58));
  await order(meter, 3);
  expect((await read(id)).lines).toMatchObject([
    { id: 1, counted: 58, expected: 60, amount: 57, after: 55, moved: false, missing: 0 },
  ]);
  const { count: booked } = await book(id);
  expect(booked).toMatchObject({ state: "booked", closed: { by: "owner@shop.example" } });
  expect(await amounts(meter)).toEqual([55]);
  const [entry] = await historyOf(meter.id);
  expect(entry).toMatchObject({
    action: "updated",
    fields: [{ field: "amount", old: 57, new: 55 }],
    bulk_change: booked.change,
  });
  await order(meter, 4);
  const { change } = await undo(booked.change ?? 0);
  expect(change.undone).toMatchObject({ restored: 1, kept: 0 });
  expect(await amounts(meter)).toEqual([53]);
  expect((await historyOf(meter.id))[0]).toMatchObject({
    action: "undone",
    fields: [{ field: "amount", old: 51, new: 53 }],
  });
});

test("D-153 an undo that would leave less than nothing keeps the stock", async () => {
  const id = await start();
  await count(id, of(kit, 9));
  const { count: booked } = await book(id);
  expect(await amounts(kit)).toEqual([9]);
  await order(kit, 6);
  const { change } = await undo(booked.change ?? 0);
  expect(change.undone).toMatchObject({ restored: 0, kept: 1 });
  expect(await amounts(kit)).toEqual([3]);
});

test("D-153 no stock falls below 0: sold pieces that are not there are named", async () => {
  const id = await start();
  await count(id, of(kit, 1));
  await order(kit, 2);
  const { lines, sums } = await read(id, { show: "check" });
  expect(lines).toMatchObject([{ id: 3, after: 0, missing: 1 }]);
  expect(sums).toMatchObject({ fewer: 1, missing: 1 });
  await book(id);
  expect(await amounts(kit)).toEqual([0]);
});

test("D-153 pieces of orders that are not sent lie on the shelf where the count says so", async () => {
  await order(meter, 10);
  const [without, withThem] = [await start(false), await start(true)];
  expect((await count(without, of(meter, 50))).line).toMatchObject({ expected: 50, after: 50 });
  expect((await count(withThem, of(meter, 60))).line).toMatchObject({ expected: 60, after: 50 });
  // Four of them leave the shop.
  await api().database.queries.update(orderLines).set({ sent: 4 }).where(eq(orderLines.productId, meter.id));
  expect((await count(withThem, of(meter, 56, "set"))).line).toMatchObject({ expected: 56, after: 50 });
});

test("D-153 scans at the same time are all counted, a repeated one once", async () => {
  const id = await start();
  await Promise.all(
    Array.from({ length: 8 }, (_, at) => count(id, of(fuse, 2), { key: `scan-key-${at % 6}` })),
  );
  expect((await read(id)).lines).toMatchObject([{ id: 2, counted: 12 }]);
});

test("D-153 of bookings at the same time one books", async () => {
  const id = await start();
  await count(id, of(fuse, 90));
  const { count: seen } = await read(id);
  const answers = await Promise.all(
    Array.from({ length: 3 }, () =>
      call(api(), bookStockCount, { headers: headers(), params: { id }, body: { version: seen.version } }),
    ),
  );
  expect(answers.filter(({ status }) => status)).toHaveLength(1);
  expect(await amounts(fuse)).toEqual([90]);
  expect(await historyOf(fuse.id)).toHaveLength(1);
});

test("D-153 a difference that two counts have found is booked once", async () => {
  const [one, other] = [await start(), await start()];
  await count(one, of(fuse, 90));
  await count(other, of(fuse, 90));
  await book(one);
  expect((await read(other)).lines).toMatchObject([{ counted: 90, expected: 90, after: 90, moved: true }]);
  const { count: booked } = await book(other);
  expect(booked.change).toBeNull();
  expect(await amounts(fuse)).toEqual([90]);
});

test("D-153 a product whose stock changes while it is counted, or by hand since, should be counted again", async () => {
  const id = await start();
  await count(id, of(fuse, 40));
  await order(fuse, 5);
  expect((await count(id, of(fuse, 50))).line).toMatchObject({ counted: 90, expected: 95, moved: true });
  expect((await count(id, of(fuse, 95, "set"))).line).toMatchObject({ expected: 95, moved: false });
  const { version, name, price, description, sub_category_id } = await call(api(), readAdminProduct, {
    headers: headers(),
    params: { id: fuse.id },
  });
  await call(api(), updateProduct, {
    headers: headers(),
    params: { id: fuse.id },
    body: { name, price, description, sub_category_id, version, amount: 200 },
  });
  const { lines, sums } = await read(id, { show: "check" });
  expect(lines).toMatchObject([{ id: 2, moved: true, amount: 200 }]);
  expect(sums.moved).toBe(1);
});

test("D-153 a product is found by barcode and part number; a code of several is never guessed", async () => {
  await put(kit.id, { barcode: "6221031490003" });
  const id = await start();
  const scan = (code: string) => count(id, { product: { code }, qty: 1 });
  expect(await scan("6221031490003")).toMatchObject({ outcome: "counted", line: { id: 3 } });
  expect(await scan("cm208")).toMatchObject({ outcome: "counted", line: { id: 1 } });
  // Written like one of them.
  expect(await scan("F-1")).toMatchObject({ outcome: "counted", line: { id: 2 } });
  expect(await scan("F/1")).toMatchObject({
    outcome: "several",
    line: null,
    products: [
      { id: 2, name: "Fuse" },
      { id: 4, name: "Other fuse" },
    ],
  });
  expect(await scan("NO-SUCH")).toMatchObject({ outcome: "not_found", line: null, products: [] });
  await call(api(), deleteProduct, { headers: headers(), params: { id: meter.id } });
  expect(await scan("CM-208")).toMatchObject({ outcome: "not_found" });
  expect((await read(id)).count.products).toBe(3);
});

test("D-153 a barcode is found in each of its forms, and the product of a label's QR code", async () => {
  await put(kit.id, { barcode: "012345678905" });
  const id = await start();
  const scan = (code: string) => count(id, { product: { code }, qty: 1 });
  for (const code of ["0012345678905", "00012345678905", "٠١٢٣٤٥٦٧٨٩٠٥", "]d2010001234567890510LOT"])
    expect(await scan(code)).toMatchObject({ outcome: "counted", line: { id: kit.id } });
  expect(await scan("]C0CM-208")).toMatchObject({ outcome: "counted", line: { id: meter.id } });
  expect(await scan(`https://shop.example/ar/product/${fuse.id}`)).toMatchObject({
    outcome: "counted",
    line: { id: fuse.id },
  });
  expect(await scan("https://shop.example/product/999999")).toMatchObject({ outcome: "not_found" });
});

test("D-153 a product that is deleted after it was counted books nothing, the others do", async () => {
  const id = await start();
  await count(id, of(meter, 1));
  await count(id, of(fuse, 99));
  await call(api(), deleteProduct, { headers: headers(), params: { id: meter.id } });
  expect((await read(id)).lines).toMatchObject([
    { id: 2, after: 99 },
    { id: 1, amount: null, after: null },
  ]);
  const { count: booked } = await book(id);
  expect(await amounts(meter, fuse)).toEqual([60, 99]);
  const { change } = await call(api(), endpoints.readBulkChange, {
    headers: headers(),
    params: { id: booked.change ?? 0 },
  });
  expect(change).toMatchObject({
    changed: 1,
    skipped: 1,
    rule: { field: "amount", change: "count", value: id },
  });
});

test("D-153 a count is not booked over what was counted in the meantime", async () => {
  const id = await start();
  const { version } = await count(id, of(fuse, 90));
  await count(id, of(fuse, 10));
  const body = { version };
  expect(await refused(api(), bookStockCount, { headers: headers(), params: { id }, body })).toMatchObject({
    status: 409,
    code: "edit_conflict",
  });
  expect(await amounts(fuse)).toEqual([100]);
});

test("D-153 several people count together, and each is named", async () => {
  const staff = await signInAdmin(api(), { email: "staff@shop.example", password: "packs parcels" }, "staff");
  const id = await start();
  await put(fuse.id, { cost_price: "0.30" });
  await count(id, of(fuse, 40));
  expect((await count(id, of(fuse, 50), { as: staff })).line?.by).toEqual([
    "staff@shop.example",
    "owner@shop.example",
  ]);
  const owners = await read(id);
  expect(owners.lines).toMatchObject([{ at_cost: "-3.00" }]);
  expect(owners.sums.at_cost).toEqual({ more: "0.00", fewer: "-3.00", sum: "-3.00", unknown: 0 });
  // Costs are not for staff.
  const seen = await read(id, {}, staff);
  expect(seen.lines[0]).not.toHaveProperty("at_cost");
  expect(seen.sums).not.toHaveProperty("at_cost");
});

test("D-153 a discarded count changes nothing and takes no more scans", async () => {
  const id = await start();
  await count(id, of(fuse, 1));
  const discard = () => call(api(), discardStockCount, { headers: headers(), params: { id } });
  expect(await discard()).toMatchObject({ status: true, count: { state: "discarded", change: null } });
  expect((await discard()).status).toBe(false);
  expect(await amounts(fuse)).toEqual([100]);
  const later = { headers: headers(), params: { id }, body: of(fuse, 1) };
  expect(await refused(api(), countProduct, later)).toMatchObject({ code: "state_not_allowed" });
  expect(await refused(api(), bookStockCount, { ...later, body: { version: 9 } })).toMatchObject({
    code: "state_not_allowed",
  });
});

test("D-153 shoppers' pages show the stock after the booking", async () => {
  const before = await call(api(), endpoints.readProduct, { params: { id: fuse.id } });
  expect(before.amount).toBe(100);
  const id = await start();
  await count(id, of(fuse, 0));
  await book(id);
  expect((await call(api(), endpoints.readProduct, { params: { id: fuse.id } })).amount).toBe(0);
});

test("D-153 closed counts stand below the open ones", async () => {
  const [first, second] = [await start(), await start()];
  await call(api(), discardStockCount, { headers: headers(), params: { id: second } });
  const { count: third } = await call(api(), startStockCount, {
    headers: headers(),
    body: { name: "Shelf 4", with_reserved: true },
  });
  const { data } = await call(api(), endpoints.listStockCounts, { headers: headers() });
  expect(data.map(({ id, state }) => [id, state])).toEqual([
    [third.id, "open"],
    [first, "open"],
    [second, "discarded"],
  ]);
});
