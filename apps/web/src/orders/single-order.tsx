import type { Product } from "@shop/contract/entities/product.ts";
import { SingleOrderDialog } from "@shop/screens/order-dialog/single-order-dialog.tsx";
import { useNotify } from "@shop/screens/parts/use-notify.ts";

import { openChat } from "../open-chat.ts";
import { useChatBuyer } from "../session/use-buyer.ts";

/** What a {@link SingleOrder} takes; it is open as long as it is there. */
export interface SingleOrderProps {
  readonly product: Product;
  /** The quantity that it opens with. */
  readonly qty: number;
  readonly onClose: () => void;
}

/** The dialog that orders one product by chat, fed. */
export function SingleOrder({ product, qty, onClose }: SingleOrderProps) {
  return (
    <SingleOrderDialog
      product={product}
      initialQty={qty}
      onNotice={useNotify()}
      onChat={openChat}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      buyer={useChatBuyer()}
    />
  );
}
