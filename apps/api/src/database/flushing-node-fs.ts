import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { NodeFS } from "@electric-sql/pglite/nodefs";

import { errorMessage } from "../error-code.ts";

/** An open file or folder of Emscripten's Node file system; a folder has no descriptor. */
interface Stream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** The part of Emscripten's Node file system that is used here. */
interface EmscriptenNodeFs {
  readonly realPath: (node: unknown) => string;
  readonly stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (stream: Stream, ...rest: readonly unknown[]) => number;
  };
}

/** The Emscripten module before it runs; PGlite's own declaration lacks the types of its file systems. */
interface EmscriptenModule {
  readonly FS: { readonly filesystems: { readonly NODEFS: EmscriptenNodeFs } };
}

/** Emscripten's errno for an input or output error, and for a full disk. */
const EIO = 29;
const ENOSPC = 51;

function flush(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function flushDirectory(folder: string): void {
  // Windows neither allows nor needs fsync on a directory.
  if (process.platform !== "win32") flush(folder);
}

/** Flushes a folder with all its content, and its entry in the parent folder, to disk. */
export function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) flush(path);
    else if (entry.isDirectory()) flushDirectory(path);
  }
  flushDirectory(folder);
  flushDirectory(dirname(folder));
}

/** Called with the reason when PostgreSQL can no longer write what it has to; it panics then, and PGlite never returns from that. */
export type OnPanic = (reason: string) => void;

/** The reason of a failed write; an error of Emscripten's file system is no Error and has only an errno. */
function reasonOf(cause: unknown): string {
  if (typeof cause !== "object" || cause === null || !("errno" in cause)) return errorMessage(cause);
  return cause.errno === ENOSPC ? "no space left on its disk" : `error ${String(cause.errno)}`;
}

function addFsync(fileSystem: EmscriptenNodeFs, onPanic: OnPanic): void {
  fileSystem.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) flushDirectory(fileSystem.realPath(node));
      else fsyncSync(nfd);
      return 0;
    } catch (cause) {
      // PostgreSQL panics on a failed fsync, because what is on disk is uncertain from then on.
      onPanic(errorMessage(cause));
      return EIO;
    }
  };
}

function watchWriteAheadLog(fileSystem: EmscriptenNodeFs, onPanic: OnPanic): void {
  const { stream_ops: operations } = fileSystem;
  const { write } = operations;
  operations.write = (stream, ...rest) => {
    try {
      return write(stream, ...rest);
    } catch (cause) {
      if (basename(dirname(fileSystem.realPath(stream.node))) === "pg_wal") onPanic(reasonOf(cause));
      throw cause;
    }
  };
}

/** PGlite's file system on a folder, with fsync: Emscripten's has none, so that PostgreSQL's calls do nothing. */
export class FlushingNodeFs extends NodeFS {
  readonly #onPanic: OnPanic;

  constructor(folder: string, onPanic: OnPanic) {
    super(folder);
    this.#onPanic = onPanic;
  }

  /** Adds fsync before PostgreSQL starts, so that crash recovery flushes as well. */
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const prepared = await super.init(pg, options);
    const { preRun = [] } = prepared.emscriptenOpts;
    preRun.push((module: EmscriptenModule) => {
      addFsync(module.FS.filesystems.NODEFS, this.#onPanic);
      watchWriteAheadLog(module.FS.filesystems.NODEFS, this.#onPanic);
    });
    return prepared;
  }
}
