import type { ChatBuyerEntries } from "@shop/contract/orders/chat-order.ts";
import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";

import { useSession } from "./use-session.ts";

/** Returns the signed-in user's data as initial values of the billing form; empty where the user is signed out. */
export function useBuyerInfo(): Partial<CheckoutInfo> {
  const user = useSession()?.user;
  if (!user) return {};
  const { name, email, phone, address1, address2 } = user;
  return { name, email, phone, address1, address2 };
}

/** Returns the signed-in user's data for an order by chat; the address is empty where the user is signed out. */
export function useChatBuyer(): Partial<ChatBuyerEntries> {
  const { name, phone, email, address1, address2 } = useBuyerInfo();
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(email && { email }),
    address: [address1, address2].filter(Boolean).join(", "),
  };
}
