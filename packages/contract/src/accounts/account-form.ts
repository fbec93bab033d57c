import * as v from "valibot";

import { accountCompanyEntries, companyNamed } from "../orders/company.ts";
import { filledText } from "../rules.ts";

const enteredPassword = v.pipe(v.string("required"), v.minLength(1, "required"));

/** The sign-up form: name, email and password have to be filled in; the server's `registrationSchema` checks the rest. */
export const signupFormSchema = v.object({
  name: filledText,
  email: filledText,
  password: enteredPassword,
  phone: v.string(),
  address1: v.string(),
  address2: v.string(),
});

/** The login form: email and password have to be filled in; the server's `loginSchema` checks the rest. */
export const loginFormSchema = v.object({
  email: filledText,
  password: enteredPassword,
  remember: v.boolean(),
});

/** The form that asks for a link to a new password. */
export const forgottenFormSchema = v.object({ email: filledText });

/** The form of a new password. */
export const newPasswordFormSchema = v.object({ password: enteredPassword });

/** The form of an account's data. */
export const accountFormSchema = v.pipe(
  v.object({
    name: filledText,
    phone: v.string(),
    address1: v.string(),
    address2: v.string(),
    ...accountCompanyEntries,
  }),
  companyNamed(),
);

/** The form that changes a password. */
export const passwordChangeFormSchema = v.object({
  password: enteredPassword,
  new_password: enteredPassword,
});

/** The form of an account's data. */
export type AccountDataForm = v.InferOutput<typeof accountFormSchema>;
/** The form that changes a password. */
export type PasswordChangeForm = v.InferOutput<typeof passwordChangeFormSchema>;
/** The sign-up form. */
export type SignupForm = v.InferOutput<typeof signupFormSchema>;
/** The login form. */
export type LoginForm = v.InferOutput<typeof loginFormSchema>;
/** The form that asks for a link to a new password. */
export type ForgottenForm = v.InferOutput<typeof forgottenFormSchema>;
/** The form of a new password. */
export type NewPasswordForm = v.InferOutput<typeof newPasswordFormSchema>;
