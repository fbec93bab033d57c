import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

import { type Encoding, encodingOf } from "@shop/api/http/encoding.ts";
import { matchesEtag } from "@shop/api/http/etag.ts";
import { getMimeType } from "hono/utils/mime";

/** A folder of files and the URL prefix under which it is served. */
export interface StaticFolder {
  readonly folder: string;
  /** Begins and ends with a slash. */
  readonly prefix: string;
  /** The `max-age` in seconds; Infinity (immutable) for files whose names contain a content hash. */
  readonly maxAge: number;
}

/** A file's content in one encoding. */
interface EncodedFile {
  readonly encoding: Encoding;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

async function readEncoded(path: string, encoding: Encoding): Promise<EncodedFile> {
  const content = new Uint8Array(await readFile(path));
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
  return { encoding, content, etag };
}

const EXTENSIONS: readonly (readonly [Encoding, string])[] = [
  ["br", ".br"],
  ["gzip", ".gz"],
  ["identity", ""],
];
const YEAR = 31_536_000;

class StaticFile {
  readonly #path: string;
  readonly #maxAge: number;
  readonly #encoded = new Map<Encoding, Promise<EncodedFile>>();

  constructor(path: string, maxAge: number) {
    this.#path = path;
    this.#maxAge = maxAge;
  }

  #load(accepted: Encoding): Promise<EncodedFile> {
    const cached = this.#encoded.get(accepted);
    if (cached) return cached;
    const [encoding, extension] =
      EXTENSIONS.find(
        ([candidate, end]) =>
          (candidate === accepted || candidate === "identity") && existsSync(this.#path + end),
      ) ?? (["identity", ""] as const);
    const file = readEncoded(this.#path + extension, encoding);
    this.#encoded.set(accepted, file);
    file.catch(() => this.#encoded.delete(accepted));
    return file;
  }

  async answer(request: Headers): Promise<Response> {
    const accepted = encodingOf(request.get("accept-encoding") ?? undefined);
    const { encoding, content, etag } = await this.#load(accepted);
    const immutable = this.#maxAge === Infinity;
    const headers = new Headers({
      "cache-control": `public, max-age=${immutable ? `${YEAR}, immutable` : this.#maxAge}`,
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
      etag,
    });
    if (matchesEtag(request.get("if-none-match") ?? undefined, etag))
      return new Response(null, { status: 304, headers });
    headers.set("content-type", getMimeType(this.#path) ?? "application/octet-stream");
    headers.set("content-length", String(content.length));
    if (encoding !== "identity") headers.set("content-encoding", encoding);
    // An SVG may contain scripts: the policy blocks them where the file is opened as a document.
    if (extname(this.#path) === ".svg")
      headers.set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
    return new Response(content, { headers });
  }
}

/**
 * Serves the files that the folders contain at the time of the call, precompressed where a `.br` or `.gz` file is beside them. A
 * file is read on its first request and then cached in memory. The returned function gives undefined for other addresses.
 */
export function createStaticFiles(
  folders: readonly StaticFolder[],
): (pathname: string, request: Headers) => Promise<Response> | undefined {
  const files = new Map<string, StaticFile>();
  for (const { folder, prefix, maxAge } of folders) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!extname(name) || /(?:^|\/)\.|\.(?:br|gz)$/.test(name)) continue;
      // The first folder takes precedence: it may be nested in a later one.
      if (!files.has(prefix + name)) files.set(prefix + name, new StaticFile(join(folder, name), maxAge));
    }
  }
  return (pathname, request) => files.get(pathname)?.answer(request);
}
