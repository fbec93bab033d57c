import type { ErrorCode, IssueCode } from "@shop/contract/codes.ts";

/** Texts for error codes and message keys. */
export const errors = {
  /** Text of the dashboard, in the document that the server sends. */
  scriptsNeeded: "This page needs JavaScript, which is switched off.",
  requiredMark: "Fields marked with * have to be filled in.",
  offline: "You are offline. Your cart is kept, and everything goes on when the connection is back.",
  needsScripts:
    "This page needs JavaScript, which is switched off. You can also order and ask by chat or by phone.",
  /** Errors of a whole request. */
  requests: {
    invalid: "Some values cannot be used.",
    bad_id: "There is no such thing here.",
    bad_query: "This cannot be asked for.",
    bad_json: "The request could not be read.",
    body_too_large: "This is too large to be sent.",
    request_timeout: "This took too long to arrive. Please try again.",
    unsupported_media_type: "The request could not be read.",
    unauthorized: "Please log in.",
    wrong_credentials: "Email or password is wrong.",
    forbidden: "This is not allowed.",
    not_found: "There is no such thing here.",
    method_not_allowed: "This is not possible here.",
    idempotency_mismatch: "This order was already placed with other content.",
    in_use: "It still holds products. Move or delete them first.",
    state_not_allowed: "The order cannot change to that state any more. Load it again.",
    edit_conflict: "Someone else has changed this in the meantime. Load it again before you save.",
    price_changed: "A price has changed.",
    stock_short: "There is not enough in stock.",
    empty_cart: "The cart is empty.",
    too_many_requests: "That was too often. Please wait a little.",
    internal: "Internal Server Error",
    unavailable: "The shop is not ready. Please try again soon.",
  } satisfies Record<ErrorCode, string> as Readonly<Record<ErrorCode, string>>,
  /** Validation errors of a field. */
  issues: {
    required: "Please fill this in.",
    limit_reached: "There are as many as are possible. Delete one first.",
    last_owner: "The shop needs an owner who can sign in. Add another one first.",
    bad_value: "This cannot be used.",
    bad_email: "please enter a vaild email",
    bad_phone: "Please Enter A Vaild Phone Number",
    one_line: "This has to be one line.",
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
    part_number_taken: "Another product has this part number.",
    wrong_password: "This is not your password.",
    bad_link: "Please enter a page of this shop such as /products, or an address with https.",
    not_a_picture: "This file is no picture that can be shown.",
    file_too_large: "This file is larger than 10 MB.",
    too_many_pixels: "This picture has more than 40 megapixels.",
    too_many_files: "These are too many files.",
  } satisfies Record<IssueCode, string> as Readonly<Record<IssueCode, string>>,
  /** Message keys of the client. */
  keys: {
    something_went_wrong: "Something went wrong. Please try again.",
    "Internal Server Error": "Internal Server Error",
    bad_number: "Please write a number with the digits 0 to 9, such as 1450 or 12.50.",
  },
};
