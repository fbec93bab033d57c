import { paymentOptions } from "@shop/domain/payments/payment-options.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { paymentsQuery } from "../settings/queries.ts";
import type { PaymentView } from "./view.ts";

/** The input of {@link usePaymentModel}. */
export interface PaymentModelInput extends Pick<PaymentView, "onOption"> {
  /** The option that this browser remembers; null for none, any other text is none. */
  readonly remembered: string | null;
}

/** The model of the choice of how an order is paid. */
export function usePaymentModel({ remembered, onOption }: PaymentModelInput): PaymentView {
  const { data: offers = null } = useQuery(paymentsQuery(useApi()));
  return { offers, option: paymentOptions.find((one) => one === remembered) ?? null, onOption };
}
