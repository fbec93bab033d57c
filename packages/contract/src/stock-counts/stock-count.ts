import { countFaults } from "@shop/domain/stock-counts/read-count-list.ts";
import { COUNT_NAME_LENGTH, countStates } from "@shop/domain/stock-counts/stock-count.ts";
import * as v from "valibot";

import { flagRule, idRule, requiredLine } from "../rules.ts";

const count = v.pipe(v.number(), v.integer());

/** A count of the stock, open to all administrators until it is booked or discarded. */
export const stockCountSchema = v.pipe(
  v.object({
    id: idRule,
    name: v.string(),
    /** Whether pieces of orders that are not sent yet lie where they are counted. */
    with_reserved: v.boolean(),
    state: v.picklist(countStates),
    started: v.object({ at: v.string(), by: v.string() }),
    /** Null while it is open. */
    closed: v.nullable(v.object({ at: v.string(), by: v.string() })),
    /** The change of many products that its booking has made; null for none. */
    change: v.nullable(idRule),
    /** Number of products that are counted. */
    products: count,
    /** Incremented by each change of it. */
    version: count,
  }),
  v.metadata({ ref: "StockCount" }),
);

/** A product of a count. */
export const countedLineSchema = v.pipe(
  v.object({
    id: idRule,
    name: v.string(),
    name_ar: v.nullable(v.string()),
    part_number: v.nullable(v.string()),
    counted: count,
    /** The pieces that there should have been when it was counted. */
    expected: count,
    /** Whether that has changed while it was counted, or its stock was changed by hand since, so that it should be counted again. */
    moved: v.boolean(),
    /** Its stock now; null where it is deleted, which books nothing, and once the count is closed. */
    amount: v.nullable(count),
    /** Its stock once the count is booked; null likewise. */
    after: v.nullable(count),
    /** Pieces that were sold since it was counted and are not there. */
    missing: count,
    /** What the difference cost the shop; null where that is not known. For those who see costs. */
    at_cost: v.optional(v.nullable(v.string())),
    /** Who counted it, the last one first. */
    by: v.array(v.string()),
    at: v.string(),
  }),
  v.metadata({ ref: "CountedLine" }),
);

/** Sums over all products of a count. */
export const countSumsSchema = v.pipe(
  v.object({
    /** Number of products with more, fewer and as many pieces as there should have been. */
    more: count,
    fewer: count,
    same: count,
    /** Number of products that should be counted again, or of which sold pieces are missing. */
    moved: count,
    missing: count,
    /** For those who see costs: what the surplus, the loss and both cost the shop, and the number of products whose cost is not known. */
    at_cost: v.optional(v.object({ more: v.string(), fewer: v.string(), sum: v.string(), unknown: count })),
  }),
  v.metadata({ ref: "CountSums" }),
);

/** A line of a list that was not counted. */
export const unreadCountLineSchema = v.pipe(
  v.object({ row: count, code: v.string(), written: v.string(), fault: v.picklist(countFaults) }),
  v.metadata({ ref: "UnreadCountLine" }),
);

/** The body that starts a count. */
export const newStockCountSchema = v.pipe(
  v.object({ name: requiredLine(COUNT_NAME_LENGTH), with_reserved: flagRule }),
  v.metadata({ ref: "NewStockCount" }),
);

/** A count of the stock. */
export type StockCount = v.InferOutput<typeof stockCountSchema>;
/** A product of a count. */
export type CountedLine = v.InferOutput<typeof countedLineSchema>;
/** Sums over all products of a count. */
export type CountSums = v.InferOutput<typeof countSumsSchema>;
/** A line of a list that was not counted. */
export type UnreadCountLine = v.InferOutput<typeof unreadCountLineSchema>;
/** The body that starts a count. */
export type NewStockCount = v.InferOutput<typeof newStockCountSchema>;
