import { endpoints } from "@shop/contract/endpoints.ts";
import { expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { call, refused } from "../support/calls.ts";
import { fuse, kit, purchaseDesk, timer } from "../support/desks/purchase-desk.ts";

const { api, headers, supplier, supply, make, reorder, sell, setLine, read } = purchaseDesk();
const run = (sql: string) => api().database.queries.execute(sql);

test("D-151 what runs out first comes first, with sales of confirmed orders less returns", async () => {
  const id = await supplier();
  await supply(id, timer.id, 25, "D-1");
  await sell(timer, 9);
  await sell(fuse, 9);
  expect((await reorder()).lines).toMatchObject([
    {
      id: timer.id,
      supplier: { id, name: "Delta" },
      supplier_part: "D-1",
      pack: 25,
      sold: 9,
      per_week: 0.7,
      stock: 5,
      on_order: 0,
      weeks_left: 7.1,
      // 9 × 8 weeks of 7 days / 90 days are 5.6 pieces.
      proposed: 25,
    },
    { id: fuse.id, supplier: null, pack: 1, stock: 91, proposed: 0 },
  ]);
  // Returned ones do not count, nor those of orders that are not confirmed, are cancelled, or are older.
  await run("update order_lines set returned = 4 where product_id = 1");
  expect((await reorder()).lines[0]).toMatchObject({ id: timer.id, sold: 5, proposed: 0 });
  await run("update orders set created_at = now() - interval '40 days'");
  expect((await reorder({ days: "30" })).total).toBe(0);
  expect((await reorder({ days: "60" })).total).toBe(2);
  for (const state of ["received", "cancelled", "quoted"]) {
    await run(`update orders set state = '${state}'`);
    expect((await reorder()).total).toBe(0);
  }
});

test("D-151 drafts are not proposed, and hidden products are named as such", async () => {
  await sell(timer, 9);
  await sell(fuse, 95);
  await run("update products set visibility = 'draft' where id = 1");
  await run("update products set visibility = 'hidden' where id = 2");
  expect((await reorder()).lines).toMatchObject([{ id: fuse.id, visibility: "hidden" }]);
  const { order } = await make({
    supplier_id: await supplier(),
    proposal: { days: 90, weeks: 8 },
    lines: [],
  });
  expect(order.lines).toBe(0);
});

test("D-151 products are found by supplier, without one, and by what is needed; pages beyond the last are the last", async () => {
  const id = await supplier();
  await supply(id, fuse.id);
  await sell(timer, 9);
  await sell(fuse, 2);
  const ids = async (query: Readonly<Record<string, string>>) =>
    (await reorder(query)).lines.map((line) => line.id);
  expect(await ids({ supplier: String(id) })).toEqual([fuse.id]);
  expect(await ids({ supplier: "none" })).toEqual([timer.id]);
  expect(await ids({ show: "needed", weeks: "20" })).toEqual([timer.id]);
  expect(await ids({ show: "needed", weeks: "1" })).toEqual([]);
  expect(await reorder({ page: "7" })).toMatchObject({ page: 1, total: 2 });
});

test("D-151 a deleted supplier is none: its pack does not count", async () => {
  const id = await supplier();
  await supply(id, timer.id, 25);
  await sell(timer, 9);
  await call(api(), endpoints.deleteSupplier, { headers: headers(), params: { id } });
  expect((await reorder({ supplier: "none" })).lines).toMatchObject([
    { id: timer.id, supplier: null, pack: 1, proposed: 1 },
  ]);
});

test("D-151 a purchase order of what is proposed has whole packs, changed quantities, and is made once for its key", async () => {
  const id = await supplier();
  await supply(id, timer.id, 25, "D-1");
  await supply(id, fuse.id, 10, "D-2");
  await supply(id, kit.id);
  await sell(timer, 12);
  await sell(fuse, 90);
  const body = {
    supplier_id: id,
    proposal: { days: 90, weeks: 8 },
    lines: [
      { product_id: fuse.id, qty: 7 },
      { product_id: kit.id, qty: 3 },
    ],
  };
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(body, "the-same-key")));
  expect(answers.filter(({ status }) => status)).toHaveLength(1);
  expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
  const { lines } = await read(answers[0]?.order.id ?? 0);
  expect(lines).toMatchObject([
    { id: fuse.id, qty: 7, supplier_part: "D-2" },
    { id: timer.id, qty: 25, supplier_part: "D-1" },
    { id: kit.id, qty: 3 },
  ]);
});

const proposed = async () => (await reorder({ weeks: "20" })).lines[0];

test("D-151 what is on order is not proposed again: drafts, and what is still to come", async () => {
  const id = await supplier();
  await sell(timer, 12);
  expect(await proposed()).toMatchObject({ stock: 2, on_order: 0, proposed: 17 });
  const { order } = await make({ supplier_id: id, lines: [{ product_id: timer.id, qty: 10 }] });
  expect(await proposed()).toMatchObject({ on_order: 10, proposed: 7 });
  await setLine(order.id, { product: { code: "ne-555" }, qty: 4 });
  expect(await proposed()).toMatchObject({ on_order: 4, proposed: 13 });
  await call(api(), endpoints.cancelPurchase, { headers: headers(), params: { id: order.id } });
  expect(await proposed()).toMatchObject({ on_order: 0, proposed: 17 });
});

test("D-151 what is to be ordered is asked for days from 7 to 730 and weeks from 1 to 104", async () => {
  for (const query of [{ days: "6" }, { days: "731" }, { weeks: "0" }, { weeks: "105" }])
    expect(await refused(api(), endpoints.readReorder, { headers: headers(), query })).toMatchObject({
      status: 400,
      code: "bad_query",
    });
  expect(await reorder({ days: "730", weeks: "104" })).toMatchObject({ page: 1, per_page: 50 });
});

test("D-151 D-147 what is to be ordered is for those who see costs", async () => {
  const staff = await signInAdmin(api(), { email: "staff@shop.example", password: "packs parcels" }, "staff");
  for (const endpoint of [endpoints.readReorder, endpoints.listPurchases]) {
    expect(await refused(api(), endpoint, { headers: staff })).toMatchObject({ code: "forbidden" });
  }
});
