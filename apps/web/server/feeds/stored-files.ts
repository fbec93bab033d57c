import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import { admission } from "@shop/serving/admission.ts";
import type { Track, Tracked } from "@shop/serving/change-log.ts";
import { type Content, etagOfHash, respond } from "@shop/serving/content-response.ts";

/** Number of files that are stored; the least recently made goes first. */
const MAX_FILES = 4;

/** Number of requests that may wait while one file is made, and for how long. */
const LIMITS = { concurrent: 1, waiting: 20, waitMs: 20_000, perSender: 20 };

/** An outdated file is made anew once this many times the time has passed that it took to make: a tenth of one processor at the most. */
const REST = 10;

/** Bytes that are read from a file at a time. */
const READ_BYTES = 64 * 1024;

/** A file without a name, which exists until its handle is closed: nothing is left of it where the process ends. */
async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `shop-feed-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600);
  await unlink(path);
  return handle;
}

/** Compressed content in a file; it is closed after its last reader. */
class FileContent implements Content {
  readonly etag: string;
  readonly modified: Date;
  readonly #handle: FileHandle;
  #readers = 0;
  #isOver = false;

  constructor(handle: FileHandle, etag: string, modified: Date) {
    this.#handle = handle;
    this.etag = etag;
    this.modified = modified;
  }

  encodingFor(preferred: "br" | "gzip" | "identity"): "gzip" | "identity" {
    return preferred === "identity" ? "identity" : "gzip";
  }

  body(encoding: "br" | "gzip" | "identity"): ReadableStream<Uint8Array<ArrayBuffer>> {
    const compressed = this.#read();
    return encoding === "identity" ? compressed.pipeThrough(new DecompressionStream("gzip")) : compressed;
  }

  /** Closes the file once nobody reads it. */
  async close(): Promise<void> {
    this.#isOver = true;
    if (this.#readers === 0) await this.#handle.close();
  }

  /** Reads nothing until it is asked to, so that the answer to a HEAD request, whose body nobody reads, holds nothing open. */
  #read(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let position = 0;
    let isReading = false;
    const end = async (): Promise<void> => {
      if (!isReading) return;
      isReading = false;
      this.#readers -= 1;
      if (this.#isOver && this.#readers === 0) await this.#handle.close();
    };
    return new ReadableStream(
      {
        pull: async (controller) => {
          if (!isReading) this.#readers += 1;
          isReading = true;
          try {
            const { bytesRead, buffer } = await this.#handle.read(
              new Uint8Array(READ_BYTES),
              0,
              READ_BYTES,
              position,
            );
            position += bytesRead;
            if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
          } catch (error) {
            await end();
            throw error;
          }
          controller.close();
          await end();
        },
        cancel: end,
      },
      { highWaterMark: 0 },
    );
  }
}

interface StoredFile {
  readonly made: Tracked<FileContent>;
  /** Until when it is sent although it is outdated. */
  readonly restsUntil: number;
  /** The one before, whose answers may not have been read yet. */
  readonly before: FileContent | undefined;
}

/** Makes a file chunk by chunk; it is as old as the one before where it says the same. */
async function makeFile(
  chunks: AsyncIterable<string>,
  before: FileContent | undefined,
): Promise<FileContent> {
  const hash = createHash("sha256");
  const handle = await openUnnamed();
  try {
    await pipeline(
      async function* hashed() {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createGzip(),
      handle.createWriteStream({ autoClose: false }),
    );
  } catch (error) {
    await handle.close();
    throw error;
  }
  const etag = etagOfHash(hash);
  return new FileContent(handle, etag, before?.etag === etag ? before.modified : new Date());
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
    await replaced?.before?.close();
    if (files.size <= MAX_FILES) return;
    const [oldest] = files;
    if (!oldest) return;
    files.delete(oldest[0]);
    await oldest[1].before?.close();
    await oldest[1].made.value.close();
  };

  const make = (name: string, chunks: () => AsyncIterable<string>): Promise<FileContent> =>
    turns.run(null, async () => {
      const before = files.get(name)?.made.value;
      const start = Date.now();
      const made = await track(() => makeFile(chunks(), before));
      const now = Date.now();
      await store(name, { made, before, restsUntil: now + REST * (now - start) });
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
