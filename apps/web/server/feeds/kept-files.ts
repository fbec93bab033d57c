import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createGzip } from "node:zlib";

import { admission } from "@shop/serving/admission.ts";
import type { Track } from "@shop/serving/change-log.ts";
import { type Content, etagOf, respond } from "@shop/serving/content-response.ts";
import { TrackedCache } from "@shop/serving/tracked-cache.ts";

/** Size limit of all kept files, compressed, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Number of files that may wait while one is made, and for how long. */
const LIMITS = { concurrent: 1, waiting: 20, waitMs: 10_000, perSender: 20 };

async function* inTurns(chunks: Iterable<string>): AsyncGenerator<string> {
  for (const chunk of chunks) {
    yield chunk;
    await nextTurn();
  }
}

/** Content that is kept compressed only. */
interface KeptContent extends Content {
  readonly size: number;
}

async function keptContent(chunks: Iterable<string>): Promise<KeptContent> {
  const bytes = Buffer.from(await buffer(Readable.from(inTurns(chunks)).pipe(createGzip())));
  return {
    size: bytes.length,
    etag: etagOf(bytes),
    encodingFor: (preferred) => (preferred === "identity" ? "identity" : "gzip"),
    body: (encoding) =>
      encoding === "gzip" ? bytes : new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")),
  };
}

/** Serves generated text files. */
export interface KeptFiles {
  /** The file of a name, made by `chunks` unless it is kept. */
  readonly respond: (
    name: string,
    request: Headers,
    chunks: () => Promise<Iterable<string>>,
  ) => Promise<Response>;
}

/**
 * Keeps generated text files compressed, each until something changes that it was made from. They are made one after the other and
 * chunk by chunk, so that other requests are answered meanwhile.
 */
export function keptFiles(track: Track, headers: Parameters<typeof respond>[2]): KeptFiles {
  const files = new TrackedCache<KeptContent>(track, {
    maxSize: MAX_BYTES,
    sizeOf: ({ size }, name) => size + name.length,
  });
  const turns = admission(LIMITS);
  return {
    respond: async (name, request, chunks) => {
      const content = await files.get(name, () => turns.run(null, async () => keptContent(await chunks())));
      return respond(request, content, headers);
    },
  };
}
