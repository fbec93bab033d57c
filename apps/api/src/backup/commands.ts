import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";

import { SHOP_VERSION } from "@shop/domain/site/version.ts";
import type { Settings } from "@shop/serving/settings.ts";
import { StartError } from "@shop/serving/start-error.ts";

import { withCopy } from "../admin-socket/socket-client.ts";
import { requireShop } from "../database/database.ts";
import { type DatabasePlace, type StoredDatabase, withStored } from "../database/stored-database.ts";
import { type MediaSettings, openPictureFiles } from "../modules/media/open-pictures.ts";
import { type PictureFiles, pictureFolder } from "../modules/media/picture-files.ts";
import { protectDataDirectory } from "../protect-data.ts";
import { backUp } from "./back-up.ts";
import { BackupError } from "./backup-error.ts";
import { moveDatabase } from "./move.ts";
import { restore } from "./restore.ts";
import type { TableDigest } from "./row-digest.ts";

/** The settings that say where a shop and its pictures are. */
export type ShopPlace = Pick<Settings, "DATABASE_URL"> & MediaSettings;

const rowsIn = (tables: Readonly<Record<string, TableDigest>>): string => {
  const rowsOf = (name: string): number => tables[name]?.rows ?? 0;
  return `${rowsOf("products")} products, ${rowsOf("orders")} orders`;
};

/** Lets `work` read a shop's database; where a running shop owns the embedded one, a copy that it makes. */
async function withDatabase<T>(
  place: DatabasePlace,
  work: (database: StoredDatabase) => Promise<T>,
): Promise<T> {
  try {
    return await withStored(place, work);
  } catch (error) {
    if (!(error instanceof StartError) || error.code !== "data_directory_owned") throw error;
  }
  return withCopy(place.DATA_DIR, (folder) =>
    withStored({ DATABASE_URL: undefined, DATA_DIR: folder }, work),
  );
}

/** `npm run backup -- FILE`: writes a backup; returns lines to print. Throws a {@link BackupError} or a StartError. */
export async function backupCommand(place: ShopPlace, file: string | undefined): Promise<string[]> {
  if (file === undefined) throw new BackupError("Name the file to write: npm run backup -- shop.zip");
  if (existsSync(file)) throw new BackupError(`${file} exists already. A backup replaces no file.`);
  await requireShop(place);
  const start = performance.now();
  const pictures = await openPictureFiles(place);
  const manifest = await withDatabase(place, (database) =>
    backUp({ database, pictures, version: SHOP_VERSION }, resolve(file)),
  );
  const { size } = await stat(file);
  const seconds = Math.round((performance.now() - start) / 1000);
  return [
    `${file}: ${rowsIn(manifest.tables)}, ${manifest.pictures} files of pictures, ${Math.ceil(size / 1_000_000)} MB in ${seconds} s.`,
  ];
}

/** `npm run restore -- FILE`: restores a backup where there is no shop yet; returns lines to print. Throws a {@link BackupError} or a StartError. */
export async function restoreCommand(place: ShopPlace, file: string | undefined): Promise<string[]> {
  if (file === undefined || !existsSync(file)) {
    throw new BackupError(
      file === undefined ? "Name the backup: npm run restore -- shop.zip" : `There is no ${file}.`,
    );
  }
  protectDataDirectory(place.DATA_DIR);
  const manifest = await restore(resolve(file), { place, pictures: await openPictureFiles(place) });
  return [
    `Restored the shop of ${manifest.created_at}: ${rowsIn(manifest.tables)}, ${manifest.pictures} files of pictures. Start it with npm start.`,
  ];
}

/** Copies the files of pictures to where there are none yet. */
async function copyPictures(from: PictureFiles, to: PictureFiles): Promise<number> {
  let count = 0;
  for await (const { name } of from.list()) {
    const content = await from.read(name);
    if (!content) continue;
    await to.write(name, content);
    count += 1;
  }
  return count;
}

/**
 * `npm run move -- TARGET`: copies a stopped shop to a PostgreSQL server (an address) or into an embedded database (a new data directory), or only its
 * pictures, from folder or bucket to bucket (s3://…) or to the folder (`media`); returns lines to print. Throws a {@link BackupError} or a StartError.
 */
export async function moveCommand(place: ShopPlace, target: string | undefined): Promise<string[]> {
  if (target === undefined) {
    throw new BackupError(
      "Name where to: npm run move -- postgres://user:password@host:5432/database, or a new data directory.",
    );
  }
  await requireShop(place);
  if (target === "media" || target.startsWith("s3:")) {
    const to = { ...place, MEDIA_URL: target === "media" ? undefined : target };
    const count = await copyPictures(await openPictureFiles(place), await openPictureFiles(to));
    const setting = target === "media" ? "without MEDIA_URL" : `with MEDIA_URL=${target}`;
    return [
      `Copied ${count} files of pictures. Start the shop ${setting}. The former ones stay where they were.`,
    ];
  }
  if (/^postgres(?:ql)?:/.test(target)) {
    const tables = await moveDatabase(place, { ...place, DATABASE_URL: target });
    return [
      `Copied and compared ${Object.keys(tables).length} tables: ${rowsIn(tables)}.`,
      `Start the shop with DATABASE_URL=${target.replace(/:[^:@/]*@/, ":…@")} and the same DATA_DIR, which has the pictures. The former database stays as it was.`,
    ];
  }
  const dataDir = resolve(target);
  protectDataDirectory(dataDir);
  // Those of a bucket stay there.
  const staysThere = place.MEDIA_URL !== undefined || dataDir === resolve(place.DATA_DIR);
  const pictures = staysThere
    ? 0
    : await copyPictures(await openPictureFiles(place), pictureFolder(join(dataDir, "media")));
  const tables = await moveDatabase(place, { DATABASE_URL: undefined, DATA_DIR: dataDir });
  return [
    `Copied and compared ${Object.keys(tables).length} tables: ${rowsIn(tables)}; ${pictures} files of pictures.`,
    `Start the shop with DATA_DIR=${dataDir} and without DATABASE_URL. The former database stays as it was.`,
  ];
}
