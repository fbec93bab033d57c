import { useState } from "react";

import { createMemoryKeyStore, ensureIdempotencyKey, type IdempotencyKeyStore } from "./idempotency-key.ts";

/** Keys of requests by their content: one whose answer was lost is repeated with its key, another one has another key. */
export interface IdempotencyKeys {
  /** The key of a content; the same one until it is forgotten. */
  readonly keyOf: (content: unknown) => string;
  /** Called once the outcome of a content is known: sent again, it is a request of its own. */
  readonly forget: (content: unknown) => void;
}

/** Keeps keys of requests while a page is open. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(() => new Map<string, IdempotencyKeyStore>());
  return {
    keyOf: (content) => {
      const text = JSON.stringify(content);
      const store = keys.get(text) ?? createMemoryKeyStore();
      keys.set(text, store);
      return ensureIdempotencyKey(store);
    },
    forget: (content) => void keys.delete(JSON.stringify(content)),
  };
}
