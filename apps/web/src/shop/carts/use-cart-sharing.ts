import { useSaveCart } from "@shop/data/shop/carts/use-save-cart.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";

import { useSite } from "../../site-context.ts";
import { useCart } from "./use-cart.tsx";

/** Returns a function that saves the cart on the server and resolves to its shareable URL; it rejects where saving fails. */
export function useCartSharing(): () => Promise<string> {
  const { origin } = useSite();
  const { locale } = useLocale();
  return useSaveCart({
    cart: useCart() ?? [],
    addressOf: (token) => origin + localAddress(pages.sharedCart(token), locale),
  });
}
