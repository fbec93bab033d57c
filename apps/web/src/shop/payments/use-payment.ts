import { usePaymentModel } from "@shop/data/shop/payments/use-payment-model.ts";
import type { PaymentView } from "@shop/data/shop/payments/view.ts";
import { STORAGE_KEYS } from "@shop/domain/constants.ts";

import { createRemembered } from "../../storage/remembered.ts";
import { tabStore } from "../../storage/stored.ts";
import { useRemembered } from "../../storage/use-remembered.ts";

const paymentStore = createRemembered(STORAGE_KEYS.payBy, tabStore);

/** Returns the choice of how an order is paid, which this tab remembers; none on the server and until hydration. */
export function usePayment(): PaymentView {
  const remembered = useRemembered(paymentStore);
  return usePaymentModel({ remembered, onOption: paymentStore.write });
}
