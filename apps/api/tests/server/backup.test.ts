import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import { storedFile } from "@shop/domain/pictures/pictures.ts";
import { pdfFile, pdfKey } from "@shop/domain/product-files/product-files.ts";
import { pdfUpload } from "@shop/mocks/product-files/pdf-files.ts";
import { readSettings, type Settings } from "@shop/serving/settings.ts";
import pino from "pino";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { backupCommand, moveCommand, restoreCommand } from "../../src/backup/commands.ts";
import { openShopApi, type ShopApi } from "../../src/open-shop-api.ts";
import { cookieOf } from "../support/admins.ts";
import { call } from "../support/calls.ts";
import { sendForm } from "../support/forms.ts";
import { createOldShop, RELEASED } from "../support/old-shop.ts";
import { pictureFileOf } from "../support/pictures.ts";
import { createPostgresDatabase, createShopSettings, onPostgres } from "../support/test-database.ts";
import { zipOf } from "../support/zip-files.ts";

const logger = pino({ level: "silent" });
const admin = { email: "owner@shop.example", password: "open the shop" };

const folder = mkdtempSync(join(tmpdir(), "shop-backup-"));

/** The running shop that backups are made of. */
let shop: ShopApi;
let settings: Settings;
/** A backup of it. */
let file: string;
let backupLines: readonly string[];
/** Address of a PDF of a product. */
let manual: string;
/** What it shows. */
let shown: Awaited<ReturnType<typeof shownBy>>;

/** Shops that a test has opened. */
let opened: ShopApi[] = [];
const closeAll = async (): Promise<void> => {
  for (const one of opened) await one.close();
  opened = [];
};

const inFolder = (name: string): string => join(folder, name);

/** Settings of a shop that has no database yet, or an empty one on the server. */
const newPlace = async (name: string): Promise<Settings> =>
  readSettings({
    DATA_DIR: inFolder(name),
    ...(onPostgres() && { DATABASE_URL: await createPostgresDatabase({ empty: true }) }),
  });

async function start(place: Settings): Promise<ShopApi> {
  const started = await openShopApi(place, logger);
  opened.push(started);
  return started;
}

const callerOf = ({ app }: ShopApi) => ({
  request: async (address: string, init?: RequestInit) => app.request(address, init),
});

/** What a shop shows: all categories and products. */
async function shownBy(one: ShopApi) {
  const caller = callerOf(one);
  const categories = await call(caller, endpoints.listCategorySummaries, {});
  const products = await call(caller, endpoints.listProducts, { query: { limit: 60, sort: "price" } });
  const found = await call(caller, endpoints.searchProducts, { query: { query: "multimeter" } });
  return { categories, products, found };
}

const pictureOf = ({ categories }: Awaited<ReturnType<typeof shownBy>>): string =>
  storedFile(categories.data.find(({ name }) => name.startsWith("Kits"))?.image ?? "");

beforeAll(async () => {
  settings = readSettings(
    await createShopSettings(inFolder("shop"), { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }),
  );
  shop = await openShopApi(settings, logger);
  const caller = callerOf(shop);
  const headers = { cookie: await cookieOf(caller, admin) };
  await sendForm(caller, endpoints.createCategory, headers, {
    name: "Kits \u2028 ¼ W, مجموعات",
    description: 'A "description"\nof \\ two lines',
    image: await pictureFileOf("kits.jpg", { width: 400, height: 300, background: "#123456" }),
  });
  const added = await sendForm(caller, endpoints.addProductFile, headers, {
    product_id: 1,
    kind: "manual",
    file: pdfUpload("manual.pdf"),
  });
  manual = v.parse(endpoints.addProductFile.answer, await added.json()).files.at(-1)?.address ?? "";
  shown = await shownBy(shop);
  file = inFolder("shop.zip");
  backupLines = await backupCommand(settings, file);
});
afterEach(closeAll);
afterAll(async () => {
  // The last test has stopped the shop.
  rmSync(folder, { recursive: true, force: true });
});

