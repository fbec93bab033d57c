import type { CheckoutInfo } from "@shop/contract/entities/order.ts";
import type { ChatBuyer } from "@shop/i18n/order-message.ts";

import { useSession } from "./use-session.ts";

/** What is known of the buyer who is signed in, for the checkout; nothing of a visitor. */
export function useBuyerInfo(): Partial<CheckoutInfo> {
  const user = useSession()?.user;
  if (!user) return {};
  const { name, email, phone, address1, address2 } = user;
  return { name, email, phone, address1, address2 };
}

/** What is known of the buyer who is signed in, for an order by chat; nothing of a visitor. */
export function useChatBuyer(): Partial<ChatBuyer> {
  const { name, phone, address1, address2 } = useBuyerInfo();
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    address: [address1, address2].filter(Boolean).join(", "),
  };
}
