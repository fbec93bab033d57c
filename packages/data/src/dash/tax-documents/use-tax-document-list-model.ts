import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import type { Api } from "../../api.ts";
import { toRemote } from "../../remote.ts";
import { adminOrderKeys } from "../orders/queries.ts";
import type { TaxDocumentListView, TaxDocumentQuery, TaxDocumentRows } from "./view.ts";

/** One page of invoices and credit notes; the previous page stays visible until it is fetched. */
const taxDocumentPageQuery = (api: Api, query: TaxDocumentQuery) =>
  queryOptions({
    // Below the pages of orders: what outdates those outdates the documents as well.
    queryKey: [...adminOrderKeys.pages(), "tax-documents", query],
    queryFn: async ({ signal }): Promise<TaxDocumentRows> => {
      const { from, to, kind, pageIndex, pageSize } = query;
      const { data, total, sums } = await api.call("listTaxDocuments", {
        query: { from, to, kind: kind ?? undefined, page: pageIndex + 1, per_page: pageSize },
        signal,
      });
      return { rows: data, rowCount: total, sums };
    },
    placeholderData: keepPreviousData,
  });

/** The model of the list of invoices and credit notes. */
export function useTaxDocumentListModel(query: TaxDocumentQuery): TaxDocumentListView {
  const page = useQuery(taxDocumentPageQuery(useApi(), query));
  return { documents: toRemote({ ...page, isRefetching: page.isPlaceholderData }) };
}
