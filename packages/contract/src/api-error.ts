import type { RefusedLine } from "@shop/domain/orders/lines/refused-line.ts";

import type { ErrorCode } from "./codes.ts";
import type { ApiErrorBody } from "./errors.ts";
import type { CostAdjustment } from "./purchases/cost-adjustment.ts";
import type { CostJump } from "./purchases/cost-jump.ts";
import { refusals } from "./refusals.ts";

/** Details of an {@link ApiError} beside its code. */
export interface ApiErrorDetails {
  /** Replaces the code's default message. */
  readonly message?: string;
  /** Error codes by field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Lines whose products have changed, with the refusal of a cart or of an order's lines. */
  readonly lines?: readonly RefusedLine[];
  /** The products whose cost needs to be confirmed, with `cost_jumped`. */
  readonly costs?: readonly CostJump[];
  /** What would be adjusted of what is booked, with `costs_adjust`. */
  readonly adjustments?: readonly CostAdjustment[];
  /** The stored entity, with `edit_conflict`. */
  readonly current?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The Retry-After of 503, in seconds. */
const RETRY_AFTER = "5";

/** An error answer of the server and its mocks: thrown anywhere below a route, sent with its code's status and the error body. */
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

  /** The body of the answer. */
  get body(): ApiErrorBody {
    const { errors, lines, costs, adjustments, current } = this.details;
    return {
      status: false,
      message: this.message,
      code: this.code,
      ...(errors && { errors: { ...errors } }),
      ...(lines && { lines: [...lines] }),
      ...(costs && { costs: [...costs] }),
      ...(adjustments && { adjustments: [...adjustments] }),
      ...(current && { current: { ...current } }),
    };
  }

  /** The error as a response, which no cache may store; `toText` writes its JSON. */
  toResponse(toText: (body: ApiErrorBody) => string = JSON.stringify): Response {
    return new Response(toText(this.body), {
      status: this.status,
      headers: {
        "content-type": "application/json",
        "cache-control": "no-store",
        ...(this.code === "unavailable" && { "retry-after": RETRY_AFTER }),
        ...this.details.headers,
      },
    });
  }
}
