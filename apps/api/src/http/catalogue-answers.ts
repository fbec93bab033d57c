import { createHash } from "node:crypto";

import type { Catalogue } from "../modules/catalogue/catalogue.service.ts";
import { AnswerCache } from "./answer-cache.ts";
import { encodingOf } from "./encoding.ts";
import { matchesEtag } from "./etag.ts";
import { wholeLists, type WholeLists } from "./whole-lists.ts";

/** Part of the ETag of streamed answers; raise it when the same catalogue is serialised differently. */
const WIRE_FORMAT = 1;

/** Answers reads of the catalogue compressed and with an ETag, or with 304. */
export interface CatalogueAnswers {
  /** True when an answer is cached. */
  readonly has: (key: string) => boolean;
  /** An answer that is cached until something changes that it was made from; `load` makes it. */
  readonly kept: (request: Headers, key: string, load: () => Promise<unknown>) => Promise<Response>;
  /** An answer too large for the cache, streamed in its turn; throws unavailable where too many wait for theirs. */
  readonly streamed: (
    request: Headers,
    key: string,
    list: { readonly sender: string | null; readonly pieces: AsyncIterable<string> },
  ) => Promise<Response>;
}

/** Clients may store an answer but must revalidate it each time, so that a change shows at once. */
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

/** Caches at most `maxBytes` of answers, each until something changes that it was made from. */
export function keptAnswers(
  maxBytes: number,
  { version, track }: Pick<Catalogue, "version" | "track">,
  streamOf: WholeLists = wholeLists(),
): CatalogueAnswers {
  const cache = new AnswerCache(maxBytes, track);
  return {
    has: (key) => cache.has(key),
    kept: async (request, key, load) => {
      const answer = await cache.answer(key, async () => JSON.stringify(await load()));
      if (matchesEtag(request.get("if-none-match"), answer.etag)) return notModified(answer.etag);
      const encoding = answer.encodingFor(encodingOf(request.get("accept-encoding")));
      const bytes = await answer.bytes(encoding);
      const headers = headersOf(answer.etag);
      headers.set("content-length", String(bytes.length));
      if (encoding !== "identity") headers.set("content-encoding", encoding);
      return new Response(bytes, { headers });
    },
    streamed: async (request, key, { sender, pieces }) => {
      const state = `${WIRE_FORMAT} ${version()} ${key}`;
      const etag = `W/"${createHash("sha256").update(state).digest("base64url").slice(0, 27)}"`;
      if (matchesEtag(request.get("if-none-match"), etag)) return notModified(etag);
      const headers = headersOf(etag);
      const stream = await streamOf(sender, pieces);
      // Clients that accept brotli accept gzip, which is fast enough to stream.
      if (encodingOf(request.get("accept-encoding")) === "identity") return new Response(stream, { headers });
      headers.set("content-encoding", "gzip");
      return new Response(stream.pipeThrough(new CompressionStream("gzip")), { headers });
    },
  };
}
