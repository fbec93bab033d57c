import type { CashMoveKind } from "@shop/domain/cash-up/cash-moves.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { date, index, integer, jsonb, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Cash of drawers that is no payment of an order. Entries are only added; one that takes another back has its values and is subtracted. */
export const cashMoves = pgTable(
  "cash_moves",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In the shop's time zone. */
    day: date({ mode: "string" }).notNull(),
    /** The name of the branch; null for cash without one. */
    branch: jsonb().$type<Bilingual>(),
    /** Mail address of the administrator whose cash it is. */
    person: text().notNull(),
    kind: text().$type<CashMoveKind>().notNull(),
    amount: numeric({ precision: 24, scale: 2 }).notNull(),
    reason: text().notNull().default(""),
    /** The entry that it takes back; null for any other. No foreign key: a backup restores rows in the order in which they are stored. */
    voids: integer().unique("cash_moves_voids"),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Mail address of the administrator who stored it. */
    by: text().notNull(),
    /** The Idempotency-Key that it was stored with, and its content. */
    attempt: text().unique("cash_moves_attempt"),
    contentHash: text("content_hash"),
  },
  (table) => [index("cash_moves_of_day").on(table.day, table.id)],
);

/** A stored entry. */
export type CashMoveRow = typeof cashMoves.$inferSelect;
