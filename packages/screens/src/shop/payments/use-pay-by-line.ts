import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useI18n } from "@shop/i18n/i18n.tsx";

/** Returns the line of a chat message that says how an order is paid; '' without a choice, and until its texts are loaded. */
export function usePayByLine(payBy: PayBy | null): string {
  const texts = useI18n().messages.payment;
  return payBy && texts ? fill(texts.by, { option: texts.options[payBy.option] }) : "";
}
