import { useQuotationRequest } from "@shop/data/shop/orders/use-quotation-request.ts";
import type { QuotationRequestView } from "@shop/data/shop/orders/view.ts";
import { deliveryOf } from "@shop/domain/delivery/delivery.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { useNavigate } from "react-router-dom";

import { useKeepCompany } from "../accounts/use-buyer.ts";
import { useSession } from "../accounts/use-session.ts";
import { useDelivery } from "../delivery/use-delivery.ts";
import { useCart } from "./use-cart.tsx";

/** Makes quotations of the visitor's cart, and opens the page of one that is made. */
export function useCartQuotation(): QuotationRequestView {
  const cart = useCart() ?? [];
  const { locale } = useLocale();
  const navigate = useNavigate();
  const keepCompany = useKeepCompany();
  return useQuotationRequest({
    cart,
    delivery: deliveryOf(useDelivery(), cart),
    locale,
    token: useSession()?.token,
    onMade: (token, buyer) => {
      keepCompany(buyer);
      void navigate(pages.orderFor(token));
    },
  });
}
