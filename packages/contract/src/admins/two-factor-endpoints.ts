import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { statusOnly, withId } from "../rules.ts";
import { adminAccountSchema } from "./admin-account.ts";
import {
  ownPasswordSchema,
  twoFactorCodeSchema,
  twoFactorPolicySchema,
  twoFactorSchema,
} from "./two-factor.ts";

/** Recovery codes, which no later answer has. */
const withCodes = v.object({ status: v.boolean(), recovery_codes: v.array(v.string()) });

/** The second factor of the signed-in administrator. */
export const readTwoFactor = defineEndpoint({
  access: "admin",
  beforeTwoFactor: true,
  summary: "Whether a login of the signed-in administrator asks for a second factor, and whether it has to.",
  answer: twoFactorSchema,
});

/** Starts the set-up of a second factor. */
export const startTwoFactor = defineEndpoint({
  access: "admin",
  beforeTwoFactor: true,
  summary:
    "Makes a secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 s), which replaces one that was not confirmed; a login asks for no code before it is. edit_conflict where a second factor is set up.",
  body: ownPasswordSchema,
  answer: v.object({ status: v.boolean(), secret: v.string(), address: v.string() }),
  failures: ["edit_conflict", "too_many_requests"],
});

/** Completes the set-up of a second factor. */
export const confirmTwoFactor = defineEndpoint({
  access: "admin",
  beforeTwoFactor: true,
  summary:
    "Confirms the secret by a code of the app, from when on logins ask for one, and answers ten recovery codes, which are in this answer only. errors.code is wrong_code for another code; edit_conflict without a secret to confirm.",
  body: twoFactorCodeSchema,
  answer: withCodes,
  failures: ["edit_conflict", "too_many_requests"],
});

/** Replaces the recovery codes. */
export const renewRecoveryCodes = defineEndpoint({
  access: "admin",
  summary:
    "Replaces the recovery codes of the signed-in administrator by ten new ones, which are in this answer only. edit_conflict without a second factor.",
  body: ownPasswordSchema,
  answer: withCodes,
  failures: ["edit_conflict", "too_many_requests"],
});

/** Switches the own second factor off. */
export const endTwoFactor = defineEndpoint({
  access: "admin",
  summary:
    "Switches the second factor of the signed-in administrator off and deletes its secret and recovery codes; forbidden where every administrator has to have one.",
  body: ownPasswordSchema,
  answer: statusOnly,
  failures: ["too_many_requests"],
});

/** Switches the second factor of another administrator off. */
export const resetTwoFactor = defineEndpoint({
  access: "admin",
  right: "owner",
  summary:
    "Switches the second factor of an administrator off who has lost it, and ends their sessions; where every administrator has to have one, their next login asks them to set it up.",
  params: withId,
  answer: v.object({ status: v.boolean(), account: adminAccountSchema }),
});

/** Requires a second factor of every administrator, or no longer. */
export const requireTwoFactor = defineEndpoint({
  access: "admin",
  right: "owner",
  summary:
    "Requires a second factor of every administrator, or no longer; who has none is asked to set it up before anything else (two_factor_required). two_factor_required for an owner without one.",
  body: twoFactorPolicySchema,
  answer: statusOnly,
  failures: ["two_factor_required"],
});
