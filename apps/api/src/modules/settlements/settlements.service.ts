import { mobileKey } from "@shop/contract/rules.ts";
import type { BookedOutcome, SettlementPreview } from "@shop/contract/settlements/settlements.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { keysOf, matchSettlement, type NamedOrder } from "@shop/domain/settlements/match-settlement.ts";
import {
  type SettlementReading,
  MAX_COLLECTED_LINES,
  hiddenCollected,
  readSettlement,
} from "@shop/domain/settlements/read-settlement.ts";

import { limitIdleTime } from "../../database/limit-idle-time.ts";
import { type ReadSheetLines, uploadedRows } from "../../sheets/uploaded-rows.ts";
import { notifyOrderChange } from "../orders/list/order-feed.ts";
import { dueOf } from "../orders/orders.mapper.ts";
import type { OrderDependencies } from "../orders/orders.service.ts";
import { bookOrders, leftToPay, type MadeBooking } from "./book-settlement.ts";
import { findNamedOrders, type FoundOrder } from "./settlements.repository.ts";

/** What couriers have collected. */
export interface SettlementService {
  /** What a sheet says, with the orders of its lines; throws invalid with the reason at `file` where it cannot be read. */
  readonly preview: (file: Blob, reading: SettlementReading) => Promise<SettlementPreview>;
  /** Books orders in one transaction; throws idempotency_mismatch. */
  readonly book: (booking: Omit<MadeBooking, "mailbox">) => Promise<BookedOutcome[]>;
}

const toNamed = (order: FoundOrder): NamedOrder => ({
  number: order.number,
  phoneKey: order.phoneKey,
  order: {
    id: order.id,
    number: formatOrderNumber(order.number),
    name: order.name,
    state: order.state,
    due: dueOf(order),
    left: leftToPay(order),
    parcels: countedEntries(order.parcels).map(({ tracking, collect }) => ({ tracking, collect })),
    recorded: order.payments
      .filter(({ kind, method, voided }) => kind === "payment" && method === "courier" && voided === null)
      .map(({ amount }) => amount),
  },
});

/** Creates the service. */
export function settlementService(
  { database: { queries }, catalogue, outbox, mailbox }: OrderDependencies,
  readLines: ReadSheetLines,
): SettlementService {
  return {
    preview: async (file, reading) => {
      const { rows, hidden } = await uploadedRows(readLines, file, MAX_COLLECTED_LINES);
      const { lines: read, ...sheet } = readSettlement(rows, reading);
      const lines = sheet.decimal === null ? read : [...hiddenCollected(hidden), ...read];
      const found = await findNamedOrders(queries, keysOf(lines, mobileKey));
      return { ...sheet, lines: matchSettlement(lines, found.map(toNamed), mobileKey) };
    },
    book: async (made) => {
      const outcomes = await catalogue.change(async (transaction, touch) => {
        await limitIdleTime(transaction);
        const booked = await bookOrders({ transaction, touch, outbox }, { ...made, mailbox });
        if (booked.some(({ outcome }) => outcome === "booked")) await notifyOrderChange(transaction);
        return booked;
      });
      if (outcomes.some(({ delivered }) => delivered)) outbox.wake();
      return outcomes;
    },
  };
}
