import { createHash } from "node:crypto";

import { parseAccept } from "hono/utils/accept";

/** A content encoding of an answer. */
export type Encoding = "br" | "gzip" | "identity";

/** Content that is the same in every encoding. */
export interface Content {
  /** See {@link etagOf}. */
  readonly etag: string;
  /** The encoding to send to a client that prefers one. */
  readonly encodingFor: (preferred: Encoding) => Encoding;
  /** The bytes in one encoding, made when they are to be sent. */
  readonly body: (encoding: Encoding) => Promise<ContentBody> | ContentBody;
}

/** Bytes of some content, streamed where it is too large for memory. */
type ContentBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** The ETag of what is made from a text or bytes: weak, because it is the same for every encoding. */
export const etagOf = (source: Uint8Array | string): string =>
  `W/"${createHash("sha256").update(source).digest("base64url").slice(0, 27)}"`;

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
const matches = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.trim() === "*" || (ifNoneMatch ?? "").split(",").some((tag) => strong(tag) === strong(etag));

/** Answers content in the best encoding that a request accepts, or 304 where the client has it. */
export async function respond(
  request: Headers,
  content: Content,
  given: Readonly<Record<"content-type" | "cache-control", string>> & Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = new Headers({ vary: "accept-encoding", ...given, etag: content.etag });
  if (matches(request.get("if-none-match"), content.etag)) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  const encoding = content.encodingFor(preferredEncoding(request.get("accept-encoding")));
  const body = await content.body(encoding);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  if (body instanceof Uint8Array) headers.set("content-length", String(body.length));
  return new Response(body, { headers });
}
