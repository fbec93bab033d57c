import { createHash, type Hash } from "node:crypto";

import { parseAccept } from "hono/utils/accept";

/** A content encoding of an answer. */
export type Encoding = "br" | "gzip" | "identity";

/** Content that is the same in every encoding. */
export interface Content {
  /** See {@link etagOf}. */
  readonly etag: string;
  /** When it became what it is, where that is known. */
  readonly modified?: Date;
  /** The encoding to send to a client that prefers one. */
  readonly encodingFor: (preferred: Encoding) => Encoding;
  /** The bytes in one encoding, made when they are to be sent. */
  readonly body: (encoding: Encoding) => Promise<ContentBody> | ContentBody;
}

/** Bytes of some content, streamed where it is too large for memory. */
type ContentBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** The ETag of what a SHA-256 hash was fed with: weak, because it is the same for every encoding. */
export const etagOfHash = (hash: Hash): string => `W/"${hash.digest("base64url").slice(0, 27)}"`;

/** The ETag of what is made from a text or bytes. */
export const etagOf = (source: Uint8Array | string): string =>
  etagOfHash(createHash("sha256").update(source));

/** The preferred encoding that an Accept-Encoding header allows: brotli, then gzip. */
function preferredEncoding(accepted: string | null): Encoding {
  const allowed = new Set(
    parseAccept(accepted ?? "").flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : [])),
  );
  if (allowed.has("br")) return "br";
  return allowed.has("gzip") ? "gzip" : "identity";
}

const strong = (tag: string): string => tag.trim().replace(/^W\//, "");

/** Compares weakly, as RFC 9110 requires for If-None-Match. */
const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => strong(tag) === strong(etag));

/** Whether a client has the content, by its ETag or, without one, by the time from which it has it. */
function hasIt(request: Headers, { etag, modified }: Content): boolean {
  const tags = request.get("if-none-match");
  if (tags !== null) return matches(tags, etag);
  const since = Date.parse(request.get("if-modified-since") ?? "");
  // Headers state whole seconds.
  return modified !== undefined && since >= Math.floor(modified.getTime() / 1000) * 1000;
}

/** Answers content in the best encoding that a request accepts, or 304 where the client has it. */
export async function respond(
  request: Headers,
  content: Content,
  given: Readonly<Record<"content-type" | "cache-control", string>> & Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = new Headers({ vary: "accept-encoding", ...given, etag: content.etag });
  if (content.modified) headers.set("last-modified", content.modified.toUTCString());
  if (hasIt(request, content)) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  const encoding = content.encodingFor(preferredEncoding(request.get("accept-encoding")));
  const body = await content.body(encoding);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  if (body instanceof Uint8Array) headers.set("content-length", String(body.length));
  return new Response(body, { headers });
}
