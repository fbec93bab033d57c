import { useShop } from "@shop/data/shop/settings/queries.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { type ReactNode, useState } from "react";

import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { useLoadFailure } from "../../router/use-load-failure.ts";
import type { QuotationProps } from "./quotation.tsx";

const part: LazyPartSource<QuotationProps> = {
  areas: ["carts", "company", "delivery", "quotation", "errors"],
  load: async () => (await import("./quotation.tsx")).Quotation,
};

/** Returns what opens the dialog that makes a quotation of some lines, where the shop leaves quotations to its buyers, and the dialog to render. */
export function useQuotation(): {
  readonly offer: { readonly days: number; readonly onOpen: (cart: Cart) => void } | undefined;
  readonly dialog: ReactNode;
} {
  const { quotationDays: days } = useShop();
  const [cart, setCart] = useState<Cart | null>(null);
  const showFailure = useLoadFailure();
  const onClose = () => setCart(null);
  return {
    offer: days > 0 ? { days, onOpen: setCart } : undefined,
    dialog: (
      <LazyPart
        part={part}
        props={cart && { cart, onClose }}
        onFailure={() => {
          onClose();
          showFailure();
        }}
      />
    ),
  };
}
