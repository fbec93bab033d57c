import { endpoints } from "@shop/contract/endpoints.ts";
import type { AdminRight } from "@shop/domain/admins/rights.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { addDays, shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { postings } from "../../src/modules/books/postings.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { call, send } from "../support/calls.ts";
import { on } from "../support/dated-postings.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";

const { api, headers, change } = adminDesk();
const { exportStockList, recordReturn, takeOrder, deleteProduct } = endpoints;

const today = shopDayOf(Date.now());
const march = addDays(today, -40);
const LAMP = 9000;
const april = addDays(today, -10);
const queries = () => api().database.queries;

const set = (id: number, values: Partial<typeof products.$inferInsert>) =>
  queries().update(products).set(values).where(eq(products.id, id));

/** The cells of the list of a day, row by row, without the byte order mark. */
async function listOf(day: string, locale: Locale = "en"): Promise<string[][]> {
  const query = { day, format: "csv", locale } as const;
  const answer = await send(api(), exportStockList, { headers: headers(), query });
  expect(answer.headers.get("content-disposition")).toContain(`stock-${day}.csv`);
  return (await answer.text())
    .trim()
    .split("\r\n")
    .map((row) => row.split(","));
}

/** The units, average cost and value of each product of a day by its id, the sums by their word. */
const unitsOf = async (day: string): Promise<Readonly<Record<string, string[]>>> =>
  Object.fromEntries((await listOf(day)).slice(1).map((cells) => [cells[0] ?? "", cells.slice(6)]));

/** The cells of a product on a day; undefined where it was nowhere. */
const rowOf = async (day: string, product: number) =>
  (await listOf(day)).find(([id]) => id === String(product));

async function take(productId: number, qty: number, price: string): Promise<number> {
  const { order } = await call(api(), takeOrder, {
    headers: headers(),
    body: {
      channel: "counter",
      name: "Mona",
      phone: "01012345678",
      address1: "1 Nile St",
      mail: false,
      lines: [{ product_id: productId, qty, price }],
      handed_over: false,
    },
  });
  return order.id;
}

const state = (id: number, to: "sent" | "delivered" | "cancelled") =>
  change(id, { state: to, mail: false, goods_back: false });

// The books begin on a day of March with meters at 50.00 and fuses whose cost is not known.
beforeEach(async () => {
  await queries().update(products).set({ amount: 0, cost_price: null, deleted_at: null });
  await queries().delete(postings);
  await on(api(), march, async () => {
    await set(meter.id, { amount: 10, cost_price: "50.00" });
    await set(fuse.id, { amount: 100 });
  });
});

test("D-136 the stock list of a day has what each product had where, what it cost, and the sums", async () => {
  await on(api(), april, async () => {
    await take(meter.id, 2, "114.00");
    await state(await take(meter.id, 3, "114.00"), "sent");
  });
  const back = await take(meter.id, 1, "114.00");
  await state(back, "sent");
  await state(back, "delivered");
  await call(api(), recordReturn, {
    headers: headers(),
    params: { id: back },
    body: {
      lines: [{ place: 0, qty: 1, goal: "quarantine" }],
      reason: "opened",
      mail: false,
      refund: null,
    },
  });

  const [header] = await listOf(today);
  expect(header?.join(",").replace("\uFEFF", "")).toBe(
    "ID,Part number,Product,Category,Sub category,Brand,To sell,Reserved,Coming back,Not for sale,On the way to buyers,Average cost,Value",
  );
  expect(await unitsOf(today)).toEqual({
    [meter.id]: ["4", "2", "0", "1", "3", "50.00", "350.00"],
    [fuse.id]: ["100", "0", "0", "0", "0", "", ""],
    Sum: ["104", "2", "0", "1", "3", "", "350.00"],
  });
  // A past day is what it was.
  expect(await unitsOf(april)).toEqual({
    [meter.id]: ["5", "2", "0", "0", "3", "50.00", "350.00"],
    [fuse.id]: ["100", "0", "0", "0", "0", "", ""],
    Sum: ["105", "2", "0", "0", "3", "", "350.00"],
  });
  expect(await unitsOf(addDays(april, -1))).toMatchObject({
    [meter.id]: ["10", "0", "0", "0", "0", "50.00", "500.00"],
  });
  expect(await listOf(addDays(march, -1))).toHaveLength(2);
});

