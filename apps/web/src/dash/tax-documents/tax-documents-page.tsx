import { useTaxDocumentListModel } from "@shop/data/dash/tax-documents/use-tax-document-list-model.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TaxDocumentsScreen } from "@shop/screens/dash/tax-documents/tax-documents-screen.tsx";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { taxDocumentQueryOf, withTaxDocumentQuery } from "./tax-document-params.ts";

/** The list of invoices and credit notes in the dashboard. */
export function DashTaxDocumentsPage() {
  const { title } = useMessages("dashTaxDocuments");
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => shopDayOf(Date.now()));
  const query = taxDocumentQueryOf(params, today);
  return (
    <>
      <PageHead title={title} description={title} />
      <TaxDocumentsScreen
        {...useTaxDocumentListModel(query)}
        query={query}
        onQuery={(next) =>
          setParams((before) => withTaxDocumentQuery(before, next, today), { preventScrollReset: true })
        }
      />
    </>
  );
}
