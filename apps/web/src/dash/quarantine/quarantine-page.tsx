import { useQuarantineModel } from "@shop/data/dash/quarantine/use-quarantine-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { QuarantineScreen } from "@shop/screens/dash/quarantine/quarantine-screen.tsx";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { parseId } from "../../parse-id.ts";

/** The page of units that came back and are not for sale. */
export function DashQuarantinePage() {
  const { title } = useMessages("dashQuarantine");
  const [params, setParams] = useSearchParams();
  const pageIn = (name: string): number => parseId(params.get(name) ?? undefined) ?? 1;
  const query = { page: pageIn("page"), moves: pageIn("moves") };
  const model = useQuarantineModel(query);
  return (
    <>
      <PageHead title={title} description={title} />
      <QuarantineScreen
        {...model}
        query={query}
        onQuery={({ page, moves }) =>
          setParams(
            { ...(page > 1 && { page: String(page) }), ...(moves > 1 && { moves: String(moves) }) },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </>
  );
}
