import { useSupplierModel } from "@shop/data/dash/suppliers/use-supplier-model.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { SupplierScreen } from "@shop/screens/dash/suppliers/supplier-screen.tsx";
import { useParams, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { parseId } from "../../parse-id.ts";
import { DashNotFoundPage } from "../shell/not-found-page.tsx";

function SupplierProducts({ id }: { readonly id: number }) {
  const { title } = useMessages("dashSuppliers");
  const [params, setParams] = useSearchParams();
  const pageIn = (name: string): number => parseId(params.get(name) ?? undefined) ?? 1;
  const query = { page: pageIn("page"), received: pageIn("received") };
  const { isMissing, ...model } = useSupplierModel(id, query);
  if (isMissing) return <DashNotFoundPage />;
  return (
    <>
      <PageHead title={title} description={title} />
      <SupplierScreen
        {...model}
        query={query}
        onQuery={({ page, received }) =>
          setParams(
            { ...(page > 1 && { page: String(page) }), ...(received > 1 && { received: String(received) }) },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </>
  );
}

/** The page of a supplier's products. */
export function DashSupplierPage() {
  const id = parseId(useParams()["supplierId"]);
  return id === null ? <DashNotFoundPage /> : <SupplierProducts key={id} id={id} />;
}
