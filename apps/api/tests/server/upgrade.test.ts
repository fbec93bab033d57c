import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readSettings, type Settings } from "@shop/serving/settings.ts";
import { StartError } from "@shop/serving/start-error.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";

import { openDatabase } from "../../src/database/database.ts";
import { openEmbedded } from "../../src/database/embedded.ts";
import { migrationsFolder, newestMigration } from "../../src/database/migrations.ts";
import { withStored } from "../../src/database/stored-database.ts";
import { createOldShop, RELEASED } from "../support/old-shop.ts";
import { schemaLines } from "../support/schema-lines.ts";
import { createShopSettings, onPostgres } from "../support/test-database.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-upgrade-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const CONTENT = `insert into categories (name) values ('Instruments');
  insert into sub_categories (category_id, name) values (1, 'Multimeters');
  insert into products (category_id, sub_category_id, name, name_sort, price, amount, description)
  values (1, 1, 'K12', 'k12', 100, 3, ''), (1, 1, 'مقياس', 'مقياس', 5, 0, E'Two\\nlines');
  insert into orders (number, locale, name, email, phone, address1, address2, note, total, content_hash)
  select '3CDFGHJ' || digit, 'en', 'Mona', 'mona@example.com', '01012345678', '', '', '', 200, '' from generate_series(2, 6) as digit;
  insert into order_lines (order_id, place, product_id, name, price, qty) select id, 0, 1, 'K12', 100, 2 from orders;`;

/** What the first version had no columns for. */
const OFFER = "update products set offer_price = 80 where name = 'K12'";

const rowsSchema = v.object({ rows: v.array(v.record(v.string(), v.unknown())) });

/** What the tables with rows hold, and the list of migrations. */
const contentOf = (settings: Settings): Promise<Record<string, unknown>> =>
  withStored(settings, async ({ queries }) => {
    const content: Record<string, unknown> = {};
    // What the database itself generates follows the rules of each version.
    for (const table of ["categories", "sub_categories", "products", "orders", "order_lines"])
      content[table] = v.parse(
        rowsSchema,
        await queries.execute(
          sql`select to_jsonb(t) - 'search_text' as row from ${sql.identifier(table)} as t order by 1`,
        ),
      ).rows;
    content["migrations"] = v.parse(
      rowsSchema,
      await queries.execute(sql`select hash, created_at from drizzle.__drizzle_migrations order by id`),
    ).rows;
    return content;
  });

const schemaOf = (settings: Settings): Promise<string[]> =>
  withStored(settings, ({ queries }) => schemaLines(queries));

const upgrade = async (settings: Settings, notices: string[] = []): Promise<void> =>
  (await openDatabase(settings, (line) => notices.push(line))).close();

test.each(RELEASED)(
  "a database of version %s is upgraded to what a new one has, keeps its rows, and a second start changes nothing",
  async (version) => {
    const settings = await createOldShop(
      join(folder, "old"),
      version === "0.1.0" ? CONTENT : `${CONTENT}\n${OFFER};`,
      version,
    );
    const before = await contentOf(settings);
    await upgrade(settings);
    const { migrations: ran, ...rows } = await contentOf(settings);
    // Each row with what it held; columns that are new since then have their defaults.
    expect({ ...rows, migrations: before["migrations"] }).toMatchObject(before);

    const fresh = readSettings(await createShopSettings(join(folder, "fresh")));
    const schema = await schemaOf(settings);
    expect(schema).toEqual(await schemaOf(fresh));
    for (const kind of ["column", "constraint", "index", "sequence", "function", "trigger", "extension"])
      expect(schema.some((line) => line.startsWith(`${kind} `))).toBe(true);

    await upgrade(settings);
    expect(await contentOf(settings)).toEqual({ ...rows, migrations: ran });
  },
);

const journalSchema = v.looseObject({ entries: v.array(v.looseObject({})) });

/** A folder with the shop's migrations and one more, which adds a table. */
function laterMigrations(): string {
  const later = join(folder, "migrations");
  const journalFile = join(later, "meta/_journal.json");
  cpSync(migrationsFolder, later, { recursive: true });
  const journal = v.parse(journalSchema, JSON.parse(readFileSync(journalFile, "utf8")));
  const { length: idx } = journal.entries;
  journal.entries.push({ idx, version: "7", when: newestMigration() + 1, tag: "later", breakpoints: true });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(later, "later.sql"), "create table later (id integer)");
  return later;
}

test.skipIf(onPostgres())(
  "an embedded database is copied before an upgrade, and the copy can be used in its place",
  async () => {
    const settings = await createOldShop(
      folder,
      `insert into slides (position, image, alt) values (1, '/media/one.webp', 'One')`,
    );
    const migrations = laterMigrations();
    const notices: string[] = [];
    const open = async () => (await openEmbedded(folder, (line) => notices.push(line), migrations)).close();
    const isUpgraded = async () =>
      (await schemaOf(settings)).some((line) => line.startsWith("relation later "));
    await open();
    const copy = join(folder, "pglite.before-upgrade");
    expect(notices).toEqual([`The database as it was before this upgrade is kept in ${copy}.`]);
    expect(await isUpgraded()).toBe(true);

    await open();
    expect(notices.length).toBe(1);

    rmSync(join(folder, "pglite"), { recursive: true });
    renameSync(copy, join(folder, "pglite"));
    expect(await isUpgraded()).toBe(false);
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
