import { useReorderModel } from "@shop/data/dash/purchases/use-reorder-model.ts";
import type { ReorderQuery } from "@shop/data/dash/purchases/view.ts";
import { reorderDays, reorderWeeks } from "@shop/domain/purchases/reorder.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { ReorderScreen } from "@shop/screens/dash/purchases/reorder-screen.tsx";
import { useNavigate, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { parseId } from "../../parse-id.ts";

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

const numberIn = (text: string | null, { min, max, usual }: Bounds): number => {
  const number = parseId(text ?? undefined) ?? usual;
  return number >= min && number <= max ? number : usual;
};

/** What the address names: supplier, days, weeks and page. */
const queryIn = (params: URLSearchParams): ReorderQuery => ({
  supplier: params.get("supplier") === "none" ? "none" : parseId(params.get("supplier") ?? undefined),
  days: numberIn(params.get("days"), reorderDays),
  weeks: numberIn(params.get("weeks"), reorderWeeks),
  show: params.get("show") === "needed" ? "needed" : "all",
  page: parseId(params.get("page") ?? undefined) ?? 1,
});

const paramsOf = ({ supplier, days, weeks, show, page }: ReorderQuery): Record<string, string> => ({
  ...(supplier !== null && { supplier: String(supplier) }),
  ...(days !== reorderDays.usual && { days: String(days) }),
  ...(weeks !== reorderWeeks.usual && { weeks: String(weeks) }),
  ...(show !== "all" && { show }),
  ...(page > 1 && { page: String(page) }),
});

function Reorder({
  query,
  onQuery,
}: {
  readonly query: ReorderQuery;
  readonly onQuery: (query: ReorderQuery) => void;
}) {
  const navigate = useNavigate();
  const model = useReorderModel(query, ({ id }) => void navigate(dashPathOf.purchase(id)));
  return <ReorderScreen {...model} {...{ query, onQuery }} />;
}

/** The page of what is to be ordered. */
export function DashReorderPage() {
  const { title } = useMessages("dashPurchases").reorder;
  const [params, setParams] = useSearchParams();
  const query = queryIn(params);
  return (
    <>
      <PageHead title={title} description={title} />
      <Reorder
        // Changed quantities belong to the proposals of a supplier.
        key={String(query.supplier)}
        query={query}
        onQuery={(next) => setParams(paramsOf(next), { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
