/**
 * Loaded before a shop: while the file FULL_FLAG exists, whose content is a {@link FullDisk}, the folder FULL_FOLDER is on a full disk.
 */
import fs, { existsSync, readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { resolve, sep } from "node:path";

/** What a full disk refuses: the growth of files, or, as a disk that copies on write, every write. */
export type FullDisk = "no growth" | "no write";

const noSpace = (): NodeJS.ErrnoException =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28 });

const flag = process.env["FULL_FLAG"] ?? "";
const inside = resolve(process.env["FULL_FOLDER"] ?? "") + sep;
const watched = new Set<number>();
const { openSync: open, closeSync: close, writeSync: write, ftruncateSync: truncate } = fs;
const { fstatSync: stat } = fs;
const { writeFile } = fs.promises;

const refuse = (descriptor: number, size: number): void => {
  if (!watched.has(descriptor) || !existsSync(flag)) return;
  if (size > stat(descriptor).size || readFileSync(flag, "utf8") === "no write") throw noSpace();
};

Object.assign(fs, {
  openSync: (...args: Parameters<typeof open>): number => {
    const descriptor = open(...args);
    if (resolve(String(args[0])).startsWith(inside)) watched.add(descriptor);
    return descriptor;
  },
  closeSync: (descriptor: number): void => {
    watched.delete(descriptor);
    close(descriptor);
  },
  writeSync: (
    descriptor: number,
    bytes: Uint8Array,
    offset: number,
    length: number,
    at: number | null,
  ): number => {
    refuse(descriptor, (at ?? stat(descriptor).size) + length);
    return write(descriptor, bytes, offset, length, at);
  },
  ftruncateSync: (descriptor: number, length = 0): void => {
    refuse(descriptor, length);
    truncate(descriptor, length);
  },
});
Object.assign(fs.promises, {
  writeFile: (...[file, ...rest]: Parameters<typeof writeFile>): Promise<void> =>
    existsSync(flag) && typeof file === "string" && resolve(file).startsWith(inside)
      ? Promise.reject(noSpace())
      : writeFile(file, ...rest),
});
syncBuiltinESMExports();
