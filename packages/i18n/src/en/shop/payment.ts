import type { PaymentOption } from "@shop/domain/payments/payment-options.ts";

/** Texts on how orders are paid. */
export const payment = {
  title: "Payment",
  options: {
    cash_on_delivery: "Cash on delivery",
    cash_at_branch: "Cash at the branch",
    instapay: "InstaPay",
    wallet: "Mobile wallet",
    transfer: "Bank transfer",
  } as Readonly<Record<PaymentOption, string>>,
  by: "Payment: {option}",
  change: "Choose another",
  withFee: "{option} ({fee} fee)",
  /** Before an order is sent. */
  depositAsked: "You pay {amount} of it before we send the order.",
  /** Of a placed order. */
  deposit: "Pay {amount} of it before we send the order.",
  payTo: "Pay {amount} to:",
  reference: "Write the order's number with your payment.",
  accountsLater: "With your order you get the account to pay to.",
  changed:
    "{option}: the fee is {now} now, not {before}. Nothing was ordered yet: look at the total and send the order again.",
  ended:
    "{option} is not offered for this order any more. Nothing was ordered yet: look at the payment and send the order again.",
};
