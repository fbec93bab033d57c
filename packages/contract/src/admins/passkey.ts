import * as v from "valibot";

import { requiredLine } from "../rules.ts";
import { ownPasswordSchema } from "./two-factor.ts";

/** Bytes in the form of the Web Authentication API's JSON. */
const bytes = (max: number) =>
  v.pipe(v.string("required"), v.maxLength(max, "too_long"), v.regex(/^[\w-]*$/, "bad_value"));

const credential = {
  id: bytes(2000),
  rawId: bytes(2000),
  type: v.literal("public-key", "bad_value"),
  clientExtensionResults: v.optional(v.object({}), {}),
};

/** A passkey of an administrator, without its public key. */
export const passkeySchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    /** What its owner calls it. */
    name: v.string(),
    created_at: v.string(),
    /** When it last signed in; null before. */
    used_at: v.nullable(v.string()),
  }),
  v.metadata({ ref: "Passkey" }),
);

/** What a browser makes a passkey from: `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationSchema = v.pipe(
  v.object({
    challenge: v.string(),
    rp: v.object({ id: v.string(), name: v.string() }),
    user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal("public-key") })),
    timeout: v.number(),
    attestation: v.literal("none"),
    excludeCredentials: v.array(v.object({ id: v.string(), type: v.literal("public-key") })),
    authenticatorSelection: v.object({
      residentKey: v.literal("required"),
      requireResidentKey: v.literal(true),
      userVerification: v.literal("required"),
    }),
  }),
  v.metadata({ ref: "PasskeyCreation" }),
);

/** What a browser signs in by: `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequestSchema = v.pipe(
  v.object({
    challenge: v.string(),
    rpId: v.string(),
    timeout: v.number(),
    userVerification: v.literal("required"),
  }),
  v.metadata({ ref: "PasskeyRequest" }),
);

/** A new passkey as a browser answers it: `RegistrationResponseJSON`. */
export const newPasskeySchema = v.pipe(
  v.object({
    name: requiredLine(60),
    credential: v.object({
      ...credential,
      response: v.object({
        clientDataJSON: bytes(8000),
        attestationObject: bytes(40_000),
      }),
    }),
  }),
  v.metadata({ ref: "NewPasskey" }),
);

/** A signature as a browser answers it: `AuthenticationResponseJSON`. */
export const passkeyLoginSchema = v.pipe(
  v.object({
    credential: v.object({
      ...credential,
      response: v.object({
        clientDataJSON: bytes(8000),
        authenticatorData: bytes(8000),
        signature: bytes(8000),
      }),
    }),
  }),
  v.metadata({ ref: "PasskeyLogin" }),
);

/** The form by which a passkey is added. */
export const addPasskeyFormSchema = v.object({
  name: newPasskeySchema.entries.name,
  ...ownPasswordSchema.entries,
});

/** A passkey of an administrator. */
export type Passkey = v.InferOutput<typeof passkeySchema>;
/** What a browser makes a passkey from. */
export type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>;
/** What a browser signs in by. */
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;
/** A new passkey as a browser answers it. */
export type NewPasskey = v.InferOutput<typeof newPasskeySchema>;
/** A signature as a browser answers it. */
export type PasskeyLogin = v.InferOutput<typeof passkeyLoginSchema>;
