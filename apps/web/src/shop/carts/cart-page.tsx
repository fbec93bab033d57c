import { useCartModel } from "@shop/data/shop/carts/use-cart-model.ts";
import type { PaymentView } from "@shop/data/shop/payments/view.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { CartScreen } from "@shop/screens/shop/carts/cart-screen.tsx";
import { useState } from "react";

import { PageHead } from "../../head/page-head.tsx";
import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { Keep } from "../accounts/keep.tsx";
import { useChatBuyer } from "../accounts/use-buyer.ts";
import { useDelivery } from "../delivery/use-delivery.ts";
import { useOpenChat } from "../orders/use-open-chat.ts";
import { useQuotation } from "../orders/use-quotation.tsx";
import { useRequestByChat } from "../orders/use-request-by-chat.ts";
import type { PaymentPartProps } from "../payments/payment-part.tsx";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { useCartSharing } from "./use-cart-sharing.ts";
import { useCart, useCartStore } from "./use-cart.tsx";

/** The choice of how an order by chat is paid, which the cart itself does without. */
const paymentPart: LazyPartSource<PaymentPartProps> = {
  areas: ["payment"],
  load: async () => (await import("../payments/payment-part.tsx")).PaymentPart,
};

/** The cart page. */
export function CartPage() {
  const { offer, dialog } = useQuotation();
  const { infoPages } = useShop();
  const [payment, onPayment] = useState<PaymentView>();
  const { title } = useMessages("carts");
  const cart = useCart();
  const model = useCartModel({ cart, onChange: useCartStore().change });
  return (
    <>
      <PageHead title={title} description={title} />
      <NoscriptNotice />
      <LazyPart part={paymentPart} props={{ onPayment }} />
      <CartScreen
        {...model}
        onNotice={useNotify()}
        onChat={useOpenChat()}
        onSaveCart={useCartSharing()}
        keep={<Keep key={JSON.stringify(cart)} content={cart && { cart }} />}
        onRequest={useRequestByChat()}
        buyer={useChatBuyer()}
        delivery={useDelivery()}
        payment={payment}
        quotation={offer && { ...offer, onOpen: () => offer.onOpen(cart ?? []) }}
        infoPages={infoPages}
      />
      {dialog}
    </>
  );
}
