import { NOTICE_MS } from "@shop/contract/constants.ts";
import { useAccountOrdersModel } from "@shop/data/models/use-account-orders-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { AccountOrdersScreen } from "@shop/screens/orders/account-orders-screen.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { useToast } from "@shop/ui/toast.tsx";

import { PageHead } from "../head/page-head.tsx";
import { OrderLookup } from "../orders/order-lookup.tsx";
import { useSession, useSessionStore } from "../session/use-session.ts";
import { NeedsScripts } from "../shell/needs-scripts.tsx";

function OwnOrders({ token }: { readonly token: string }) {
  const { clear } = useSessionStore();
  const { orders } = useMessages("account");
  const toast = useToast();
  const onExpired = () => {
    clear();
    toast.show({ tone: "warning", title: orders.expired, durationMs: NOTICE_MS.invalidEmail });
  };
  return <AccountOrdersScreen {...useAccountOrdersModel({ token, onExpired })} />;
}

/** The orders of whoever is signed in; a visitor finds an order by its number. */
export function Page() {
  const { orders } = useMessages("account");
  const session = useSession();
  return (
    <>
      <PageHead title={orders.title} description={orders.title} />
      <NeedsScripts />
      {session === undefined && <Skeleton className="mt-6 h-64 rounded-md lg:mt-8" />}
      {session?.token && <OwnOrders token={session.token} />}
      {session !== undefined && !session?.token && <OrderLookup />}
    </>
  );
}
