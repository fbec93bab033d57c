import { useCheckoutModel } from "@shop/data/models/use-checkout-model.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { CheckoutScreen } from "@shop/screens/checkout/checkout-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { useNavigate } from "react-router-dom";

import { useCartSharing } from "../cart/use-cart-sharing.ts";
import { useCart, useCartStore } from "../cart/use-cart.tsx";
import { PageHead } from "../head/page-head.tsx";
import { checkoutDraft } from "../orders/checkout-draft.ts";
import { orderKeyStore } from "../orders/order-key-store.ts";
import type { PlacedOrder } from "../orders/placed-order.ts";
import { placedPhone } from "../orders/placed-phone.ts";
import { useBuyerInfo } from "../session/use-buyer.ts";
import { useSession } from "../session/use-session.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { useOpenChat } from "../use-open-chat.ts";

/** The checkout page. */
export function CheckoutPage() {
  const { title } = useMessages("checkout");
  const { locale } = useLocale();
  const navigate = useNavigate();
  const onNotice = useNotify();
  const { change } = useCartStore();
  const cart = useCart();
  const known = useBuyerInfo();
  const onSaveCart = useCartSharing();

  const onEmptyCart = () => {
    checkoutDraft.save(null);
    change(() => []);
  };
  const model = useCheckoutModel({
    cart,
    onChange: change,
    token: useSession()?.token,
    locale,
    keyStore: orderKeyStore,
    onNotice,
    onOrdered: (placed, phone) => {
      placedPhone.save(placed.number, phone);
      onEmptyCart();
      const state: PlacedOrder = { placedOrder: placed };
      void navigate(pages.home, { state });
    },
  });
  return (
    <>
      <PageHead title={title} description={title} />
      <NoscriptNotice />
      <CheckoutScreen
        {...model}
        // The draft is read after hydration only, because the server's markup contains nothing personal.
        initial={cart ? { ...known, ...checkoutDraft.read() } : known}
        onDraft={checkoutDraft.save}
        onEmptyCart={onEmptyCart}
        onNotice={onNotice}
        onChat={useOpenChat()}
        onSaveCart={onSaveCart}
      />
    </>
  );
}
