import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import type { TaxDocumentSummary } from "@shop/contract/tax-documents/tax-document.ts";
import type { TaxDocumentListView, TaxDocumentQuery } from "@shop/data/dash/tax-documents/view.ts";
import { CURRENCY_LABEL, ROWS_PER_PAGE } from "@shop/domain/constants.ts";
import { taxDocumentKinds } from "@shop/domain/tax-documents/tax-document.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { buttonClasses } from "@shop/ui/button.tsx";
import { DataTable } from "@shop/ui/data-table/data-table.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Select } from "@shop/ui/select.tsx";
import { useMemo } from "react";

import { DashHead } from "../shared/dash-head.tsx";
import { tableRows } from "../shared/list/table-rows.ts";
import { useTableLabels } from "../shared/list/use-table-labels.ts";
import { useTaxDocumentColumns } from "./tax-document-columns.tsx";

export interface TaxDocumentsScreenProps extends TaxDocumentListView {
  /** What the page's address holds. */
  readonly query: TaxDocumentQuery;
  /** Called with the query of other days, another kind or another page. */
  readonly onQuery: (query: TaxDocumentQuery) => void;
}

const rowId = ({ id }: TaxDocumentSummary): string => String(id);
const rowName = ({ number }: TaxDocumentSummary): string => number;

/** The invoices and credit notes of some days, with their sums and exports. */
export function TaxDocumentsScreen({ documents, query, onQuery }: TaxDocumentsScreenProps) {
  const texts = useMessages("dashTaxDocuments");
  const { sheet } = useMessages("dashOrders");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const data = documents.status === "ready" ? documents.data : null;
  const columns = useTaxDocumentColumns();
  const own = useMemo(() => ({ search: "", loading: texts.loading, noResults: () => texts.empty }), [texts]);
  const labels = useTableLabels(own);
  const { from, to, kind } = query;
  const change = (changes: Partial<TaxDocumentQuery>) => onQuery({ ...query, pageIndex: 0, ...changes });
  const filter = { from, to, ...(kind && { kind }), locale };
  return (
    <div>
      <DashHead title={texts.title} note={texts.note} />
      <p className="text-muted mb-4 max-w-3xl text-sm">{texts.notSent}</p>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {(["from", "to"] as const).map((name) => (
          <Field key={name} label={texts[name]}>
            <Input
              type="date"
              value={query[name]}
              onChange={({ target }) => {
                if (target.value !== "") change({ [name]: target.value });
              }}
            />
          </Field>
        ))}
        <Field label={texts.kind}>
          <Select
            value={kind ?? ""}
            onChange={({ target }) =>
              change({ kind: taxDocumentKinds.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">{texts.all}</option>
            {taxDocumentKinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </Select>
        </Field>
        {(["xlsx", "csv"] as const).map((format) => (
          <a
            key={format}
            href={addressOf(adminAddresses.exportTaxDocuments, {}, { ...filter, format })}
            download
            className={buttonClasses({ variant: "quiet" })}
          >
            {sheet[format]}
          </a>
        ))}
      </div>
      {data && data.rowCount > 0 && (
        <div className="border-line bg-surface mb-4 rounded-md border p-4">
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {(["net", "vat", "total"] as const).map((name) => (
              <div key={name}>
                <dt className="text-muted text-sm">{texts.sums[name]}</dt>
                <dd className="figures font-semibold">
                  <bdi dir="ltr">
                    {formatAmount(data.sums[name])} {CURRENCY_LABEL}
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-muted mt-2 text-sm">
            {plural(locale, data.rowCount, texts.counts)} · {texts.sumsHint}
          </p>
        </div>
      )}
      {data?.rowCount === 0 ? (
        <EmptyState heading="h2" title={texts.empty} text={texts.emptyHint} />
      ) : (
        <DataTable
          layoutName="tax-documents"
          caption={texts.title}
          columns={columns}
          data={tableRows(documents, (error) => `${texts.failed} ${errorWords(errors, error)}`)}
          rowId={rowId}
          rowName={rowName}
          pageSizes={ROWS_PER_PAGE}
          server={{
            query: { pageIndex: query.pageIndex, pageSize: query.pageSize, sort: null, search: "" },
            rowCount: data?.rowCount ?? 0,
            onQuery: ({ pageIndex, pageSize }) => onQuery({ ...query, pageIndex, pageSize }),
          }}
          labels={labels}
        />
      )}
    </div>
  );
}
