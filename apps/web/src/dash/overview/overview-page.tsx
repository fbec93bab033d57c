import { useOverviewModel } from "@shop/data/dash/overview/use-overview-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { DashHomeScreen } from "@shop/screens/dash/overview/dash-home-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The dashboard's first page. */
export function DashHomePage() {
  const { homeTitle } = useMessages("dashShell").shell;
  return (
    <>
      <PageHead title={homeTitle} description={homeTitle} />
      <DashHomeScreen {...useOverviewModel()} />
    </>
  );
}
