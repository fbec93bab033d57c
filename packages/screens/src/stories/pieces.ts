import type { PiecesStore } from "../shared/cart/pieces-store.ts";

/** Creates an empty cart for stories of cards. */
export function createPieces(): PiecesStore {
  const pieces = new Map<number, number>();
  const listeners = new Set<() => void>();
  return {
    piecesOf: (id) => pieces.get(id) ?? 0,
    setPieces(id, next) {
      pieces.set(id, next);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
