import { usePaymentModel } from "@shop/data/shop/payments/use-payment-model.ts";
import type { PaymentView } from "@shop/data/shop/payments/view.ts";
import { useEffect, useState } from "react";

import { useMessageStore } from "../../messages/message-store.ts";

/** Returns the choice of how an order is paid, on pages that load its texts after themselves; undefined until then. */
export function usePayment(): PaymentView | undefined {
  const messages = useMessageStore();
  const payment = usePaymentModel();
  const [isLoaded, setIsLoaded] = useState(false);
  const isOffered = payment.offers !== null;
  useEffect(() => {
    if (!isOffered) return;
    messages.load(["payment"]).then(
      () => setIsLoaded(true),
      // The order by chat does without.
      () => undefined,
    );
  }, [messages, isOffered]);
  return isLoaded ? payment : undefined;
}
