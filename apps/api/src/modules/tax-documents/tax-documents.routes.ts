import { endpoints } from "@shop/contract/endpoints.ts";
import { may } from "@shop/domain/admins/rights.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { writeSheet } from "../../sheets/write-sheet.ts";
import { adminOf } from "../admins/require-admin.ts";
import type { OrderDependencies } from "../orders/orders.service.ts";
import type { PaperPrinter } from "../papers/paper-printer.ts";
import { pdfResponse } from "../papers/pdf-response.ts";
import { taxDocumentRows } from "./tax-document-rows.ts";
import { taxDocumentService } from "./tax-documents.service.ts";

/** What {@link serveTaxDocuments} needs. */
interface TaxDocumentNeeds extends OrderDependencies {
  readonly printer: PaperPrinter;
}

/** Serves invoices and credit notes; the address of their sheet precedes those with an id. */
export function serveTaxDocuments(
  routes: EndpointRoutes,
  { printer, ...dependencies }: TaxDocumentNeeds,
): void {
  const documents = taxDocumentService(dependencies);
  routes.serve(endpoints.listTaxDocuments, ({ query }) => documents.page(query));
  routes.serveFile(
    endpoints.exportTaxDocuments,
    async ({ query: { format, locale, ...filter }, context }) => {
      const withBuyers = may(adminOf(context), "customers");
      return writeSheet(taxDocumentRows(documents.batches(filter), { locale, withBuyers }), {
        name: `invoices-${shopDayOf(Date.now())}`,
        title: allMessages[locale].dashTaxDocuments.title,
        format,
        locale,
      });
    },
  );
  routes.serve(endpoints.issueTaxDocument, ({ params, body, context }) =>
    documents.issue(params.id, body, adminOf(context)),
  );
  routes.serveResponse(endpoints.readTaxDocument, async ({ params, query, context }) => {
    const { number, papers } = await documents.papers(params.id, query.language);
    return pdfResponse(context, await printer.print(papers), number);
  });
  routes.serve(endpoints.readTaxData, ({ params, query }) =>
    documents.data(params.id, query.form ?? "receipt"),
  );
}
