import type { Address, AddressEntry } from "@shop/contract/accounts/address.ts";
import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";

import type { FieldErrors, FormState } from "../../view.ts";
import type { CartView } from "../carts/view.ts";
import type { DeliveryRefusal, DeliveryView } from "../delivery/view.ts";
import type { PaymentRefusal, PaymentView } from "../payments/view.ts";

/** The postal addresses that a signed-in shopper keeps. */
export interface AddressChoice {
  /** The default one first. */
  readonly addresses: readonly Address[];
  /** Keeps an address beside them. */
  readonly onKeep: (entry: AddressEntry) => void;
}

/** What the checkout screen reads and calls. */
export interface CheckoutView extends FormState, Pick<CartView, "lines" | "onAccept"> {
  /** True where the server refused the order because lines changed; `lines` tell how. */
  readonly refused: boolean;
  /**
   * The number of the order that an earlier request with the same Idempotency-Key placed with other content; '' where it is withheld
   * because the phone differs; null without one.
   */
  readonly earlier: string | null;
  /** The choice of where the order goes; without it nothing about delivery is shown. */
  readonly delivery?: DeliveryView | undefined;
  /** The choice of how the order is paid; without it nothing about payment is shown. */
  readonly payment?: PaymentView | undefined;
  /** Why the server refused the cost of delivery, or the payment, that the last order stated; null where it did not. */
  readonly refusals?: {
    readonly delivery: DeliveryRefusal | null;
    readonly payment: PaymentRefusal | null;
  };
  /** Called with the valid entries; sends the order. */
  readonly onSubmit: (info: CheckoutInfo) => void;
  /** Called instead of `onSubmit` where the form is invalid. */
  readonly onInvalid: (errors: FieldErrors) => void;
}
