import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";

import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { eq, like, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { imports } from "../../src/modules/imports/imports.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { call } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { attempt, buyerOf, orderOf } from "../support/ordering.ts";

const WAIT = { timeout: 60_000, interval: 50 };
const LINES = 120;
const fuse = aProduct({ id: 1, name: "Fuse", price: "0.10", amount: 1_000_000 });

const desk = importDesk({
  categories: [aCategory({ id: 1 })],
  subCategories: [aSubCategory({ id: 1, name: "Meters" })],
  products: [fuse],
});

/** Runs PL/pgSQL before each product that is written while `work` runs. */
async function beforeEachProduct<T>(statements: string, work: () => Promise<T>): Promise<T> {
  const { queries } = desk.api().database;
  await queries.execute(
    sql.raw(`
      create or replace function before_product() returns trigger language plpgsql as
        $$ begin ${statements}; return new; end $$;`),
  );
  await queries.execute(
    sql`create trigger before_product before insert or update on products for each row execute function before_product()`,
  );
  try {
    return await work();
  } finally {
    await queries.execute(sql`drop trigger before_product on products`);
  }
}

/** Takes some milliseconds, so that ranges have few lines, on a fast machine too. */
const SLOWLY = "perform count(*) from generate_series(1, 20000)";

/** What is stored of an import; reading it by the API would continue it. */
async function rowOf(id: number) {
  const [row] = await desk.api().database.queries.select().from(imports).where(eq(imports.id, id));
  if (!row) throw new Error(`There is no import ${id}.`);
  return row;
}

let orders = 0;

/** Places orders one after the other while a step runs; returns how a stop was answered after each that came between two ranges. */
async function orderWhile(id: number, step: Promise<unknown>): Promise<Set<string>> {
  const answers = new Set<string>();
  const running = new AbortController();
  const ended = step.finally(() => running.abort());
  while (!running.signal.aborted) {
    orders += 1;
    await call(desk.api(), endpoints.placeOrder, {
      body: orderOf([[fuse, 1]], { info: buyerOf(orders) }),
      headers: attempt(randomUUID()),
    });
    const line = (await rowOf(id)).written ?? 0;
    if (line > 0 && line < LINES) answers.add((await desk.refuse("cancelImport", { id })).code);
    // An order over the network comes with a turn of the event loop; the embedded database takes none.
    await nextTurn();
  }
  await ended;
  return answers;
}

test("D-32 orders are placed between the lines of an import and of its undo, also of the imported products, and none is lost; neither can be stopped then", async () => {
  const header = "ID,Name,Part number,Price,Sub category,Description";
  const rows = Array.from({ length: LINES }, (_, index) => `,Probe ${index},P-${index},5,Meters,Steel`);
  const checked = await desk.check(
    await desk.upload([header, `${fuse.id},Fine fuse,,,,`, ...rows].join("\r\n")),
  );
  const cannotStop = new Set(["state_not_allowed"]);
  expect(checked.counts).toMatchObject({ created: LINES, updated: 1, rejected: 0 });
  const whileApplied = await beforeEachProduct(SLOWLY, () => orderWhile(checked.id, desk.apply(checked)));
  expect(whileApplied).toEqual(cannotStop);
  expect((await desk.read(checked.id)).counts).toMatchObject({ created: LINES, updated: 1, rejected: 0 });
  expect(await desk.product(fuse.id)).toMatchObject({ name: "Fine fuse", amount: 1_000_000 - orders });

  const whileUndone = await beforeEachProduct(SLOWLY, () => orderWhile(checked.id, desk.undo(checked)));
  expect(whileUndone).toEqual(cannotStop);
  expect(await desk.read(checked.id)).toMatchObject({ undo: { restored: LINES + 1, kept: 0 } });
  expect(await desk.product(fuse.id)).toMatchObject({ name: "Fuse", amount: 1_000_000 - orders });
});

test("D-32 lines that cannot be written are tried again until they are", async () => {
  const rows = Array.from({ length: 40 }, (_, index) => `Late ${index},L-${index},5,Meters,Steel`);
  const { id } = await desk.check(
    await desk.upload(["Name,Part number,Price,Sub category,Description", ...rows].join("\r\n")),
  );
  await beforeEachProduct("if new.name = 'Late 30' then raise exception 'refused'; end if", async () => {
    await call(desk.api(), endpoints.applyImport, { headers: desk.headers(), params: { id } });
    await vi.waitFor(async () => expect((await rowOf(id)).written).toBeGreaterThan(0), WAIT);
    expect(await rowOf(id)).toMatchObject({ state: "applying", appliedAt: null, fault: null });
  });
  await vi.waitFor(async () => expect((await rowOf(id)).state).toBe("applied"), WAIT);
  expect(await desk.read(id)).toMatchObject({ counts: { created: 40, rejected: 0 }, fault: null });
  const late = await desk.api().database.queries.select().from(products).where(like(products.name, "Late %"));
  expect(late).toHaveLength(40);
});
