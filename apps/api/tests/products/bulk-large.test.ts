import { MAX_BULK_PRODUCTS } from "@shop/domain/bulk/bulk-rule.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { type BulkBody, bulkDesk, conflictOf } from "../support/desks/bulk-desk.ts";
import { seedManyProducts } from "../support/many-products.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { openOwnDatabase } from "../support/test-database.ts";

/** Milliseconds that a change of the most products may take on a slow machine; statements are cancelled after 20 s. */
const BOUND_MS = 30_000;

let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}), {
    openDatabase: async () => {
      const database = await openOwnDatabase();
      await seedManyProducts(database, MAX_BULK_PRODUCTS);
      return database;
    },
  });
  headers = await signInAdmin(api);
});
afterAll(() => api.close());

const desk = bulkDesk(
  () => api,
  () => headers,
);
const plus7: BulkBody = {
  selection: { filter: {} },
  rule: { field: "price", change: "percent", value: "7", rounding: "none" },
};

test(
  "20,000 prices change in one transaction and are undone in bounded time; one product more is refused",
  async () => {
    const start = performance.now();
    const change = await desk.change(plus7);
    expect(change).toMatchObject({ changed: MAX_BULK_PRODUCTS, skipped: 0 });
    expect(performance.now() - start).toBeLessThan(BOUND_MS);
    const undoStart = performance.now();
    expect(await desk.undo(change.id)).toMatchObject({
      change: { undone: { restored: MAX_BULK_PRODUCTS, kept: 0 } },
    });
    expect(performance.now() - undoStart).toBeLessThan(BOUND_MS);
    if (process.env["BULK_TIMES"]) console.info(undoStart - start, performance.now() - undoStart);

    const seen = await desk.preview(plus7);
    await api.database.queries.execute(sql`
      insert into products (category_id, sub_category_id, name, name_sort, price, description)
      select category_id, id, 'One more', 'one more', 10, '' from sub_categories`);
    expect(await conflictOf(await desk.apply(plus7, seen))).toMatchObject({
      status: 422,
      errors: { selection: "too_large" },
    });
  },
  3 * BOUND_MS,
);
