import { pages } from "@shop/contract/pages.ts";
import { useCheckoutModel } from "@shop/data/models/use-checkout-model.ts";
import { queryKeys } from "@shop/data/queries.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { CheckoutScreen } from "@shop/screens/checkout/checkout-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";

import { useCartSharing } from "../cart/use-cart-sharing.ts";
import { useCart, useCartStore } from "../cart/use-cart.tsx";
import { PageHead } from "../head/page-head.tsx";
import { openChat } from "../open-chat.ts";
import { attemptMemory, checkoutDraft } from "../orders/checkout-memory.ts";
import type { PlacedOrder } from "../orders/placed-order.ts";
import { useBuyerInfo } from "../session/use-buyer.ts";
import { useSession } from "../session/use-session.ts";
import { NeedsScripts } from "../shell/needs-scripts.tsx";

/** Where the cart is ordered. */
export function Page() {
  const { title } = useMessages("checkout");
  const { locale } = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const onNotice = useNotify();
  const { change } = useCartStore();
  const cart = useCart();
  const known = useBuyerInfo();
  const onSaveCart = useCartSharing();

  const onEmptyCart = () => {
    checkoutDraft.keep(null);
    change(() => []);
  };
  const model = useCheckoutModel({
    cart,
    onChange: change,
    token: useSession()?.token,
    locale,
    attempt: attemptMemory,
    onNotice,
    onOrdered: (number) => {
      onEmptyCart();
      // What was ordered is no longer in stock.
      void queryClient.invalidateQueries({ queryKey: queryKeys.products });
      const state: PlacedOrder = { placedOrder: number };
      void navigate(pages.home, { state });
    },
  });
  return (
    <>
      <PageHead title={title} description={title} />
      <NeedsScripts />
      <CheckoutScreen
        {...model}
        // Read once the cart is known: the server's page is the same for everybody.
        initial={cart ? { ...known, ...checkoutDraft.read() } : known}
        onDraft={checkoutDraft.keep}
        onEmptyCart={onEmptyCart}
        onNotice={onNotice}
        onChat={openChat}
        onSaveCart={onSaveCart}
      />
    </>
  );
}
