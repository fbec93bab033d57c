import { useDefinitionImportModel } from "@shop/data/dash/attributes/use-definition-import-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { DefinitionImportScreen } from "@shop/screens/dash/attributes/definition-import-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The import of definitions in the dashboard. */
export function DashDefinitionImportPage() {
  const { title } = useMessages("dashAttributes").sheet;
  return (
    <>
      <PageHead title={title} description={title} />
      <DefinitionImportScreen {...useDefinitionImportModel()} />
    </>
  );
}
