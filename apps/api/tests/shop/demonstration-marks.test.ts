import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { catalogue } from "@shop/fixtures/catalogue.ts";
import { readSettings } from "@shop/serving/settings.ts";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";

import { runAdminCommand } from "../../src/admin-socket/admin-commands.ts";
import type { Database } from "../../src/database/database.ts";
import { insertAdmin } from "../../src/modules/admins/admins.repository.ts";
import { type Catalogue, watchCatalogue } from "../../src/modules/catalogue/catalogue.service.ts";
import { categories } from "../../src/modules/categories/categories.table.ts";
import { demonstration } from "../../src/modules/demonstration/demonstration.table.ts";
import { planRemoval } from "../../src/modules/demonstration/removal-plan.ts";
import { history } from "../../src/modules/history/history.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { slides } from "../../src/modules/slides/slides.table.ts";
import { prepareShop } from "../../src/prepare/prepare-shop.ts";
import { openTestDatabase } from "../support/test-database.ts";

let database: Database;
let watched: Catalogue;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-marks-"));
  database = await openTestDatabase();
  watched = await watchCatalogue(database);
  await start();
});
afterEach(async () => {
  await watched.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** What each start of the shop does to its database. */
const start = (): Promise<void> =>
  prepareShop(database, watched, readSettings({ DATA_DIR: folder }), { info: () => undefined });

const removedOf = async (kind: string): Promise<number | undefined> =>
  (await planRemoval(database.queries)).demonstration.parts.find((one) => one.kind === kind)?.removed;

/** Makes the database that of a shop which an earlier version has seeded. */
async function forgetMarks(): Promise<void> {
  await database.queries.delete(demonstration);
  await database.queries.execute(sql`delete from seeds where name = 'catalogue'`);
}

const created = { entity: "product", action: "created", by: "owner@shop.example", fields: [] } as const;

test("D-132 a shop that an earlier version has seeded gets the marks of what it still has of the demonstration", async () => {
  await forgetMarks();
  expect(await removedOf("product")).toBe(0);
  await start();
  const { parts } = (await planRemoval(database.queries)).demonstration;
  expect(parts).toMatchObject([
    { kind: "product", removed: catalogue.products.length },
    { kind: "category", removed: catalogue.categories.length },
    { kind: "sub_category", removed: catalogue.subCategories.length },
    { kind: "brand", removed: catalogue.brands.length },
    { kind: "attribute", removed: catalogue.attributes.length },
    { kind: "synonym_group" },
    { kind: "slide", removed: 4 },
  ]);
  expect(await removedOf("synonym_group")).toBeGreaterThan(0);
});

test("D-132 what an earlier version has not seeded, or an owner has changed since, is never marked as the demonstration's", async () => {
  await forgetMarks();
  await database.queries.update(products).set({ name: "Own product" }).where(eq(products.id, 1));
  await database.queries.insert(history).values({ ...created, entityId: 2 });
  await database.queries.update(slides).set({ link: "/products" }).where(eq(slides.id, 1));
  await start();
  expect(await removedOf("product")).toBe(catalogue.products.length - 2);
  expect(await removedOf("slide")).toBe(3);
});

test("D-132 marks are made once: an own row that later takes the place of a seeded one is not marked", async () => {
  await database.queries.delete(demonstration);
  await start();
  expect(await removedOf("product")).toBe(0);
});

test("D-132 a start after the removal does not bring the demonstration back, also once nothing can be restored", async () => {
  await insertAdmin(database.queries, "owner@shop.example", "x");
  const { ok, lines } = await runAdminCommand(database, ["remove-demonstration", "owner@shop.example"]);
  expect([ok, lines[0]]).toEqual([true, expect.stringContaining(`${catalogue.products.length} products`)]);
  for (const table of ["products", "sub_categories", "categories"])
    await database.queries.execute(sql`delete from ${sql.identifier(table)} where deleted_at is not null`);
  await start();
  expect(await database.queries.$count(categories)).toBe(0);
});

test("D-132 the command removes the demonstration once, in the name of an owner, and refuses anybody else", async () => {
  await insertAdmin(database.queries, "owner@shop.example", "x");
  await insertAdmin(database.queries, "staff@shop.example", "x", { role: "staff" });
  const run = (address: string) => runAdminCommand(database, ["remove-demonstration", address]);
  expect(await run("other@shop.example")).toMatchObject({ ok: false });
  expect(await run("staff@shop.example")).toMatchObject({ ok: false });
  expect(await removedOf("product")).toBe(catalogue.products.length);
  const version = watched.version();
  expect(await run("owner@shop.example")).toMatchObject({ ok: true });
  await expect.poll(() => watched.version()).not.toBe(version);
  expect(await removedOf("product")).toBe(0);
  const [entry] = await database.queries.select().from(history).where(eq(history.entity, "product")).limit(1);
  expect(entry).toMatchObject({ action: "deleted", by: "owner@shop.example" });
  expect(await run("owner@shop.example")).toEqual({
    ok: true,
    lines: ["Nothing of the demonstration is left to remove."],
  });
});
