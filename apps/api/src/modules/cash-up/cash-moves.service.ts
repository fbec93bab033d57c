import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { CashMove, NewCashMove } from "@shop/contract/cash-up/endpoints.ts";
import type { IssueCode } from "@shop/contract/codes.ts";
import { type Drawer, drawerKey } from "@shop/domain/cash-up/cash-up.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { valueDateIssue } from "@shop/domain/orders/payments/value-date.ts";
import { sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { lockTexts } from "../../database/lock-texts.ts";
import { requireFound } from "../../database/require-row.ts";
import { findAdmin } from "../admins/admins.repository.ts";
import { findClosedUntil } from "../books/closed-until.ts";
import { changedFields, record } from "../history/history.repository.ts";
import { isCounted, lockDrawer } from "../orders/payments/counted-cash.ts";
import { attemptFor, isRecorded } from "../orders/recorded-attempt.ts";
import {
  findDayMoves,
  findMove,
  findMoveOfAttempt,
  type FoundMove,
  insertMove,
} from "./cash-moves.repository.ts";
import { type CashMoveRow, cashMoves } from "./cash-moves.table.ts";

const refusal = (field: string, code: IssueCode): ApiError =>
  new ApiError("invalid", { errors: { [field]: code } });

/** An entry as answers state it. */
export const toCashMove = ({
  id,
  branch,
  person,
  kind,
  amount,
  reason,
  voids,
  takenBack,
  at,
  by,
}: FoundMove): CashMove => ({
  id,
  branch,
  person,
  kind,
  amount: voids === null ? amount : `-${amount}`,
  reason,
  takes_back: voids !== null,
  taken_back: takenBack,
  at: at.toISOString(),
  by,
});

/** Throws invalid for a day to come, or of closed books; who closes them waits for what is being stored, and the other way round. */
async function requireOpenDay(transaction: Queries, day: string): Promise<void> {
  await transaction.execute(sql`lock table ${cashMoves} in row exclusive mode`);
  const closedUntil = await findClosedUntil(transaction);
  const issue = valueDateIssue(day, { today: shopDayOf(Date.now()), closedUntil });
  if (issue) throw refusal("day", issue);
}

/** Throws invalid for a change of counted cash that states no reason. */
async function requireReason(
  transaction: Queries,
  drawer: Drawer & { readonly day: string },
  reason: string,
): Promise<void> {
  await lockDrawer(transaction, drawer);
  if (reason === "" && (await isCounted(transaction, drawer))) throw refusal("reason", "day_counted");
}

/** Notes an entry for the owners' log. */
const note = (transaction: Queries, admin: Admin, row: CashMoveRow): Promise<void> => {
  const { id, day, branch, person, kind, amount, reason, voids } = row;
  const values = { day, branch: branch?.en ?? null, person, kind, amount, reason };
  const fields = changedFields({}, voids === null ? values : { ...values, amount: `-${amount}` });
  return record(transaction, admin, [
    { entity: "cash_move", entityId: id, action: voids === null ? "created" : "undone", fields },
  ]);
};

/** Cash that comes and goes without an order. */
export interface CashMovesService {
  /** Stores an entry, once for an attempt; throws invalid and idempotency_mismatch. */
  readonly add: (move: NewCashMove, attempt: string | null, admin: Admin) => Promise<void>;
  /** Takes back an entry, today, once; returns that day. Throws not_found and invalid. */
  readonly takeBack: (id: number, reason: string, admin: Admin) => Promise<string>;
}

/** Creates the service. */
export const cashMovesService = (queries: Queries): CashMovesService => ({
  add: (request, attempt, admin) =>
    queries.transaction(async (transaction) => {
      const recorded = attemptFor(attempt, null, request);
      if (await isRecorded(transaction, "cash", recorded, findMoveOfAttempt)) return;
      const { day, branch, person, kind, reason } = request;
      await requireOpenDay(transaction, day);
      if (!(await findAdmin(transaction, person))) throw refusal("person", "bad_value");
      await requireReason(transaction, request, reason);
      const stated = (await findDayMoves(transaction, day)).some(
        (move) =>
          move.kind === "float" &&
          move.voids === null &&
          !move.takenBack &&
          drawerKey(move) === drawerKey(request),
      );
      if (kind === "float" && stated) throw refusal("kind", "float_stated");
      const row = await insertMove(transaction, {
        day,
        branch,
        person,
        kind,
        reason,
        amount: storedAmount(request.amount),
        by: admin.email,
        ...recorded,
      });
      await note(transaction, admin, row);
    }),
  takeBack: (id, reason, admin) =>
    queries.transaction(async (transaction) => {
      await lockTexts(transaction, [`cash move ${id}`]);
      const { takenBack, voids, branch, person, kind, amount } = requireFound(
        await findMove(transaction, id),
      );
      const day = shopDayOf(Date.now());
      if (voids !== null) throw new ApiError("not_found");
      if (takenBack) return day;
      await requireReason(transaction, { day, branch, person }, reason);
      const values = { day, branch, person, kind, amount, reason, voids: id, by: admin.email };
      await note(transaction, admin, await insertMove(transaction, values));
      return day;
    }),
});
