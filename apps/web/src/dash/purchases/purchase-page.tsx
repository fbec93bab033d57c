import { usePurchaseModel } from "@shop/data/dash/purchases/use-purchase-model.ts";
import type { PurchaseQuery } from "@shop/data/dash/purchases/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { PurchaseScreen } from "@shop/screens/dash/purchases/purchase-screen.tsx";
import { useParams, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { parseId } from "../../parse-id.ts";
import { DashNotFoundPage } from "../shell/not-found-page.tsx";

const shows = ["all", "open", "arrived"] as const;

/** Which lines of an order the address names. */
const queryIn = (params: URLSearchParams): PurchaseQuery => ({
  show: shows.find((one) => one === params.get("show")) ?? "all",
  page: parseId(params.get("page") ?? undefined) ?? 1,
});

function Purchase({ id }: { readonly id: number }) {
  const { title } = useMessages("dashPurchases").list;
  const [params, setParams] = useSearchParams();
  const query = queryIn(params);
  const { isMissing, ...model } = usePurchaseModel(id, query);
  if (isMissing) return <DashNotFoundPage />;
  return (
    <>
      <PageHead title={title} description={title} />
      <PurchaseScreen
        {...model}
        query={query}
        onQuery={({ show, page }) =>
          setParams(
            { ...(show !== "all" && { show }), ...(page > 1 && { page: String(page) }) },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </>
  );
}

/** The page of one purchase order. */
export function DashPurchasePage() {
  const id = parseId(useParams()["purchaseId"]);
  return id === null ? <DashNotFoundPage /> : <Purchase key={id} id={id} />;
}
