import * as v from "valibot";

import { addresses } from "../addresses.ts";
import { defineEndpoint } from "../endpoint.ts";
import { adminLoginSchema, loginSchema, registrationSchema, userSchema } from "../entities/user.ts";

const statusOnly = v.object({ status: v.boolean() });

/** Login of a shopper: a wrong password is answered with status false and no user. */
export const loginUser = defineEndpoint({
  ...addresses.loginUser,
  access: "public",
  summary: "Login of a shopper; a wrong password answers 200 with status false.",
  body: { type: addresses.loginUser.sends, schema: loginSchema },
  answer: v.object({ status: v.boolean(), user: v.optional(userSchema), token: v.optional(v.string()) }),
  failures: ["too_many_requests"],
});

/** Logout of a shopper: ends the bearer token on the server. */
export const logoutUser = defineEndpoint({
  ...addresses.logoutUser,
  access: "user",
  summary: "Ends the bearer token.",
  answer: statusOnly,
  failures: ["unauthorized"],
});

/** The signed-in shopper: what a checkout form is filled with at first. */
export const readAccount = defineEndpoint({
  ...addresses.readAccount,
  access: "user",
  summary: "The signed-in shopper.",
  answer: v.object({ user: userSchema }),
  failures: ["unauthorized"],
});

/** Sign-up of a shopper. */
export const registerUser = defineEndpoint({
  ...addresses.registerUser,
  access: "public",
  summary: "Sign-up; a taken address answers status false with errors.email.",
  body: { type: addresses.registerUser.sends, schema: registrationSchema },
  answer: v.object({
    status: v.boolean(),
    user: v.optional(userSchema),
    token: v.optional(v.string()),
    errors: v.optional(v.object({ email: v.optional(v.string()) })),
  }),
  failures: ["invalid", "too_many_requests"],
});

/** Login of the administrator: any answer that is no error is success, and sets the session cookie. */
export const loginAdmin = defineEndpoint({
  ...addresses.loginAdmin,
  access: "public",
  summary: "Login of the administrator; sets the session cookie.",
  body: { type: addresses.loginAdmin.sends, schema: adminLoginSchema },
  answer: statusOnly,
  failures: ["wrong_credentials", "invalid", "too_many_requests"],
});

/** Logout of the administrator. */
export const logoutAdmin = defineEndpoint({
  ...addresses.logoutAdmin,
  access: "admin",
  summary: "Ends the administrator's session.",
  answer: statusOnly,
  failures: ["unauthorized"],
});

/** A further administrator. */
export const registerAdmin = defineEndpoint({
  ...addresses.registerAdmin,
  access: "admin",
  summary: "Adds an administrator.",
  body: { type: addresses.registerAdmin.sends, schema: adminLoginSchema },
  answer: statusOnly,
  failures: ["unauthorized", "invalid", "conflict"],
});
