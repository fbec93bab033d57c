import * as v from "valibot";

import { emailRule, idRule, optionalText, requiredText } from "../rules.ts";

/** A signed-up shopper as the API tells it; the password never comes back. */
export const userSchema = v.pipe(
  v.object({
    id: idRule,
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    address1: v.string(),
    address2: v.string(),
  }),
  v.metadata({ ref: "User" }),
);

/** What sign-up sends: name, email and password are required and nothing about their form is checked. */
export const registrationSchema = v.pipe(
  v.object({
    name: requiredText(120),
    email: requiredText(254),
    password: v.pipe(v.string("required"), v.minLength(1, "required"), v.maxLength(200, "too_long")),
    phone: optionalText(40),
    address1: optionalText(200),
    address2: optionalText(200),
  }),
  v.metadata({ ref: "Registration" }),
);

/** What login sends. */
export const loginSchema = v.pipe(
  v.object({
    email: requiredText(254),
    password: v.pipe(v.string("required"), v.minLength(1, "required"), v.maxLength(200, "too_long")),
    remember: v.optional(v.boolean(), false),
  }),
  v.metadata({ ref: "Login" }),
);

/** What the administrator's login sends. */
export const adminLoginSchema = v.pipe(
  v.object({ email: emailRule, password: loginSchema.entries.password }),
  v.metadata({ ref: "AdminLogin" }),
);

/** A signed-up shopper. */
export type User = v.InferOutput<typeof userSchema>;
/** What sign-up sends. */
export type Registration = v.InferInput<typeof registrationSchema>;
/** What login sends. */
export type Login = v.InferInput<typeof loginSchema>;
