import { randomInt } from "node:crypto";

/** Letters and digits that nobody mistakes for each other. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GENERATED_LENGTH = 20;

/** A password that cannot be guessed: 20 characters that are easy to read off a screen. */
export const generatePassword = (): string =>
  Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** A hash of a password by argon2id, the library's standard: 19 MiB, two passes, one lane, as OWASP recommends. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import("@node-rs/argon2");
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/**
 * A hash of a password that nobody has, with the parameters of all others: whoever logs in under an unknown address waits as long
 * as somebody with a wrong password.
 */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$12xizc+jLs3C/HO9yK2U2A$4Y7PgpVKvgn2s3+hHZumNbmJW2kagATyyX+Uk3y/GbA";

/** True when a password is the one behind a hash. Without a hash it is false, after the same time. */
export async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
  const { verify } = await import("@node-rs/argon2");
  const matches = await verify(hash ?? NOBODYS_HASH, password);
  return hash !== undefined && matches;
}
