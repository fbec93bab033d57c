import { useChatRequest } from "@shop/data/shop/orders/use-chat-request.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";

import { useSession } from "../accounts/use-session.ts";

/** Returns the function that stores an order by chat for the visitor; it resolves to the number for the message, or to null. */
export const useRequestByChat = () => useChatRequest(useSession()?.token, useLocale().locale);
