import { closeSync, fsyncSync, openSync } from "node:fs";

import { NodeFS } from "@electric-sql/pglite/nodefs";

/** An open file or folder of Emscripten's Node file system; a folder has no descriptor. */
interface Stream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** Attributes of a file that are to be set. */
interface Attributes {
  readonly mode?: number | null;
}

/** The functions of Emscripten's Node file system on a file or an open file. */
interface Operations {
  setattr: (target: unknown, attributes: Attributes) => void;
}

/** The part of Emscripten's Node file system that is used here. */
interface EmscriptenNodeFs {
  readonly realPath: (node: unknown) => string;
  readonly node_ops: Operations;
  readonly stream_ops: Operations & { fsync?: (stream: Stream) => number };
}

/** The Emscripten module before it runs; PGlite's own declaration lacks the types of its file systems. */
interface EmscriptenModule {
  readonly FS: { readonly filesystems: { readonly NODEFS: EmscriptenNodeFs } };
}

/** Emscripten's errno for an input or output error. */
const EIO = 29;

function flushDirectory(path: string): void {
  // Windows neither allows nor needs fsync on a directory.
  if (process.platform === "win32") return;
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function addFsync(fileSystem: EmscriptenNodeFs): void {
  fileSystem.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) flushDirectory(fileSystem.realPath(node));
      else fsyncSync(nfd);
      return 0;
    } catch {
      // PostgreSQL panics on a failed fsync, because it can no longer know what is on disk.
      return EIO;
    }
  };
}

/** Keeps files from other users: PGlite changes the mode of those that it unpacks to 0666, past the umask of the process. */
function keepPrivate(operations: Operations): void {
  const setAttributes = operations.setattr.bind(operations);
  operations.setattr = (target, attributes) =>
    setAttributes(
      target,
      typeof attributes.mode === "number" ? { ...attributes, mode: attributes.mode & ~0o077 } : attributes,
    );
}

/** PGlite's file system on a folder, with fsync: Emscripten's has none, so that PostgreSQL's calls do nothing. Its files are private. */
export class FlushingNodeFs extends NodeFS {
  /** Adds fsync before PostgreSQL starts, so that crash recovery flushes as well. */
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const prepared = await super.init(pg, options);
    const { preRun = [] } = prepared.emscriptenOpts;
    preRun.push((module: EmscriptenModule) => {
      const { NODEFS } = module.FS.filesystems;
      addFsync(NODEFS);
      keepPrivate(NODEFS.node_ops);
      keepPrivate(NODEFS.stream_ops);
    });
    return prepared;
  }
}
