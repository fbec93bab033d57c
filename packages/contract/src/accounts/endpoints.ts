import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { creditSchema } from "../payments/credit.ts";
import { statusOnly } from "../rules.ts";
import {
  userChangeSchema,
  accountDeletionSchema,
  accountPasswordSchema,
  adminLoginSchema,
  adminPasswordSchema,
  adminSchema,
  loginSchema,
  newAdminSchema,
  passwordRequestSchema,
  passwordResetSchema,
  registrationSchema,
  userSchema,
} from "./user.ts";

/** Login of a shopper: a wrong password is answered with status false and no user. */
export const loginUser = defineEndpoint({
  access: "public",
  summary: "Login of a shopper; a wrong password answers 200 with status false.",
  body: loginSchema,
  answer: v.object({ status: v.boolean(), user: v.optional(userSchema), token: v.optional(v.string()) }),
  failures: ["too_many_requests"],
});

/** Logout of a shopper: ends the bearer token on the server. */
export const logoutUser = defineEndpoint({
  access: "user",
  summary: "Ends the bearer token.",
  answer: statusOnly,
});

/** The signed-in shopper, whose data prefills the checkout form. */
export const readAccount = defineEndpoint({
  access: "user",
  summary: "The signed-in shopper.",
  answer: v.object({ user: userSchema }),
});

/** A change of the data of the signed-in shopper. */
export const changeAccount = defineEndpoint({
  access: "user",
  summary: "Changes name, phone and address of the signed-in shopper; earlier orders keep theirs.",
  body: userChangeSchema,
  answer: v.object({ status: v.boolean(), user: userSchema }),
});

/** A new password of the signed-in shopper. */
export const changePassword = defineEndpoint({
  access: "user",
  summary:
    "Changes the password of the signed-in shopper and ends their other sessions and the links to a new password. invalid with wrong_password at password.",
  body: accountPasswordSchema,
  answer: statusOnly,
  failures: ["too_many_requests"],
});

/** What the shop owes the signed-in shopper. */
export const readCredit = defineEndpoint({
  access: "user",
  summary:
    "What the shop owes the signed-in shopper, as refunds to the credit in place of money, less what was paid by it, with the newest 100 of both. Administrators pay orders of the account by it.",
  answer: creditSchema,
});

/** The end of an account. */
export const deleteAccount = defineEndpoint({
  access: "user",
  summary:
    "Deletes the account of the signed-in shopper with all its sessions. Its orders stay with the shop, and are found by their number and phone, or their link. invalid with wrong_password at password, and with credit_left where the shop owes it something.",
  body: accountDeletionSchema,
  answer: statusOnly,
  failures: ["too_many_requests"],
});

/** Sign-up of a shopper. */
export const registerUser = defineEndpoint({
  access: "public",
  summary: "Sign-up; a taken address answers status false with errors.email.",
  body: registrationSchema,
  answer: v.object({
    status: v.boolean(),
    user: v.optional(userSchema),
    token: v.optional(v.string()),
    errors: v.optional(v.object({ email: v.optional(v.string()) })),
  }),
  failures: ["too_many_requests"],
});

/** A link to a new password, by mail. */
export const forgotPassword = defineEndpoint({
  access: "public",
  summary:
    "Mails a link to a new password to the address of an account. The answer is the same, after the same time, whether there is one; status false where the shop cannot send links (no mail server, or no public address).",
  body: passwordRequestSchema,
  answer: statusOnly,
  failures: ["too_many_requests"],
});

/** A new password, by the link of a mail. */
export const resetPassword = defineEndpoint({
  access: "public",
  summary:
    "Sets a new password by the token of a link, ends every session of the account and logs in; link_expired for a token that is unknown, older than an hour, used, or replaced by a newer one.",
  body: passwordResetSchema,
  answer: v.object({ status: v.boolean(), user: userSchema, token: v.string() }),
  failures: ["link_expired"],
});

/** Login of the administrator; a successful answer sets the session cookie. */
export const loginAdmin = defineEndpoint({
  access: "public",
  summary:
    "Login of the administrator; sets the session cookie. Where the account has a second factor, a right password without a code is answered with second_factor_required, and one with a wrong or used code with wrong_code at errors.code. Cross-origin requests are rejected.",
  body: adminLoginSchema,
  answer: v.object({ status: v.boolean(), must_change_password: v.boolean() }),
  failures: ["wrong_credentials", "second_factor_required", "forbidden", "too_many_requests"],
});

/** Logout of the administrator. */
export const logoutAdmin = defineEndpoint({
  access: "admin",
  beforePasswordChange: true,
  summary: "Ends the administrator's session.",
  answer: statusOnly,
});

/** A further administrator. */
export const registerAdmin = defineEndpoint({
  access: "admin",
  right: "owner",
  summary: "Adds an administrator; for owners.",
  body: newAdminSchema,
  answer: statusOnly,
});

/** The signed-in administrator. */
export const readAdmin = defineEndpoint({
  access: "admin",
  beforePasswordChange: true,
  summary: "The signed-in administrator.",
  answer: v.object({ admin: adminSchema }),
});

/** Password change of the signed-in administrator. */
export const changeAdminPassword = defineEndpoint({
  access: "admin",
  beforePasswordChange: true,
  summary:
    "Changes the signed-in administrator's password and ends their other sessions. invalid with wrong_password at password, and with password_unchanged or password_is_email at new_password.",
  body: adminPasswordSchema,
  answer: statusOnly,
  failures: ["too_many_requests"],
});
