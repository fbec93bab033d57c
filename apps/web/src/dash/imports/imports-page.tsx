import { useImportListModel } from "@shop/data/dash/imports/use-import-list-model.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { ImportsScreen } from "@shop/screens/dash/imports/imports-screen.tsx";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";

/** The page of imports in the dashboard. */
export function DashImportsPage() {
  const { title } = useMessages("dashImports");
  const navigate = useNavigate();
  const model = useImportListModel((id) => void navigate(dashPathOf.import(id)));
  return (
    <>
      <PageHead title={title} description={title} />
      <ImportsScreen {...model} />
    </>
  );
}
