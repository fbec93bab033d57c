import { createContext, useContext } from "react";

/** The pieces of products in the browser's cart. */
export interface PiecesStore {
  /** Number of pieces of a product; 0 where it is not in the cart. */
  readonly piecesOf: (id: number) => number;
  /** Sets the number of pieces of a product in the cart; 0 removes it. */
  readonly setPieces: (id: number, pieces: number) => void;
  /** Calls the listener after each change of the cart, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

const noPieces: PiecesStore = {
  piecesOf: () => 0,
  setPieces: () => undefined,
  subscribe: () => () => undefined,
};

const Context = createContext(noPieces);

/** Provides the store to the cards inside; without it they only add. */
export const PiecesProvider = Context.Provider;

/** Returns the pieces of products in the cart. */
export const usePiecesStore = (): PiecesStore => useContext(Context);
