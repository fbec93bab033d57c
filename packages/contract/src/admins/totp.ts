import { asciiDigits } from "@shop/domain/search/folding.ts";

/** Seconds for which a code holds. */
const PERIOD = 30;
const DIGITS = 6;
/** Bytes of a new secret: the length of a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps of time before and after the current one whose codes are taken as well: clocks differ. */
const SKEW = 1;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS = 5;

/** Bytes in Base32 (RFC 4648) without padding. */
export function toBase32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= BITS) {
      bits -= BITS;
      text += ALPHABET[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(value << (BITS - bits)) & 31] : text;
}

/** The bytes of a text in Base32. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    value = ((value << BITS) | ALPHABET.indexOf(letter)) & 0xff_ff;
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** A new secret of an authenticator app, in Base32. */
export const newSecret = (): string => toBase32(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** The number of the step of time that a moment in milliseconds lies in. */
export const stepOf = (ms: number): number => Math.floor(ms / 1000 / PERIOD);

/** The code of a step of time by RFC 6238 with HMAC-SHA-1, as authenticator apps make it. */
export async function totpCode(secret: string, step: number, digits = DIGITS): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", fromBase32(secret), algorithm, false, ["sign"]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const hash = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const offset = hash.getUint8(hash.byteLength - 1) & 0xf;
  const number = hash.getUint32(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** A code as it is entered: with digits of other scripts, spaces and hyphens, in capitals or not. */
export const foldCode = (entered: string): string =>
  asciiDigits(entered).replaceAll(/[\s-]/g, "").toLowerCase();

/** Whether a folded code is one of an app, and no recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The step of time that a code of an app belongs to, one before or after the current one included; null for a code of none. */
export async function matchingStep(secret: string, code: string, ms: number): Promise<number | null> {
  let found: number | null = null;
  // Every step is tried, so that the time that it takes says nothing.
  for (let step = stepOf(ms) - SKEW; step <= stepOf(ms) + SKEW; step += 1) {
    if ((await totpCode(secret, step)) === code) found = step;
  }
  return found;
}

/** The address that authenticator apps read from a QR code. */
export function otpauthAddress({
  secret,
  issuer,
  account,
}: {
  readonly secret: string;
  readonly issuer: string;
  readonly account: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${PERIOD}`;
  return `otpauth://totp/${label}?${query}`;
}

/** Number of recovery codes that an administrator gets. */
const RECOVERY_CODES = 10;
/** Bytes of a recovery code: 80 random bits, too many to be tried, so that a plain hash keeps them. */
const RECOVERY_BYTES = 10;

/** New recovery codes, in groups of four letters and digits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (
      toBase32(crypto.getRandomValues(new Uint8Array(RECOVERY_BYTES)))
        .toLowerCase()
        .match(/.{4}/g) ?? []
    ).join("-"),
  );
