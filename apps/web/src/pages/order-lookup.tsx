import { pages } from "@shop/contract/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { PageHead } from "../head/page-head.tsx";
import { OrderLookup } from "../orders/order-lookup.tsx";
import { usePageArguments } from "../router/page-arguments.ts";
import { useKeptEntries } from "../shell/kept-entries.ts";
import { NeedsScripts } from "../shell/needs-scripts.tsx";

/** Finds an order again. */
export function Page() {
  const { orders } = useMessages("account");
  useKeptEntries(pages.orderLookup);
  const { search } = usePageArguments();
  return (
    <>
      <PageHead title={orders.lookupTitle} description={orders.lookupHint} />
      <NeedsScripts />
      <OrderLookup number={search.get("number") ?? undefined} />
    </>
  );
}
