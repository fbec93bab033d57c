import type { TaxDocumentSummary } from "@shop/contract/tax-documents/tax-document.ts";
import type { TaxDocumentKind } from "@shop/domain/tax-documents/tax-document.ts";

import type { Remote } from "../../view.ts";

/** What narrows and pages the list of invoices and credit notes; it stands in the page's address. */
export interface TaxDocumentQuery {
  /** First and last day of issue, as '2026-03-02'. */
  readonly from: string;
  readonly to: string;
  /** Null for both kinds. */
  readonly kind: TaxDocumentKind | null;
  /** Page index, from 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** One page of invoices and credit notes, with the sums of all pages. */
export interface TaxDocumentRows {
  readonly rows: readonly TaxDocumentSummary[];
  /** The number on all pages. */
  readonly rowCount: number;
  readonly sums: { readonly net: string; readonly vat: string; readonly total: string };
}

/** What the list of invoices and credit notes reads. */
export interface TaxDocumentListView {
  /** The documents of the current page. */
  readonly documents: Remote<TaxDocumentRows>;
}
