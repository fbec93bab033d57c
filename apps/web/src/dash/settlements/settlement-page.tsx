import { useSettlementModel } from "@shop/data/dash/settlements/use-settlement-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SettlementScreen } from "@shop/screens/dash/settlements/settlement-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The page of collected. */
export function DashSettlementPage() {
  const { title } = useMessages("dashSettlement");
  return (
    <>
      <PageHead title={title} description={title} />
      <SettlementScreen {...useSettlementModel()} />
    </>
  );
}
