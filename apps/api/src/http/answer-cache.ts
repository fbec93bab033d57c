import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Track } from "../modules/catalogue/change-log.ts";
import type { Encoding } from "./encoding.ts";
import { TrackedCache } from "./tracked-cache.ts";

const compressors: Readonly<
  Record<Exclude<Encoding, "identity">, (bytes: Buffer<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>>
> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** Smaller answers are not compressed: the headers would cost more than it saves. */
const MIN_COMPRESSED_BYTES = 860;
/** Estimated memory of an entry besides its content. */
const ENTRY_OVERHEAD = 500;

/** The ETag of some content: weak, because it is the same for every encoding. */
export const etagOf = (content: Buffer<ArrayBuffer> | string): string =>
  `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;

/** The bytes of an answer, compressed once per encoding. */
export class ReadyAnswer {
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  readonly #onGrowth: () => void;
  readonly #content: Buffer<ArrayBuffer>;
  #size: number;

  constructor(content: Buffer<ArrayBuffer>, onGrowth: () => void) {
    this.#content = content;
    this.#onGrowth = onGrowth;
    this.#size = content.length;
    this.etag = etagOf(content);
  }

  /** Total bytes of the content and its encodings so far. */
  get size(): number {
    return this.#size;
  }

  /** The encoding to send to a client that accepts one. */
  encodingFor(accepted: Encoding): Encoding {
    return this.#content.length < MIN_COMPRESSED_BYTES ? "identity" : accepted;
  }

  /** The answer's bytes in one encoding, compressed once. */
  bytes(encoding: Encoding): Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer> {
    if (encoding === "identity") return this.#content;
    const cached = this.#encoded.get(encoding);
    if (cached) return cached;
    const compressed = this.#compress(encoding);
    this.#encoded.set(encoding, compressed);
    return compressed;
  }

  async #compress(encoding: Exclude<Encoding, "identity">): Promise<Buffer<ArrayBuffer>> {
    try {
      const bytes = await compressors[encoding](this.#content);
      this.#size += bytes.length;
      this.#onGrowth();
      return bytes;
    } catch (error) {
      this.#encoded.delete(encoding);
      throw error;
    }
  }
}

/** Caches answers made from the catalogue, `maxBytes` at the most; each is made once until something changes that it was made from. */
export class AnswerCache {
  readonly #answers: TrackedCache<ReadyAnswer>;

  constructor(maxBytes: number, track: Track) {
    this.#answers = new TrackedCache(track, {
      // lru-cache reads 0 as no limit; no answer fits into 1.
      maxSize: Math.max(1, maxBytes),
      sizeOf: (answer, key) => answer.size + key.length + ENTRY_OVERHEAD,
    });
  }

  /** Bytes in the cache. */
  get size(): number {
    return this.#answers.size;
  }

  /** True when a current answer is cached under a key, or being made. */
  has(key: string): boolean {
    return this.#answers.has(key);
  }

  /** The current answer under a key, made by `load` where there is none; a failure is not cached. */
  answer(key: string, load: () => Promise<string>): Promise<ReadyAnswer> {
    return this.#answers.get(key, async () => {
      const answer: ReadyAnswer = new ReadyAnswer(Buffer.from(await load()), () =>
        this.#answers.resize(key, answer),
      );
      return answer;
    });
  }
}
