import type { BookedOutcome, CollectedPreview } from "@shop/contract/collected/collected.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { keysOf, matchCollected, type NamedOrder } from "@shop/domain/collected/match-collected.ts";
import {
  type CollectedReading,
  MAX_COLLECTED_LINES,
  hiddenCollected,
  readCollected,
} from "@shop/domain/collected/read-collected.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import { limitIdleTime } from "../../database/limit-idle-time.ts";
import { type ReadSheetLines, uploadedRows } from "../../sheets/uploaded-rows.ts";
import { notifyOrderChange } from "../orders/list/order-feed.ts";
import { dueOf } from "../orders/orders.mapper.ts";
import type { OrderDependencies } from "../orders/orders.service.ts";
import { bookOrders, leftToPay, type MadeBooking } from "./book-collected.ts";
import { findNamedOrders, type FoundOrder } from "./collected.repository.ts";

/** What couriers have collected. */
export interface CollectedService {
  /** What a sheet says, with the orders of its lines; throws invalid with the reason at `file` where it cannot be read. */
  readonly preview: (file: Blob, reading: CollectedReading) => Promise<CollectedPreview>;
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
export function collectedService(
  { database: { queries }, catalogue, outbox, mailbox }: OrderDependencies,
  readLines: ReadSheetLines,
): CollectedService {
  return {
    preview: async (file, reading) => {
      const { rows, hidden } = await uploadedRows(readLines, file, MAX_COLLECTED_LINES);
      const { lines: read, ...sheet } = readCollected(rows, reading);
      const lines = sheet.decimal === null ? read : [...hiddenCollected(hidden), ...read];
      const found = await findNamedOrders(queries, keysOf(lines, mobileKey));
      return { ...sheet, lines: matchCollected(lines, found.map(toNamed), mobileKey) };
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
