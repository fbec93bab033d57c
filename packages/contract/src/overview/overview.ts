import { paymentMethods } from "@shop/domain/payments/payment-methods.ts";
import * as v from "valibot";

import { searchMissSchema } from "../search-misses/search-miss.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const id = v.pipe(v.number(), v.integer());
const named = { id, name: v.string(), name_ar: v.nullable(v.string()) };

/** What was handed over on one day in the shop's time zone, without tax and delivery, less what came back. */
const salesDaySchema = v.pipe(
  v.object({
    /** As '2026-03-02'. */
    day: v.string(),
    orders: count,
    /** What their goods were sold for; below zero where more came back. */
    total: v.string(),
  }),
  v.metadata({ ref: "SalesDay" }),
);

/** Orders with what is still to be paid of them. */
const owingSchema = v.pipe(v.object({ orders: count, due: v.string() }), v.metadata({ ref: "OwingOrders" }));

/** What is to be done today with orders, and the money of today. */
const daySchema = v.pipe(
  v.object({
    /** Number of confirmed orders, which are to be packed. */
    to_pack: count,
    /** Orders that are sent, and what they are still to bring. */
    out: owingSchema,
    /** Orders that are delivered and not all paid, of those that were placed on this day or later. */
    unpaid: owingSchema,
    unpaid_since: v.string(),
    /** Numbers of products of which couriers bring units back, and of which units are not for sale. */
    coming_back: count,
    not_for_sale: count,
    /** Number of quotations that wait for an answer, and of those whose last day is one of the next three. */
    quotations: count,
    quotations_ending: count,
    /** Payments less refunds of today by method; methods without any are left out. */
    money: v.array(v.object({ method: v.picklist(paymentMethods), net: v.string() })),
  }),
  v.metadata({ ref: "OverviewDay" }),
);

/** What the dashboard's first page shows. */
export const overviewSchema = v.pipe(
  v.object({
    /** Whether there is any order, of any age and state. */
    has_orders: v.boolean(),
    /** Null for administrators who may not see orders. */
    to_confirm: v.nullable(
      v.object({
        orders: count,
        /** Those that wait for more than `waiting_hours`. */
        waiting: count,
        waiting_hours: count,
        /** Those that are requests, which have taken no stock, and the exact sum of their totals. */
        requests: count,
        requests_total: v.string(),
        /** Number of orders whose proof of payment waits for the shop. */
        proofs: count,
      }),
    ),
    /** Null as `to_confirm`. */
    day: v.nullable(daySchema),
    /** Null for administrators who may not see figures. */
    sales: v.nullable(
      v.object({
        /** The last 30 days, the earliest first and today last; days without orders are included. */
        days: v.array(salesDaySchema),
        /** Number of orders of which something was handed over for the first time in these days. */
        orders: count,
        /** The exact sum of these days. */
        total: v.string(),
      }),
    ),
    /** Products on sale of which most pieces were sold in these days, at most 5; null as `sales`. */
    best_sellers: v.nullable(v.array(v.object({ ...named, pieces: count }))),
    low_stock: v.object({
      /** Number of shown products with at most as many pieces as their limit, or the shop's default. */
      products: count,
      /** Those with the fewest pieces, at most 5. */
      lowest: v.array(v.object({ ...named, amount: v.pipe(v.number(), v.integer()) })),
    }),
    /** Numbers of shown products that lack something. */
    missing: v.object({ price: count, picture: count, name_ar: count, specifications: count }),
    /** Null for administrators who may not change orders. */
    mails: v.nullable(
      v.object({
        /** Whether mails go to a mail server; without one they are only kept as files. */
        has_server: v.boolean(),
        /** The address to which mails of new orders go, as long as it is an unread one of the demonstration; null for any other. */
        demonstration_address: v.nullable(v.string()),
        /** Numbers of mails that were not sent: those that are still retried, those given up, and those kept as files. */
        retrying: count,
        given_up: count,
        kept: count,
      }),
    ),
    /** The last automatic backup, and whether it is older than 36 hours or there is none; null where none are set up. */
    backup: v.nullable(v.object({ last_at: v.nullable(v.string()), is_late: v.boolean() })),
    /** Null for administrators who may not change products. */
    search_misses: v.nullable(
      v.object({
        /** Number of different texts for which searches of the last 30 days found nothing. */
        texts: count,
        /** The most frequent of them, at most 10. */
        top: v.array(searchMissSchema),
      }),
    ),
  }),
  v.metadata({ ref: "Overview" }),
);

/** The sales of one day in the shop's time zone. */
export type SalesDay = v.InferOutput<typeof salesDaySchema>;
/** What the dashboard's first page shows. */
export type Overview = v.InferOutput<typeof overviewSchema>;
/** The same with all of its parts, as owners get it. */
export type FullOverview = {
  readonly [K in keyof Overview]: K extends "backup" ? Overview[K] : NonNullable<Overview[K]>;
};
