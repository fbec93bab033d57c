import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { endpoints } from "@shop/contract/endpoints.ts";
import { readSettings } from "@shop/serving/settings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDatabase } from "../../src/database/database.ts";
import { cookieOf } from "../support/admins.ts";
import { call } from "../support/calls.ts";
import { childShops } from "../support/child-shop.ts";
import { type BulkBody, bulkDesk } from "../support/desks/bulk-desk.ts";
import { seedManyProducts } from "../support/many-products.ts";
import { createShopSettings } from "../support/test-database.ts";

const PRODUCTS = 2000;
const admin = { email: "bulk@shop.example", password: "open the bulk desk" };
const folder = mkdtempSync(join(tmpdir(), "shop-bulk-crash-"));
const shops = childShops();
let settings: Record<string, string> = {};

beforeAll(async () => {
  settings = await createShopSettings(folder, {
    SEED: "none",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const database = await openDatabase(readSettings(settings));
  await seedManyProducts(database, PRODUCTS);
  await database.close();
});
afterAll(async () => {
  await shops.killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** A shop with a signed-in administrator. */
async function startShop() {
  const shop = await shops.start(settings);
  const headers = { cookie: await cookieOf(shop, admin), origin: shop.host };
  const desk = bulkDesk(
    () => shop,
    () => headers,
  );
  return { api: shop, headers, desk, kill: shop.kill };
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
});
