import { useChatRequest } from "@shop/data/shop/orders/use-chat-request.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import type { ChatOrderCallbacks } from "@shop/screens/shop/orders/use-chat-order.ts";

import { useSite } from "../../site-context.ts";
import { useKeepCompany } from "../accounts/use-buyer.ts";
import { useSession } from "../accounts/use-session.ts";

/** Returns the function that stores an order by chat for the visitor; it resolves to its number and page for the message, or to null. */
export function useRequestByChat(): NonNullable<ChatOrderCallbacks["onRequest"]> {
  const { origin } = useSite();
  const { locale } = useLocale();
  const keepCompany = useKeepCompany();
  const store = useChatRequest(useSession()?.token, locale);
  return async (order) => {
    const stored = await store(order);
    if (stored) keepCompany(order.buyer);
    return (
      stored && { number: stored.number, page: origin + localAddress(pages.orderFor(stored.token), locale) }
    );
  };
}
