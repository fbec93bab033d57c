import { randomInt } from "node:crypto";

/** Letters and digits without those that look alike. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GENERATED_LENGTH = 20;

/** Generates a random password of 20 characters that are easy to read off a screen. */
export const generatePassword = (): string =>
  Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Hashes a password by argon2id, the library's default: 19 MiB, two passes, one lane, as OWASP recommends. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import("@node-rs/argon2");
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/** A hash that no password matches, with the same parameters: verifying it takes as long for an unknown address as for a wrong password. */
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$12xizc+jLs3C/HO9yK2U2A$4Y7PgpVKvgn2s3+hHZumNbmJW2kagATyyX+Uk3y/GbA";

/** Verifies a password against its hash. Without a hash the result is false, after the same time. */
export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  const { verify } = await import("@node-rs/argon2");
  const matches = await verify(hash ?? DUMMY_HASH, password);
  return hash !== undefined && matches;
}
