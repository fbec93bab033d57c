import { createHash, randomUUID } from "node:crypto";
import { close as closeFile, open as openFile, read as readFile, writeFile } from "node:fs";
import { unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip } from "node:zlib";

import { admission } from "@shop/serving/admission.ts";
import type { Track, Tracked } from "@shop/serving/change-log.ts";
import { type Content, type Encoding, etagOfHash, respond } from "@shop/serving/content-response.ts";

/** Number of files that are stored; the least recently made goes first. */
const MAX_FILES = 4;

/** Number of requests that may wait while one file is made, and for how long. */
const LIMITS = { concurrent: 1, waiting: 20, waitMs: 20_000, perSender: 20 };

/** An outdated file is made anew once this many times the time has passed that it took to make: a tenth of one processor at the most. */
const REST = 10;

/** Bytes that are read from a file at a time. */
const READ_BYTES = 64 * 1024;

/** Timeout in milliseconds after which the file of an unread response, such as that to a HEAD request, is closed. */
const UNREAD_MS = 60_000;

const open = promisify(openFile);
const read = promisify(readFile);
/** Writes where the last write to the descriptor has ended. */
const append = promisify(writeFile);
const close = promisify(closeFile);

/** The descriptor of a file without a name, which exists until it is closed: nothing is left of it where the process ends. */
async function openUnnamed(): Promise<number> {
  const path = join(tmpdir(), `shop-feed-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}

/** Compressed content in a file, which is closed after its last reader. */
class FileContent implements Content {
  readonly etag: string;
  readonly modified: Date;
  readonly #file: number;
  #holders = 1;

  constructor(file: number, etag: string, modified: Date) {
    this.#file = file;
    this.etag = etag;
    this.modified = modified;
  }

  encodingFor(preferred: Encoding): Encoding {
    return preferred === "identity" ? "identity" : "gzip";
  }

  body(encoding: Encoding): ReadableStream<Uint8Array<ArrayBuffer>> {
    const compressed = this.#read();
    return encoding === "identity" ? compressed.pipeThrough(new DecompressionStream("gzip")) : compressed;
  }

  /** Closes the file once it has no reader. */
  async release(): Promise<void> {
    this.#holders -= 1;
    if (this.#holders === 0) await close(this.#file);
  }

  #read(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let position = 0;
    let isHeld = true;
    this.#holders += 1;
    const end = async (): Promise<void> => {
      clearTimeout(unread);
      if (!isHeld) return;
      isHeld = false;
      await this.release();
    };
    const unread = setTimeout(() => void end(), UNREAD_MS).unref();
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      clearTimeout(unread);
      // Another file may have its descriptor by now.
      if (!isHeld) throw new Error("The file is closed.");
      const bytes = new Uint8Array(READ_BYTES);
      const { bytesRead } = await read(this.#file, bytes, 0, READ_BYTES, position);
      position += bytesRead;
      if (bytesRead > 0) controller.enqueue(bytes.subarray(0, bytesRead));
      else {
        controller.close();
        await end();
      }
    };
    return new ReadableStream({ pull, cancel: end }, { highWaterMark: 0 });
  }
}

interface StoredFile {
  readonly made: Tracked<FileContent>;
  /** Until when it is sent although it is outdated. */
  readonly restsUntil: number;
}

/** Makes a file chunk by chunk; it is as old as the one before where it says the same. */
async function makeFile(
  chunks: AsyncIterable<string>,
  before: FileContent | undefined,
): Promise<FileContent> {
  const hash = createHash("sha256");
  const file = await openUnnamed();
  try {
    await pipeline(
      async function* hashed() {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createGzip(),
      async (compressed: AsyncIterable<Buffer>) => {
        for await (const bytes of compressed) await append(file, bytes);
      },
    );
  } catch (error) {
    await close(file);
    throw error;
  }
  const etag = etagOfHash(hash);
  return new FileContent(file, etag, before?.etag === etag ? before.modified : new Date());
}

/** Serves generated text files of any size. */
export interface StoredFiles {
  /** The file of a name, made of `chunks` unless it is stored. */
  readonly respond: (
    name: string,
    request: Headers,
    chunks: () => AsyncIterable<string>,
  ) => Promise<Response>;
}

/**
 * Stores generated text files that are too large for memory on the disk, compressed, each until something changes that it was made from.
 * They are made one after the other, and not more often than {@link REST} allows.
 */
export function storedFiles(track: Track, headers: Parameters<typeof respond>[2]): StoredFiles {
  const files = new Map<string, StoredFile>();
  const makings = new Map<string, Promise<FileContent>>();
  const turns = admission(LIMITS);

  const store = async (name: string, file: StoredFile): Promise<void> => {
    const replaced = files.get(name);
    // Anew, so that the files stand in the order in which they were made.
    files.delete(name);
    files.set(name, file);
    await replaced?.made.value.release();
    const [oldest] = files;
    if (files.size <= MAX_FILES || !oldest) return;
    files.delete(oldest[0]);
    await oldest[1].made.value.release();
  };

  const make = (name: string, chunks: () => AsyncIterable<string>): Promise<FileContent> =>
    turns.run(null, async () => {
      const start = Date.now();
      const made = await track(() => makeFile(chunks(), files.get(name)?.made.value));
      const now = Date.now();
      await store(name, { made, restsUntil: now + REST * (now - start) });
      return made.value;
    });

  const find = (name: string, chunks: () => AsyncIterable<string>): Promise<FileContent> | FileContent => {
    const stored = files.get(name);
    if (stored && (stored.made.isCurrent() || Date.now() < stored.restsUntil)) return stored.made.value;
    const making = makings.get(name) ?? make(name, chunks).finally(() => makings.delete(name));
    makings.set(name, making);
    return making;
  };

  return {
    respond: async (name, request, chunks) => respond(request, await find(name, chunks), headers),
  };
}
