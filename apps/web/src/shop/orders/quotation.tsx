import { useQuotationRequest } from "@shop/data/shop/orders/use-quotation-request.ts";
import type { Cart } from "@shop/domain/cart/cart.ts";
import { deliveryOf } from "@shop/domain/delivery/delivery.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { QuotationDialog } from "@shop/screens/shop/orders/quotation-dialog.tsx";
import { useNavigate } from "react-router-dom";

import { useChatBuyer, useKeepCompany } from "../accounts/use-buyer.ts";
import { useSession } from "../accounts/use-session.ts";
import { useDelivery } from "../delivery/use-delivery.ts";

export interface QuotationProps {
  readonly cart: Cart;
  readonly onClose: () => void;
}

/** Connects the dialog that makes a quotation, and opens the page of one that is made; it is open while mounted. */
export function Quotation({ cart, onClose }: QuotationProps) {
  const delivery = useDelivery();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const keepCompany = useKeepCompany();
  const request = useQuotationRequest({
    cart,
    delivery: deliveryOf(delivery, cart),
    locale,
    token: useSession()?.token,
    onMade: (token, buyer) => {
      keepCompany(buyer);
      void navigate(pages.orderFor(token));
    },
  });
  return (
    <QuotationDialog
      {...request}
      delivery={delivery}
      buyer={useChatBuyer()}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
