import { addLine } from "@shop/contract/cart.ts";
import { NOTICE_MS } from "@shop/contract/constants.ts";
import type { ProductCard } from "@shop/contract/entities/product.ts";
import { localName } from "@shop/contract/locale.ts";
import { pictureAddresses } from "@shop/contract/pictures.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useToast } from "@shop/ui/toast.tsx";
import { useCallback } from "react";

import { useCartStore } from "./use-cart.tsx";

/** Adds pieces of a product to the reader's cart and says so. */
export function useAddToCart(): (product: ProductCard, qty: number) => void {
  const store = useCartStore();
  const toast = useToast();
  const { locale } = useLocale();
  const { addedToCart } = useMessages("common");
  return useCallback(
    (product, qty) => {
      const { id, price, images } = product;
      const line = { id, price, name: localName(product, locale), image: pictureAddresses(images)[0] ?? "" };
      store.change((cart) => addLine(cart, line, qty));
      toast.show({ tone: "success", title: addedToCart, durationMs: NOTICE_MS.success });
    },
    [store, toast, locale, addedToCart],
  );
}
