import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { verify } from "@node-rs/argon2";
import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { settings as demoSettings } from "@shop/fixtures/settings.ts";
import { readSettings, type Settings } from "@shop/serving/settings.ts";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, expect, test, vi } from "vitest";

import { openDatabase } from "../../src/database/database.ts";
import { admins } from "../../src/modules/admins/admins.table.ts";
import { createFirstAdmin, type FirstAdmin } from "../../src/modules/admins/first-admin.ts";
import { watchCatalogue } from "../../src/modules/catalogue/catalogue.service.ts";
import { hasNoCategories, insertCategories } from "../../src/modules/categories/categories.repository.ts";
import { categories } from "../../src/modules/categories/categories.table.ts";
import { findSettings } from "../../src/modules/settings/shop-settings.repository.ts";
import { openShopApi, type ShopApi } from "../../src/open-shop-api.ts";
import { prepareShop } from "../../src/prepare/prepare-shop.ts";
import { seedCatalogue } from "../../src/seed/seed-catalogue.ts";
import { seedSettings } from "../../src/seed/seed-settings.ts";
import { call } from "../support/calls.ts";
import {
  createPostgresDatabase,
  createShopSettings,
  onPostgres,
  openTestDatabase,
} from "../support/test-database.ts";

// A first start creates a whole database cluster.
const logger = pino({ level: "silent" });
const folder = mkdtempSync(join(tmpdir(), "shop-start-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The settings of an empty shop that an earlier start has created. */
async function createdShop(name: string): Promise<Settings> {
  const settings = readSettings(await createShopSettings(join(folder, name), { SEED: "none" }));
  mkdirSync(settings.DATA_DIR, { recursive: true });
  return settings;
}

const loadDemo = () => Promise.resolve(catalogue);

const countOf = async (api: ShopApi): Promise<number> => {
  const answer: unknown = await (await api.app.request(`${API_PREFIX}/products`)).json();
  return Array.isArray(answer) ? answer.length : -1;
};

test("a first start seeds the shop and creates an administrator, printed once; a second start changes neither", async () => {
  const DATABASE_URL = onPostgres() ? await createPostgresDatabase({ empty: true }) : "";
  const settings = readSettings({ DATA_DIR: join(folder, "twice"), DATABASE_URL });
  const first = await openShopApi(settings, logger);
  expect(await countOf(first)).toBe(catalogue.products.length);
  expect(first.firstAdmin?.email).toBe("admin@nilometer.example");
  expect(first.firstAdmin?.password).toMatch(/^\w{20}$/);
  const version = first.catalogueVersion();
  await first.close();

  const second = await openShopApi(settings, logger);
  expect(await countOf(second)).toBe(catalogue.products.length);
  expect(second.firstAdmin).toBeUndefined();
  expect(second.catalogueVersion()).toBe(version);
  await second.close();
});

test("a shop with SEED=none stays empty", async () => {
  const api = await openShopApi(await createdShop("empty"), logger);
  expect(await countOf(api)).toBe(0);
  await api.close();
});

test("D-131 a shop with SEED=none states nothing that its owner has not entered", async () => {
  const api = await openShopApi(await createdShop("unwritten"), logger);
  const shop = { request: async (path: string) => api.app.request(path) };
  const about = await call(shop, endpoints.readAbout, {});
  expect(about).toMatchObject({ branches: [], brands: [], about: { who_we_are: { en: "", ar: "" } } });
  const { data, info_pages: pages, delivery } = await call(shop, endpoints.readShop, {});
  expect([pages, delivery, data.promise.en]).toEqual([[], null, ""]);
  const home = JSON.stringify(await call(shop, endpoints.readHome, {}));
  expect(home).not.toMatch(/Pick up|bench|Cairo/);
  await api.close();
});

test("a catalogue with content is not seeded", async () => {
  const database = await openTestDatabase();
  const watched = await watchCatalogue(database);
  const own = {
    id: 50,
    name: "Own",
    nameAr: null,
    description: "",
    descriptionAr: null,
    image: null,
    sortIndex: 0,
  };
  await insertCategories(database.queries, [own]);
  const load = vi.fn(loadDemo);
  expect(await seedCatalogue(database, watched, load)).toBe(false);
  expect(load).not.toHaveBeenCalled();
  expect(await database.queries.select().from(categories)).toMatchObject([own]);
  await watched.close();
  await database.close();
});

test("several nodes that start concurrently seed an empty shop once, and create one administrator", async () => {
  const database = await openTestDatabase();
  const watched = await watchCatalogue(database);
  const seeded = await Promise.all([1, 2, 3].map(() => seedCatalogue(database, watched, loadDemo)));
  expect(seeded.filter(Boolean)).toHaveLength(1);
  const settings = readSettings({});
  const made = await Promise.all([1, 2, 3].map(() => createFirstAdmin(database, settings)));
  expect(made.filter(Boolean)).toHaveLength(1);
  await watched.close();
  await database.close();
});

test("D-92 the demonstration states the number in stock; settings that an owner has stored stay", async () => {
  const database = await openTestDatabase();
  const watched = await watchCatalogue(database);
  await prepareShop(database, watched, readSettings({}), { info: () => undefined });
  const stored = await findSettings(database.queries);
  expect(stored).toMatchObject({ version: 1, settings: { stock_shown: "count" } });
  await seedSettings(watched, { ...demoSettings, stock_shown: "words" }, "other@shop.example");
  expect(await findSettings(database.queries)).toEqual(stored);
  await watched.close();
  await database.close();
});

test("a failed seed leaves the shop empty", async () => {
  const database = await openTestDatabase();
  const watched = await watchCatalogue(database);
  const broken = {
    ...catalogue,
    products: catalogue.products.map((product) => ({ ...product, sub_category_id: 9999 })),
  };
  await expect(seedCatalogue(database, watched, () => Promise.resolve(broken))).rejects.toThrow(
    "Failed query",
  );
  expect(await seedCatalogue(database, watched, loadDemo)).toBe(true);
  await watched.close();
  await database.close();
});

test("new ids follow those of the seed", async () => {
  const database = await openTestDatabase();
  const watched = await watchCatalogue(database);
  await seedCatalogue(database, watched, loadDemo);
  const [row] = await database.queries.insert(categories).values({ name: "Next" }).returning();
  expect(row?.id).toBe(Math.max(...catalogue.categories.map(({ id }) => id)) + 1);
  await watched.close();
  await database.close();
});

test("the first administrator's password is stored as an argon2id hash only; one from the settings is not printed", async () => {
  const database = await openTestDatabase();
  const given = { ADMIN_EMAIL: "Owner@Shop.example", ADMIN_PASSWORD: "correct horse" };
  expect(await createFirstAdmin(database, given)).toBeUndefined();
  const [admin] = await database.queries.select().from(admins);
  expect(admin?.email).toBe("owner@shop.example");
  expect(admin?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verify(admin?.passwordHash ?? "", "correct horse")).toBe(true);
  await database.close();
});

test("an administrator whose password could not be shown is not stored, so that the next start shows another", async () => {
  const database = await openTestDatabase();
  const settings = readSettings({});
  const killed = createFirstAdmin(database, settings, () => {
    throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  const shown = vi.fn<(admin: FirstAdmin) => void>();
  const admin = await createFirstAdmin(database, settings, shown);
  expect(shown.mock.calls).toEqual([[admin]]);
  expect(await database.queries.$count(admins)).toBe(1);
  await database.close();
});

test.runIf(onPostgres())(
  "migrations are applied once where several nodes open a database concurrently",
  async () => {
    const DATABASE_URL = await createPostgresDatabase({ empty: true });
    const settings = readSettings({ DATA_DIR: join(folder, "migrated"), DATABASE_URL });
    for (const database of await Promise.all([openDatabase(settings), openDatabase(settings)])) {
      expect(await hasNoCategories(database.queries)).toBe(true);
      await database.close();
    }
  },
);

test.for([
  [
    "a folder that cannot be made",
    { DATA_DIR: "/dev/null/shop" },
    "data_directory_unwritable",
    /^The data directory \/dev\/null\/shop cannot be written \(.*\)\. Set DATA_DIR/,
  ],
  [
    "a server that does not answer",
    { DATABASE_URL: "postgres://u:secret@127.0.0.1:1/shop" },
    "database_unreachable",
    /^The database 127\.0\.0\.1:1\/shop of DATABASE_URL cannot be used \(connect ECONNREFUSED 127\.0\.0\.1:1\)\.$/,
  ],
  [
    "a server that is not there",
    { DATABASE_URL: "postgres://u:secret@nowhere.invalid/shop" },
    "database_unreachable",
    /\(getaddrinfo (?:ENOTFOUND|EAI_AGAIN) nowhere\.invalid\)/,
  ],
] as const)("a start is refused in one line: %s", async ([, given, code, message]) => {
  const refused = openShopApi(readSettings({ DATA_DIR: folder, ...given }), logger);
  await expect(refused).rejects.toMatchObject({ name: "StartError", code });
  await expect(refused).rejects.toThrow(message);
});

test("a data directory that is a file is refused", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const refused = openShopApi(readSettings({ DATA_DIR: file }), logger);
  await expect(refused).rejects.toMatchObject({ code: "data_directory_unwritable" });
});

test.runIf(onPostgres())("a missing database is reported without the password", async () => {
  const url = new URL(await createPostgresDatabase());
  url.pathname = "/no_such_database";
  url.password = "secret";
  const refused = openShopApi(readSettings({ DATA_DIR: folder, DATABASE_URL: url.href }), logger);
  await expect(refused).rejects.toMatchObject({
    code: "database_unreachable",
    message: `The database ${url.host}/no_such_database of DATABASE_URL cannot be used (database "no_such_database" does not exist).`,
  });
});

test.runIf(onPostgres())(
  "a database without the right to create tables is reported in one line",
  async () => {
    const url = new URL(await createPostgresDatabase());
    const owner = await openDatabase(readSettings({ DATA_DIR: folder, DATABASE_URL: url.href }));
    await owner.queries.execute(sql`create role reader login`);
    await owner.close();
    url.username = "reader";
    const refused = openShopApi(readSettings({ DATA_DIR: folder, DATABASE_URL: url.href }), logger);
    await expect(refused).rejects.toMatchObject({ name: "StartError" });
    await expect(refused).rejects.toThrow("permission denied");
  },
);

/** The paths below a folder that users other than its owner may read, write or open. */
const openToOthers = (root: string): string[] =>
  [".", ...readdirSync(root, { recursive: true, encoding: "utf8" })].filter(
    (path) => statSync(join(root, path)).mode & 0o077,
  );

test("only the shop's user may read its data directory, also what an earlier version has left open", async () => {
  const settings = await createdShop("private");
  const volume = join(folder, "volume");
  for (const path of [join(settings.DATA_DIR, "mails"), volume, join(volume, "originals")]) {
    mkdirSync(path);
    chmodSync(path, 0o755);
  }
  chmodSync(settings.DATA_DIR, 0o755);
  symlinkSync(volume, join(settings.DATA_DIR, "media"));
  for (const path of [join(settings.DATA_DIR, "mails", "1.eml"), join(volume, "originals", "photo")]) {
    writeFileSync(path, "x");
    chmodSync(path, 0o666);
  }
  const api = await openShopApi(settings, logger);
  expect(openToOthers(settings.DATA_DIR)).toEqual([]);
  expect(openToOthers(volume)).toEqual([]);
  await api.close();
  expect(openToOthers(settings.DATA_DIR)).toEqual([]);
});

test.skipIf(process.getuid?.() !== 0)(
  "a data directory that belongs to another user is reported in one line, and the shop starts",
  async () => {
    const settings = await createdShop("foreign");
    chownSync(settings.DATA_DIR, 65_534, 65_534);
    const warn = vi.fn<(line: string) => void>();
    const api = await openShopApi(settings, Object.assign(pino({ level: "silent" }), { warn }));
    await api.close();
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Other users .* may read the personal data in .*foreign \(it belongs to another user, with the id 65534\)\. .*$/,
        ),
      ],
    ]);
  },
);
