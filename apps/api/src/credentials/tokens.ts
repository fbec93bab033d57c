import { createHash, randomBytes } from "node:crypto";

/** A token of 256 random bits, as text that an address or a header can hold. */
export const makeToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: whoever reads the database can use none. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
