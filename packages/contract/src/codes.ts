/** Why a value is refused; crosses the wire in `errors` and becomes the reader's words in i18n. */
export const issueCodes = [
  "required",
  "bad_value",
  "bad_email",
  "bad_phone",
  "bad_price",
  "too_short",
  "too_long",
  "too_small",
  "too_large",
  "unknown_category",
  "unknown_sub_category",
  "unknown_product",
  "email_taken",
  "name_taken",
  "not_a_picture",
  "too_many_files",
] as const;

/** One reason for refusing a value. */
export type IssueCode = (typeof issueCodes)[number];

/** Why a whole request failed; crosses the wire as `code`. */
export const errorCodes = [
  "invalid",
  "bad_id",
  "bad_query",
  "bad_json",
  "body_too_large",
  "unsupported_media_type",
  "unauthorized",
  "wrong_credentials",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "price_changed",
  "stock_short",
  "empty_cart",
  "too_many_requests",
  "internal",
  "unavailable",
] as const;

/** One reason why a request failed. */
export type ErrorCode = (typeof errorCodes)[number];

/** What a failed call says when nothing came back: a message key, which i18n turns into words. */
export const NO_ANSWER = "something_went_wrong";
