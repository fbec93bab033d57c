import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useStoredDraft } from "../../shell/form-draft.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { OrderLookupPart } from "./order-lookup.tsx";

/** The page that finds an order by its number and phone. */
export function OrderLookupPage() {
  const orders = useMessages("orders");
  useStoredDraft(pages.orderLookup);
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={orders.lookupTitle} description={orders.lookupHint} />
      <NoscriptNotice />
      <OrderLookupPart number={search.get("number") ?? undefined} />
    </>
  );
}
