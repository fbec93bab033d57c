import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readSettings, type Settings } from "@shop/serving/settings.ts";
import pino from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { restoreCommand } from "../src/backup/commands.ts";
import { openShopApi } from "../src/open-shop-api.ts";
import { createPostgresDatabase, createShopSettings, onPostgres } from "./support/test-database.ts";

vi.setConfig({ testTimeout: 60_000 });

const DAY_MS = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), "shop-backups-"));
const backups = join(folder, "backups");
let settings: Settings;
beforeAll(async () => {
  settings = readSettings(
    await createShopSettings(join(folder, "shop"), {
      SEED: "none",
      BACKUP_FOLDER: backups,
      BACKUP_KEEP: "2",
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the shop, and stops it once it has logged a message. */
async function runUntil(message: RegExp): Promise<void> {
  let logged = "";
  const shop = await openShopApi(settings, pino({ level: "info" }, { write: (line) => (logged += line) }));
  await vi.waitFor(() => expect(logged).toMatch(message), { timeout: 30_000 });
  await shop.close();
}

test("a shop makes a backup when the last one is a day old, and keeps the newest", async () => {
  await runUntil(/a backup was made/);
  const [made = ""] = readdirSync(backups);
  expect(made).toMatch(/^shop-[\dT-]+Z\.zip$/);

  const old = new Date(Date.now() - DAY_MS);
  const first = `shop-${old.toISOString().slice(0, 19).replaceAll(":", "-")}Z.zip`;
  renameSync(join(backups, made), join(backups, first));
  utimesSync(join(backups, first), old, old);
  const older = ["shop-2020-01-01T00-00-00Z.zip", "shop-2020-01-02T00-00-00Z.zip"];
  for (const name of [...older, "shop-2020-01-03T00-00-00Z.zip.partial", "mine.zip"]) {
    writeFileSync(join(backups, name), "");
  }
  await runUntil(/a backup was made/);
  const names = readdirSync(backups).toSorted();
  expect(names).toEqual(["mine.zip", first, expect.stringMatching(/^shop-2.*Z\.zip$/)]);

  const place = readSettings({
    DATA_DIR: join(folder, "restored"),
    ...(onPostgres() && { DATABASE_URL: await createPostgresDatabase({ empty: true }) }),
  });
  expect(await restoreCommand(place, join(backups, names[2] ?? ""))).toHaveLength(1);
});

test("a backup that cannot be made is logged with its reason", async () => {
  rmSync(backups, { recursive: true });
  writeFileSync(backups, "a file in place of the folder");
  await expect(runUntil(/no backup was made/)).resolves.toBe(undefined);
});
