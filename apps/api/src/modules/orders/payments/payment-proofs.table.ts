import type { ProofState } from "@shop/domain/orders/payments/payment-proofs.ts";
import type { AccountOption } from "@shop/domain/payments/payment-options.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, numeric, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

import { bits64, bytes } from "../../../database/column-types.ts";
import { orders } from "../orders.table.ts";
import { orderPayments } from "./order-payments.table.ts";

/** Proofs of payment that buyers have sent. */
export const paymentProofs = pgTable(
  "payment_proofs",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    state: text().$type<ProofState>().notNull().default("waiting"),
    method: text().$type<AccountOption>().notNull(),
    amount: numeric({ precision: 24, scale: 2 }).notNull(),
    /** Number that bank or wallet gave the payment. */
    reference: text().notNull(),
    /** SHA-256 of the uploaded file; null without one. Kept where the picture is deleted. */
    fileHash: text("file_hash"),
    /** What the picture looks like; null without one. */
    look: bits64(),
    sentAt: timestamp("sent_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Why it was declined, as the buyer reads it. */
    note: text().notNull().default(""),
    /** The mail address of the administrator who has decided; null while it waits. */
    decidedBy: text("decided_by"),
    decidedAt: timestamp("decided_at", { withTimezone: true, precision: 3 }),
    /** The entry of the ledger that confirms it. */
    paymentId: integer("payment_id").references(() => orderPayments.id, { onDelete: "set null" }),
  },
  (table) => [
    check("payment_proofs_amount", sql`${table.amount} > 0`),
    index("payment_proofs_of_order").on(table.orderId, table.id),
    uniqueIndex("payment_proofs_waiting")
      .on(table.orderId)
      .where(sql`${table.state} = 'waiting'`),
    index("payment_proofs_by_reference").on(table.reference),
    index("payment_proofs_by_file")
      .on(table.fileHash)
      .where(sql`${table.fileHash} is not null`),
    index("payment_proofs_of_payment")
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
  ],
);

/** The pictures of proofs of payment, which stand in no folder that is served. */
export const paymentProofPictures = pgTable("payment_proof_pictures", {
  proofId: integer("proof_id")
    .primaryKey()
    .references(() => paymentProofs.id, { onDelete: "cascade" }),
  /** WebP. */
  bytes: bytes().notNull(),
});

/** A stored proof of payment. */
export type PaymentProofRow = typeof paymentProofs.$inferSelect;
