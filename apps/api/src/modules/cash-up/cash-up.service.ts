import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { type DayCash, type CashUp, type DayEntry, DAY_ENTRIES } from "@shop/contract/cash-up/endpoints.ts";
import { drawerKey } from "@shop/domain/cash-up/cash-up.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";

import type { Queries } from "../../database/database.ts";
import { findAdmin } from "../admins/admins.repository.ts";
import { changedFields, record } from "../history/history.repository.ts";
import { lockDrawer } from "../orders/payments/counted-cash.ts";
import type { DayCountRow } from "../orders/payments/day-counts.table.ts";
import { findDayMoves } from "./cash-moves.repository.ts";
import { toCashMove } from "./cash-moves.service.ts";
import {
  findDayCounts,
  findEntriesAfter,
  insertDayCount,
  type LedgerEntry,
  sumDay,
} from "./cash-up.repository.ts";

/** Entries that are read at once. */
const BATCH = 500;

const toDayEntry = (
  { at, orderId, order, takesBack, ...entry }: LedgerEntry,
  counts: readonly DayCountRow[],
): DayEntry => {
  const { id, kind, method, branch, person, reference, note, amount } = entry;
  return {
    id,
    kind,
    method,
    branch,
    person,
    reference,
    note,
    amount,
    order: { id: orderId, number: formatOrderNumber(order) },
    at: at.toISOString(),
    recorded_on: shopDayOf(at.toISOString()),
    takes_back: takesBack,
    after_count:
      method === "cash" &&
      counts.some((count) => count.at < at && drawerKey(count) === drawerKey({ branch, person })),
  };
};

/** The payments of days. */
export interface CashUpService {
  /** The sums of a day with what was counted. */
  readonly read: (day: string) => Promise<CashUp>;
  /** The entries of some days, batch by batch. */
  readonly entries: (days: {
    readonly from: string;
    readonly to: string;
  }) => AsyncGenerator<readonly LedgerEntry[]>;
  /** Stores counted cash; returns the day. Throws invalid for a day to come, and for a person who is no administrator and took nothing on it. */
  readonly count: (cash: DayCash, admin: Admin) => Promise<CashUp>;
}

/** Creates the service. */
export function cashUpService(queries: Queries): CashUpService {
  const read: CashUpService["read"] = async (day) => {
    const counts = await findDayCounts(queries, day);
    const entries = await findEntriesAfter(queries, { from: day, to: day }, { limit: DAY_ENTRIES });
    return {
      day,
      sums: await sumDay(queries, day),
      entries: entries.map((entry) => toDayEntry(entry, counts)),
      counts: counts.map(({ id, branch, person, counted, note, at, by }) => ({
        id,
        branch,
        person,
        counted,
        note,
        at: at.toISOString(),
        by,
      })),
      moves: (await findDayMoves(queries, day)).map(toCashMove),
    };
  };
  return {
    read,
    entries: async function* entries(days) {
      let found = await findEntriesAfter(queries, days, { limit: BATCH });
      for (let after = found.at(-1); after; after = found.at(-1)) {
        yield found;
        found = await findEntriesAfter(queries, days, { after, limit: BATCH });
      }
    },
    count: async (cash, admin) => {
      if (cash.day > shopDayOf(Date.now())) throw new ApiError("invalid", { errors: { day: "bad_value" } });
      await queries.transaction(async (transaction) => {
        await lockDrawer(transaction, cash);
        // Those who have left the shop may have taken cash before.
        const isKnown =
          (await findAdmin(transaction, cash.person)) ??
          (await sumDay(transaction, cash.day)).find(({ person }) => person === cash.person);
        if (!isKnown) throw new ApiError("invalid", { errors: { person: "bad_value" } });
        const { id } = await insertDayCount(transaction, { ...cash, by: admin.email });
        const { day, branch, person, counted, note } = cash;
        const fields = changedFields({}, { day, branch: branch?.en ?? null, person, counted, note });
        await record(transaction, admin, [{ entity: "cash_count", entityId: id, action: "created", fields }]);
      });
      return read(cash.day);
    },
  };
}
