import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { BookClosing, ClosedBooks } from "@shop/contract/books/endpoints.ts";
import type { FieldChange } from "@shop/contract/history/history.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { desc, eq, isNull, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { lockTexts } from "../../database/lock-texts.ts";
import { bookClosings, type BookClosingRow } from "../books/book-closings.table.ts";
import { findClosedUntil } from "../books/closed-until.ts";
import { postings } from "../books/postings.table.ts";
import { cashMoves } from "../cash-up/cash-moves.table.ts";
import { record } from "../history/history.repository.ts";
import { orderPayments } from "../orders/payments/order-payments.table.ts";

/** Which days of the books are closed. */
export interface ClosingService {
  readonly read: () => Promise<ClosedBooks>;
  /** Closes the books up to a day; throws invalid. */
  readonly close: (until: string, admin: Admin) => Promise<ClosedBooks>;
  /** Takes back the last closing that holds; says whether there was one. */
  readonly reopen: (admin: Admin) => Promise<ClosedBooks & { status: boolean }>;
}

const toClosing = ({ id, until, at, by, reopenedAt, reopenedBy }: BookClosingRow): BookClosing => ({
  id,
  until,
  at: at.toISOString(),
  by,
  reopened: reopenedAt && { by: reopenedBy ?? "", at: reopenedAt.toISOString() },
});

async function readClosed(queries: Queries): Promise<ClosedBooks> {
  const rows = await queries.select().from(bookClosings).orderBy(desc(bookClosings.id));
  return { closed_until: await findClosedUntil(queries), closings: rows.map(toClosing) };
}

/** Notes a closing, or its end, for the owners' log. */
const noteClosing = (
  transaction: Queries,
  admin: Admin,
  id: number,
  until: Pick<FieldChange, "old" | "new">,
): Promise<void> =>
  record(transaction, admin, [
    {
      entity: "book_closing",
      entityId: id,
      action: until.new === null ? "undone" : "created",
      fields: [{ field: "until", ...until }],
    },
  ]);

const invalid = (code: string): ApiError => new ApiError("invalid", { errors: { until: code } });

/** Creates the service. */
export const closingService = (queries: Queries): ClosingService => ({
  read: () => readClosed(queries),
  close: (until, admin) =>
    queries.transaction(async (transaction) => {
      // Also lets what is being posted end first: a posting that began before midnight is dated on the day before, and what is paid may be dated before.
      await transaction.execute(
        sql`lock table ${postings}, ${orderPayments}, ${cashMoves} in share row exclusive mode`,
      );
      const closed = await findClosedUntil(transaction);
      if (until >= shopDayOf(Date.now())) throw invalid("bad_value");
      if (closed !== null && until <= closed) throw invalid("already_closed");
      const [row] = await transaction
        .insert(bookClosings)
        .values({ until, by: admin.email })
        .returning({ id: bookClosings.id });
      await noteClosing(transaction, admin, row?.id ?? 0, { old: null, new: until });
      return readClosed(transaction);
    }),
  reopen: (admin) =>
    queries.transaction(async (transaction) => {
      await lockTexts(transaction, ["reopened books"]);
      const [last] = await transaction
        .select()
        .from(bookClosings)
        .where(isNull(bookClosings.reopenedAt))
        .orderBy(desc(bookClosings.until))
        .limit(1);
      if (last) {
        await transaction
          .update(bookClosings)
          .set({ reopenedAt: sql`now()`, reopenedBy: admin.email })
          .where(eq(bookClosings.id, last.id));
        await noteClosing(transaction, admin, last.id, { old: last.until, new: null });
      }
      return { status: last !== undefined, ...(await readClosed(transaction)) };
    }),
});
