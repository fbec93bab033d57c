import { orderStates } from "@shop/domain/orders/order-state.ts";
import { SHEET_REFERENCE_LENGTH } from "@shop/domain/orders/payments/order-payments.ts";
import { COLLECTED_CHUNK } from "@shop/domain/settlements/plan-settlement.ts";
import { settlementFaults, MAX_COLLECTED_COLUMNS } from "@shop/domain/settlements/read-settlement.ts";
import { settlementColumns } from "@shop/domain/settlements/settlement-columns.ts";
import { decimalMarks } from "@shop/domain/sheets/sheet-numbers.ts";
import * as v from "valibot";

import { listOf } from "../list-rule.ts";
import { amountRule } from "../orders/order-payments.ts";
import { flagRule, idRule, optionalText, requiredLine, storedPriceRule, wholeNumberRule } from "../rules.ts";

const row = v.pipe(v.number(), v.integer(), v.minValue(1));
const column = v.nullable(v.picklist(settlementColumns));

const isColumn = (text: string): text is (typeof settlementColumns)[number] =>
  settlementColumns.some((one) => one === text);

/** What the columns of a sheet hold, from the first, with commas between them; nothing for a column that is not read. */
export const settlementColumnsRule = v.pipe(
  v.string("bad_value"),
  v.maxLength(1000, "too_long"),
  v.transform((text) => text.split(",")),
  v.maxLength(MAX_COLLECTED_COLUMNS, "too_long"),
  v.everyItem((text) => text === "" || isColumn(text), "bad_value"),
  v.transform((all) => all.map((text) => (isColumn(text) ? text : null))),
  v.check((all) => {
    const read = all.filter((one) => one !== null);
    return new Set(read).size === read.length;
  }, "bad_value"),
);

/** An order that a line of a courier's sheet may mean. */
const settlementOrderSchema = v.pipe(
  v.object({
    id: row,
    number: v.string(),
    name: v.string(),
    state: v.picklist(orderStates),
    /** What is to be paid in all. */
    due: v.string(),
    /** What is left to pay. */
    left: v.string(),
    /** Its parcels that are not taken back, with what their couriers were to collect; null where that was never stated. */
    parcels: v.array(v.object({ tracking: v.string(), collect: v.nullable(v.string()) })),
    /** Amounts that couriers have paid of it already. */
    recorded: v.array(v.string()),
  }),
  v.metadata({ ref: "SettlementOrder" }),
);

/** A line of a courier's sheet; its texts are '' where it has none. */
const settlementLineSchema = v.pipe(
  v.object({
    /** Its row in the sheet. */
    line: row,
    number: v.string(),
    tracking: v.string(),
    phone: v.string(),
    /** With two decimals; null where none can be read. */
    amount: v.nullable(v.string()),
    fees: v.nullable(v.string()),
    /** As the sheet writes it. */
    date: v.string(),
    /** Why the line cannot be booked; null where it can. */
    fault: v.nullable(v.picklist(settlementFaults)),
    /** The orders that it may mean: none, the one, or several of which one has to be chosen. */
    orders: v.array(settlementOrderSchema),
  }),
  v.metadata({ ref: "SettlementLine" }),
);

/** What a courier's sheet says. */
export const settlementPreviewSchema = v.pipe(
  v.object({
    columns: v.array(v.object({ heading: v.string(), column })),
    /** How its amounts are written; null where that has to be asked, and no line is read. */
    decimal: v.nullable(v.picklist(decimalMarks)),
    /** The first amount that means something else with each decimal mark; null for none. */
    unclear: v.nullable(v.string()),
    lines: v.array(settlementLineSchema),
  }),
  v.metadata({ ref: "SettlementPreview" }),
);

/** What is booked of a courier's sheet, as it was seen in its preview. */
export const settlementBookingSchema = v.pipe(
  v.object({
    /** What the sheet is called; the reference of a payment is this with the row of its line. */
    reference: requiredLine(SHEET_REFERENCE_LENGTH),
    /** Each order once, as the preview has shown it. */
    orders: v.pipe(
      listOf(
        v.object({
          id: idRule,
          state: v.picklist(orderStates, "bad_value"),
          left: storedPriceRule,
          lines: listOf(
            v.object({
              line: wholeNumberRule(1, 1_000_000),
              amount: amountRule,
              note: optionalText(500),
            }),
            { min: 1, max: 20, ref: "BookedLines" },
          ),
        }),
        { min: 1, max: COLLECTED_CHUNK, ref: "BookedOrders" },
      ),
      v.check((orders) => new Set(orders.map(({ id }) => id)).size === orders.length, "bad_value"),
    ),
    /** Whether sent orders of which nothing is left to pay are marked as delivered. */
    deliver: v.optional(flagRule, false),
    /** Whether the buyers of those get a mail. */
    mail: v.optional(flagRule, true),
  }),
  v.metadata({ ref: "SettlementBooking" }),
);

/** What became of an order of a booking. */
export const bookedOutcomeSchema = v.pipe(
  v.object({
    id: idRule,
    outcome: v.picklist(["booked", "already", "refused"]),
    /** Why it was refused; null where it was not. */
    code: v.nullable(v.picklist(["edit_conflict", "not_found"])),
    /** Whether it was marked as delivered. */
    delivered: v.boolean(),
  }),
  v.metadata({ ref: "BookedOutcome" }),
);

/** What a courier's sheet says. */
export type SettlementPreview = v.InferOutput<typeof settlementPreviewSchema>;
/** Validated body of what is booked of a courier's sheet. */
export type SettlementBooking = v.InferOutput<typeof settlementBookingSchema>;
/** What became of an order of a booking. */
export type BookedOutcome = v.InferOutput<typeof bookedOutcomeSchema>;
