import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { Busboy, type BusboyConfig } from "@fastify/busboy";
import { ApiError } from "@shop/contract/api-error.ts";
import { MAX_PICTURES } from "@shop/contract/files.ts";

import { UploadedFile } from "./uploaded-file.ts";

/** Rejects a body without reading its rest, and so closes the connection: no other request could follow on it. */
export const bodyTooLarge = (): ApiError =>
  new ApiError("body_too_large", { headers: { connection: "close" } });

/** The form cannot be read further, so its connection closes. */
const unreadable = (): ApiError =>
  new ApiError("invalid", { message: "The form cannot be read.", headers: { connection: "close" } });

/** The disk takes no more. The connection closes as well: its rest would have to be read before another request. */
const unwritable = (cause: unknown): ApiError =>
  Object.assign(new ApiError("unavailable", { headers: { connection: "close" } }), { cause });

/** Surplus files are ignored: one more than a call may have is enough to refuse it. Surplus fields and parts end the reading. */
const limits: BusboyConfig["limits"] = {
  files: MAX_PICTURES + 1,
  fields: 100,
  parts: 200,
  // Longer than any text of a form may be.
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** A boundary as RFC 2046 has it; with an empty one the parser would not end. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})/i;

/** The chunks of a body up to a number of bytes, counted by `onBytes`; throws where there are more. */
async function* bounded(
  body: Readable,
  maxBytes: number,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) throw unreadable();
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw bodyTooLarge();
    onBytes(bytes);
    yield chunk;
  }
}

/** Calls `onSlow` once fewer bytes have come than a rate requires; returns the function that takes the bytes so far, and that which ends the watch. */
function watchRate({ bytesPerSecond, afterMs }: LeastRate, onSlow: () => void) {
  const start = performance.now();
  let arrived = 0;
  const timer = setInterval(() => {
    const ms = performance.now() - start;
    if (ms >= afterMs && arrived < (bytesPerSecond * ms) / 1000) onSlow();
  }, afterMs / 4);
  return {
    onBytes: (bytes: number): void => {
      arrived = bytes;
    },
    end: (): void => clearInterval(timer),
  };
}

/** Whether the system refused to write a file; what the parser reports of a broken form has no such number. */
const isWriteError = (error: unknown): boolean => error instanceof Error && "errno" in error;

/** A part of a form that is a file. */
interface FilePart {
  readonly field: string;
  readonly name: string;
  readonly path: string;
}

/** The values of a form by field, those of a repeated field as a list. */
function listed(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const byField = Map.groupBy(entries, ([field]) => field);
  return Object.fromEntries(
    [...byField].map(([field, values]) => [
      field,
      values.length > 1 ? values.map(([, value]) => value) : values[0]?.[1],
    ]),
  );
}

/** How fast a form has to arrive. */
export interface LeastRate {
  /** The least rate since the beginning. */
  readonly bytesPerSecond: number;
  /** Milliseconds before it holds. */
  readonly afterMs: number;
}

/** Where the files of a form go to. */
export interface FormStore {
  /** Size limit of the body. */
  readonly maxBytes: number;
  /** Milliseconds within which it has to arrive. */
  readonly withinMs: number;
  /** The rate at which it has to arrive; any by default. */
  readonly leastRate?: LeastRate | undefined;
  /** A path for the next file; the caller deletes what stands there. */
  readonly newPath: () => string;
}

/**
 * Reads the fields of a multipart request while it arrives: files go to the disk, at most a few chunks of them are in memory. Throws
 * unavailable where they cannot be written.
 */
export async function storeForm(
  { headers, body }: Pick<Request, "headers" | "body">,
  { maxBytes, withinMs, leastRate = { bytesPerSecond: 0, afterMs: withinMs }, newPath }: FormStore,
): Promise<Record<string, unknown>> {
  const type = headers.get("content-type") ?? "";
  if (Number(headers.get("content-length")) > maxBytes) throw bodyTooLarge();
  if (!body || !BOUNDARY.test(type)) throw unreadable();
  const entries: (readonly [string, string | FilePart])[] = [];
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), withinMs);
  const rate = watchRate(leastRate, () => ending.abort());
  const writes: Promise<void>[] = [];
  const writeErrors: unknown[] = [];
  try {
    const parser = new Busboy({
      headers: { "content-type": type },
      preservePath: true,
      limits,
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
    for (const limit of ["fieldsLimit", "partsLimit"] as const) parser.on(limit, () => ending.abort());
    parser.on("field", (field: string | undefined, value: string) => {
      if (field !== undefined) entries.push([field, value]);
    });
    parser.on("file", (field: string | undefined, content: Readable, name: string) => {
      if (field === undefined) {
        content.resume();
        return;
      }
      const path = newPath();
      entries.push([field, { field, name, path }]);
      const written = pipeline(content, createWriteStream(path, { mode: 0o600, flags: "wx" }), {
        signal: ending.signal,
      }).catch((error: unknown) => {
        if (isWriteError(error)) writeErrors.push(error);
        ending.abort();
      });
      writes.push(written);
    });
    // Its own signal ends a body of which nothing comes any more: the pipeline would wait for the next piece.
    const source = Readable.fromWeb(body, { signal: ending.signal });
    await pipeline(bounded(source, maxBytes, rate.onBytes), parser, {
      signal: ending.signal,
    });
    await Promise.all(writes);
    ending.signal.throwIfAborted();
  } catch (error) {
    ending.abort();
    await Promise.all(writes);
    if (writeErrors.length > 0) throw unwritable(writeErrors[0]);
    throw error instanceof ApiError ? error : unreadable();
  } finally {
    clearTimeout(timer);
    rate.end();
  }
  const values = entries.map(async ([field, value]): Promise<readonly [string, unknown]> => [
    field,
    typeof value === "string" ? value : await UploadedFile.open(value.path, value.name),
  ]);
  return listed(await Promise.all(values));
}
