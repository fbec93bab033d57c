import { useCartModel } from "@shop/data/models/use-cart-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { CartScreen } from "@shop/screens/cart/cart-screen.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";

import { useCartSharing } from "../cart/use-cart-sharing.ts";
import { useCart, useCartStore } from "../cart/use-cart.tsx";
import { PageHead } from "../head/page-head.tsx";
import { useChatBuyer } from "../session/use-buyer.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { useOpenChat } from "../use-open-chat.ts";

/** The cart page. */
export function CartPage() {
  const { title } = useMessages("cart");
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
        buyer={useChatBuyer()}
      />
    </>
  );
}
