import { addLine } from "@shop/contract/cart.ts";
import { NOTICE_MS } from "@shop/contract/constants.ts";
import type { ProductCard } from "@shop/contract/entities/product.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useToast } from "@shop/ui/toast.tsx";
import { useCallback } from "react";

import { cartLineOf } from "./cart-line.ts";
import { useCartStore } from "./use-cart.tsx";

/** Adds pieces of a product to the reader's cart and says so. */
export function useAddToCart(): (product: ProductCard, qty: number) => void {
  const store = useCartStore();
  const toast = useToast();
  const { locale } = useLocale();
  const { addedToCart } = useMessages("common");
  return useCallback(
    (product, qty) => {
      store.change((cart) => addLine(cart, cartLineOf(product, locale), qty));
      toast.show({ tone: "success", title: addedToCart, durationMs: NOTICE_MS.success });
    },
    [store, toast, locale, addedToCart],
  );
}
