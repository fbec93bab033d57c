import type { CallName } from "@shop/contract/addresses.ts";
import type { ErrorCode } from "@shop/contract/codes.ts";

import type { Answer } from "../shop/read-call.ts";

/** A request of a case. */
export interface ConformanceRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent as the call's endpoint says: JSON, or form fields whose lists repeat a field. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the call's own method or address below the prefix: for requests that fit none. */
  readonly method?: string;
  readonly path?: string;
  /** A body as it is, in place of `body`. */
  readonly rawBody?: string;
}

/** One request and what the API must make of it. */
export interface ConformanceStep {
  readonly call: CallName;
  readonly request: ConformanceRequest;
  /** The HTTP status that it must have. */
  readonly status: number;
  /** The contract's schema that its body must fit: the call's answer, or the error body. */
  readonly schema: CallName | "ApiError";
  /** The code of an error body. */
  readonly code?: ErrorCode;
  /** What must hold of the body beyond its schema. */
  readonly holds?: (body: unknown) => boolean;
  /** The request that follows from the body. */
  readonly next?: (body: unknown) => ConformanceStep;
}

/** Something that mocks and server must both do; its name starts with the requirement that it proves. */
export interface ConformanceCase {
  readonly name: string;
  /** True when it is made with an administrator's session. */
  readonly asAdmin?: boolean;
  readonly step: ConformanceStep;
}

/** What is expected of a successful call. */
export interface Expected<N extends CallName> {
  readonly status?: number;
  readonly holds?: (answer: Answer<N>) => boolean;
  readonly next?: (answer: Answer<N>) => ConformanceStep;
}

/** A request that succeeds. */
export function answers<N extends CallName>(
  call: N,
  request: ConformanceRequest,
  expected?: Expected<N>,
): ConformanceStep;
export function answers(
  call: CallName,
  request: ConformanceRequest,
  { status = 200, holds, next }: { status?: number } & Pick<ConformanceStep, "holds" | "next"> = {},
): ConformanceStep {
  return { call, request, status, schema: call, ...(holds && { holds }), ...(next && { next }) };
}

/** What is expected of a refused call. */
export interface ExpectedRefusal {
  /** The field that the reasons name, and its code. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly next?: () => ConformanceStep;
}

const reasonsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === "object" && body !== null && "errors" in body ? { ...Object(body.errors) } : {};

/** A request that is refused. */
export const refuses = (
  call: CallName,
  request: ConformanceRequest,
  status: number,
  code: ErrorCode,
  { errors = {}, next }: ExpectedRefusal = {},
): ConformanceStep => ({
  call,
  request,
  status,
  schema: "ApiError",
  code,
  holds: (body) => Object.entries(errors).every(([field, reason]) => reasonsOf(body)[field] === reason),
  ...(next && { next }),
});
