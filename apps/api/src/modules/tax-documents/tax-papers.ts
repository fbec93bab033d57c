import { seenByLink } from "@shop/domain/orders/order-link.ts";
import { heldInvoice } from "@shop/domain/tax-documents/held-invoice.ts";

import type { Queries } from "../../database/database.ts";
import type { TaxPapersOf } from "../orders/orders.service.ts";
import { findTaxDocuments } from "../orders/papers/tax-documents.repository.ts";
import { paperShop } from "../papers/paper.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { taxDocumentPaper } from "./tax-document-paper.ts";

/** Makes the function that prints the tax invoice of an order that holds, with its credit notes, in the buyer's language, and without the buyer by a link. */
export const taxPapers =
  (queries: Queries): TaxPapersOf =>
  async ({ id, locale }, { byLink }) => {
    const held = heldInvoice(await findTaxDocuments(queries, id));
    if (!held) return null;
    const shop = paperShop((await currentSettings(queries)).shop, locale);
    return {
      name: held.invoice.number,
      papers: [held.invoice, ...held.notes].map(({ content, uuid }) =>
        taxDocumentPaper(byLink ? { ...content, buyer: seenByLink(content.buyer) } : content, locale, {
          shop,
          uuid,
        }),
      ),
    };
  };
