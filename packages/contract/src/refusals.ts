import type { ErrorCode } from "./codes.ts";

/** HTTP status and default message of an error code. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** HTTP status and default message of every error code. */
export const refusals: Readonly<Record<ErrorCode, Refusal>> = {
  invalid: { status: 422, message: "Some values cannot be used." },
  bad_id: { status: 400, message: "The id is not a whole number from 1." },
  bad_query: { status: 400, message: "The query cannot be read." },
  bad_json: { status: 400, message: "The body is no JSON." },
  body_too_large: { status: 413, message: "The body is too large." },
  request_timeout: { status: 408, message: "The body took too long to arrive." },
  unsupported_media_type: {
    status: 415,
    message: "The body's content type is not the one that this call reads.",
  },
  unauthorized: { status: 401, message: "Please sign in." },
  wrong_credentials: { status: 401, message: "Email or password is wrong." },
  password_change_required: {
    status: 403,
    message: "Your password was generated for you. Please change it first.",
  },
  second_factor_required: { status: 401, message: "Please enter the code of your authenticator app." },
  bad_passkey: { status: 422, message: "This passkey cannot be used here." },
  two_factor_required: { status: 403, message: "Please set up two-factor sign-in first." },
  forbidden: { status: 403, message: "This is not allowed." },
  not_found: { status: 404, message: "There is no such thing here." },
  method_not_allowed: { status: 405, message: "This address does not answer that method." },
  idempotency_mismatch: {
    status: 409,
    message: "This Idempotency-Key was already used for a request with other content.",
  },
  link_expired: { status: 410, message: "This link has expired or was used already." },
  in_use: { status: 409, message: "It still holds products." },
  edit_conflict: { status: 409, message: "Someone else has changed this in the meantime." },
  state_not_allowed: { status: 409, message: "The order cannot change to that state." },
  discount_above_limit: { status: 409, message: "The discount would be above your limit." },
  quarantine_short: { status: 409, message: "The units are no longer set aside." },
  quotation_expired: { status: 409, message: "The quotation has expired." },
  quotation_changed: { status: 409, message: "The quotation has changed in the meantime." },
  has_returns: { status: 409, message: "Goods of the order have come back." },
  has_invoice: { status: 409, message: "An invoice of the order holds; credit it first." },
  has_parcels: { status: 409, message: "A part of the order was sent." },
  below_sent: { status: 409, message: "Lines of the order would have fewer pieces than were sent." },
  price_changed: { status: 409, message: "A price has changed." },
  delivery_changed: { status: 409, message: "The cost of delivery has changed." },
  payment_changed: { status: 409, message: "The fee of the payment has changed." },
  in_stock: { status: 409, message: "The product is in stock." },
  cost_jumped: { status: 409, message: "A cost differs by more than half from the one before." },
  costs_adjust: { status: 409, message: "What is booked already would be adjusted." },
  stock_short: { status: 409, message: "There is not enough in stock." },
  quantity_not_sold: { status: 409, message: "This quantity is not sold." },
  empty_cart: { status: 422, message: "The cart is empty." },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a little." },
  internal: { status: 500, message: "Internal Server Error" },
  unavailable: {
    status: 503,
    message: "The shop cannot do this right now. Please try again in a few seconds.",
  },
};
