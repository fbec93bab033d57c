import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { readSettings } from "@shop/serving/settings.ts";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { openControl } from "../../src/admin-socket/socket-server.ts";
import { backupCommand, restoreCommand } from "../../src/backup/commands.ts";
import { openDatabase } from "../../src/database/database.ts";
import { seedManyProducts } from "../support/many-products.ts";
import { createPostgresDatabase, createShopSettings, onPostgres } from "../support/test-database.ts";
import { WAIT } from "../support/wait.ts";

const PRODUCTS = 6_000;

const folder = mkdtempSync(join(tmpdir(), "shop-backup-"));
let settings: Record<string, string>;
const file = join(folder, "shop.zip");

beforeAll(async () => {
  settings = await createShopSettings(join(folder, "shop"));
  const database = await openDatabase(readSettings(settings));
  await seedManyProducts(database, PRODUCTS);
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: "backup" | "restore", place: Readonly<Record<string, string>>): ChildProcess {
  const program = fileURLToPath(new URL(`../../src/cli/${command}.ts`, import.meta.url));
  return spawn(process.execPath, [program, file], { env: { ...process.env, ...place }, stdio: "ignore" });
}

async function kill(child: ChildProcess): Promise<void> {
  expect(child.exitCode).toBe(null);
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("a backup that is killed leaves no file under its name, and the next one is whole", async () => {
  const child = run("backup", settings);
  await vi.waitFor(() => expect(existsSync(`${file}.partial`)).toBe(true), { timeout: 30_000, interval: 5 });
  await kill(child);
  expect(existsSync(file)).toBe(false);
  expect(await backupCommand(readSettings(settings), file)).toEqual([
    expect.stringContaining(`${PRODUCTS} products`),
  ]);
});

test.skipIf(onPostgres())(
  "a killed backup of a running shop leaves no copy of its database, nor does one that ends",
  async () => {
    const { DATA_DIR } = readSettings(settings);
    const database = await openDatabase(readSettings(settings));
    const control = await openControl(database, DATA_DIR);
    const copies = () => readdirSync(join(DATA_DIR, "copies"));
    rmSync(file, { force: true });
    const child = run("backup", settings);
    await vi.waitFor(() => expect(existsSync(`${file}.partial`)).toBe(true), {
      timeout: 30_000,
      interval: 5,
    });
    expect(copies()).toHaveLength(1);
    await kill(child);
    await vi.waitFor(() => expect(copies()).toEqual([]), WAIT);
    await backupCommand(readSettings(settings), file);
    await vi.waitFor(() => expect(copies()).toEqual([]), WAIT);
    await control.close();
    await database.close();
  },
);

/** Resolves once a restore has created what it fills; throws before. */
async function begun(place: Readonly<Record<"DATA_DIR" | "DATABASE_URL", string>>): Promise<void> {
  if (!onPostgres()) return accessSync(join(place.DATA_DIR, "pglite.incoming/PG_VERSION"));
  const client = new Client({ connectionString: place.DATABASE_URL });
  await client.connect();
  try {
    await client.query("select from products");
  } finally {
    await client.end();
  }
}

test("a restore that is killed leaves no shop, and the next one is whole", async () => {
  const place = {
    DATA_DIR: join(folder, "restored"),
    DATABASE_URL: onPostgres() ? await createPostgresDatabase({ empty: true }) : "",
  };
  const child = run("restore", place);
  await vi.waitFor(() => begun(place), { timeout: 30_000, interval: 5 });
  await kill(child);
  expect(await restoreCommand(readSettings(place), file)).toEqual([
    expect.stringContaining(`${PRODUCTS} products`),
  ]);
});
