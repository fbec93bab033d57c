const KEY_BYTES = 16;

/** A new name for an attempt: 32 random hexadecimal digits. */
export const newAttemptKey = (): string =>
  // `crypto.randomUUID` is missing where a page is served without encryption in a local network.
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
