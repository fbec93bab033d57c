import { setQuantity } from "@shop/domain/cart/cart.ts";
import { PiecesProvider } from "@shop/screens/shared/cart/pieces-store.ts";
import { type ReactNode, useMemo } from "react";

import { useCartStore } from "./use-cart.tsx";

/** Provides the pieces of products in the cart to the cards inside. */
export function CartPiecesProvider({ children }: { readonly children: ReactNode }) {
  const { read, change, subscribe } = useCartStore();
  const store = useMemo(
    () => ({
      subscribe,
      piecesOf: (id: number) => read().find((line) => line.id === id)?.qty ?? 0,
      setPieces: (id: number, pieces: number) => change((cart) => setQuantity(cart, id, pieces)),
    }),
    [read, change, subscribe],
  );
  return <PiecesProvider value={store}>{children}</PiecesProvider>;
}
