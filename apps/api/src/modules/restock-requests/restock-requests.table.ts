import type { Locale } from "@shop/domain/locale/locale.ts";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";

import { products } from "../products/products.table.ts";

/** Requests for a mail when a product is back: one for each product and address. */
export const restockRequests = pgTable(
  "restock_requests",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    email: text().notNull(),
    emailFolded: text("email_folded").notNull(),
    /** The language of the mail. */
    locale: text().$type<Locale>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When its mail was written; null while it waits. */
    mailedAt: timestamp("mailed_at", { withTimezone: true, precision: 3 }),
    /** Hash of the token in that mail's link. */
    tokenHash: text("token_hash"),
  },
  (table) => [
    unique("restock_requests_of_product").on(table.productId, table.emailFolded),
    index("restock_requests_waiting")
      .on(table.productId)
      .where(sql`${table.mailedAt} is null`),
    index("restock_requests_of_address").on(table.emailFolded),
    index("restock_requests_token").on(table.tokenHash),
    index("restock_requests_expiry").on(table.createdAt),
  ],
);
