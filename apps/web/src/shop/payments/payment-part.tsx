import type { PaymentView } from "@shop/data/shop/payments/view.ts";
import { useLayoutEffect } from "react";

import { usePayment } from "./use-payment.ts";

export interface PaymentPartProps {
  /** Called with the choice whenever it changes. */
  readonly onPayment: (payment: PaymentView) => void;
}

/** Reports the choice of how an order is paid to a page that loads it, with its texts, after itself; renders nothing. */
export function PaymentPart({ onPayment }: PaymentPartProps) {
  const { offers, option, onOption } = usePayment();
  // Before the click on an option ends: until then its control shows the option before.
  useLayoutEffect(() => onPayment({ offers, option, onOption }), [offers, option, onOption, onPayment]);
  return null;
}
