import type { CallName } from "@shop/contract/addresses.ts";
import type { ErrorCode } from "@shop/contract/codes.ts";
import { type ApiErrorBody, apiErrorSchema } from "@shop/contract/errors.ts";
import type { CostJump } from "@shop/contract/purchases/cost-jump.ts";
import type { RefusedLine } from "@shop/domain/orders/lines/refused-line.ts";
import * as v from "valibot";

import type { Answer } from "../shop/call.ts";

/** A request of a case. */
export interface ConformanceRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent in the format of the call's endpoint: JSON, or form fields, where lists repeat a field. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the call's method or address, for invalid requests. */
  readonly method?: string;
  readonly path?: string;
  /** An unserialised body, in place of `body`. */
  readonly rawBody?: string;
}

/** One request and its expected answer. */
export interface ConformanceStep {
  readonly call: CallName;
  readonly request: ConformanceRequest;
  /** The expected HTTP status. */
  readonly status: number;
  /** The contract's schema of the expected body: the call's answer, or the error body. */
  readonly schema: CallName | "ApiError";
  /** The code of an error body. */
  readonly code?: ErrorCode;
  /** Checks the body beyond its schema. */
  readonly holds?: (body: unknown) => boolean | Promise<boolean>;
  /** The next request, made from the body. */
  readonly next?: (body: unknown) => ConformanceStep;
}

/** A case that the server and, except for those of the server alone, the mocks must pass; its name starts with the requirement that it proves. */
export interface ConformanceCase {
  readonly name: string;
  /** True for requests with an administrator's session. */
  readonly asAdmin?: boolean;
  readonly step: ConformanceStep;
}

/** Expectations of a successful call. */
export interface Expected<N extends CallName> {
  readonly status?: number;
  readonly holds?: (answer: Answer<N>) => boolean | Promise<boolean>;
  readonly next?: (answer: Answer<N>) => ConformanceStep;
}

/** A step whose request succeeds. */
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

/** Expectations of a rejected call. */
export interface ExpectedRefusal {
  /** Expected error codes by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The expected lines of a cart or an order. */
  readonly lines?: readonly RefusedLine[];
  /** The expected products whose cost needs to be confirmed. */
  readonly costs?: readonly Omit<CostJump, "name" | "name_ar">[];
  readonly next?: () => ConformanceStep;
}

const detailsOf = (body: unknown): Pick<ApiErrorBody, "errors" | "lines" | "costs"> =>
  v.is(apiErrorSchema, body) ? body : {};

const isSame = (given: readonly RefusedLine[], expected: readonly RefusedLine[]): boolean =>
  given.length === expected.length &&
  given.every(
    (line, at) =>
      (["place", "price", "left", "sold"] as const).every((field) => line[field] === expected[at]?.[field]) &&
      (["below", "above"] as const).every((side) => line.quantity?.[side] === expected[at]?.quantity?.[side]),
  );

const areCosts = (given: readonly CostJump[], expected: NonNullable<ExpectedRefusal["costs"]>): boolean =>
  given.length === expected.length &&
  given.every((one, at) =>
    (["id", "old_cost", "unit_cost"] as const).every((field) => one[field] === expected[at]?.[field]),
  );

/** A step whose request is rejected. */
export const refuses = (
  call: CallName,
  request: ConformanceRequest,
  status: number,
  code: ErrorCode,
  { errors = {}, lines, costs, next }: ExpectedRefusal = {},
): ConformanceStep => ({
  call,
  request,
  status,
  schema: "ApiError",
  code,
  holds: (body) => {
    const details = detailsOf(body);
    return (
      Object.entries(errors).every(([field, reason]) => details.errors?.[field] === reason) &&
      (lines === undefined || isSame(details.lines ?? [], lines)) &&
      (costs === undefined || areCosts(details.costs ?? [], costs))
    );
  },
  ...(next && { next }),
});
