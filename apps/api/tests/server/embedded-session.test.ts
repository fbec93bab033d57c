import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { type EmbeddedPool, openEmbeddedPool } from "../../src/database/embedded-pool.ts";

const MEGABYTE = 1024 * 1024;

let database: EmbeddedPool;
beforeAll(async () => {
  database = await openEmbeddedPool({ template: inject("embeddedTemplate") });
  await database.pool.query("create table kept (name text primary key)");
});
afterAll(() => database.close());

const textsOf = async (query: string, values: string[] = []): Promise<string[]> =>
  (await database.pool.query<{ text: string }>(query, values)).rows.map(({ text }) => text);
const names = (): Promise<string[]> => textsOf("select name as text from kept order by name");
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

test("a failed statement has its SQLSTATE, and the session listens on behind the connection that it cost", async () => {
  const heard: unknown[] = [];
  database.pool.on("connect", (client) => client.on("notification", ({ payload }) => heard.push(payload)));
  await database.pool.query("listen heard");
  await expect(database.pool.query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
  await database.pool.query("select pg_notify('heard', 'again')");
  expect(heard).toEqual(["again"]);
});

test("what a lost connection has left of a transaction is rolled back", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("insert into kept values ('lost')");
  client.release(true);
  await database.pool.query("insert into kept values ('stored')");
  expect(await names()).toEqual(["stored"]);
});

test("values of 20 MB pass in both directions", async () => {
  const [text] = await textsOf("select $1::text || 'end' as text", ["x".repeat(20 * MEGABYTE)]);
  expect([text?.length, text?.endsWith("xend")]).toEqual([20 * MEGABYTE + 3, true]);
});

test("the event loop turns while a query runs", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await database.pool.query("select count(*) from generate_series(1, 1000000)");
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test("a statement that is nested too deeply is refused, and the next one is answered", async () => {
  const refused = database.pool.query("select $1::jsonb", [nested(100_000)]);
  await expect(refused).rejects.toMatchObject({ code: "54001" });
  expect(await names()).toEqual(["stored"]);
});

test("a trap ends the database: its query and each one after it fail as those of a lost server, with the reason", async () => {
  const failing = await openEmbeddedPool({ template: inject("embeddedTemplate") });
  // More than the thread's stack holds before PostgreSQL looks at the depth.
  await expect(failing.pool.query("select $1::jsonb", [nested(1_000_000)])).rejects.toThrow(/terminated/);
  expect(await failing.engine.failure).toMatch(/call stack/);
  await expect(failing.pool.query("select 1")).rejects.toMatchObject({ code: "57P03" });
  await failing.close();
});
