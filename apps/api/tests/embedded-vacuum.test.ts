import { openAsBlob } from "node:fs";

import { catalogue } from "@shop/fixtures/catalogue.ts";
import { sql } from "drizzle-orm";
import { afterEach, expect, inject, test, vi } from "vitest";

import { openInMemory } from "../src/database/embedded.ts";
import { watchCatalogue } from "../src/modules/catalogue/catalogue.service.ts";
import { products } from "../src/modules/products/products.table.ts";
import { seedCatalogue } from "../src/seed/seed-catalogue.ts";

vi.setConfig({ testTimeout: 60_000 });

const HOUR_MS = 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

test("the embedded database is vacuumed every hour, so that repeated updates do not let it grow", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const database = await openInMemory(await openAsBlob(inject("embeddedTemplate")));
  const watched = await watchCatalogue(database);
  await seedCatalogue(database, watched, () => Promise.resolve(catalogue));
  const size = sql<number>`pg_relation_size('products')::integer`;
  const sizeNow = async (): Promise<number> =>
    (await database.queries.select({ size }).from(products).limit(1))[0]?.size ?? 0;
  const changeAll = async (): Promise<void> => {
    for (let turn = 0; turn < 6; turn += 1) await database.queries.update(products).set({ amount: turn });
  };
  await changeAll();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  const once = await sizeNow();
  for (let hour = 0; hour < 3; hour += 1) {
    await changeAll();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
  }
  expect(await sizeNow()).toBeLessThan(once * 1.5);
  await watched.close();
  await database.close();
});
