import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { openEmbedded } from "../../src/database/embedded.ts";
import { watchCatalogue } from "../../src/modules/catalogue/catalogue.service.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { seedCatalogue } from "../../src/seed/seed-catalogue.ts";
import type { FullDisk } from "../children/full-disk.ts";
import { aCatalogue } from "../support/builders.ts";
import { sendBuyers } from "../support/buyers.ts";
import { childShops } from "../support/child-shop.ts";
import { stockOf } from "../support/ordering.ts";
import { createDataDirectory } from "../support/test-database.ts";

const BUYERS = 4;
const folder = mkdtempSync(join(tmpdir(), "shop-disk-full-"));
const dataDir = join(folder, "data");
const flag = join(folder, "full");
const STOCK = 100_000;
const product = aProduct({ id: 1, price: "12.50", amount: STOCK });
const shops = childShops();
beforeAll(async () => {
  createDataDirectory(dataDir);
  const database = await openEmbedded(dataDir);
  const watched = await watchCatalogue(database);
  await seedCatalogue(database, watched, () => Promise.resolve(aCatalogue({ products: [product] })));
  await watched.close();
  await database.close();
});
afterAll(async () => {
  await shops.killAll();
  rmSync(folder, { recursive: true, force: true });
});

const startShop = () =>
  shops.start({ DATA_DIR: dataDir, TRUSTED_PROXIES: "1", ADMIN_PASSWORD: "not needed here" }, flag);
const fillDisk = (refused: FullDisk): void => writeFileSync(flag, refused);
const freeSpace = (): void => rmSync(flag);

/** The numbers of the stored orders, and the pieces that they took. */
async function stored() {
  const database = await openEmbedded(dataDir);
  const rows = await database.queries.select({ number: orders.number }).from(orders);
  const sold = STOCK - (await stockOf({ database }, product.id));
  await database.close();
  return { numbers: rows.map(({ number }) => number), sold };
}

const withoutDashes = (numbers: readonly string[]): string[] =>
  numbers.map((number) => number.replace("-", ""));

test("D-20 on a full disk orders get 503 and pages are served; with space again orders are taken, and none is missing", async () => {
  const shop = await startShop();
  const buyers = sendBuyers([shop], product, BUYERS);
  try {
    await buyers.goOn(20);
    fillDisk("no growth");
    await buyers.until(20, ({ status }) => status === 503);
    const page = addressOf(endpoints.listProducts, {}, { limit: 12, view: "card" });
    expect((await shop.request(page)).status).toBe(200);
    freeSpace();
    await buyers.goOn(20);
  } finally {
    await buyers.leave();
  }
  const failed = buyers.outcomes.filter(({ status }) => status !== 200);
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]));
  expect(failed.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);

  await shop.kill();
  const { numbers, sold } = await stored();
  expect(numbers).toEqual(expect.arrayContaining(withoutDashes(buyers.placed())));
  expect(sold).toBe(numbers.length);
});

test("D-20 where nothing can be written any more the process ends with one line, and the next start has every acknowledged order", async () => {
  const before = await stored();
  const shop = await startShop();
  const buyers = sendBuyers([shop], product, BUYERS);
  try {
    await buyers.goOn(20);
    fillDisk("no write");
    await vi.waitFor(() => expect(shop.ended()).not.toBeNull(), { timeout: 30_000, interval: 20 });
  } finally {
    await buyers.leave();
  }
  expect(shop.ended()).toMatch(/^The embedded database has failed \(.*No space left on device\)\.\n$/);

  freeSpace();
  const { numbers, sold } = await stored();
  expect(numbers).toEqual(expect.arrayContaining(withoutDashes(buyers.placed())));
  expect(numbers.length).toBeGreaterThan(before.numbers.length);
  expect(sold).toBe(numbers.length);
});
