import { closeSync, ftruncateSync, openSync, readdirSync, readFileSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";

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
export type Note = v.InferOutput<typeof noteSchema>;

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
