import type { Admin } from "@shop/contract/accounts/user.ts";
import type {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyLogin,
  PasskeyRequest,
} from "@shop/contract/admins/passkey.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";

import type { Database } from "../../database/database.ts";
import { quarterHourly, throttle } from "../limits/throttle.ts";
import { findAdminById } from "./admins.repository.ts";
import type { NoteAccount } from "./note-account.ts";
import type { OpenSession, OpenedSession, Visit } from "./open-session.ts";
import { ownPassword } from "./own-password.ts";
import {
  CHALLENGE_SECONDS,
  deletePasskey,
  findPasskey,
  findPasskeys,
  insertPasskey,
  notePasskeyUse,
  storeChallenge,
  takeChallenge,
} from "./passkeys.repository.ts";
import type { PasskeyRow } from "./passkeys.table.ts";

/** Passkeys that an administrator may have. */
const MAX_PASSKEYS = 10;

/** Ed25519, ES256 and RS256, which devices have; the library would try post-quantum ones of which Node warns. */
const ALGORITHMS = [-8, -7, -257];

const TIMEOUT_MS = CHALLENGE_SECONDS * 1000;

/** Passkeys of administrators; `origin` is the scheme, host and port of the page that asks. */
export interface PasskeyService {
  readonly list: (admin: Admin) => Promise<Passkey[]>;
  /** Throws invalid for a wrong password, and with ten passkeys. */
  readonly start: (admin: Admin, password: string, origin: string) => Promise<PasskeyCreation>;
  /** Throws bad_passkey. */
  readonly add: (admin: Admin, passkey: NewPasskey, origin: string) => Promise<Passkey>;
  /** Throws not_found. */
  readonly remove: (admin: Admin, id: number) => Promise<void>;
  readonly startLogin: (origin: string, sender: string | null) => Promise<PasskeyRequest>;
  /** Throws wrong_credentials and too_many_requests. */
  readonly login: (entry: PasskeyLogin, origin: string, visit: Visit) => Promise<OpenedSession>;
}

/** Options of {@link passkeyService}. */
export interface PasskeyOptions {
  /** The shop's name, which browsers show. */
  readonly readName: () => Promise<string>;
  readonly note: NoteAccount;
  readonly openSession: OpenSession;
}

const toPasskey = ({ id, name, createdAt, usedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});

/** The id by which a device keeps the passkeys of an administrator. */
const userIdOf = (id: number): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`admin ${id}`);

/** The challenge that a signature answers; '' where it states none. */
function challengeOf(clientData: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, "base64url").toString("utf8"));
    return typeof data === "object" &&
      data !== null &&
      "challenge" in data &&
      typeof data.challenge === "string"
      ? data.challenge
      : "";
  } catch {
    return "";
  }
}

/** Creates the service of passkeys. */
export function passkeyService(
  { queries }: Pick<Database, "queries">,
  { readName, note, openSession }: PasskeyOptions,
): PasskeyService {
  const requirePassword = ownPassword(queries);
  const starts = throttle(queries, "passkey login", { sender: quarterHourly(100) });
  return {
    list: async ({ id }) => (await findPasskeys(queries, id)).map(toPasskey),
    start: async (admin, password, origin) => {
      await requirePassword(admin, password);
      const known = await findPasskeys(queries, admin.id);
      if (known.length >= MAX_PASSKEYS) throw new ApiError("invalid", { errors: { name: "limit_reached" } });
      const rp = { id: new URL(origin).hostname, name: await readName() };
      const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
        rpName: rp.name,
        rpID: rp.id,
        userID: userIdOf(admin.id),
        userName: admin.email,
        attestationType: "none",
        supportedAlgorithmIDs: ALGORITHMS,
      });
      await storeChallenge(queries, challenge, admin.id);
      return {
        challenge,
        rp,
        user,
        pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: "public-key" })),
        timeout: TIMEOUT_MS,
        attestation: "none",
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: "public-key" })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
      };
    },
    add: async (admin, { name, credential }, origin) => {
      const verified = await verifyRegistrationResponse({
        response: credential,
        expectedChallenge: (challenge) => takeChallenge(queries, challenge, admin.id),
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null);
      if (!verified?.verified) throw new ApiError("bad_passkey");
      const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
      return queries.transaction(async (transaction) => {
        const row = await insertPasskey(transaction, {
          adminId: admin.id,
          credentialId,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          counter,
          name,
        });
        if (!row) throw new ApiError("bad_passkey");
        await note(transaction, admin, {
          accountId: admin.id,
          action: "passkey_added",
          after: { passkey: name },
        });
        return toPasskey(row);
      });
    },
    remove: (admin, id) =>
      queries.transaction(async (transaction) => {
        const row = await deletePasskey(transaction, admin.id, id);
        if (!row) throw new ApiError("not_found");
        await note(transaction, admin, {
          accountId: admin.id,
          action: "passkey_removed",
          before: { passkey: row.name },
        });
      }),
    startLogin: async (origin, sender) => {
      await starts.take({ sender });
      const rpId = new URL(origin).hostname;
      const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
      await storeChallenge(queries, challenge, null);
      return { challenge, rpId, timeout: TIMEOUT_MS, userVerification: "required" };
    },
    login: async ({ credential }, origin, visit) => {
      // Before anything is verified: a challenge is answered once, rightly or wrongly.
      const challenge = challengeOf(credential.response.clientDataJSON);
      if (!(await takeChallenge(queries, challenge, null))) throw new ApiError("wrong_credentials");
      const passkey = await findPasskey(queries, credential.id);
      const admin = passkey && (await findAdminById(queries, passkey.adminId));
      if (!passkey || !admin || admin.disabledAt) throw new ApiError("wrong_credentials");
      const result = await verifyAuthenticationResponse({
        response: credential,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
        },
      }).catch(() => null);
      if (!result?.verified) throw new ApiError("wrong_credentials");
      await notePasskeyUse(queries, passkey.id, result.authenticationInfo.newCounter);
      return openSession({ admin, passkeyId: passkey.id }, visit);
    },
  };
}
