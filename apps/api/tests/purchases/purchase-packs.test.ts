import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { call, refused, send } from "../support/calls.ts";
import { fuse, kit, purchaseDesk, timer } from "../support/desks/purchase-desk.ts";
import { sendForm } from "../support/forms.ts";

const desk = purchaseDesk();
const { api, headers, make, supplier, supply, setLine, read, scan, book, product } = desk;

const run = (sql: string) => api().database.queries.execute(sql);

/** A draft of pieces of the timer, which its supplier sells in packs. */
async function draftOf(qty: number, pack = 10): Promise<number> {
  const supplier_id = await supplier();
  await supply(supplier_id, timer.id, pack, "D-77");
  const { order } = await make({ supplier_id, lines: [{ product_id: timer.id, qty }] });
  return order.id;
}

const sendOrder = async (id: number) =>
  call(api(), endpoints.sendPurchase, {
    headers: headers(),
    params: { id },
    body: { version: (await read(id)).order.version },
  });

const refusedLine = (id: number, body: Readonly<Record<string, unknown>>) =>
  refused(api(), endpoints.setPurchaseLine, {
    headers: headers(),
    params: { id },
    body: { product: { id: timer.id }, ...body },
  });

/** Books without confirming costs; answers the products that are asked about. */
async function askedCosts(id: number) {
  const response = await send(api(), endpoints.bookArrivals, {
    headers: headers(),
    params: { id },
    body: { version: (await read(id)).order.version },
  });
  const { code, costs } = v.parse(apiErrorSchema, await response.json());
  expect([response.status, code]).toEqual([409, "cost_jumped"]);
  return costs;
}

const list = async (id: number, ...lines: readonly string[]) => {
  const file = new File([lines.join("\n")], "note.csv");
  const response = await sendForm(
    api(),
    endpoints.importArrivals,
    headers(),
    { file, replace: "true" },
    { id },
  );
  return v.parse(endpoints.importArrivals.answer, await response.json());
};

test("D-152 two packs of ten at 35.00 a pack are twenty pieces at 3.50", async () => {
  await run("update products set cost_price = 3.40 where id = 1");
  const id = await draftOf(20);
  expect((await read(id)).lines).toMatchObject([
    { qty: 20, pack: 10, cost: "34.00", unit_cost: "3.40", product_cost: "3.40" },
  ]);
  await setLine(id, { product: { id: timer.id }, cost: "35.00" });
  expect((await read(id)).order).toMatchObject({ pieces: 20, total: "70.00" });
  await sendOrder(id);
  await scan(id, { product: { code: "D-77" }, qty: 10 });
  expect((await book(id)).order).toMatchObject({ received_total: "35.00", open_total: "35.00" });
  await scan(id, { product: { code: "D-77" }, qty: 10 });
  await book(id);
  // Fourteen at 3.40 and twenty at 3.50.
  expect(await product(timer.id)).toMatchObject({ amount: 34, cost_price: "3.46" });
});

test("D-152 a line is in the supplier's packs where its pieces are whole ones, else single", async () => {
  const delta = await supplier();
  await supply(delta, timer.id, 10);
  await supply(delta, fuse.id, 25);
  await supply(await supplier("Nile"), kit.id, 5);
  await run("update products set cost_price = 2.50");
  const { order } = await make({
    supplier_id: delta,
    lines: [
      { product_id: timer.id, qty: 7 },
      { product_id: fuse.id, qty: 50 },
      { product_id: kit.id, qty: 5 },
    ],
  });
  const packs = async () => (await read(order.id)).lines.map(({ id, pack, cost }) => [id, pack, cost]);
  expect(await packs()).toEqual([
    [timer.id, 1, "2.50"],
    [fuse.id, 25, "62.50"],
    // Another supplier's pack.
    [kit.id, 1, "2.50"],
  ]);
  // One that is added by hand, too.
  await setLine(order.id, { product: { id: timer.id }, qty: 0 });
  await setLine(order.id, { product: { code: "NE555" }, qty: 30 });
  expect((await packs()).at(-1)).toEqual([timer.id, 10, "25.00"]);
});

test("D-152 pieces of a line are whole packs, and a changed pack takes the cost with it", async () => {
  await run("update products set cost_price = 3.40 where id = 1");
  const id = await draftOf(20);
  for (const body of [{ qty: 25 }, { pack: 7 }, { qty: 21, pack: 2 }]) {
    expect(await refusedLine(id, body)).toEqual({
      status: 422,
      code: "invalid",
      errors: { qty: "bad_value" },
    });
  }
  for (const pack of [0, 1.5, 1_000_001, "ten"]) {
    const { status, errors } = await refusedLine(id, { pack });
    expect([status, ...Object.keys(errors ?? {})]).toEqual([422, "pack"]);
  }
  expect((await read(id)).lines).toMatchObject([{ qty: 20, pack: 10, cost: "34.00" }]);
  await setLine(id, { product: { id: timer.id }, pack: 4 });
  expect((await read(id)).lines).toMatchObject([{ qty: 20, pack: 4, cost: "13.60" }]);
  await setLine(id, { product: { id: timer.id }, pack: 7, qty: 21, cost: "9.99" });
  expect((await read(id)).order).toMatchObject({ pieces: 21, total: "29.97" });
  await sendOrder(id);
  expect(await refusedLine(id, { pack: 1 })).toMatchObject({ code: "state_not_allowed" });
});

