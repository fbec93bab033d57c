import type { ProductCard } from "@shop/contract/products/product.ts";
import { addLine } from "@shop/domain/cart/cart.ts";
import { exactStock } from "@shop/domain/catalogue/shown-stock.ts";
import { NOTICE_MS } from "@shop/domain/constants.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useToast } from "@shop/ui/toast/toast.tsx";
import { useCallback } from "react";

import { cartLineOf } from "./cart-line.ts";
import { useCartStore } from "./use-cart.tsx";

/** Returns a function that adds a quantity of a product to the cart and shows a notice. */
export function useAddToCart(): (product: ProductCard, qty: number) => void {
  const store = useCartStore();
  const toast = useToast();
  const { locale } = useLocale();
  const { addedToCart, inCart: inCartTexts, lowStock } = useMessages("products");
  return useCallback(
    (product, qty) => {
      let inCart = 0;
      store.change((cart) => {
        const changed = addLine(cart, cartLineOf(product, locale), qty, product);
        inCart = changed.find(({ id }) => id === product.id)?.qty ?? 0;
        return changed;
      });
      const left = exactStock(product);
      toast.show({
        tone: "success",
        title: addedToCart,
        durationMs: NOTICE_MS.success,
        // The cart is not capped: what is short is said here and on the cart's line.
        ...(left !== null &&
          inCart > left && {
            footer: `${plural(locale, inCart, inCartTexts)} · ${plural(locale, left, lowStock)}`,
          }),
      });
    },
    [store, toast, locale, addedToCart, inCartTexts, lowStock],
  );
}