test("D-136 units to sell, their value and all sums of today are those of the products, over several pages", async () => {
  const [row] = await queries().select().from(products).where(eq(products.id, kit.id));
  if (!row) throw new Error("There is no kit.");
  const { id: _id, ...rest } = row;
  const many = Array.from({ length: 1100 }, (_, at) => ({
    ...rest,
    part_number: `PAGE-${at}`,
    amount: at % 3,
    cost_price: "1.25",
    stock_value: null,
  }));
  const added = await queries().insert(products).values(many).returning({ id: products.id });
  const rows = (await listOf(today)).slice(1);
  const stored = await queries().select().from(products);
  expect(rows.slice(0, -1).map(([id, ...cells]) => [id, cells[5], cells[11]])).toEqual(
    stored
      .filter(({ amount }) => amount !== 0)
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, amount, stock_value: value }) => [String(id), String(amount), value ?? ""]),
  );
  const cents = stored.reduce((sum, { stock_value: value }) => sum + Math.round(Number(value ?? 0) * 100), 0);
  expect(rows.at(-1)?.slice(6)).toEqual([
    String(stored.reduce((sum, { amount }) => sum + amount, 0)),
    "0",
    "0",
    "0",
    "0",
    "",
    (cents / 100).toFixed(2),
  ]);
  await queries()
    .delete(products)
    .where(
      inArray(
        products.id,
        added.map(({ id }) => id),
      ),
    );
});

test("D-136 a product that is deleted or purged keeps its last name in the lists of the days on which it was there", async () => {
  await on(api(), march, () => set(kit.id, { amount: 4, cost_price: "2.00" }));
  await call(api(), deleteProduct, { headers: headers(), params: { id: kit.id } });
  expect((await rowOf(march, kit.id))?.[2]).toBe(kit.name);
  await call(api(), endpoints.restoreProduct, { headers: headers(), params: { id: kit.id } });

  const [row] = await queries().select().from(products).where(eq(products.id, kit.id));
  if (!row) throw new Error("There is no kit.");
  await queries()
    .insert(products)
    .values({ ...row, id: LAMP, amount: 0, stock_value: null, name: "Lamp" });
  await on(api(), march, () => set(LAMP, { amount: 7 }));
  await queries().execute(sql`insert into history (entity, entity_id, action, by, fields) values
    ('product', ${LAMP}, 'created', 'owner@shop.example', '[{"field":"name","old":null,"new":"Lamp"},{"field":"part_number","old":null,"new":"L-1"}]'),
    ('product', ${LAMP}, 'updated', 'owner@shop.example', '[{"field":"name","old":"Lamp","new":"LED lamp"}]')`);
  await queries().delete(products).where(eq(products.id, LAMP));
  expect((await rowOf(march, LAMP))?.slice(1, 3)).toEqual(["L-1", "LED lamp"]);
  expect((await rowOf(march, LAMP))?.slice(6)).toEqual(["7", "0", "0", "0", "0", "2.00", "14.00"]);
  expect(await rowOf(today, LAMP)).toBeUndefined();
});

test("D-136 a day is asked for with the right to costs alone, in both languages", async () => {
  const ask = async (...rights: readonly AdminRight[]) => {
    const email = `${rights.join("-")}@shop.example`;
    const clerk = await signInAdmin(api(), { email, password: "counts twice" }, "staff", rights);
    const query = { day: today, format: "xlsx", locale: "ar" } as const;
    return (await send(api(), exportStockList, { headers: clerk, query })).status;
  };
  expect(await ask("view_orders", "figures", "books")).toBe(403);
  expect(await ask("costs")).toBe(200);
  expect((await listOf(today, "ar"))[0]?.at(-1)).toBe("القيمة");
  const query = { day: "2026-02-31", format: "csv", locale: "en" } as const;
  expect((await send(api(), exportStockList, { headers: headers(), query })).status).toBe(400);
});
