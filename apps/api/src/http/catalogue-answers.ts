import { AnswerCache, type MadeAnswer } from "@shop/serving/answer-cache.ts";
import { caching } from "@shop/serving/caching.ts";
import { etagOf, respond } from "@shop/serving/content-response.ts";
import { noSurrogates, type SurrogateHeaders } from "@shop/serving/surrogate-headers.ts";

import type { Metrics } from "../metrics/metrics.ts";
import type { Catalogue } from "../modules/catalogue/catalogue.service.ts";
import { wholeLists, type WholeLists } from "./whole-lists.ts";

/** Part of the ETag of streamed answers; raise it when the same catalogue is serialised differently. */
const WIRE_FORMAT = 1;

const JSON_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": caching.revalidated,
} as const;

/** Answers reads of the catalogue. */
export interface CatalogueAnswers {
  /** True when an answer is cached. */
  readonly has: (key: string) => boolean;
  /** An answer that is cached until something changes that it was made from; `load` makes it. HEAD does not count as sent. */
  readonly kept: (request: Request, key: string, load: () => Promise<MadeAnswer>) => Promise<Response>;
  /** An answer too large for the cache, streamed in its turn; throws unavailable where too many wait for theirs. */
  readonly streamed: (
    request: Request,
    key: string,
    list: { readonly sender: string | null; readonly pieces: AsyncIterable<string> },
  ) => Promise<Response>;
}

/** Caches at most `maxBytes` of answers, each until something changes that it was made from. */
export function keptAnswers(
  maxBytes: number,
  { version, track }: Pick<Catalogue, "version" | "track">,
  {
    streamOf = wholeLists(),
    surrogateHeaders = noSurrogates,
    metrics,
  }: {
    readonly metrics?: Metrics | undefined;
    readonly streamOf?: WholeLists;
    /** Headers of kept answers for a shared cache in front of the shop. */
    readonly surrogateHeaders?: SurrogateHeaders | undefined;
  } = {},
): CatalogueAnswers {
  const cache = new AnswerCache(maxBytes, track, metrics && ((isHit) => metrics.looked("answers", isHit)));
  return {
    has: (key) => cache.has(key),
    kept: async (request, key, load) => {
      const { method, headers } = request;
      const { content, onSent, tags } = await cache.answer(key, load);
      if (method === "GET") onSent?.(request);
      return respond(headers, content, { ...JSON_HEADERS, ...surrogateHeaders(tags) });
    },
    streamed: ({ headers }, key, { sender, pieces }) =>
      respond(
        headers,
        {
          etag: etagOf(`${WIRE_FORMAT} ${version()} ${key}`),
          // Clients that accept brotli accept gzip, which is fast enough to stream.
          encodingFor: (preferred) => (preferred === "identity" ? "identity" : "gzip"),
          body: async (encoding) => {
            const stream = await streamOf(sender, pieces);
            return encoding === "identity" ? stream : stream.pipeThrough(new CompressionStream("gzip"));
          },
        },
        JSON_HEADERS,
      ),
  };
}
