import { useOrderLookupModel } from "@shop/data/shop/orders/use-order-lookup-model.ts";
import { OrderLookupScreen } from "@shop/screens/shop/orders/order-lookup-screen.tsx";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

import { useSession } from "../accounts/use-session.ts";
import { placedPhone } from "./placed-phone.ts";

const unchanging = () => () => undefined;

/**
 * Connects the order lookup screen to its model. `number` from the URL prefills the order number, once hydrated, because the server's
 * page is the same for every number; an order that was placed in this tab is looked up at once.
 */
export function OrderLookupPart({ number }: { readonly number?: string | undefined }) {
  const model = useOrderLookupModel();
  const initialNumber = useSyncExternalStore(
    unchanging,
    () => number,
    () => undefined,
  );
  const initialPhone = (initialNumber && placedPhone.read(initialNumber)) ?? undefined;

  const find = useEffectEvent(model.onFind);
  useEffect(() => {
    if (initialNumber && initialPhone) find({ number: initialNumber, phone: initialPhone });
  }, [initialNumber, initialPhone]);

  return (
    <OrderLookupScreen
      {...model}
      key={initialNumber}
      initialNumber={initialNumber}
      initialPhone={initialPhone}
      signedIn={Boolean(useSession())}
    />
  );
}
