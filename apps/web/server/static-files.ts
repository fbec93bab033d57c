import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

import { holdsTag } from "@shop/api/http/conditional.ts";
import { type Encoding, encodingOf } from "@shop/api/http/encoding.ts";
import { getMimeType } from "hono/utils/mime";

/** A folder of files and the address below which it is served. */
export interface StaticFolder {
  readonly folder: string;
  /** Begins and ends with a slash. */
  readonly prefix: string;
  /** Seconds that readers keep a file without asking; Infinity for names that carry a hash of the content. */
  readonly maxAge: number;
}

/** A file as it travels in one encoding. */
interface Form {
  readonly encoding: Encoding;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

async function readForm(path: string, encoding: Encoding): Promise<Form> {
  const content = new Uint8Array(await readFile(path));
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
  return { encoding, content, etag };
}

const ENDINGS: readonly (readonly [Encoding, string])[] = [
  ["br", ".br"],
  ["gzip", ".gz"],
  ["identity", ""],
];
const YEAR = 31_536_000;

class StaticFile {
  readonly #path: string;
  readonly #maxAge: number;
  readonly #forms = new Map<Encoding, Promise<Form>>();

  constructor(path: string, maxAge: number) {
    this.#path = path;
    this.#maxAge = maxAge;
  }

  #form(accepted: Encoding): Promise<Form> {
    const known = this.#forms.get(accepted);
    if (known) return known;
    const [encoding, ending] =
      ENDINGS.find(
        ([form, end]) => (form === accepted || form === "identity") && existsSync(this.#path + end),
      ) ?? (["identity", ""] as const);
    const form = readForm(this.#path + ending, encoding);
    this.#forms.set(accepted, form);
    form.catch(() => this.#forms.delete(accepted));
    return form;
  }

  async answer(request: Headers): Promise<Response> {
    const accepted = encodingOf(request.get("accept-encoding") ?? undefined);
    const { encoding, content, etag } = await this.#form(accepted);
    const immutable = this.#maxAge === Infinity;
    const headers = new Headers({
      "cache-control": `public, max-age=${immutable ? `${YEAR}, immutable` : this.#maxAge}`,
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
      etag,
    });
    if (holdsTag(request.get("if-none-match") ?? undefined, etag))
      return new Response(null, { status: 304, headers });
    headers.set("content-type", getMimeType(this.#path) ?? "application/octet-stream");
    headers.set("content-length", String(content.length));
    if (encoding !== "identity") headers.set("content-encoding", encoding);
    // A picture of the shop's own may hold script: it runs nowhere but inside <img>.
    if (extname(this.#path) === ".svg")
      headers.set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
    return new Response(content, { headers });
  }
}

/**
 * Serves the files that stand in folders now, in the compressed forms that stand beside them (`.br`, `.gz`); a file is read when
 * it is first asked for and then kept in memory. Undefined where an address is no such file.
 */
export function createStaticFiles(
  folders: readonly StaticFolder[],
): (pathname: string, request: Headers) => Promise<Response> | undefined {
  const files = new Map<string, StaticFile>();
  for (const { folder, prefix, maxAge } of folders) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!extname(name) || /(?:^|\/)\.|\.(?:br|gz)$/.test(name)) continue;
      // A folder named earlier may stand inside a later one.
      if (!files.has(prefix + name)) files.set(prefix + name, new StaticFile(join(folder, name), maxAge));
    }
  }
  return (pathname, request) => files.get(pathname)?.answer(request);
}
