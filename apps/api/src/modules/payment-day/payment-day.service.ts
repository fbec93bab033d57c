import type { Admin } from "@shop/contract/accounts/user.ts";
import type { DayCash, PaymentDay } from "@shop/contract/payment-day/endpoints.ts";

import type { Queries } from "../../database/database.ts";
import { findDayCounts, insertDayCount, sumDay } from "./payment-day.repository.ts";

/** The payments of days. */
export interface PaymentDayService {
  /** The sums of a day with what was counted. */
  readonly read: (day: string) => Promise<PaymentDay>;
  /** Stores counted cash; returns the day. */
  readonly count: (cash: DayCash, admin: Admin) => Promise<PaymentDay>;
}

/** Creates the service. */
export function paymentDayService(queries: Queries): PaymentDayService {
  const read: PaymentDayService["read"] = async (day) => ({
    day,
    sums: await sumDay(queries, day),
    counts: (await findDayCounts(queries, day)).map(({ id, branch, person, counted, note, at, by }) => ({
      id,
      branch,
      person,
      counted,
      note,
      at: at.toISOString(),
      by,
    })),
  });
  return {
    read,
    count: async (cash, admin) => {
      await insertDayCount(queries, { ...cash, by: admin.email });
      return read(cash.day);
    },
  };
}
