/** Validation errors of a value; sent in `errors`, translated by i18n. */
export const issueCodes = [
  "required",
  "bad_value",
  "bad_email",
  "bad_phone",
  "bad_price",
  "one_line",
  "too_short",
  "too_long",
  "too_small",
  "too_large",
  "negative_stock",
  "unknown_category",
  "unknown_sub_category",
  "unknown_product",
  "unknown_choice",
  "unknown_attribute",
  "not_of_group",
  "other_unit",
  "ambiguous_value",
  "unknown_country",
  "not_yes_or_no",
  "email_taken",
  "name_taken",
  "part_number_taken",
  "wrong_password",
  "last_owner",
  "limit_reached",
  "bad_link",
  "unknown_page",
  "not_a_picture",
  "not_a_pdf",
  "pdf_too_large",
  "bad_file_link",
  "file_too_large",
  "too_many_pixels",
  "too_costly",
  "too_many_files",
  "unknown_linked_product",
  "ambiguous_linked_product",
  "linked_to_itself",
  "too_many_links",
  "too_few_words",
  "too_many_words",
  "word_taken",
] as const;

/** A validation error of a value. */
export type IssueCode = (typeof issueCodes)[number];

/** Errors of a whole request; sent as `code`. */
export const errorCodes = [
  "invalid",
  "bad_id",
  "bad_query",
  "bad_json",
  "body_too_large",
  "request_timeout",
  "unsupported_media_type",
  "unauthorized",
  "wrong_credentials",
  "forbidden",
  "password_change_required",
  "not_found",
  "method_not_allowed",
  "idempotency_mismatch",
  "link_expired",
  "in_use",
  "edit_conflict",
  "state_not_allowed",
  "price_changed",
  "stock_short",
  "empty_cart",
  "too_many_requests",
  "internal",
  "unavailable",
] as const;

/** An error of a request. */
export type ErrorCode = (typeof errorCodes)[number];

/** The message key of a call without an answer, such as a network error; translated by i18n. */
export const NO_ANSWER = "something_went_wrong";
