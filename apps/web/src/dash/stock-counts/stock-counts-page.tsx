import { useStockCountsModel } from "@shop/data/dash/stock-counts/use-stock-counts-model.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { StockCountsScreen } from "@shop/screens/dash/stock-counts/stock-counts-screen.tsx";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";

/** The page of the counts of the stock. */
export function DashStockCountsPage() {
  const { title } = useMessages("dashStockCounts");
  const navigate = useNavigate();
  const model = useStockCountsModel(({ id }) => void navigate(dashPathOf.stockCount(id)));
  return (
    <>
      <PageHead title={title} description={title} />
      <StockCountsScreen {...model} />
    </>
  );
}
