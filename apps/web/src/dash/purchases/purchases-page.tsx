import { usePurchasesModel } from "@shop/data/dash/purchases/use-purchases-model.ts";
import { purchaseStates } from "@shop/domain/purchases/purchase-order.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { PurchasesScreen } from "@shop/screens/dash/purchases/purchases-screen.tsx";
import { useNavigate, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { parseId } from "../../parse-id.ts";

/** The page of purchase orders. */
export function DashPurchasesPage() {
  const { title } = useMessages("dashPurchases").list;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const query = {
    state: purchaseStates.find((one) => one === params.get("state")) ?? null,
    page: parseId(params.get("page") ?? undefined) ?? 1,
  };
  const model = usePurchasesModel(query, ({ id }) => void navigate(dashPathOf.purchase(id)));
  return (
    <>
      <PageHead title={title} description={title} />
      <PurchasesScreen
        {...model}
        query={query}
        onQuery={({ state, page }) =>
          setParams(
            { ...(state && { state }), ...(page > 1 && { page: String(page) }) },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </>
  );
}
