import type { CallName } from "@shop/contract/addresses.ts";
import type { ErrorCode } from "@shop/contract/codes.ts";
import type { AnswerOf, BodyType, Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import * as v from "valibot";

import type { MatchedCall } from "./match-call.ts";
import { Refused } from "./refused.ts";

type Endpoints = typeof endpoints;
type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
type Part<N extends CallName, K extends "params" | "query" | "headers"> =
  Endpoints[N] extends Record<K, infer S> ? OutputOf<S> : undefined;

/** The body of a call's answer. */
export type Answer<N extends CallName> = AnswerOf<Endpoints[N]>;

/** A request that has been read by the contract. */
export interface ReadCall<N extends CallName> {
  readonly params: Part<N, "params">;
  readonly query: Part<N, "query">;
  readonly headers: Part<N, "headers">;
  readonly body: Endpoints[N] extends { readonly body: { readonly schema: infer S } }
    ? OutputOf<S>
    : undefined;
  readonly request: Request;
}

const bodyTypes: Readonly<Record<BodyType, RegExp>> = {
  json: /^application\/json\b/i,
  form: /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i,
  multipart: /^multipart\/form-data\b/i,
};

/** Reads a value by its schema; throws what the API answers for one that does not fit. */
function readBy(schema: v.GenericSchema, value: unknown, code: ErrorCode): unknown {
  const read = v.safeParse(schema, value, { abortPipeEarly: true });
  if (read.success) return read.output;
  const errors: Record<string, string> = {};
  for (const issue of read.issues) {
    errors[v.getDotPath(issue) ?? ""] ??= issue.received === "undefined" ? "required" : issue.message;
  }
  throw new Refused(code, { errors });
}

function fieldsOf(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length > 1 ? values : values[0];
  }
  return fields;
}

async function readBody(request: Request, type: BodyType): Promise<unknown> {
  if (!bodyTypes[type].test(request.headers.get("content-type") ?? "")) {
    throw new Refused("unsupported_media_type");
  }
  if (type !== "json") return fieldsOf(await request.formData());
  try {
    return await request.json();
  } catch {
    throw new Refused("bad_json");
  }
}

/** Reads what a call takes from a request, by the schemas that the server reads it with. */
export function readCall<N extends CallName>(
  matched: MatchedCall & { readonly name: N },
  request: Request,
): Promise<ReadCall<N>>;
export async function readCall({ name, params }: MatchedCall, request: Request): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: endpoint.params && readBy(endpoint.params, params, "bad_id"),
    query: endpoint.query && readBy(endpoint.query, query, "bad_query"),
    headers: endpoint.headers && readBy(endpoint.headers, Object.fromEntries(request.headers), "invalid"),
    body:
      endpoint.body && readBy(endpoint.body.schema, await readBody(request, endpoint.body.type), "invalid"),
    request,
  };
}
