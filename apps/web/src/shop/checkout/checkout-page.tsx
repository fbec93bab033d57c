import { useCheckoutModel } from "@shop/data/shop/checkout/use-checkout-model.ts";
import { useOwnAddresses } from "@shop/data/shop/checkout/use-own-addresses.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { CheckoutScreen } from "@shop/screens/shop/checkout/checkout-screen.tsx";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useBuyerInfo, useKeepCompany } from "../accounts/use-buyer.ts";
import { useSession } from "../accounts/use-session.ts";
import { useCartSharing } from "../carts/use-cart-sharing.ts";
import { useCart, useCartStore } from "../carts/use-cart.tsx";
import { useDelivery } from "../delivery/use-delivery.ts";
import { orderKeyStore } from "../orders/order-key-store.ts";
import type { PlacedOrderState } from "../orders/placed-order.ts";
import { placedPhone } from "../orders/placed-phone.ts";
import { useOpenChat } from "../orders/use-open-chat.ts";
import { useRequestByChat } from "../orders/use-request-by-chat.ts";
import { usePayment } from "../payments/use-payment.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { checkoutDraft } from "./checkout-draft.ts";

/** The checkout page. */
export function CheckoutPage() {
  const { title } = useMessages("checkout");
  const { locale } = useLocale();
  const navigate = useNavigate();
  const onNotice = useNotify();
  const { change } = useCartStore();
  const cart = useCart();
  const session = useSession();
  const known = useBuyerInfo();
  const onSaveCart = useCartSharing();
  const keepCompany = useKeepCompany();

  const onEmptyCart = () => {
    checkoutDraft.save(null);
    change(() => []);
  };
  const model = useCheckoutModel({
    cart,
    onChange: change,
    token: session?.token,
    delivery: useDelivery(),
    payment: usePayment(),
    locale,
    keyStore: orderKeyStore,
    onNotice,
    onOrdered: (placed, info) => {
      placedPhone.save(placed.number, info.phone);
      keepCompany(info);
      onEmptyCart();
      const state: PlacedOrderState = { placedOrder: placed };
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
        onRequest={useRequestByChat()}
        ownAddresses={useOwnAddresses(session?.token ?? null)}
        infoPages={useShop().infoPages}
      />
    </>
  );
}
