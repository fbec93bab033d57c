import { useOrderLookupModel } from "@shop/data/models/use-order-lookup-model.ts";
import { OrderLookupScreen } from "@shop/screens/orders/order-lookup-screen.tsx";

import { useSession } from "../session/use-session.ts";

/** Finds an order by its number, which the address may tell already, and the phone that it was placed with. */
export function OrderLookup({ number }: { readonly number?: string | undefined }) {
  return (
    <OrderLookupScreen
      {...useOrderLookupModel()}
      key={number}
      initialNumber={number}
      signedIn={Boolean(useSession())}
    />
  );
}
