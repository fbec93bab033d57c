/**
 * Loaded before a writer: writes every change of the files of WATCHED_FOLDER, and every flush, to WATCHED_JOURNAL, from which `losePower`
 * undoes what a power loss may lose. Flushes are not recorded where WATCHED_FLUSHES is `forget`.
 */
import fs, { appendFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { resolve, sep } from "node:path";

import type { Note } from "../support/unflushed-writes.ts";

const { WATCHED_FOLDER = "", WATCHED_JOURNAL = "", WATCHED_FLUSHES } = process.env;
const inside = resolve(WATCHED_FOLDER) + sep;
const watched = new Map<number, number>();
const note = (entry: Note): void => appendFileSync(WATCHED_JOURNAL, `${JSON.stringify(entry)}\n`);
const { openSync: open, closeSync: close, writeSync: write, ftruncateSync: truncate, fsyncSync: flush } = fs;
const real = { read: fs.readSync, stat: fs.fstatSync };

const noteChange = (descriptor: number, at: number, length: number): void => {
  const file = watched.get(descriptor);
  if (file === undefined) return;
  const { size } = real.stat(descriptor);
  const old = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
  const reader = open(`/proc/self/fd/${descriptor}`, "r");
  real.read(reader, old, 0, old.length, at);
  close(reader);
  note({ kind: "changed", file, at, old: old.toString("base64"), size });
};

Object.assign(fs, {
  openSync: (...args: Parameters<typeof open>): number => {
    const descriptor = open(...args);
    const path = resolve(String(args[0]));
    const status = real.stat(descriptor);
    if (path.startsWith(inside) && status.isFile()) watched.set(descriptor, status.ino);
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
    noteChange(descriptor, at ?? real.stat(descriptor).size, length);
    return write(descriptor, bytes, offset, length, at);
  },
  ftruncateSync: (descriptor: number, length = 0): void => {
    noteChange(descriptor, length, real.stat(descriptor).size - length);
    truncate(descriptor, length);
  },
  fsyncSync: (descriptor: number): void => {
    flush(descriptor);
    const file = watched.get(descriptor);
    if (file !== undefined && WATCHED_FLUSHES !== "forget") note({ kind: "flushed", file });
  },
});
const openHandle = fs.promises.open;
fs.promises.open = async (...args) => {
  const handle = await openHandle(...args);
  const flushHandle = handle.sync.bind(handle);
  handle.sync = async () => {
    await flushHandle();
    if (WATCHED_FLUSHES !== "forget") note({ kind: "flushed", file: real.stat(handle.fd).ino });
  };
  return handle;
};
syncBuiltinESMExports();
