import * as v from "valibot";

import { loginSchema } from "../accounts/user.ts";
import { flagRule, requiredText } from "../rules.ts";

const CODE_LENGTH = 40;

/** A code of an app, or a recovery code, as it is entered. */
const secondFactorCode = requiredText(CODE_LENGTH);

/** The state of an administrator's second factor. */
export const twoFactorSchema = v.pipe(
  v.object({
    /** Time since which a login asks for it; null where it does not. */
    since: v.nullable(v.string()),
    /** Number of recovery codes that were not used. */
    recovery_codes: v.pipe(v.number(), v.integer()),
    /** Whether every administrator has to have one. */
    required: v.boolean(),
  }),
  v.metadata({ ref: "TwoFactor" }),
);

/** The body of what the signed-in administrator confirms with the password. */
export const ownPasswordSchema = v.pipe(
  v.object({ password: loginSchema.entries.password }),
  v.metadata({ ref: "OwnPassword" }),
);

/** The body of the code that completes the set-up. */
export const twoFactorCodeSchema = v.pipe(
  v.object({ code: secondFactorCode }),
  v.metadata({ ref: "TwoFactorCode" }),
);

/** The body of whether every administrator has to have a second factor. */
export const twoFactorPolicySchema = v.pipe(
  v.object({ required: flagRule }),
  v.metadata({ ref: "TwoFactorPolicy" }),
);

/** The state of an administrator's second factor. */
export type TwoFactor = v.InferOutput<typeof twoFactorSchema>;
