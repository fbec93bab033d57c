import { useDemonstrationModel } from "@shop/data/dash/demonstration/use-demonstration-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { DemonstrationScreen } from "@shop/screens/dash/demonstration/demonstration-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The removal of the demonstration, for the shop's owner. */
export function DashDemonstrationPage() {
  const { title } = useMessages("dashDemonstration");
  return (
    <>
      <PageHead title={title} description={title} />
      <DemonstrationScreen {...useDemonstrationModel()} />
    </>
  );
}
