import type { PaymentFilter } from "@shop/domain/orders/payments/payment-proofs.ts";
import type { Messages } from "@shop/i18n/messages.ts";

/** What a list of orders is narrowed to by their payment, as its form and its chip name it. */
export function paymentFilterWords(
  filter: PaymentFilter,
  { paymentStates, proofToCheck, notAllPaid }: Messages["dashShell"],
): string {
  if (filter === "to_check") return proofToCheck;
  return filter === "due" ? notAllPaid : paymentStates[filter];
}
