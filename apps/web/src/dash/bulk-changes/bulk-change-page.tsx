import { useBulkChangeModel } from "@shop/data/dash/bulk-changes/use-bulk-changes-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { BulkChangeScreen } from "@shop/screens/dash/bulk-changes/bulk-change-screen.tsx";
import { useParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { parseId } from "../../parse-id.ts";
import { DashNotFoundPage } from "../shell/not-found-page.tsx";

function BulkChange({ id }: { readonly id: number }) {
  const texts = useMessages("dashBulkChanges");
  const { isMissing, ...model } = useBulkChangeModel(id);
  if (isMissing) return <DashNotFoundPage />;
  return (
    <>
      <PageHead title={texts.title} description={texts.title} />
      <BulkChangeScreen {...model} />
    </>
  );
}

/** The page of one change of many products. */
export function DashBulkChangePage() {
  const id = parseId(useParams()["changeId"]);
  return id === null ? <DashNotFoundPage /> : <BulkChange key={id} id={id} />;
}
