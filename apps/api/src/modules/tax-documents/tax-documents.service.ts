import type { Admin } from "@shop/contract/accounts/user.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type {
  listTaxDocuments,
  readTaxData,
  TaxDocumentFilter,
} from "@shop/contract/tax-documents/endpoints.ts";
import type { NewTaxDocument, PaperLanguage, TaxForm } from "@shop/contract/tax-documents/tax-document.ts";
import { ORDER_ROWS } from "@shop/domain/constants.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import { differenceOf } from "@shop/domain/money/money.ts";
import { pageAt } from "@shop/domain/numbered-page.ts";
import { etaInvoice, etaReceipt, missingOfSeller } from "@shop/domain/tax-documents/eta-documents.ts";

import { requireFound } from "../../database/require-row.ts";
import { findOrderById } from "../orders/admin-orders.repository.ts";
import { type ChangedOrder, orderChanger } from "../orders/change-order.ts";
import type { OrderDependencies } from "../orders/orders.service.ts";
import { toTaxDocumentSummary } from "../orders/papers/order-tax.ts";
import {
  findTaxDocument,
  findTaxDocumentPage,
  findTaxDocumentsAfter,
  sumTaxDocuments,
} from "../orders/papers/tax-documents.repository.ts";
import type { TaxDocumentRow } from "../orders/papers/tax-documents.table.ts";
import { type Paper, paperShop } from "../papers/paper.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { issueChange } from "./issue-document.ts";
import { taxDocumentPaper } from "./tax-document-paper.ts";

/** Documents that a statement of an export reads. */
const BATCH = 200;

/** Invoices and credit notes. */
export interface TaxDocumentService {
  /** Issues a document of an order; throws not_found and state_not_allowed. */
  readonly issue: (orderId: number, request: NewTaxDocument, admin: Admin) => Promise<ChangedOrder>;
  /** One page of documents; one beyond the last is the last one. */
  readonly page: (
    query: TaxDocumentFilter & { readonly page?: number | undefined; readonly per_page?: number | undefined },
  ) => Promise<AnswerOf<typeof listTaxDocuments>>;
  /** The papers of a document with its number; throws not_found. */
  readonly papers: (
    id: number,
    language: PaperLanguage | undefined,
  ) => Promise<{ readonly number: string; readonly papers: readonly Paper[] }>;
  /** The data of a document; throws not_found. */
  readonly data: (id: number, form: TaxForm) => Promise<AnswerOf<typeof readTaxData>>;
  /** The documents that a filter finds, the oldest first, batch by batch. */
  readonly batches: (filter: TaxDocumentFilter) => AsyncGenerator<readonly TaxDocumentRow[]>;
}

/** Creates the service of invoices and credit notes. */
export function taxDocumentService(dependencies: OrderDependencies): TaxDocumentService {
  const { queries } = dependencies.database;
  const change = orderChanger(dependencies);
  return {
    issue: (orderId, request, admin) => change(orderId, admin, issueChange(request, admin)),
    page: async ({ page = 1, per_page = ORDER_ROWS, ...filter }) => {
      const { count, vat, total } = await sumTaxDocuments(queries, filter);
      const { page: shown, offset } = pageAt(count, page, per_page);
      const rows = await findTaxDocumentPage(queries, filter, { offset, limit: per_page });
      return {
        data: rows.map(toTaxDocumentSummary),
        page: shown,
        per_page,
        total: count,
        sums: { net: differenceOf(total, vat), vat, total },
      };
    },
    papers: async (id, language) => {
      const { content, number, orderId, uuid } = requireFound(await findTaxDocument(queries, id));
      const order = requireFound(await findOrderById(queries, orderId));
      const { shop } = await currentSettings(queries);
      const printed = language === "both" ? locales : [language ?? order.locale];
      return {
        number,
        papers: printed.map((locale) =>
          taxDocumentPaper(content, locale, {
            shop: paperShop(shop, locale),
            uuid,
          }),
        ),
      };
    },
    data: async (id, form) => {
      const { content, uuid, previousUuid } = requireFound(await findTaxDocument(queries, id));
      return {
        form,
        document:
          form === "invoice"
            ? etaInvoice(content)
            : etaReceipt(content, { uuid, previous_uuid: previousUuid }),
        missing: [...missingOfSeller(content.seller)],
      };
    },
    batches: async function* batches(filter) {
      let after = 0;
      for (;;) {
        const found = await findTaxDocumentsAfter(queries, filter, { after, limit: BATCH });
        const last = found.at(-1);
        if (!last) return;
        yield found;
        after = last.id;
      }
    },
  };
}
