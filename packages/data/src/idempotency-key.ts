const KEY_BYTES = 16;

/** Stores the idempotency key of a request whose outcome is not known yet. */
export interface IdempotencyKeyStore {
  /** The stored key; null without one. */
  readonly read: () => string | null;
  /** Stores a key; null removes it. */
  readonly write: (key: string | null) => void;
}

/** 32 random hexadecimal digits. */
export const createIdempotencyKey = (): string =>
  // `crypto.randomUUID` exists in secure contexts only, and a shop in a local network may be served over HTTP.
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The stored key; creates and stores one where there is none. */
export function ensureIdempotencyKey(store: IdempotencyKeyStore): string {
  const stored = store.read();
  if (stored !== null) return stored;
  const key = createIdempotencyKey();
  store.write(key);
  return key;
}

/** A store in memory. */
export function createMemoryKeyStore(): IdempotencyKeyStore {
  let key: string | null = null;
  return {
    read: () => key,
    write: (next) => {
      key = next;
    },
  };
}
