import * as v from "valibot";

import { ApiError } from "./api-error.ts";

/** Writes where a page ends as text that means nothing to its reader. */
export const writeCursor = (place: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

/** Reads a cursor by the schema of its place; throws bad_query for anything that this server has not written. */
export function readCursor<S extends v.GenericSchema>(schema: S, cursor: string): v.InferOutput<S> {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw new ApiError("bad_query", { errors: { cursor: "bad_query" } });
  }
}
