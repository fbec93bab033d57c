import { createHash } from "node:crypto";

import { AnswerCache } from "./answer-cache.ts";
import { holdsTag } from "./conditional.ts";
import { encodingOf } from "./encoding.ts";

/** Raised when the same catalogue is written down differently, so that streamed answers get new tags. */
const WIRE_FORMAT = 1;

/** Sends reads of the catalogue: compressed, tagged, and not at all to a reader who has them already. */
export interface CatalogueAnswers {
  /** True when an answer is kept. */
  readonly has: (key: string) => boolean;
  /** An answer that is kept, ready to be sent, until the catalogue changes; `load` makes it. */
  readonly kept: (request: Headers, key: string, load: () => Promise<unknown>) => Promise<Response>;
  /** An answer too large to be kept, sent piece by piece. */
  readonly streamed: (request: Headers, key: string, pieces: AsyncIterable<string>) => Response;
}

/** Readers may keep an answer but must ask each time whether it still holds, so that a change shows at once. */
const headersOf = (etag: string): Headers =>
  new Headers({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-cache",
    vary: "accept-encoding",
    etag,
  });

const notModified = (etag: string): Response => {
  const headers = headersOf(etag);
  headers.delete("content-type");
  return new Response(null, { status: 304, headers });
};

function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}

/** Keeps at most `maxBytes` of ready answers for the catalogue version that `version` tells. */
export function catalogueAnswers(maxBytes: number, version: () => string): CatalogueAnswers {
  const cache = new AnswerCache(maxBytes, version);
  return {
    has: (key) => cache.has(key),
    kept: async (request, key, load) => {
      const answer = await cache.answer(key, async () => JSON.stringify(await load()));
      if (holdsTag(request.get("if-none-match"), answer.etag)) return notModified(answer.etag);
      const encoding = answer.encodingFor(encodingOf(request.get("accept-encoding")));
      const bytes = await answer.bytes(encoding);
      const headers = headersOf(answer.etag);
      headers.set("content-length", String(bytes.length));
      if (encoding !== "identity") headers.set("content-encoding", encoding);
      return new Response(bytes, { headers });
    },
    streamed: (request, key, pieces) => {
      const state = `${WIRE_FORMAT} ${version()} ${key}`;
      const etag = `W/"${createHash("sha256").update(state).digest("base64url").slice(0, 27)}"`;
      if (holdsTag(request.get("if-none-match"), etag)) return notModified(etag);
      const headers = headersOf(etag);
      const stream = streamOf(pieces);
      // Whoever takes brotli takes gzip, and gzip keeps up with the database.
      if (encodingOf(request.get("accept-encoding")) === "identity") return new Response(stream, { headers });
      headers.set("content-encoding", "gzip");
      return new Response(stream.pipeThrough(new CompressionStream("gzip")), { headers });
    },
  };
}
