import { lineFilters } from "@shop/contract/imports/product-import.ts";
import { useImportModel } from "@shop/data/dash/imports/use-import-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { ImportScreen } from "@shop/screens/dash/imports/import-screen.tsx";
import { useParams, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { parseId } from "../../parse-id.ts";
import { DashNotFoundPage } from "../shell/not-found-page.tsx";

/** The parameter of the address with the kind of lines that are shown. */
const LINES = "lines";

function Import({ id }: { readonly id: number }) {
  const { title } = useMessages("dashImports");
  const [params, setParams] = useSearchParams();
  const shown = lineFilters.find((filter) => filter === params.get(LINES)) ?? null;
  const { isMissing, ...model } = useImportModel(id, shown);
  if (isMissing) return <DashNotFoundPage />;
  return (
    <>
      <PageHead title={title} description={title} />
      <ImportScreen
        {...model}
        shown={shown}
        onShown={(next) =>
          setParams(next === null ? {} : { [LINES]: next }, { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}

/** The page of one import in the dashboard. */
export function DashImportPage() {
  const id = parseId(useParams()["importId"]);
  return id === null ? <DashNotFoundPage /> : <Import key={id} id={id} />;
}
