import { useAccountOrdersModel } from "@shop/data/shop/orders/use-account-orders-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { AccountOrdersScreen } from "@shop/screens/shop/orders/account-orders-screen.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { useState } from "react";

import { PageHead } from "../../head/page-head.tsx";
import { useSession, useSessionStore } from "../accounts/use-session.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { OrderLookupPart } from "./order-lookup.tsx";

interface OwnOrdersProps {
  readonly token: string;
  readonly onExpired: () => void;
}

const OwnOrders = (props: OwnOrdersProps) => <AccountOrdersScreen {...useAccountOrdersModel(props)} />;

/** The orders page: the account's orders where the user is signed in, else the order lookup. */
export function OrdersPage() {
  const orders = useMessages("orders");
  const session = useSession();
  const { clear } = useSessionStore();
  const [expired, setExpired] = useState(false);
  return (
    <>
      <PageHead
        // The title of what the page shows: a visitor looks an order up.
        title={session?.token ? orders.title : orders.lookupTitle}
        description={orders.title}
      />
      <NoscriptNotice />
      {session === undefined && <Skeleton className="mt-6 h-64 rounded-md lg:mt-8" />}
      <p role="alert" className="border-caution mt-6 border-s-4 ps-3 empty:hidden">
        {expired && !session?.token && orders.expired}
      </p>
      {session?.token && (
        <OwnOrders
          token={session.token}
          onExpired={() => {
            clear();
            setExpired(true);
          }}
        />
      )}
      {session !== undefined && !session?.token && <OrderLookupPart />}
    </>
  );
}
