import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { type Content, type Encoding, etagOf } from "./content-response.ts";

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

/** Small content in memory of its own: what `Buffer.from` and zlib make of it would keep a whole slab of Node's pool, 64 KB, as long as it is cached. */
function unpooled(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/** Smaller content is not compressed: the headers would cost more than it saves. */
const MIN_COMPRESSED_BYTES = 860;

/** Content in memory, compressed once per encoding. */
export class MemoryContent implements Content {
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  readonly #onGrowth: (() => void) | undefined;
  readonly #content: Buffer<ArrayBuffer>;
  #size: number;

  constructor(text: string, onGrowth?: () => void) {
    this.#content = unpooled(Buffer.from(text));
    this.#onGrowth = onGrowth;
    this.#size = this.#content.length;
    this.etag = etagOf(this.#content);
  }

  /** Total bytes of the content and its encodings so far. */
  get size(): number {
    return this.#size;
  }

  encodingFor(preferred: Encoding): Encoding {
    return this.#content.length < MIN_COMPRESSED_BYTES ? "identity" : preferred;
  }

  body(encoding: Encoding): Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer> {
    if (encoding === "identity") return this.#content;
    const cached = this.#encoded.get(encoding);
    if (cached) return cached;
    const compressed = this.#compress(encoding);
    this.#encoded.set(encoding, compressed);
    return compressed;
  }

  async #compress(encoding: Exclude<Encoding, "identity">): Promise<Buffer<ArrayBuffer>> {
    try {
      const bytes = unpooled(await compressors[encoding](this.#content));
      this.#size += bytes.length;
      this.#onGrowth?.();
      return bytes;
    } catch (error) {
      this.#encoded.delete(encoding);
      throw error;
    }
  }
}
