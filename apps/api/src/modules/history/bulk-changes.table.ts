import type {
  CostRule,
  CountRule,
  OfferRule,
  PlainRule,
  ReceiptRule,
  SellingRule,
  SpecificationRule,
  SupplierRule,
  SupplyRule,
  VatRule,
} from "@shop/domain/bulk/bulk-rule.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { admins } from "../admins/admins.table.ts";

/** An attribute at the time of a change, with the choices that the change names: by it an undo reads texts of the history. */
export type EarlierAttribute = Pick<Attribute, "name" | "name_ar" | "kind" | "unit" | "choices">;

/** A rule as it is stored. */
export type StoredRule =
  | PlainRule
  | CostRule
  | CountRule
  | ReceiptRule
  | SupplyRule
  | (SupplierRule & { readonly name: string })
  | OfferRule
  | SellingRule
  | VatRule
  | (SpecificationRule & { readonly attribute: EarlierAttribute });

/** Changes of many products; their values are in the history entries that belong to them. */
export const bulkChanges = pgTable("bulk_changes", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  adminId: integer("admin_id").references(() => admins.id, { onDelete: "set null" }),
  /** The administrator's mail address at that time. */
  by: text().notNull(),
  rule: jsonb().$type<StoredRule>().notNull(),
  /** The filter by which products were selected; null where they were selected one by one. */
  filter: jsonb().$type<Readonly<Record<string, string | number>>>(),
  changed: integer().notNull(),
  skipped: integer().notNull(),
  /** The Idempotency-Key of the request. */
  attempt: text().notNull().unique("bulk_changes_attempt"),
  /** A hash of the request's body. */
  contentHash: text("content_hash").notNull(),
  undoneAt: timestamp("undone_at", { withTimezone: true, precision: 3 }),
  undoneBy: text("undone_by"),
  /** Number of products that the undo gave their old value. */
  restored: integer().notNull().default(0),
});

/** A stored change of many products. */
export type BulkChangeRow = typeof bulkChanges.$inferSelect;
