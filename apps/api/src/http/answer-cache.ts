import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { Encoding } from "./encoding.ts";

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

/** Bytes below which compressing is not worth its headers. */
const LEAST_COMPRESSED = 860;
/** Bytes that an entry costs beside its content. */
const ENTRY_OVERHEAD = 500;

/** An answer that is ready to be sent. */
export class ReadyAnswer {
  /** Weak, because the same tag stands for every encoding of the content. */
  readonly etag: string;
  readonly #forms = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  readonly #onGrowth: (bytes: number) => void;
  readonly #content: Buffer<ArrayBuffer>;

  constructor(content: Buffer<ArrayBuffer>, onGrowth: (bytes: number) => void) {
    this.#content = content;
    this.#onGrowth = onGrowth;
    this.etag = `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
  }

  /** The encoding in which the answer goes to a reader who accepts one. */
  encodingFor(accepted: Encoding): Encoding {
    return this.#content.length < LEAST_COMPRESSED ? "identity" : accepted;
  }

  /** The answer's bytes in one encoding, compressed once. */
  bytes(encoding: Encoding): Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer> {
    if (encoding === "identity") return this.#content;
    const known = this.#forms.get(encoding);
    if (known) return known;
    const form = compressors[encoding](this.#content);
    this.#forms.set(encoding, form);
    form.then(
      ({ length }) => this.#onGrowth(length),
      () => this.#forms.delete(encoding),
    );
    return form;
  }
}

interface Entry {
  readonly answer: Promise<ReadyAnswer>;
  size: number;
}

/**
 * Ready answers of the catalogue's current version, the least recently used of which go when they exceed `maxBytes`.
 * An answer that several ask for at once is made once.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  readonly #version: () => string;
  #heldVersion = "";
  #size = 0;

  constructor(maxBytes: number, version: () => string) {
    this.#maxBytes = maxBytes;
    this.#version = version;
  }

  /** Bytes held now. */
  get size(): number {
    return this.#size;
  }

  /** True when there is an answer of this version under a key. */
  has(key: string): boolean {
    this.#forgetOldVersion();
    return this.#entries.has(key);
  }

  /** The answer under a key, made by `load` where there is none of this version; a failed one is not kept. */
  answer(key: string, load: () => Promise<string>): Promise<ReadyAnswer> {
    this.#forgetOldVersion();
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.answer;
    }
    const entry: Entry = { answer: this.#make(key, load), size: 0 };
    this.#entries.set(key, entry);
    entry.answer.catch(() => this.#drop(key, entry));
    return entry.answer;
  }

  async #make(key: string, load: () => Promise<string>): Promise<ReadyAnswer> {
    const content = Buffer.from(await load());
    const grow = (bytes: number): void => this.#grow(key, bytes);
    grow(content.length + key.length + ENTRY_OVERHEAD);
    return new ReadyAnswer(content, grow);
  }

  #forgetOldVersion(): void {
    const version = this.#version();
    if (version === this.#heldVersion) return;
    this.#entries.clear();
    this.#size = 0;
    this.#heldVersion = version;
  }

  #grow(key: string, bytes: number): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    entry.size += bytes;
    this.#size += bytes;
    for (const [oldKey, old] of this.#entries) {
      if (this.#size <= this.#maxBytes) break;
      this.#drop(oldKey, old);
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
