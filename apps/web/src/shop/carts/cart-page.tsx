import { useCartModel } from "@shop/data/shop/carts/use-cart-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";
import { CartScreen } from "@shop/screens/shop/carts/cart-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";
import { useChatBuyer } from "../accounts/use-buyer.ts";
import { useDelivery } from "../delivery/use-delivery.ts";
import { useOpenChat } from "../orders/use-open-chat.ts";
import { useRequestByChat } from "../orders/use-request-by-chat.ts";
import { usePayment } from "../payments/use-payment.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { useCartSharing } from "./use-cart-sharing.ts";
import { useCart, useCartStore } from "./use-cart.tsx";

/** The cart page. */
export function CartPage() {
  const { title } = useMessages("carts");
  const model = useCartModel({ cart: useCart(), onChange: useCartStore().change });
  return (
    <>
      <PageHead title={title} description={title} />
      <NoscriptNotice />
      <CartScreen
        {...model}
        onNotice={useNotify()}
        onChat={useOpenChat()}
        onSaveCart={useCartSharing()}
        onRequest={useRequestByChat()}
        buyer={useChatBuyer()}
        delivery={useDelivery()}
        payment={usePayment()}
        infoPages={useShop().infoPages}
      />
    </>
  );
}
