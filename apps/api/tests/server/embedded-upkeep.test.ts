import { catalogue } from "@shop/fixtures/catalogue.ts";
import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterEach, expect, inject, test, vi } from "vitest";

import { type EmbeddedDatabase, openInMemory } from "../../src/database/embedded.ts";
import { watchCatalogue } from "../../src/modules/catalogue/catalogue.service.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { seedCatalogue } from "../../src/seed/seed-catalogue.ts";

const MINUTE_MS = 60 * 1000;
const MEGABYTE = 1024 * 1024;

let database: EmbeddedDatabase;

/** Opens an embedded database whose upkeep waits for `vi.advanceTimersByTimeAsync`. */
async function open(): Promise<void> {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  database = await openInMemory(inject("embeddedTemplate"));
}

afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

const resultSchema = v.object({ rows: v.tuple([v.object({ value: v.number() })]) });

const read = async (value: SQL): Promise<number> =>
  v.parse(resultSchema, await database.queries.execute(sql`select (${value})::float8 as value`)).rows[0]
    .value;

const statistic = (name: string): SQL =>
  sql`select ${sql.raw(name)} from pg_stat_user_tables where relname = 'products'`;

test("the embedded database is vacuumed and analyzed as autovacuum would, so that repeated updates do not let it grow", async () => {
  await open();
  const watched = await watchCatalogue(database);
  await seedCatalogue(database, watched, () => Promise.resolve(catalogue));
  const size = sql`pg_relation_size('products')`;
  const changeAndVacuum = async (): Promise<void> => {
    const before = await read(statistic("vacuum_count"));
    for (let turn = 0; turn < 6; turn += 1) await database.queries.update(products).set({ amount: turn });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await expect.poll(() => read(statistic("vacuum_count")), { timeout: 60_000 }).toBe(before + 1);
  };
  await changeAndVacuum();
  expect(await read(statistic("n_dead_tup"))).toBe(0);
  const once = await read(size);
  for (let minute = 0; minute < 3; minute += 1) await changeAndVacuum();
  expect(await read(size)).toBeLessThan(once * 1.5);
  await watched.close();
});

test("the write-ahead log of the embedded database is bounded, however much is written", async () => {
  await open();
  const logBytes = sql`select sum(size) from pg_ls_waldir()`;
  const write = sql`select pg_logical_emit_message(false, 'filler', repeat('x', ${MEGABYTE}))`;
  for (let megabyte = 0; megabyte < 400; megabyte += 1) {
    await database.queries.execute(write);
    if (megabyte % 10 === 0) await vi.advanceTimersByTimeAsync(2000);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(await read(logBytes)).toBeLessThan(200 * MEGABYTE);
});
