import type { DeliveryPlace } from "@shop/domain/delivery/delivery.ts";
import type { Bilingual, Locale } from "@shop/domain/locale/locale.ts";
import type { OrderChannel } from "@shop/domain/orders/order-channel.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import type { PaymentOption } from "@shop/domain/payments/payment-options.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "../accounts/users.table.ts";
import { foldedSql } from "./list/folded-sql.ts";

/** Orders. */
export const orders = pgTable(
  "orders",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The number shown to people, in its normalised form. */
    number: text().notNull().unique("orders_number"),
    /** Opens the order's page. */
    token: uuid().notNull().defaultRandom().unique("orders_token"),
    state: text().$type<OrderState>().notNull().default("received"),
    /** The buyer's account, where the buyer was signed in. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The buyer's language. */
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** The part of the phone that is compared, as `mobileKey` of the contract gives it. */
    phoneKey: text("phone_key")
      .notNull()
      .generatedAlwaysAs(sql`regexp_replace("phone", '^([+]20|[+]971|0)', '')`),
    address1: text().notNull(),
    address2: text().notNull(),
    /** The company that its invoice is for, each '' where it is not stated; the tax number has nine digits. */
    company: text().notNull().default(""),
    tax_number: text("tax_number").notNull().default(""),
    commercial_register: text("commercial_register").notNull().default(""),
    purchase_order: text("purchase_order").notNull().default(""),
    /** Name, mail address, postal address, both notes and the company with its numbers, folded for the search of orders. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        foldedSql(
          `"name" || ' ' || "email" || ' ' || "address1" || ' ' || "address2" || ' ' || "note" || ' ' || "shop_note" || ' ' || "company" || ' ' || "tax_number" || ' ' || "commercial_register" || ' ' || "purchase_order"`,
        ),
      ),
    /** What the buyer wrote. */
    note: text().notNull(),
    /** Note of the administrators, which buyers never see. */
    shopNote: text("shop_note").notNull().default(""),
    /** How it was taken. */
    channel: text().$type<OrderChannel>().notNull().default("web"),
    /** What is taken off the sum of its lines; null for nothing. */
    discount: numeric({ precision: 24, scale: 2 }),
    /** The part of the sum in percent, where the discount was given so. */
    discountPercent: numeric("discount_percent", { precision: 5, scale: 2 }),
    /** The amount that was given, where its lines allow only the discount; null otherwise. */
    discountGiven: numeric("discount_given", { precision: 12, scale: 2 }),
    /** The sum of its lines, without those whose price was 0, less the discount. */
    total: numeric({ precision: 24, scale: 2 }).notNull(),
    /** The rate of value added tax in percent that held when it was made, which its delivery and fee have; null for orders from before rates were kept. */
    vatRate: numeric("vat_rate", { precision: 5, scale: 2 }),
    /** Where it goes, and what that costs beside the total; both null where no cost was stated. */
    deliverTo: text("deliver_to").$type<DeliveryPlace>(),
    deliveryCost: numeric("delivery_cost", { precision: 12, scale: 2 }),
    /** The name of the branch at which it is picked up, as it was agreed; null for any other delivery. */
    deliveryBranch: jsonb("delivery_branch").$type<Bilingual>(),
    /** How it is to be paid; null where that was not stated. */
    payBy: text("pay_by").$type<PaymentOption>(),
    /** What that costs beside the total. */
    paymentFee: numeric("payment_fee", { precision: 12, scale: 2 }).notNull().default("0"),
    /** What returns take off its total, off its delivery and off its fee: the sums of `order_returns` that count. */
    returned: numeric({ precision: 24, scale: 2 }).notNull().default("0"),
    deliveryReturned: numeric("delivery_returned", { precision: 12, scale: 2 }).notNull().default("0"),
    feeReturned: numeric("fee_returned", { precision: 12, scale: 2 }).notNull().default("0"),
    /** The last day on which it can be accepted, or could, as a quotation; null for orders that never were one. */
    validUntil: date("valid_until"),
    /** The revision of that quotation. */
    revision: integer().notNull().default(1),
    /** Its terms. */
    terms: text().notNull().default(""),
    /** Whether it was taken as a request, which takes no stock before it is confirmed. */
    request: boolean().notNull().default(false),
    /** A hash of the sender's address while the order is unconfirmed, and for a day where its buyer cancels it; null for requests in process. */
    sender: text(),
    /** Whether the mail to the buyer was withheld by a rate limit, of the address or of the sender. */
    mailHeld: boolean("mail_held").notNull().default(false),
    /** The Idempotency-Key of the request. */
    attempt: text().unique("orders_attempt"),
    /** A hash of the request's body. */
    contentHash: text("content_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    stateChangedAt: timestamp("state_changed_at", { withTimezone: true, precision: 3 })
      .notNull()
      .defaultNow(),
    /** Incremented by each change. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index("orders_of_user").on(table.userId, table.id),
    index("orders_by_state").on(table.state, table.id),
    index("orders_by_day").on(table.createdAt),
    index("orders_by_total").on(table.total, table.id),
    index("orders_of_phone").on(table.phoneKey, table.id),
    index("orders_holding_by_phone")
      .on(table.phoneKey)
      .where(sql`${table.state} = 'received' and not ${table.request}`),
    index("orders_holding_by_sender")
      .on(table.sender)
      .where(sql`${table.state} = 'received' and not ${table.request}`),
    index("orders_without_attempt")
      .on(table.contentHash)
      .where(sql`${table.attempt} is null`),
  ],
);

/** A stored order, without what only a search reads. */
export type OrderRow = Omit<typeof orders.$inferSelect, "searchText">;
