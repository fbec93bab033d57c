import type { ErrorCode } from "@shop/contract/codes.ts";
import type { BodyType } from "@shop/contract/endpoint.ts";
import type { Context } from "hono";
import * as v from "valibot";

import { ApiError } from "./api-error.ts";

const MEGABYTE = 1024 * 1024;

/** Content type and greatest size, in bytes, of each kind of body. */
export const bodyRules: Readonly<Record<BodyType, { readonly type: RegExp; readonly maxBytes: number }>> = {
  json: { type: /^application\/json\b/i, maxBytes: MEGABYTE },
  form: { type: /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i, maxBytes: MEGABYTE },
  multipart: { type: /^multipart\/form-data\b/i, maxBytes: 64 * MEGABYTE },
};

/** Reads a value by its schema; throws an {@link ApiError} with the reasons by field. */
export function readBy<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  code: ErrorCode,
): v.InferOutput<S> {
  const read = v.safeParse(schema, value, { abortPipeEarly: true });
  if (read.success) return read.output;
  const errors: Record<string, string> = {};
  for (const issue of read.issues) {
    const field = v.getDotPath(issue) ?? "";
    errors[field] ??= issue.received === "undefined" ? "required" : issue.message;
  }
  throw new ApiError(code, { errors });
}

/** Reads a request's body as what its endpoint takes; throws an {@link ApiError} when it is of another kind or unreadable. */
export async function readBody(context: Context, type: BodyType): Promise<unknown> {
  if (!bodyRules[type].type.test(context.req.header("content-type") ?? "")) {
    throw new ApiError("unsupported_media_type");
  }
  if (type !== "json") {
    try {
      return await context.req.parseBody({ all: true });
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError("invalid", { message: "The form cannot be read." });
    }
  }
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("bad_json");
  }
}