test("a backup of a running shop, restored elsewhere, is the same shop with its pictures, accounts and next numbers", async () => {
  expect(backupLines).toEqual([
    expect.stringMatching(/shop\.zip: 194 products, 0 orders, \d+ files of pictures, \d+ MB/),
  ]);
  await expect(backupCommand(settings, file)).rejects.toThrow(/exists already/);

  const place = await newPlace("restored");
  expect(await restoreCommand(place, file)).toEqual([expect.stringContaining("194 products")]);
  const restored = await start(place);
  expect(await shownBy(restored)).toEqual(shown);
  for (const data of ["shop", "restored"]) {
    expect(existsSync(join(folder, data, "media", pictureOf(shown)))).toBe(true);
    expect(existsSync(join(folder, data, "media", pdfFile(pdfKey(manual) ?? "")))).toBe(true);
  }
  const cookie = await cookieOf(callerOf(restored), admin);
  const added = await sendForm(callerOf(restored), endpoints.createCategory, { cookie }, { name: "After" });
  const last = Math.max(...shown.categories.data.map(({ id }) => id));
  expect(await added.json()).toMatchObject({ id: last + 1 });
});

/** The description of an empty backup, but for a change. */
const manifest = (change: object): Buffer =>
  Buffer.from(
    JSON.stringify({
      format: 1,
      shop: "9",
      created_at: "",
      migration: 1,
      tables: {},
      sequences: {},
      pictures: 0,
      ...change,
    }),
  );

test("a damaged, cut off, newer or too old backup is refused and leaves nothing", async () => {
  const bytes = readFileSync(file);
  const place = await newPlace("refused");
  const refused = async (content: Uint8Array): Promise<string> => {
    writeFileSync(inFolder("bad.zip"), content);
    return restoreCommand(place, inFolder("bad.zip")).then(
      () => "restored",
      (error: unknown) => String(error),
    );
  };
  const flipped = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 3);
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 0xff, middle);
  expect(await refused(flipped)).toMatch(/^BackupError: The backup is damaged/);
  expect(await refused(bytes.subarray(0, bytes.length - 1000))).toMatch(
    /^BackupError: The backup is damaged/,
  );
  expect(await refused(Buffer.from("no archive"))).toMatch(/^BackupError: The backup is damaged/);
  expect(await refused(await zipOf({ "other.txt": Buffer.from("x") }))).toMatch(/it has no backup\.json/);
  const huge = await zipOf({ "backup.json": Buffer.alloc(1024 * 1024 + 1, " ") });
  expect(await refused(huge)).toMatch(/backup\.json is too large/);
  const newer = /made by a newer version of the shop/;
  expect(await refused(await zipOf({ "backup.json": manifest({ format: 2 }) }))).toMatch(newer);
  expect(await refused(await zipOf({ "backup.json": manifest({ migration: 9e12 }) }))).toMatch(newer);
  expect(await refused(await zipOf({ "backup.json": manifest({ migration: 1 }) }))).toMatch(
    /^BackupError: The backup names a version of the tables that no shop had/,
  );
  await expect(restoreCommand(place, inFolder("missing.zip"))).rejects.toThrow(/^There is no /);
  // Nothing is in the way of the right one.
  await restoreCommand(place, file);
  await expect(restoreCommand(place, file)).rejects.toThrow(/already holds a shop/);
});

test.each(RELEASED)(
  "the backup of a shop of version %s is restored with its tables and upgraded by the next start",
  async (version) => {
    const older = await createOldShop(
      inFolder(`older-${version}`),
      `insert into categories (id, name, description, sort_index) values (7, 'Meters', '', 1)`,
      version,
    );
    const archive = inFolder(`older-${version}.zip`);
    await backupCommand(older, archive);
    const place = await newPlace(`upgraded-${version}`);
    await restoreCommand(place, archive);
    const { categories } = await shownBy(await start({ ...place, SEED: "none" }));
    expect(categories.data).toEqual([expect.objectContaining({ id: 7, name: "Meters" })]);
  },
);

test("a stopped shop moves into an embedded database and back, and a running one does not", async () => {
  const target = inFolder("moved");
  await expect(moveCommand(settings, target)).rejects.toThrow(/in use/);
  await shop.close();
  expect(await moveCommand(settings, target)).toEqual([
    expect.stringMatching(/^Copied and compared \d+ tables: 194 products, 0 orders/),
    expect.stringContaining("The former database stays as it was."),
  ]);
  const moved = await start(readSettings({ DATA_DIR: inFolder("moved") }));
  expect(await shownBy(moved)).toEqual(shown);
  expect(existsSync(join(folder, "moved/media", pictureOf(shown)))).toBe(true);
  await closeAll();
  // And back, where the first one was.
  const back = await newPlace("back");
  await moveCommand(
    { ...readSettings({ DATA_DIR: inFolder("moved") }) },
    back.DATABASE_URL ?? inFolder("back"),
  );
  expect(await shownBy(await start(back))).toEqual(shown);
});
