import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readSettings, type Settings } from "@shop/serving/settings.ts";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

import { newestMigration } from "../../src/database/migrations.ts";
import { withStored } from "../../src/database/stored-database.ts";
import { doctorCommand } from "../../src/doctor/doctor.ts";
import { openShopApi } from "../../src/open-shop-api.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { createShopSettings } from "../support/test-database.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-doctor-"));
const backups = join(folder, "backups");
const backup = join(backups, "shop-2026-01-02T03-04-05Z.zip");
let mail: MailServer;
let settings: Settings;
beforeAll(async () => {
  for (const path of [backups, join(folder, "shop")]) mkdirSync(path);
  writeFileSync(backup, "");
  mail = await startMailServer();
  settings = readSettings(
    await createShopSettings(join(folder, "shop"), {
      SEED: "none",
      SMTP_URL: mail.url,
      MAIL_FROM: "Shop <orders@shop.test>",
      BACKUP_FOLDER: backups,
      PUBLIC_URL: "https://shop.example",
    }),
  );
});
afterAll(async () => {
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

const lineOf = async (what: string, change: Partial<Settings> = {}): Promise<string | undefined> => {
  const { lines } = await doctorCommand({ ...settings, ...change });
  return lines.find((line) => line.includes(` ${what}: `));
};

test("a healthy shop has a line for each check, stopped and running", async () => {
  const stopped = await doctorCommand(settings);
  expect(stopped.ok).toBe(true);
  expect(stopped.lines.map((line) => /^(?<level>\w+) +(?<what>\w+): /.exec(line)?.slice(1))).toEqual(
    [
      "version",
      "disk",
      "database",
      "tables",
      "clock",
      "packs",
      "pictures",
      "mail",
      "backup",
      "memory",
      "address",
    ].map((what) => ["ok", what]),
  );
  const shop = await openShopApi(settings, pino({ level: "silent" }));
  try {
    expect((await doctorCommand(settings)).lines.map((line) => line.slice(0, 12))).toEqual(
      stopped.lines.map((line) => line.slice(0, 12)),
    );
  } finally {
    await shop.close();
  }
});

test("what a shop lacks is a warning with what to do", async () => {
  expect(await lineOf("mail", { SMTP_URL: undefined })).toMatch(/^warning {2}mail: .* → Set SMTP_URL\.$/);
  expect(await lineOf("mail", { MAIL_FROM: "Nilometer <orders@nilometer.example>" })).toMatch(
    /^warning {2}mail: .*orders@nilometer\.example.* → Set MAIL_FROM /,
  );
  expect(await lineOf("backup", { BACKUP_FOLDER: undefined })).toMatch(/^warning .* → Set BACKUP_FOLDER\.$/);
  expect(await lineOf("address", { PUBLIC_URL: undefined })).toMatch(/^warning .* → Set PUBLIC_URL\.$/);
  // Only mails hold it.
  const unused = { PUBLIC_URL: undefined, SMTP_URL: undefined };
  expect(await lineOf("address", unused)).toMatch(/^ok .*no mail is sent$/);
  const { ok } = await doctorCommand({ ...settings, SMTP_URL: undefined });
  expect(ok).toBe(true);
});

test("D-172 products whose names tell a pack that is not how they are sold are counted with examples", async () => {
  expect(await lineOf("packs")).toMatch(/^ok /);
  await withStored(settings, async ({ queries }) => {
    await queries.execute(sql`insert into categories (id, name, description) values (1, 'Parts', '')`);
    await queries.execute(
      sql`insert into sub_categories (id, category_id, name, description) values (1, 1, 'Diodes', '')`,
    );
    await queries.execute(sql`insert into products (category_id, sub_category_id, name, name_ar, name_sort, price, description, unit, pieces_per_unit, denied_pack)
      values (1, 1, 'Diode, 10 pieces', null, 'a', 1, '', null, null, null),
        (1, 1, 'Header 40 pin', null, 'b', 1, '', null, null, null),
        (1, 1, 'Fuse', 'فيوز، عبوة 50', 'c', 1, '', null, null, null),
        (1, 1, 'LED, pack of 25', null, 'd', 1, '', 'pack', 25, null),
        (1, 1, 'Nut, 20 pcs', null, 'e', 1, '', null, null, 'pack; 20')`);
  });
  expect(await lineOf("packs")).toMatch(
    /^warning {2}packs: 2 products are sold by the piece though the name tells a pack: 'Diode, 10 pieces', 'Fuse' → /,
  );
});

test("what is broken has failed, with its reason and what to do", async () => {
  expect(await lineOf("mail", { SMTP_URL: "smtp://127.0.0.1:1" })).toMatch(
    /^failed {3}mail: .*ECONNREFUSED.* → Check SMTP_URL/,
  );
  expect(await lineOf("database", { DATABASE_URL: "postgres://127.0.0.1:1/shop" })).toMatch(
    /^failed {3}database: The database 127\.0\.0\.1:1\/shop .* → Check that the server runs/,
  );
  const bucket = {
    MEDIA_URL: "s3://bucket",
    AWS_ENDPOINT_URL: "http://127.0.0.1:1",
    AWS_ACCESS_KEY_ID: "a",
    AWS_SECRET_ACCESS_KEY: "b",
  };
  expect(await lineOf("pictures", bucket)).toMatch(/^failed {3}pictures: .* → Check MEDIA_URL/);
  expect(await lineOf("backup", { BACKUP_FOLDER: join(folder, "none") })).toMatch(
    /^failed {3}backup: there is none in/,
  );
  const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
  utimesSync(backup, old, old);
  expect(await lineOf("backup")).toMatch(/^failed {3}backup: the last one in .* is 48 hours old/);
  expect((await doctorCommand(settings)).ok).toBe(false);
  await withStored(settings, async ({ queries }) => {
    await queries.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newestMigration() + 1})`,
    );
  });
  expect(await lineOf("tables")).toMatch(/^failed {3}tables: were made by a newer version/);
});
