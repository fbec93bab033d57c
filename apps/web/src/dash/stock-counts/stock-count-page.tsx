import { useStockCountModel } from "@shop/data/dash/stock-counts/use-stock-count-model.ts";
import type { CountQuery } from "@shop/data/dash/stock-counts/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { StockCountScreen } from "@shop/screens/dash/stock-counts/stock-count-screen.tsx";
import { useParams, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { parseId } from "../../parse-id.ts";
import { DashNotFoundPage } from "../shell/not-found-page.tsx";

const shows = ["all", "different", "check"] as const;

/** Which products of a count the address names. */
const queryIn = (params: URLSearchParams): CountQuery => ({
  show: shows.find((one) => one === params.get("show")) ?? "all",
  page: parseId(params.get("page") ?? undefined) ?? 1,
});

function StockCount({ id }: { readonly id: number }) {
  const { title } = useMessages("dashStockCounts");
  const [params, setParams] = useSearchParams();
  const query = queryIn(params);
  const { isMissing, ...model } = useStockCountModel(id, query);
  if (isMissing) return <DashNotFoundPage />;
  return (
    <>
      <PageHead title={title} description={title} />
      <StockCountScreen
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

/** The page of one count of the stock. */
export function DashStockCountPage() {
  const id = parseId(useParams()["countId"]);
  return id === null ? <DashNotFoundPage /> : <StockCount key={id} id={id} />;
}