test("D-152 what does not divide is rounded half up to the piastre, once for a line", async () => {
  const id = await draftOf(6, 3);
  await setLine(id, { product: { id: timer.id }, cost: "10.00" });
  await setLine(id, { product: { id: kit.id }, qty: 2, pack: 2, cost: "0.01" });
  await setLine(id, { product: { id: fuse.id }, qty: 999_999, pack: 3, cost: "9999999999.99" });
  // 333,333 packs.
  expect((await read(id)).order.total).toBe("3333329999996686.68");
  await setLine(id, { product: { id: fuse.id }, qty: 0 });
  await sendOrder(id);
  await scan(id, { product: { id: timer.id }, qty: 1 });
  await scan(id, { product: { id: kit.id }, qty: 1 });
  expect((await book(id)).order).toMatchObject({
    total: "20.01",
    // A third of a pack, and half a piastre.
    received_total: "3.34",
    open_total: "16.68",
  });
  expect(await product(timer.id)).toMatchObject({ cost_price: "3.33" });
  expect(await product(kit.id)).toMatchObject({ cost_price: "0.01" });
});

test("D-152 a cost that differs by more than half is confirmed before anything is booked", async () => {
  await run("update products set cost_price = 3.50 where id = 1");
  await run("update products set cost_price = 0.40 where id = 2");
  const supplier_id = await supplier();
  const { order } = await make({
    supplier_id,
    lines: [
      { product_id: timer.id, qty: 2 },
      { product_id: fuse.id, qty: 5 },
      { product_id: kit.id, qty: 1 },
    ],
  });
  const { id } = order;
  await setLine(id, { product: { id: timer.id }, cost: "35.00" });
  // As much as half more; the kit had no cost.
  await setLine(id, { product: { id: fuse.id }, cost: "0.60" });
  await setLine(id, { product: { id: kit.id }, cost: "9.00" });
  await sendOrder(id);
  for (const one of [timer, fuse, kit]) await scan(id, { product: { id: one.id }, qty: 1 });
  const asked = [{ id: timer.id, name: "Timer", old_cost: "3.50", unit_cost: "35.00" }];
  expect(await askedCosts(id)).toMatchObject(asked);
  expect(await askedCosts(id)).toHaveLength(1);
  expect(await product(timer.id)).toMatchObject({ amount: 14, cost_price: "3.50" });
  expect((await read(id)).receipts).toEqual([]);
  const { version } = (await read(id)).order;
  const { status } = await call(api(), endpoints.bookArrivals, {
    headers: headers(),
    params: { id },
    body: { version, confirm_costs: true },
  });
  expect(status).toBe(true);
  expect(await product(timer.id)).toMatchObject({ amount: 15, cost_price: "5.60" });
  // Less than half asks as well; what is answered once is not asked again.
  await scan(id, { product: { id: timer.id }, qty: 1 });
  await book(id);
  await setLine(id, { product: { id: fuse.id }, cost: "0.19", booked: "keep" });
  await scan(id, { product: { id: fuse.id }, qty: 1 });
  expect(await askedCosts(id)).toMatchObject([{ id: fuse.id, old_cost: "0.40", unit_cost: "0.19" }]);
});

test("D-169 a list with a column for the pack counts packs at their cost, one without counts pieces", async () => {
  const id = await draftOf(20);
  await sendOrder(id);
  const line = async () => {
    const [one] = (await read(id)).lines;
    return { arrived: one?.arrived, cost: one?.cost, unit_cost: one?.unit_cost };
  };
  await list(id, "Order code,Qty,Pcs/pack,Price", "D-77,2,10,35.00");
  expect(await line()).toEqual({ arrived: 20, cost: "35.00", unit_cost: "3.50" });
  await list(id, "كود المورد,الكمية,العبوة,السعر", "D-77,٤,٥,١٨٫٠٠");
  expect(await line()).toEqual({ arrived: 20, cost: "36.00", unit_cost: "3.60" });
  await list(id, "Order code,Qty,Price", "D-77,19,3.70");
  expect(await line()).toEqual({ arrived: 19, cost: "37.00", unit_cost: "3.70" });
  // Packs of several sizes, whose costs of one are alike, are added up.
  const answer = await list(
    id,
    "Order code,Qty,Unit,Price",
    "D-77,1,pack of 10,38",
    "D-77,5,pcs,3.80",
    "D-77,1,box,38",
    "D-77,1,20,38",
    "D-77,999999,10,38",
  );
  expect(await line()).toEqual({ arrived: 15, cost: "38.00", unit_cost: "3.80" });
  expect(answer.unread).toEqual([
    { row: 4, code: "D-77", written: "box", fault: "bad_pack" },
    { row: 5, code: "D-77", written: "38.00", fault: "cost_differs" },
    { row: 6, code: "D-77", written: "9999990", fault: "too_many" },
  ]);
});

test.for([["en"], ["ar"]])(
  "D-152 the sheet states packs, and comes back as a delivery note: %s",
  async ([locale = ""]) => {
    const id = await draftOf(20);
    await setLine(id, { product: { id: timer.id }, cost: "35" });
    await sendOrder(id);
    const sheet = await api().request(
      `/backend/public/api/admin/purchases/${id}/sheet?format=csv&locale=${locale}`,
      { headers: headers() },
    );
    const text = await sheet.text();
    expect(text.trim().split("\r\n")[1]).toMatch(
      /^D-77[,;]NE555[,;]Timer[,;].*[,;]2[,;]10[,;]20[,;]35\.00[,;]70\.00[,;]0$/,
    );
    await list(id, text);
    expect((await read(id)).lines).toMatchObject([{ arrived: 20, cost: "35.00", unit_cost: "3.50" }]);
  },
);
