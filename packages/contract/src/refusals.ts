import type { ErrorCode } from "./codes.ts";

/** How the API refuses a request: its HTTP status, and words where the reason has none of its own. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** Status and words of every reason for refusing a request. */
export const refusals: Readonly<Record<ErrorCode, Refusal>> = {
  invalid: { status: 422, message: "Some values cannot be used." },
  bad_id: { status: 400, message: "The id is not a whole number from 1." },
  bad_query: { status: 400, message: "The query cannot be read." },
  bad_json: { status: 400, message: "The body is no JSON." },
  body_too_large: { status: 413, message: "The body is too large." },
  unsupported_media_type: {
    status: 415,
    message: "The body's content type is not the one that this call reads.",
  },
  unauthorized: { status: 401, message: "Please sign in." },
  wrong_credentials: { status: 401, message: "Email or password is wrong." },
  forbidden: { status: 403, message: "This is not allowed." },
  not_found: { status: 404, message: "There is no such thing here." },
  method_not_allowed: { status: 405, message: "This address does not answer that method." },
  conflict: { status: 409, message: "Something else still depends on it." },
  price_changed: { status: 409, message: "A price has changed." },
  stock_short: { status: 409, message: "There is not enough in stock." },
  empty_cart: { status: 422, message: "The cart is empty." },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a little." },
  internal: { status: 500, message: "Internal Server Error" },
  unavailable: { status: 503, message: "The shop is not ready. Please try again soon." },
};
