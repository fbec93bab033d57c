import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { type EmbeddedDatabase, openEmbedded } from "../../src/database/embedded.ts";
import { migrationsFolder } from "../../src/database/migrations.ts";

/** A migrated, empty embedded database, to be copied: creating one takes seconds. */
export interface EmbeddedTemplate {
  /** The data directory of a shop that has it. */
  readonly directory: string;
  /** File with its dump. */
  readonly dump: string;
}

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const cache = join(root, ".cache/embedded-template");
const DRAFT = "draft-";

/** Hashes what the content of the template depends on. */
function contentKey(): string {
  const migrations = readdirSync(migrationsFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  const sources = ["package-lock.json", "apps/api/src/database/embedded-worker.ts"].map((path) =>
    join(root, path),
  );
  const hash = createHash("sha256");
  for (const file of [...sources, fileURLToPath(import.meta.url), ...migrations])
    hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

const templateIn = (folder: string): EmbeddedTemplate => ({
  directory: join(folder, "directory"),
  dump: join(folder, "embedded.tar"),
});

/** Drops the databases that only serve to create others, two thirds of the files that each test file copies. */
async function dropTemplates({ queries }: EmbeddedDatabase): Promise<void> {
  await queries.execute("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await queries.execute(`drop database ${name}`);
  await queries.execute("checkpoint");
}

/** Returns the template for the current migrations, from `.cache` where an earlier run has left it. */
export async function embeddedTemplate(): Promise<EmbeddedTemplate> {
  const folder = join(cache, contentKey());
  if (existsSync(folder)) return templateIn(folder);
  mkdirSync(cache, { recursive: true });
  for (const older of readdirSync(cache).filter((name) => !name.startsWith(DRAFT)))
    rmSync(join(cache, older), { recursive: true });
  const draft = mkdtempSync(join(cache, DRAFT));
  const { directory, dump } = templateIn(draft);
  const embedded = await openEmbedded(directory);
  await dropTemplates(embedded);
  writeFileSync(dump, await embedded.dump());
  await embedded.close();
  // An interrupted run leaves a draft, never half a template.
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // Another run was first.
    rmSync(draft, { recursive: true });
  }
  return templateIn(folder);
}
