import * as v from "valibot";

import { adminRoles, adminSchema, rightsRule } from "../accounts/user.ts";
import { emailRule, flagRule } from "../rules.ts";

/** An administrator's account, for owners. */
export const adminAccountSchema = v.pipe(
  v.object({
    ...adminSchema.entries,
    /** Time since which the account cannot sign in; null while it can. */
    disabled_at: v.nullable(v.string()),
    created_at: v.string(),
    /** Time of the last request in a session that still exists, to the minute; null without one. */
    used_at: v.nullable(v.string()),
  }),
  v.metadata({ ref: "AdminAccount" }),
);

/** A new account; its password is generated. */
export const newAccountSchema = v.pipe(
  v.object({
    email: emailRule,
    role: v.picklist(adminRoles, "bad_value"),
    /** Rights of an account that is no owner; without them those that every such account once had. */
    rights: v.optional(rightsRule),
  }),
  v.metadata({ ref: "NewAccount" }),
);

/** A change of an account; missing fields keep their value. */
export const accountChangeSchema = v.pipe(
  v.object({
    role: v.optional(v.picklist(adminRoles, "bad_value")),
    /** Kept while the account is an owner's, who may do everything. */
    rights: v.optional(rightsRule),
    disabled: v.optional(flagRule),
  }),
  v.metadata({ ref: "AccountChange" }),
);

/** An administrator's account. */
export type AdminAccount = v.InferOutput<typeof adminAccountSchema>;
/** A new account. */
export type NewAccount = v.InferOutput<typeof newAccountSchema>;
/** A change of an account. */
export type AccountChange = v.InferOutput<typeof accountChangeSchema>;
