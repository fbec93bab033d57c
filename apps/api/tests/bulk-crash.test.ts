import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { endpoints } from "@shop/contract/endpoints.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDatabase } from "../src/database/database.ts";
import { readSettings } from "../src/settings.ts";
import { type Child, runChild } from "./children/run-child.ts";
import { cookieOf } from "./support/admins.ts";
import { type BulkBody, bulkDesk } from "./support/bulk-desk.ts";
import { call } from "./support/calls.ts";
import { seedManyProducts } from "./support/many-products.ts";
import { createPostgresDatabase, onPostgres } from "./support/test-database.ts";

const PRODUCTS = 2000;
const admin = { email: "bulk@shop.example", password: "open the bulk desk" };
const folder = mkdtempSync(join(tmpdir(), "shop-bulk-crash-"));
const children: Child[] = [];
let settings: Record<string, string> = {};

beforeAll(async () => {
  settings = {
    DATA_DIR: folder,
    SEED: "none",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...(onPostgres() && { DATABASE_URL: await createPostgresDatabase() }),
  };
  const database = await openDatabase(readSettings(settings));
  await seedManyProducts(database, PRODUCTS);
  await database.close();
}, 60_000);
afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()));
  rmSync(folder, { recursive: true, force: true });
});

/** A shop in a child process with a signed-in administrator. */
async function startShop() {
  const child = runChild("shop.ts", JSON.stringify(settings));
  children.push(child);
  await child.printed(1);
  const host = child.lines[0] ?? "";
  const api = {
    request: (address: string, init?: RequestInit): Promise<Response> => fetch(host + address, init),
  };
  const headers = { cookie: await cookieOf(api, admin), origin: host };
  const desk = bulkDesk(
    () => api,
    () => headers,
  );
  return { api, headers, desk, kill: child.kill };
}

const one: BulkBody = {
  selection: { filter: {} },
  rule: { field: "amount", change: "amount", value: 1 },
};
/** Finds by its skips how many products have been changed. */
const six: BulkBody = { selection: { filter: {} }, rule: { field: "amount", change: "fixed", value: 6 } };

test("kill -9 in the middle of a bulk change leaves all or nothing, and its repetition changes each product once", async () => {
  const first = await startShop();
  const seen = await first.desk.preview(one);
  const sent = first.desk.apply(one, seen, "before-the-crash").catch(() => null);
  await delay(100);
  await first.kill();
  await sent;

  const second = await startShop();
  const { data } = await call(second.api, endpoints.listBulkChanges, { headers: second.headers });
  const { matched, changed } = await second.desk.preview(six);
  expect(matched).toBe(PRODUCTS);
  expect(changed).toBe(data.length === 0 ? PRODUCTS : 0);

  expect((await second.desk.apply(one, seen, "before-the-crash")).status).toBe(200);
  expect(await second.desk.preview(six)).toMatchObject({ changed: 0, matched: PRODUCTS });
  const { data: after } = await call(second.api, endpoints.listBulkChanges, { headers: second.headers });
  expect(after).toMatchObject([{ changed: PRODUCTS }]);
}, 60_000);
