import { adminRights, areSound } from "@shop/domain/admins/rights.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import * as v from "valibot";

import { accountCompanyAnswer, accountCompanyEntries } from "../orders/company.ts";
import {
  addressLine,
  emailRule,
  idRule,
  keptFields,
  NAME_LENGTH,
  optionalLine,
  requiredLine,
  requiredText,
} from "../rules.ts";

/** A registered shopper, without the password. */
export const userSchema = v.pipe(
  v.object({
    id: idRule,
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    address1: v.string(),
    address2: v.string(),
    /** The company that orders are filled in with. */
    ...accountCompanyAnswer,
  }),
  v.metadata({ ref: "User" }),
);

const userPassword = v.pipe(v.string("required"), v.minLength(1, "required"), v.maxLength(200, "too_long"));

/** The body of a sign-up: name, email and password are required, their format is not checked. */
export const registrationSchema = v.pipe(
  v.object({
    name: requiredLine(NAME_LENGTH),
    email: requiredLine(254),
    password: userPassword,
    phone: optionalLine(40),
    address1: addressLine,
    address2: addressLine,
  }),
  v.metadata({ ref: "Registration" }),
);

/** The body of a change of one's own data; the mail address stays, and so does a company that is left out. */
export const userChangeSchema = v.pipe(
  v.object({
    name: requiredLine(NAME_LENGTH),
    phone: optionalLine(40),
    address1: addressLine,
    address2: addressLine,
    ...keptFields(accountCompanyEntries),
  }),
  v.metadata({ ref: "UserChange" }),
);

/** The body of a change of one's own password. */
export const accountPasswordSchema = v.pipe(
  v.object({ password: userPassword, new_password: userPassword }),
  v.metadata({ ref: "AccountPassword" }),
);

/** The body of the deletion of one's own account. */
export const accountDeletionSchema = v.pipe(
  v.object({ password: userPassword }),
  v.metadata({ ref: "AccountDeletion" }),
);

/** The body of a login. */
export const loginSchema = v.pipe(
  v.object({
    email: requiredText(254),
    password: userPassword,
    remember: v.optional(v.boolean(), false),
  }),
  v.metadata({ ref: "Login" }),
);

/** The body of a request for a link to a new password, with the language of the mail. */
export const passwordRequestSchema = v.pipe(
  v.object({
    email: loginSchema.entries.email,
    locale: v.optional(v.picklist(locales, "bad_value"), "en"),
  }),
  v.metadata({ ref: "PasswordRequest" }),
);

/** The body of a new password, with the token of the link; the rules of the password are those of a sign-up. */
export const passwordResetSchema = v.pipe(
  v.object({ token: requiredText(200), password: userPassword }),
  v.metadata({ ref: "PasswordReset" }),
);

/** The body of an administrator's login. */
export const adminLoginSchema = v.pipe(
  v.object({
    email: emailRule,
    password: loginSchema.entries.password,
    /** The code of an authenticator app or a recovery code, where the account has a second factor. */
    code: optionalLine(40),
  }),
  v.metadata({ ref: "AdminLogin" }),
);

/** Minimum length of a new administrator's password. */
export const ADMIN_PASSWORD_LENGTH = 10;

/** Roles of administrators: an owner may do everything, staff what their rights say. */
export const adminRoles = ["owner", "staff"] as const;

/** Role of an administrator. */
export type AdminRole = (typeof adminRoles)[number];

/** The rule of the rights of an account: each once, in their order, with those that others build on. */
export const rightsRule = v.pipe(
  v.array(v.picklist(adminRights, "bad_value"), "bad_value"),
  v.maxLength(adminRights.length, "too_long"),
  v.transform((given) => adminRights.filter((right) => given.includes(right))),
  v.check((rights) => areSound(rights), "bad_value"),
);

const newPassword = v.pipe(
  v.string("required"),
  v.minLength(1, "required"),
  v.minLength(ADMIN_PASSWORD_LENGTH, "too_short"),
  v.maxLength(200, "too_long"),
);

/** A further administrator; the password must differ from the address. */
export const newAdminSchema = v.pipe(
  v.object({
    email: emailRule,
    password: newPassword,
    role: v.optional(v.picklist(adminRoles, "bad_value"), "owner"),
    /** Rights of an account that is no owner; without them those that every such account once had. */
    rights: v.optional(rightsRule),
  }),
  v.forward(
    v.check(({ email, password }) => password.toLowerCase() !== email.toLowerCase(), "password_is_email"),
    ["password"],
  ),
  v.metadata({ ref: "NewAdmin" }),
);

/** The body of a change of one's own password. */
export const adminPasswordSchema = v.pipe(
  v.object({ password: loginSchema.entries.password, new_password: newPassword }),
  v.metadata({ ref: "AdminPassword" }),
);

/** An administrator, without the password. */
export const adminSchema = v.pipe(
  v.object({
    id: idRule,
    email: v.string(),
    role: v.picklist(adminRoles),
    /** What the administrator is allowed; all of it for an owner. */
    rights: v.array(v.picklist(adminRights)),
    /** True for a generated password that has not been changed yet. */
    must_change_password: v.boolean(),
    /** Whether a login asks for a second factor. */
    two_factor: v.boolean(),
    /** True where a second factor is required of everybody and this administrator has none yet. */
    must_set_up_two_factor: v.boolean(),
  }),
  v.metadata({ ref: "Admin" }),
);

/** A registered shopper. */
export type User = v.InferOutput<typeof userSchema>;
/** An administrator, without the password. */
export type Admin = v.InferOutput<typeof adminSchema>;
