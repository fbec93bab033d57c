/**
 * Loaded before a shop by NODE_OPTIONS: while the file that FAULT_FILE names contains a line such as `writeSync ENOSPC`, this function of `node:fs`
 * fails with this error for the files of the embedded database.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { readFileSync, existsSync, openSync, writeSync, fsyncSync, closeSync } = fs;
const faultFile = process.env["FAULT_FILE"] ?? "";
const descriptors = new Set<number>();

function failIfAsked(name: string): void {
  const [failing, code] = existsSync(faultFile) ? readFileSync(faultFile, "utf8").split(" ") : [];
  if (failing === name) throw Object.assign(new Error(`${code}: injected`), { code });
}

Object.assign(fs, {
  openSync: (...args: Parameters<typeof openSync>): number => {
    const isDatabase = /[\\/]pglite[\\/]/.test(String(args[0]));
    if (isDatabase) failIfAsked("openSync");
    const descriptor = openSync(...args);
    if (isDatabase) descriptors.add(descriptor);
    return descriptor;
  },
  closeSync: (descriptor: number): void => {
    descriptors.delete(descriptor);
    closeSync(descriptor);
  },
  writeSync: (...args: Parameters<typeof writeSync>): number => {
    if (descriptors.has(args[0])) failIfAsked("writeSync");
    return writeSync(...args);
  },
  fsyncSync: (descriptor: number): void => {
    if (descriptors.has(descriptor)) failIfAsked("fsyncSync");
    fsyncSync(descriptor);
  },
});
syncBuiltinESMExports();
