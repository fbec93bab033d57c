import type { ProductCard } from "@shop/contract/products/product.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";

import { withProducts } from "./cart-line.ts";
import { useCartStore } from "./use-cart.tsx";

/** Returns a function that adds several products with their pieces to the cart and shows one notice. */
export function useAddLines() {
  const { change } = useCartStore();
  const { locale } = useLocale();
  const onNotice = useNotify();
  return (lines: readonly { readonly product: ProductCard; readonly qty: number }[]): void => {
    change((cart) => withProducts(cart, lines, locale));
    onNotice("addedToCart");
  };
}
