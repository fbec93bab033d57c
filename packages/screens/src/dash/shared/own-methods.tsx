import type { OwnMethod, PaymentMethod } from "@shop/domain/payments/payment-methods.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { methodWords } from "@shop/i18n/words/method-words.ts";
import { createContext, useContext } from "react";

/** The methods of payment that the owner has named, beside those that every shop has; none where none are given. */
export const OwnMethodsContext = createContext<readonly OwnMethod[]>([]);

/** The methods of payment that the owner has named. */
export const useOwnMethods = (): readonly OwnMethod[] => useContext(OwnMethodsContext);

/** Returns a function that names a method of payment. */
export function useMethodWords(): (method: PaymentMethod) => string {
  const { payments } = useMessages("dashOrders");
  const { locale } = useLocale();
  const own = useOwnMethods();
  return (method) => methodWords(method, locale, payments, own);
}
