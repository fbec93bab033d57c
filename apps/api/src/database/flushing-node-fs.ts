import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** An open file or folder of Emscripten's Node file system; a folder has no descriptor. */
interface Stream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** What this needs of Emscripten's Node file system. */
interface EmscriptenNodeFs {
  readonly realPath: (node: unknown) => string;
  readonly stream_ops: { fsync?: (stream: Stream) => number };
}

/** Emscripten's number for a failed input or output. */
const EIO = 29;

function flush(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function flushEntries(folder: string): void {
  // Windows neither allows nor needs it.
  if (process.platform !== "win32") flush(folder);
}

/** Flushes a folder, everything in it, and its place in the folder above to the disk. */
export function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) flush(path);
    else if (entry.isDirectory()) flushEntries(path);
  }
  flushEntries(folder);
  flushEntries(dirname(folder));
}

function mend(fileSystem: EmscriptenNodeFs): void {
  fileSystem.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) flushEntries(fileSystem.realPath(node));
      else fsyncSync(nfd);
      return 0;
    } catch {
      // PostgreSQL ends itself rather than go on without knowing what is on the disk.
      return EIO;
    }
  };
}

/** PGlite's file system on a folder, with flushing to disk: Emscripten's has no fsync, so that PostgreSQL's calls do nothing. */
export class FlushingNodeFs extends NodeFS {
  /** Mends the file system before PostgreSQL starts, so that what it recovers after a crash is flushed too. */
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const prepared = await super.init(pg, options);
    const { preRun = [] } = prepared.emscriptenOpts;
    preRun.push((module: PGlite["Module"]) => mend(module.FS.filesystems["NODEFS"]));
    return prepared;
  }
}
