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
  const { isMissing, ...model } = useSupplierModel(id, parseId(params.get("page") ?? undefined) ?? 1);
  if (isMissing) return <DashNotFoundPage />;
  return (
    <>
      <PageHead title={title} description={title} />
      <SupplierScreen
        {...model}
        onPage={(page) =>
          setParams(page > 1 ? { page: String(page) } : {}, { replace: true, preventScrollReset: true })
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
