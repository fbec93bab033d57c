import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { statusOnly, withId } from "../rules.ts";
import {
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyLoginSchema,
  passkeyRequestSchema,
  passkeySchema,
} from "./passkey.ts";
import { ownPasswordSchema } from "./two-factor.ts";

/** The passkeys of the signed-in administrator. */
export const listPasskeys = defineEndpoint({
  access: "admin",
  beforeTwoFactor: true,
  summary: "The passkeys by which the signed-in administrator signs in, the newest first.",
  answer: v.object({ data: v.array(passkeySchema) }),
});

/** Starts adding a passkey. */
export const startPasskey = defineEndpoint({
  access: "admin",
  summary:
    "What a browser makes a passkey from, for the address of the page that asks; to be completed within five minutes. forbidden at another address than the shop's public one, where that is set, as of the other calls about passkeys. limit_reached at errors.name with ten passkeys.",
  body: ownPasswordSchema,
  answer: v.object({ status: v.boolean(), options: passkeyCreationSchema }),
  failures: ["too_many_requests"],
});

/** Adds a passkey. */
export const addPasskey = defineEndpoint({
  access: "admin",
  summary:
    "Stores the passkey that a browser has made. bad_passkey for one that was not made for this administrator, this shop and this request.",
  body: newPasskeySchema,
  answer: v.object({ status: v.boolean(), passkey: passkeySchema }),
  failures: ["bad_passkey"],
});

/** Removes a passkey. */
export const removePasskey = defineEndpoint({
  access: "admin",
  summary: "Removes a passkey of the signed-in administrator; sessions that it began stay.",
  params: withId,
  answer: statusOnly,
});

/** Starts a login by a passkey. */
export const startPasskeyLogin = defineEndpoint({
  access: "public",
  summary:
    "What a browser signs in by, for the address of the page that asks; to be completed within five minutes. Cross-origin requests are rejected.",
  answer: v.object({ options: passkeyRequestSchema }),
  failures: ["forbidden", "too_many_requests"],
});

/** Login by a passkey; a successful answer sets the session cookie. */
export const loginByPasskey = defineEndpoint({
  access: "public",
  summary:
    "Login of the administrator whose passkey has signed; sets the session cookie, without a password or a code, since the device has verified its user. wrong_credentials for a passkey that is not known, or an account that is disabled. Cross-origin requests are rejected.",
  body: passkeyLoginSchema,
  answer: v.object({ status: v.boolean(), must_change_password: v.boolean() }),
  failures: ["wrong_credentials", "forbidden", "too_many_requests"],
});
