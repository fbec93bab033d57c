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
