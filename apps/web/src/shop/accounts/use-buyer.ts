import type { ChatBuyerEntries } from "@shop/contract/orders/chat-order.ts";
import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";
import {
  type AccountCompany,
  accountCompanyOf,
  hasCompany,
} from "@shop/domain/orders/placing/order-company.ts";

import { useSession, useSessionStore } from "./use-session.ts";

/** Returns the signed-in user's data as initial values of the billing form; empty where the user is signed out. */
export function useBuyerInfo(): Partial<CheckoutInfo> {
  const user = useSession()?.user;
  if (!user) return {};
  const { name, email, phone, address1, address2 } = user;
  return { name, email, phone, address1, address2, ...accountCompanyOf(user) };
}

/** Returns the signed-in user's data for an order by chat; the address is empty where the user is signed out. */
export function useChatBuyer(): Partial<ChatBuyerEntries> {
  const { name, phone, email, address1, address2, ...company } = useBuyerInfo();
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(email && { email }),
    ...company,
    address: [address1, address2].filter(Boolean).join(", "),
  };
}

/** Returns the function that fills in later orders of the signed-in user with the company of a placed one, as the server does. */
export function useKeepCompany(): (info: {
  readonly [Field in keyof AccountCompany]?: string | undefined;
}) => void {
  const { update } = useSessionStore();
  const user = useSession()?.user;
  return ({ company = "", tax_number = "", commercial_register = "" }) => {
    const kept = { company, tax_number, commercial_register };
    if (user && hasCompany(kept)) update({ ...user, ...kept });
  };
}
