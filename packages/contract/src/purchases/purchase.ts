import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { purchaseStates } from "@shop/domain/purchases/purchase-order.ts";
import { arrivalFaults } from "@shop/domain/purchases/read-arrival-list.ts";
import * as v from "valibot";

import { idRule } from "../rules.ts";

const count = v.pipe(v.number(), v.integer());
const signed = v.object({ at: v.string(), by: v.string() });

/** An order of goods from a supplier. */
export const purchaseSchema = v.pipe(
  v.object({
    id: idRule,
    /** Its number, such as 'PO-00042'. */
    number: v.string(),
    /** The supplier as it was when the order was made; `id` is null once it is purged. */
    supplier: v.object({ id: v.nullable(idRule), name: v.string(), phone: v.string(), email: v.string() }),
    state: v.picklist(purchaseStates),
    made: signed,
    /** Null while it is a draft. */
    sent: v.nullable(signed),
    /** Null unless it is cancelled. */
    cancelled: v.nullable(signed),
    /** Number of lines, and of their pieces that were ordered, booked, and scanned but not booked yet. */
    lines: count,
    pieces: count,
    received: count,
    arrived: count,
    /** Pieces of those scanned that are more than their lines ordered. */
    over: count,
    /** What the pieces of lines with a cost cost together. */
    total: v.string(),
    /** The same of the pieces that were booked, and of those that have not come. */
    received_total: v.string(),
    open_total: v.string(),
    /** Pieces that went back to the supplier, and what it credits for them. */
    returned: count,
    returned_total: v.string(),
    /** What transport and customs cost without value added tax, shared by lines by what they cost; null for none. */
    freight: v.nullable(v.string()),
    duty: v.nullable(v.string()),
    /** The total with both. */
    landed_total: v.string(),
    /** Number of lines without a cost. */
    unknown: count,
    /** For the supplier, on its paper; '' for none. */
    note: v.string(),
    /** Incremented by each change of it. */
    version: count,
  }),
  v.metadata({ ref: "PurchaseOrder" }),
);

/** A line of a purchase order. */
export const purchaseLineSchema = v.pipe(
  v.object({
    /** Id of the product. */
    id: idRule,
    name: v.string(),
    name_ar: v.nullable(v.string()),
    part_number: v.nullable(v.string()),
    /** '' where it is not known. */
    supplier_part: v.string(),
    /** Pieces in all: whole packs. */
    qty: count,
    /** Pieces of the pack in which it is ordered; 1 where it is ordered singly. */
    pack: count,
    /** What a pack costs; null where that is not known. */
    cost: v.nullable(v.string()),
    /** What one piece of it costs, rounded half up to the piastre; null where that is not known or less than half a piastre. */
    unit_cost: v.nullable(v.string()),
    /** The same with its share of freight and duty, half up to the piastre; null where the cost is not known. */
    landed_cost: v.nullable(v.string()),
    /** What one piece of the product costs now; null where that is not known or the product is deleted. */
    product_cost: v.nullable(v.string()),
    /** Pieces that were booked; those of a booking that was undone do not count. */
    received: count,
    /** Pieces of those received that went back to the supplier. */
    returned: count,
    /** Pieces that were scanned or entered and not booked yet. */
    arrived: count,
    /** Its stock now; null where it is deleted. */
    amount: v.nullable(count),
  }),
  v.metadata({ ref: "PurchaseLine" }),
);

/** A line of a list of what arrived that was not counted. */
export const unreadArrivalSchema = v.pipe(
  v.object({
    row: count,
    /** What names its product; '' where nothing does. */
    code: v.string(),
    /** The value that was not taken: pieces or cost; '' for another fault. */
    written: v.string(),
    fault: v.picklist(arrivalFaults),
  }),
  v.metadata({ ref: "UnreadArrival" }),
);

/** A booking of what arrived. */
export const receiptSchema = v.pipe(
  v.object({
    id: idRule,
    booked: signed,
    pieces: count,
    /** The change of many products that it has made; null for none. */
    change: v.nullable(idRule),
    undone: v.boolean(),
  }),
  v.metadata({ ref: "PurchaseReceipt" }),
);

/** A product that may have to be ordered. */
export const reorderLineSchema = v.pipe(
  v.object({
    id: idRule,
    name: v.string(),
    name_ar: v.nullable(v.string()),
    part_number: v.nullable(v.string()),
    /** Drafts are not proposed. */
    visibility: v.picklist(visibilities),
    /** Null where it names none. */
    supplier: v.nullable(v.object({ id: idRule, name: v.string() })),
    supplier_part: v.string(),
    pack: count,
    /** Pieces that were sold and not returned in the days, and in a week of them. */
    sold: count,
    per_week: v.number(),
    stock: count,
    /** Pieces of open purchase orders, drafts too, that have not come. */
    on_order: count,
    /** Weeks that the stock lasts. */
    weeks_left: v.number(),
    /** Pieces to order, in whole packs; 0 for none. */
    proposed: count,
    unit_cost: v.nullable(v.string()),
  }),
  v.metadata({ ref: "ReorderLine" }),
);

/** An order of goods from a supplier. */
export type Purchase = v.InferOutput<typeof purchaseSchema>;
/** A line of a purchase order. */
export type PurchaseLine = v.InferOutput<typeof purchaseLineSchema>;
/** A line of a list of what arrived that was not counted. */
export type UnreadArrival = v.InferOutput<typeof unreadArrivalSchema>;
/** A booking of what arrived. */
export type Receipt = v.InferOutput<typeof receiptSchema>;
/** A product that may have to be ordered. */
export type ReorderLine = v.InferOutput<typeof reorderLineSchema>;
