import type { Cart } from "@shop/domain/cart/cart.ts";
import { useMutation } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { createSharedCartMutation } from "./queries.ts";

/** The input of {@link useSaveCart}. */
export interface SaveCartInput {
  readonly cart: Cart;
  /** The absolute address of the shared cart with a token. */
  readonly addressOf: (token: string) => string;
}

/** Stores the cart for others to open; resolves to its address. */
export function useSaveCart({ cart, addressOf }: SaveCartInput): () => Promise<string> {
  const { mutateAsync } = useMutation(createSharedCartMutation(useApi()));
  return async () => addressOf(await mutateAsync(cart));
}
