import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { BookClosing, ClosedBooks } from "@shop/contract/books/endpoints.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { desc, eq, isNull, max, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { lockTexts } from "../../database/lock-texts.ts";
import { bookClosings, type BookClosingRow } from "./book-closings.table.ts";

/** Which days of the books are closed. */
export interface ClosingService {
  readonly read: () => Promise<ClosedBooks>;
  /** Closes the books up to a day; throws invalid. */
  readonly close: (until: string, admin: Pick<Admin, "email">) => Promise<ClosedBooks>;
  /** Takes back the last closing that holds; says whether there was one. */
  readonly reopen: (admin: Pick<Admin, "email">) => Promise<ClosedBooks & { status: boolean }>;
}

const toClosing = ({ id, until, at, by, reopenedAt, reopenedBy }: BookClosingRow): BookClosing => ({
  id,
  until,
  at: at.toISOString(),
  by,
  reopened: reopenedAt && { by: reopenedBy ?? "", at: reopenedAt.toISOString() },
});

/** The last closed day, or null. */
async function closedUntil(queries: Queries): Promise<string | null> {
  const [row] = await queries
    .select({ until: max(bookClosings.until) })
    .from(bookClosings)
    .where(isNull(bookClosings.reopenedAt));
  return row?.until ?? null;
}

async function readClosed(queries: Queries): Promise<ClosedBooks> {
  const rows = await queries.select().from(bookClosings).orderBy(desc(bookClosings.id));
  return { closed_until: await closedUntil(queries), closings: rows.map(toClosing) };
}

const invalid = (code: string): ApiError => new ApiError("invalid", { errors: { until: code } });

/** Creates the service. */
export const closingService = (queries: Queries): ClosingService => ({
  read: () => readClosed(queries),
  close: (until, { email: by }) =>
    queries.transaction(async (transaction) => {
      await lockTexts(transaction, ["book closings"]);
      const closed = await closedUntil(transaction);
      if (until >= shopDayOf(Date.now())) throw invalid("bad_value");
      if (closed !== null && until <= closed) throw invalid("already_closed");
      await transaction.insert(bookClosings).values({ until, by });
      return readClosed(transaction);
    }),
  reopen: ({ email: by }) =>
    queries.transaction(async (transaction) => {
      await lockTexts(transaction, ["book closings"]);
      const [last] = await transaction
        .select({ id: bookClosings.id })
        .from(bookClosings)
        .where(isNull(bookClosings.reopenedAt))
        .orderBy(desc(bookClosings.until))
        .limit(1);
      if (last)
        await transaction
          .update(bookClosings)
          .set({ reopenedAt: sql`now()`, reopenedBy: by })
          .where(eq(bookClosings.id, last.id));
      return { status: last !== undefined, ...(await readClosed(transaction)) };
    }),
});
