import type { ErrorCode } from "@shop/contract/codes.ts";
import type { ApiErrorBody } from "@shop/contract/errors.ts";
import { refusals } from "@shop/contract/refusals.ts";

/** What a refusal may say beyond its code. */
export interface RefusedDetails {
  /** Words in place of the code's own. */
  readonly message?: string;
  /** Reasons by field. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** A refused request: thrown by the mock shop, answered with the contract's error body. */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly errors: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, { message = refusals[code].message, errors }: RefusedDetails = {}) {
    super(message);
    this.name = "Refused";
    this.code = code;
    this.errors = errors;
  }

  /** The refusal as the API answers it. */
  toResponse(): Response {
    const body: ApiErrorBody = {
      status: false,
      message: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
    };
    return Response.json(body, { status: refusals[this.code].status });
  }
}
