import fs, {
  appendFileSync,
  closeSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, resolve, sep } from "node:path";

import * as v from "valibot";

const noteSchema = v.variant("kind", [
  v.object({ kind: v.literal("flushed"), file: v.number() }),
  v.object({
    kind: v.literal("changed"),
    file: v.number(),
    at: v.number(),
    old: v.string(),
    size: v.number(),
  }),
]);

/** A journal entry: a change of a file with the data to undo it, or a flush; files are identified by inode. */
type Note = v.InferOutput<typeof noteSchema>;

/**
 * Patches `node:fs` to write every change of a folder's files, and every flush, to a journal, from which {@link losePower}
 * undoes what a power loss may lose. With `honourFlushes` false flushes are not recorded.
 */
export function recordUnflushedWrites(folder: string, journal: string, honourFlushes: boolean): void {
  const inside = resolve(folder) + sep;
  const watched = new Map<number, number>();
  const note = (entry: Note): void => appendFileSync(journal, `${JSON.stringify(entry)}\n`);
  const {
    openSync: open,
    closeSync: close,
    writeSync: write,
    ftruncateSync: truncate,
    fsyncSync: flush,
  } = fs;
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
      if (file !== undefined && honourFlushes) note({ kind: "flushed", file });
    },
  });
  syncBuiltinESMExports();
}

/** Undoes every unflushed change of a folder's files by its journal; returns their number. */
export function losePower(folder: string, journal: string): number {
  const unflushed = new Map<number, Extract<Note, { kind: "changed" }>[]>();
  for (const line of readFileSync(journal, "utf8").split("\n").filter(Boolean)) {
    const note = v.parse(noteSchema, JSON.parse(line));
    if (note.kind === "flushed") unflushed.delete(note.file);
    else unflushed.set(note.file, [...(unflushed.get(note.file) ?? []), note]);
  }
  let undone = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const changes = entry.isFile() ? (unflushed.get(statSync(path).ino) ?? []) : [];
    for (const { at, old, size } of changes.toReversed()) {
      const descriptor = openSync(path, "r+");
      const bytes = Buffer.from(old, "base64");
      writeSync(descriptor, bytes, 0, bytes.length, at);
      ftruncateSync(descriptor, size);
      closeSync(descriptor);
      undone += 1;
    }
  }
  return undone;
}
