import type { TaxDocumentSummary } from "@shop/contract/tax-documents/tax-document.ts";
import { formatTaxNumber } from "@shop/domain/orders/placing/order-company.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import type { DataTableColumn } from "@shop/ui/data-table/data-table-types.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useMemo } from "react";

import { Price } from "../../shared/product/price.tsx";
import { TaxDocumentLinks } from "./tax-document-links.tsx";

interface CellProps {
  readonly document: TaxDocumentSummary;
}

function NumberCell({ document: { kind, number, refers_to: original } }: CellProps) {
  const { kinds, refersTo } = useMessages("dashTaxDocuments");
  return (
    <span className="block leading-snug">
      <span className="block font-semibold wrap-anywhere">
        <bdi dir="ltr" className="figures">
          {number}
        </bdi>
      </span>
      <span className="text-muted block text-sm font-normal">
        {kinds[kind]}
        {original !== null && ` · ${fill(refersTo, { number: `\u2066${original}\u2069` })}`}
      </span>
    </span>
  );
}

function IssuedCell({ document: { issued_at: at, by } }: CellProps) {
  const { locale } = useLocale();
  return (
    <span className="block leading-snug">
      <time dateTime={at}>
        {formatDay(at, locale)} <span className="text-muted">{formatTime(at, locale)}</span>
      </time>
      <span className="text-muted block text-sm wrap-anywhere">
        <bdi>{by}</bdi>
      </span>
    </span>
  );
}

function BuyerCell({ document: { buyer, tax_number: taxNumber, order_id, order_number } }: CellProps) {
  const texts = useMessages("dashTaxDocuments");
  return (
    <span className="block leading-snug">
      <span className="block wrap-anywhere">
        <bdi>{buyer}</bdi>
      </span>
      {taxNumber !== "" && (
        <span className="text-muted block text-sm">
          <bdi dir="ltr" className="figures">
            {formatTaxNumber(taxNumber)}
          </bdi>
        </span>
      )}
      <TextLink href={dashPathOf.order(order_id)} className="text-sm">
        {fill(texts.order, { number: `\u2066${order_number}\u2069` })}
      </TextLink>
    </span>
  );
}

/** The columns of the table of invoices and credit notes; they stay the same between renders. */
export function useTaxDocumentColumns(): readonly DataTableColumn<TaxDocumentSummary>[] {
  const { columns, sums, pdf } = useMessages("dashTaxDocuments");
  return useMemo(
    () => [
      {
        id: "number",
        label: columns.number,
        value: ({ number }) => number,
        render: (document) => <NumberCell document={document} />,
        sortable: false,
        size: 220,
      },
      {
        id: "day",
        label: columns.day,
        value: ({ issued_at: at }) => at,
        render: (document) => <IssuedCell document={document} />,
        sortable: false,
        size: 180,
      },
      {
        id: "buyer",
        label: columns.buyer,
        value: ({ buyer }) => buyer,
        render: (document) => <BuyerCell document={document} />,
        sortable: false,
        size: 220,
      },
      {
        id: "vat",
        label: sums.vat,
        value: ({ vat }) => vat,
        render: ({ vat }) => <Price price={vat} size="sm" />,
        sortable: false,
        align: "end",
        size: 120,
      },
      {
        id: "total",
        label: sums.total,
        value: ({ total }) => total,
        render: ({ total }) => <Price price={total} size="sm" />,
        sortable: false,
        align: "end",
        size: 120,
      },
      {
        id: "papers",
        label: pdf,
        render: (document) => <TaxDocumentLinks document={document} />,
        sortable: false,
        size: 260,
      },
    ],
    [columns, sums, pdf],
  );
}
