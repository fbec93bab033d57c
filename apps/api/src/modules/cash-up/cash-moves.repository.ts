import { asc, eq, getTableColumns, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type CashMoveRow, cashMoves } from "./cash-moves.table.ts";

/** An entry, and whether another one takes it back. */
export interface FoundMove extends CashMoveRow {
  readonly takenBack: boolean;
}

const columns = {
  ...getTableColumns(cashMoves),
  takenBack: sql<boolean>`exists (select 1 from "cash_moves" as "voiding" where "voiding"."voids" = "cash_moves"."id")`,
};

/** The entries of a day, the oldest first. */
export const findDayMoves = (queries: Queries, day: string): Promise<FoundMove[]> =>
  queries.select(columns).from(cashMoves).where(eq(cashMoves.day, day)).orderBy(asc(cashMoves.id));

/** An entry; undefined without one. */
export async function findMove(queries: Queries, id: number): Promise<FoundMove | undefined> {
  const [row] = await queries.select(columns).from(cashMoves).where(eq(cashMoves.id, id));
  return row;
}

/** The entry that an attempt has stored; undefined without one. */
export async function findMoveOfAttempt(queries: Queries, attempt: string): Promise<CashMoveRow | undefined> {
  const [row] = await queries.select().from(cashMoves).where(eq(cashMoves.attempt, attempt));
  return row;
}

/** Stores an entry. */
export async function insertMove(
  queries: Queries,
  move: typeof cashMoves.$inferInsert,
): Promise<CashMoveRow> {
  const [row] = await queries.insert(cashMoves).values(move).returning();
  if (!row) throw new Error("The move of cash was not stored.");
  return row;
}
