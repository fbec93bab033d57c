import type { Product } from "@shop/contract/products/product.ts";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { SingleOrderDialog } from "@shop/screens/shop/orders/single-order-dialog.tsx";

import { useChatBuyer } from "../accounts/use-buyer.ts";
import { useDelivery } from "../delivery/use-delivery.ts";
import { usePayment } from "../payments/use-payment.ts";
import { useOpenChat } from "./use-open-chat.ts";
import { useRequestByChat } from "./use-request-by-chat.ts";

export interface SingleOrderProps {
  readonly product: Product;
  /** The initial quantity. */
  readonly qty: number;
  readonly onClose: () => void;
}

/** Connects the dialog that orders one product by chat; it is open while mounted. */
export function SingleOrder({ product, qty, onClose }: SingleOrderProps) {
  return (
    <SingleOrderDialog
      product={product}
      initialQty={qty}
      onNotice={useNotify()}
      onChat={useOpenChat()}
      onRequest={useRequestByChat()}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      buyer={useChatBuyer()}
      delivery={useDelivery()}
      payment={usePayment()}
    />
  );
}
