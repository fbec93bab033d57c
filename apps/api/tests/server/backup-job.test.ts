import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import { readSettings, type Settings } from "@shop/serving/settings.ts";
import pino from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { backupMaker } from "../../src/backup/backup-maker.ts";
import { restoreCommand } from "../../src/backup/commands.ts";
import { openShopApi } from "../../src/open-shop-api.ts";
import { cookieOf } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { fullOverview } from "../support/full-overview.ts";
import { createPostgresDatabase, createShopSettings, onPostgres } from "../support/test-database.ts";
import { WAIT } from "../support/wait.ts";

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
  await vi.waitFor(() => expect(logged).toMatch(message), WAIT);
  await shop.close();
}

/** Opens a new shop, and signs its owner in. */
async function openWithOwner(place: Settings) {
  let password = "";
  const shop = await openShopApi(place, pino({ level: "silent" }), (admin) => ({ password } = admin));
  const api = { request: async (address: string, init?: RequestInit) => shop.app.request(address, init) };
  const email = "owner@shop.example";
  const next = "another long password";
  await call(api, endpoints.changeAdminPassword, {
    headers: { cookie: await cookieOf(api, { email, password }) },
    body: { password, new_password: next },
  });
  return { shop, api, headers: { cookie: await cookieOf(api, { email, password: next }) } };
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

test("D-11 the overview says when the last backup was made, and that it is late after a day and a half", async () => {
  const made = join(folder, "said");
  const place = readSettings(
    await createShopSettings(join(folder, "saying"), {
      SEED: "none",
      ADMIN_EMAIL: "owner@shop.example",
      BACKUP_FOLDER: made,
    }),
  );
  const { shop, api, headers } = await openWithOwner(place);
  const said = async () => (await fullOverview(api, headers)).backup;
  await vi.waitFor(async () => expect(await said()).toMatchObject({ is_late: false }), WAIT);
  const [name = ""] = readdirSync(made);
  for (const [hours, isLate] of [
    [35, false],
    [37, true],
  ] as const) {
    const at = new Date(Date.now() - hours * 3_600_000);
    utimesSync(join(made, name), at, at);
    expect(await said()).toEqual({ is_late: isLate, last_at: at.toISOString() });
  }
  rmSync(join(made, name));
  expect(await said()).toEqual({ is_late: true, last_at: null });
  await shop.close();
});

test("a backup that cannot be made is logged with its reason", async () => {
  rmSync(backups, { recursive: true });
  writeFileSync(backups, "a file in place of the folder");
  await expect(runUntil(/no backup was made/)).resolves.toBe(undefined);
});

test("D-134 an owner starts a backup of a shop without a folder for them, downloads it, and it is restored", async () => {
  const place = readSettings(
    await createShopSettings(join(folder, "by-hand"), { SEED: "none", ADMIN_EMAIL: "owner@shop.example" }),
  );
  const { shop, api, headers } = await openWithOwner(place);
  const { listBackups, startBackup, readBackup } = endpoints;
  const list = () => call(api, listBackups, { headers });
  expect(await list()).toEqual({ data: [], making: false, failed_at: null, daily: false });

  // Two owners press at once: one backup is made.
  const started = await Promise.all([1, 2].map(() => call(api, startBackup, { headers })));
  expect(started.filter(({ status }) => status)).toHaveLength(1);
  expect((await list()).making).toBe(true);
  await vi.waitFor(async () => expect((await list()).making).toBe(false), WAIT);
  const { data, failed_at: failedAt } = await list();
  expect([data.length, data[0]?.by_hand, failedAt]).toEqual([1, true, null]);

  const name = data[0]?.name ?? "";
  const file = await send(api, readBackup, { headers, params: { name } });
  expect(file.headers.get("content-type")).toBe("application/zip");
  expect(file.headers.get("cache-control")).toContain("no-store");
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([String(bytes.length), bytes.length]).toEqual([file.headers.get("content-length"), data[0]?.bytes]);
  expect((await refused(api, readBackup, { headers, params: { name: "..%2Fby-hand" } })).code).toBe(
    "not_found",
  );
  expect((await refused(api, readBackup, { params: { name } })).code).toBe("unauthorized");
  await shop.close();

  const downloaded = join(folder, "downloaded.zip");
  writeFileSync(downloaded, bytes);
  const restored = readSettings({
    DATA_DIR: join(folder, "restored-by-hand"),
    ...(onPostgres() && { DATABASE_URL: await createPostgresDatabase({ empty: true }) }),
  });
  expect(await restoreCommand(restored, downloaded)).toHaveLength(1);
});

test("D-134 of backups that owners start the last three are kept, and no automatic one gives way to them", async () => {
  const place = join(folder, "kept");
  mkdirSync(place);
  const maker = backupMaker({
    tryLock: () => Promise.resolve(() => Promise.resolve()),
    folder: place,
    kept: 2,
    write: (file) => {
      writeFileSync(file, "");
      return Promise.resolve();
    },
    logger: pino({ level: "silent" }),
  });
  const automatic = ["shop-2020-01-01T00-00-00Z.zip", "shop-2020-01-02T00-00-00Z.zip"];
  const byHand = [3, 4, 5].map((day) => `shop-2020-01-0${day}T00-00-00Z-by-hand.zip`);
  for (const name of [...automatic, ...byHand]) writeFileSync(join(place, name), "");
  await maker.make({ byHand: true });
  const names = readdirSync(place).toSorted();
  expect(names).toEqual([...automatic, ...byHand.slice(1), expect.stringMatching(/-by-hand\.zip$/)]);
});

test("D-134 a backup that fails is said with its time, and the next one that is made ends that", async () => {
  const place = join(folder, "failing");
  let isFull = true;
  const maker = backupMaker({
    tryLock: () => Promise.resolve(() => Promise.resolve()),
    folder: place,
    kept: 2,
    write: (file) => {
      if (isFull) return Promise.reject(new Error("The disk is full."));
      writeFileSync(file, "");
      return Promise.resolve();
    },
    logger: pino({ level: "silent" }),
  });
  await maker.make({ byHand: true });
  expect([maker.failedAt() instanceof Date, maker.isMaking()]).toEqual([true, false]);
  isFull = false;
  await maker.make({ byHand: true });
  expect([maker.failedAt(), readdirSync(place).length]).toEqual([null, 1]);
});
