import { localAddress, pages } from "@shop/contract/pages.ts";
import { useSaveCart } from "@shop/data/models/use-save-cart.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";

import { useSite } from "../site-context.ts";
import { useCart } from "./use-cart.tsx";

/** Saves the reader's cart where others can open it and gives the whole address; rejects where that failed. */
export function useCartSharing(): () => Promise<string> {
  const { origin } = useSite();
  const { locale } = useLocale();
  return useSaveCart({
    cart: useCart() ?? [],
    addressOf: (token) => origin + localAddress(pages.sharedCart(token), locale),
  });
}
