import type { ErrorCode } from "@shop/contract/codes.ts";
import type { ApiErrorBody } from "@shop/contract/errors.ts";
import { refusals } from "@shop/contract/refusals.ts";

/** What an {@link ApiError} may say beyond its code. */
export interface ApiErrorDetails {
  /** Words in place of the code's own. */
  readonly message?: string;
  /** Reasons by field. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refused request: thrown anywhere below a route, answered by its code's status with the contract's error body. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly details: ApiErrorDetails;

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? refusals[code].message);
    this.code = code;
    this.details = details;
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return refusals[this.code].status;
  }

  /** The error as an answer; errors are never kept by anybody. */
  toResponse(): Response {
    const { errors, headers } = this.details;
    const body: ApiErrorBody = {
      status: false,
      message: this.message,
      code: this.code,
      ...(errors && { errors }),
    };
    return Response.json(body, { status: this.status, headers: { "cache-control": "no-store", ...headers } });
  }
}
