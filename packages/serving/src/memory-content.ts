import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

import { type Content, type Encoding, etagOf } from "./content-response.ts";

type Compression = Exclude<Encoding, "identity">;
type Recode = (bytes: Buffer<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>;

const compressors: Readonly<Record<Compression, Recode>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};
const decompressors: Readonly<Record<Compression, Recode>> = {
  br: (bytes) => promisify(brotliDecompress)(bytes),
  gzip: (bytes) => promisify(gunzip)(bytes),
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

/** Content from this size on is kept only compressed once it was sent so: a page takes a sixth of the memory, and few clients ask for plain HTML. */
const MIN_ONLY_COMPRESSED_BYTES = 32 * 1024;

/** Content in memory, compressed once per encoding. */
export class MemoryContent implements Content {
  readonly etag: string;
  readonly #encoded = new Map<Compression, Promise<Buffer<ArrayBuffer>>>();
  readonly #onResize: (() => void) | undefined;
  readonly #length: number;
  /** The content, or what it was compressed to first. */
  #kept: { readonly encoding: Encoding; readonly bytes: Buffer<ArrayBuffer> };
  #size: number;

  /** `onResize` is called when {@link size} changes. */
  constructor(text: string, onResize?: () => void) {
    const bytes = unpooled(Buffer.from(text));
    this.#kept = { encoding: "identity", bytes };
    this.#onResize = onResize;
    this.#length = bytes.length;
    this.#size = bytes.length;
    this.etag = etagOf(bytes);
  }

  /** Total bytes that are kept of the content and its encodings so far. */
  get size(): number {
    return this.#size;
  }

  encodingFor(preferred: Encoding): Encoding {
    return this.#length < MIN_COMPRESSED_BYTES ? "identity" : preferred;
  }

  body(encoding: Encoding): Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer> {
    if (encoding === "identity") return this.#plain();
    const cached = this.#encoded.get(encoding);
    if (cached) return cached;
    const compressed = this.#compress(encoding);
    this.#encoded.set(encoding, compressed);
    return compressed;
  }

  #plain(): Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer> {
    const { encoding, bytes } = this.#kept;
    return encoding === "identity" ? bytes : decompressors[encoding](bytes);
  }

  async #compress(encoding: Compression): Promise<Buffer<ArrayBuffer>> {
    try {
      const bytes = unpooled(await compressors[encoding](await this.#plain()));
      this.#size += bytes.length;
      if (this.#kept.encoding === "identity" && this.#length >= MIN_ONLY_COMPRESSED_BYTES) {
        this.#kept = { encoding, bytes };
        this.#size -= this.#length;
      }
      this.#onResize?.();
      return bytes;
    } catch (error) {
      this.#encoded.delete(encoding);
      throw error;
    }
  }
}
