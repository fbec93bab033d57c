const KEY_BYTES = 16;

/** Remembers the name of an attempt to order as long as nobody knows whether it came through. */
export interface AttemptMemory {
  /** The remembered name; null where there is none. */
  readonly read: () => string | null;
  /** Remembers a name; null forgets it. */
  readonly keep: (key: string | null) => void;
}

/** A new name for an attempt: 32 random hexadecimal digits. */
const newAttemptKey = (): string =>
  // `crypto.randomUUID` is missing where a page is served without encryption in a local network.
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The name of the attempt that is under way, or of a new one. */
export function currentAttempt(memory: AttemptMemory): string {
  const known = memory.read();
  if (known !== null) return known;
  const key = newAttemptKey();
  memory.keep(key);
  return key;
}

/** A memory that lives as long as whoever holds it. */
export function briefAttemptMemory(): AttemptMemory {
  let key: string | null = null;
  return {
    read: () => key,
    keep: (given) => {
      key = given;
    },
  };
}
