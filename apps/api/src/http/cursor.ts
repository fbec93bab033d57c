import { ApiError } from "@shop/contract/api-error.ts";
import * as v from "valibot";

/** Encodes the last position of a page as an opaque cursor. */
export const writeCursor = (position: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(position)).toString("base64url");

/** Decodes a cursor and validates it by the schema of its position; throws bad_query for a malformed one. */
export function readCursor<S extends v.GenericSchema>(schema: S, cursor: string): v.InferOutput<S> {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw new ApiError("bad_query", { errors: { cursor: "bad_query" } });
  }
}
