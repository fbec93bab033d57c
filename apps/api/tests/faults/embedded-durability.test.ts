import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { openEmbedded } from "../../src/database/embedded.ts";
import { admins } from "../../src/modules/admins/admins.table.ts";
import { type Child, type Preload, runChild } from "../children/run-child.ts";
import { createDataDirectory } from "../support/test-database.ts";
import { losePower } from "../support/unflushed-writes.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-durability-"));
const children: Child[] = [];

const run = (dataDir: string, preload?: Preload): Child => {
  const child = runChild("writer.ts", [dataDir], preload);
  children.push(child);
  return child;
};

async function storedEmails(dataDir: string): Promise<Set<string>> {
  const database = await openEmbedded(dataDir);
  const rows = await database.queries.select({ email: admins.email }).from(admins);
  await database.close();
  return new Set(rows.map(({ email }) => email));
}

const recordTo = (journal: string, dataDir: string, flushes = ""): Preload => ({
  module: "unflushed-writes.ts",
  env: { WATCHED_FOLDER: dataDir, WATCHED_JOURNAL: journal, WATCHED_FLUSHES: flushes },
});

const missing = (acknowledged: readonly string[], stored: ReadonlySet<string>): string[] =>
  acknowledged.filter((email) => !stored.has(email));

afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()));
  rmSync(folder, { recursive: true, force: true });
});

test("a data directory has one owner at a time, and is released at once when its owner is killed", async () => {
  const dataDir = join(folder, "owned");
  createDataDirectory(dataDir);
  const owner = run(dataDir);
  await owner.printed(1);
  await expect(openEmbedded(dataDir)).rejects.toMatchObject({
    name: "StartError",
    code: "data_directory_owned",
  });
  await owner.kill();
  expect(missing(owner.lines, await storedEmails(dataDir))).toEqual([]);
});

test("a directory is locked from its creation on, within one process too", async () => {
  const dataDir = join(folder, "created");
  const database = await openEmbedded(dataDir);
  const other = run(dataDir);
  await expect(other.printed(1)).rejects.toThrow("is in use by another running shop");
  await expect(openEmbedded(dataDir)).rejects.toMatchObject({ code: "data_directory_owned" });
  await database.close();
  await (await openEmbedded(dataDir)).close();
});

test("no committed row is lost when the process is killed while writing, repeatedly", async () => {
  const dataDir = join(folder, "killed");
  createDataDirectory(dataDir);
  const acknowledged: string[] = [];
  for (const rows of [1, 40, 7, 150]) {
    const writer = run(dataDir);
    await writer.printed(rows);
    await writer.kill();
    acknowledged.push(...writer.lines);
  }
  expect(missing(acknowledged, await storedEmails(dataDir))).toEqual([]);
});

test.runIf(process.platform === "linux")(
  "nothing that was committed is lost when power fails: each commit has been flushed to the disk",
  async () => {
    const dataDir = join(folder, "new", "data");
    const journal = join(folder, "flushed.journal");
    const writer = run(dataDir, recordTo(journal, dataDir));
    await writer.printed(100);
    await writer.kill();
    expect(losePower(dataDir, journal)).toBeGreaterThan(0);
    expect(missing(writer.lines, await storedEmails(dataDir))).toEqual([]);
  },
);

test.runIf(process.platform === "linux")(
  "the loss of power that these tests make takes away what was not flushed",
  async () => {
    const dataDir = join(folder, "forgetful");
    createDataDirectory(dataDir);
    const journal = join(folder, "forgotten.journal");
    const writer = run(dataDir, recordTo(journal, dataDir, "forget"));
    await writer.printed(20);
    await writer.kill();
    losePower(dataDir, journal);
    const stored = await storedEmails(dataDir).catch(() => new Set<string>());
    expect(missing(writer.lines, stored)).toEqual(writer.lines);
  },
);
