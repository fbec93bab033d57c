import { useAccountOrdersModel } from "@shop/data/models/use-account-orders-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { AccountOrdersScreen } from "@shop/screens/orders/account-orders-screen.tsx";

import { PageHead } from "../head/page-head.tsx";
import { OrderLookup } from "../orders/order-lookup.tsx";
import { useSession, useSessionStore } from "../session/use-session.ts";

function OwnOrders({ token }: { readonly token: string }) {
  const { clear } = useSessionStore();
  return <AccountOrdersScreen {...useAccountOrdersModel({ token, onExpired: clear })} />;
}

/** The orders of whoever is signed in; a visitor finds an order by its number. */
export function Page() {
  const { orders } = useMessages("account");
  const token = useSession()?.token ?? null;
  return (
    <>
      <PageHead title={orders.title} description={orders.title} />
      {token === null ? <OrderLookup /> : <OwnOrders token={token} />}
    </>
  );
}
