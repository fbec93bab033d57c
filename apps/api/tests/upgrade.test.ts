import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readSettings } from "@shop/serving/settings.ts";
import { StartError } from "@shop/serving/start-error.ts";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openDatabase } from "../src/database/database.ts";
import { newestMigration } from "../src/database/migrations.ts";
import { withStored } from "../src/database/stored-database.ts";
import { createMigratedShop } from "./support/migrated-shop.ts";
import { createShopSettings, onPostgres } from "./support/test-database.ts";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-upgrade-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(onPostgres())(
  "an embedded database is copied before an upgrade, and the copy can be used in its place",
  async () => {
    const settings = await createMigratedShop(
      "0002_slides",
      folder,
      `insert into slides (position, image, alt) values (1, '/media/one.webp', 'One')`,
    );
    const notices: string[] = [];
    const upgraded = await openDatabase(settings, (line) => notices.push(line));
    await upgraded.close();
    const copy = join(folder, "pglite.before-upgrade");
    expect(notices).toEqual([`The database as it was before this upgrade is kept in ${copy}.`]);

    await (await openDatabase(settings, (line) => notices.push(line))).close();
    expect(notices.length).toBe(1);

    rmSync(join(folder, "pglite"), { recursive: true });
    renameSync(copy, join(folder, "pglite"));
    await withStored(settings, async ({ queries }) => {
      expect(await queries.execute(sql`select alt from slides`)).toMatchObject({ rows: [{ alt: "One" }] });
    });
  },
);

test("a database that a newer version of the shop has used is refused with one line", async () => {
  const settings = readSettings(await createShopSettings(folder));
  await withStored(settings, async ({ queries }) => {
    await queries.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newestMigration() + 1})`,
    );
  });
  await expect(openDatabase(settings)).rejects.toThrow(
    new StartError(
      "database_newer",
      "The database was used by a newer version of the shop. Start that version, or restore a backup of this one.",
    ),
  );
});
