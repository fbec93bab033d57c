import type { ErrorCode, IssueCode } from "@shop/contract/codes.ts";

/** Words for codes and keys that cross the wire. */
export const errors = {
  needsScripts:
    "This page needs JavaScript, which is switched off. You can also order and ask by chat or by phone.",
  /** Why a whole request failed. */
  requests: {
    invalid: "Some values cannot be used.",
    bad_id: "There is no such thing here.",
    bad_query: "This cannot be asked for.",
    bad_json: "The request could not be read.",
    body_too_large: "This is too large to be sent.",
    unsupported_media_type: "The request could not be read.",
    unauthorized: "Please log in.",
    wrong_credentials: "Email or password is wrong.",
    forbidden: "This is not allowed.",
    not_found: "There is no such thing here.",
    method_not_allowed: "This is not possible here.",
    conflict: "Something else still depends on it.",
    price_changed: "A price has changed.",
    stock_short: "There is not enough in stock.",
    empty_cart: "The cart is empty.",
    too_many_requests: "That was too often. Please wait a little.",
    internal: "Internal Server Error",
    unavailable: "The shop is not ready. Please try again soon.",
  } satisfies Record<ErrorCode, string> as Readonly<Record<ErrorCode, string>>,
  /** Why a value is refused. */
  issues: {
    required: "Please fill this in.",
    bad_value: "This cannot be used.",
    bad_email: "please enter a vaild email",
    bad_phone: "Please Enter A Vaild Phone Number",
    bad_price: "Please enter a price such as 1450 or 12.50.",
    too_short: "This is too short.",
    too_long: "This is too long.",
    too_small: "This number is too small.",
    too_large: "This number is too large.",
    unknown_category: "Please choose a category.",
    unknown_sub_category: "Please choose a sub category.",
    unknown_product: "This product is no longer sold.",
    email_taken: "This email already has an account.",
    name_taken: "This name is already taken.",
    not_a_picture: "This file is no picture that can be shown.",
    too_many_files: "These are too many files.",
  } satisfies Record<IssueCode, string> as Readonly<Record<IssueCode, string>>,
  /** Keys and fixed texts of the client. */
  keys: {
    something_went_wrong: "Something went wrong. Please try again.",
    "Internal Server Error": "Internal Server Error",
  },
};
