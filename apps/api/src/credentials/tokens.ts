import { createHash, randomBytes } from "node:crypto";

/** Generates a token of 256 random bits, in base64url. */
export const makeToken = (): string => randomBytes(32).toString("base64url");

/** The hash under which a token is stored, so that a leaked database holds no usable tokens. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
