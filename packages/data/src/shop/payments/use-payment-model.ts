import type { PaymentOption } from "@shop/domain/payments/payment-options.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { useApi } from "../../api-context.tsx";
import { paymentsQuery } from "../settings/queries.ts";
import type { PaymentView } from "./view.ts";

/** The model of the choice of how an order is paid. */
export function usePaymentModel(): PaymentView {
  const [option, onOption] = useState<PaymentOption | null>(null);
  const { data: offers = null } = useQuery(paymentsQuery(useApi()));
  return { offers, option, onOption };
}
