import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";

import { bulkDesk } from "../support/desks/bulk-desk.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { openOwnDatabase } from "../support/test-database.ts";

const SEEDED = 60;
const LINES = 1200;

const desk = importDesk(
  {
    categories: [aCategory({ id: 1 })],
    subCategories: [aSubCategory({ id: 1, name: "Meters" })],
    products: Array.from({ length: SEEDED }, (_, index) =>
      aProduct({ id: index + 1, name: `Meter ${index}` }),
    ),
  },
  { openDatabase: openOwnDatabase },
);
const bulk = bulkDesk(desk.api, desk.headers);

const rowsSchema = v.object({ rows: v.array(v.object({ name: v.string(), rows: v.number() })) });

/** The rows of a table by the planner's statistics; -1 before its first analysis. */
async function rowsOf(table: string): Promise<number> {
  const result = await desk.api().database.queries.execute(
    sql`select relname as name, reltuples::float8 as rows from pg_class
        where relnamespace = current_schema()::regnamespace and relname = ${table}`,
  );
  return v.parse(rowsSchema, result).rows[0]?.rows ?? Number.NaN;
}

test("the planner's statistics follow the seed, imports, bulk changes and their undo at once", async () => {
  expect(await rowsOf("products")).toBe(SEEDED);
  expect(await rowsOf("product_keys")).toBe(SEEDED);

  const rows = Array.from({ length: LINES }, (_, index) => `Probe ${index},P-${index},5,Meters,Steel`);
  const checked = await desk.check(
    await desk.upload(["Name,Part number,Price,Sub category,Description", ...rows].join("\r\n")),
  );
  const applied = await desk.apply(checked);
  expect(applied.counts.created).toBe(LINES);
  expect(await rowsOf("products")).toBe(SEEDED + LINES);
  expect(await rowsOf("product_keys")).toBe(SEEDED + LINES);
  expect(await rowsOf("history")).toBe(LINES);

  const change = await bulk.change({
    selection: { filter: {} },
    rule: { field: "price", change: "percent", value: "10", rounding: "none" },
  });
  expect(await rowsOf("history")).toBe(SEEDED + 2 * LINES);
  await bulk.undo(change.id);
  expect(await rowsOf("history")).toBe(2 * SEEDED + 3 * LINES);

  await desk.undo(applied);
  expect(await rowsOf("product_keys")).toBe(SEEDED);
});
