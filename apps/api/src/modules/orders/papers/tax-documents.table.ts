import type { TaxDocument, TaxDocumentKind } from "@shop/domain/tax-documents/tax-document.ts";
import { index, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";

import { orders } from "../orders.table.ts";

/** Invoices and credit notes. What was issued is neither changed nor deleted: the number of its branch and year follows the one before without a gap. */
export const taxDocuments = pgTable(
  "tax_documents",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    kind: text().$type<TaxDocumentKind>().notNull(),
    /** Code of the branch that issued it. */
    branch: text().notNull(),
    year: integer().notNull(),
    /** Its place among those of its kind, branch and year, from 1. */
    serial: integer().notNull(),
    number: text().notNull().unique("tax_documents_number"),
    /** Its place among all documents of its branch, from 1: each states the hash of the one before. */
    link: integer().notNull(),
    /** SHA-256 of its canonical text as a receipt, in hexadecimal. */
    uuid: text().notNull().unique("tax_documents_uuid"),
    previousUuid: text("previous_uuid").notNull(),
    /** The invoice that a credit note takes back. */
    invoiceId: integer("invoice_id"),
    /** What it states. */
    content: jsonb().$type<TaxDocument>().notNull(),
    /** Ids of the returns that a credit note credits; null for an invoice, and for a credit note of all that was left. */
    returnIds: jsonb("return_ids").$type<readonly number[]>(),
    issuedAt: timestamp("issued_at", { withTimezone: true, precision: 0 }).notNull(),
    /** The administrator's mail address. */
    by: text().notNull(),
  },
  (table) => [
    unique("tax_documents_serial").on(table.kind, table.branch, table.year, table.serial),
    unique("tax_documents_link").on(table.branch, table.link),
    index("tax_documents_of_order").on(table.orderId, table.id),
    index("tax_documents_by_time").on(table.issuedAt),
  ],
);

/** A stored document. */
export type TaxDocumentRow = typeof taxDocuments.$inferSelect;
