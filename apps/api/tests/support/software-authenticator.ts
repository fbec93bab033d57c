import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyLogin,
  PasskeyRequest,
} from "@shop/contract/admins/passkey.ts";

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

/** The bytes of a text of CBOR with at most 23 characters. */
const cborText = (text: string): Buffer => Buffer.from([0x60 + text.length, ...Buffer.from(text)]);

const cborBytes = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

const coordinate = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, "base64url")]);

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Makes a passkey, as a device does, and signs by it. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
  let counter = 0;

  const authenticatorData = (rpId: string, flags: number): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
  } as const;

  return {
    /** Makes the passkey for a page of a site. */
    create: (
      { challenge, rp }: PasskeyCreation,
      origin: string,
      isVerified = true,
    ): NewPasskey["credential"] => {
      const data = Buffer.concat([
        authenticatorData(rp.id, PRESENT | (isVerified ? VERIFIED : 0) | ATTESTED),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText("fmt"),
        cborText("none"),
        cborText("attStmt"),
        Buffer.from([0xa0]),
        cborText("authData"),
        cborBytes(data),
      ]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
        },
      };
    },
    /** Signs a login on a page of a site. */
    get: (
      { challenge, rpId }: PasskeyRequest,
      origin: string,
      isVerified = true,
    ): PasskeyLogin["credential"] => {
      const data = authenticatorData(rpId, PRESENT | (isVerified ? VERIFIED : 0));
      const client = clientData("webauthn.get", challenge, origin);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
        },
      };
    },
  };
}
