import type { PaymentOffers, PaymentOption } from "@shop/domain/payments/payment-options.ts";

/** The choice of how an order is paid. */
export interface PaymentView {
  /** What the shop offers; null until it is loaded. */
  readonly offers: PaymentOffers | null;
  /** The chosen option, which holds where it suits the delivery; null for the first one. */
  readonly option: PaymentOption | null;
  /** Called with the chosen option. */
  readonly onOption: (option: PaymentOption) => void;
}

/** Why an order was refused that stated an outdated payment. */
export interface PaymentRefusal {
  readonly option: PaymentOption;
  /** The fee that the order stated, as decimal text. */
  readonly before: string;
  /** The fee by now; null where the option is not offered any more. */
  readonly now: string | null;
}
