import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import {
  purchaseLines as lines,
  purchaseReturnLines as returnLines,
  purchaseReturns as returns,
} from "./purchases.table.ts";

/** The return that a request has made, or undefined. */
export async function findReturnOfAttempt(
  queries: Queries,
  purchaseId: number,
  attempt: string,
): Promise<number | undefined> {
  const [row] = await queries
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.purchaseId, purchaseId), eq(returns.attempt, attempt)));
  return row?.id;
}

/** Stores a return with its lines. */
export async function insertReturn(
  transaction: Queries,
  values: typeof returns.$inferInsert,
  rows: readonly Omit<typeof returnLines.$inferInsert, "returnId">[],
): Promise<void> {
  const [row] = await transaction.insert(returns).values(values).returning({ id: returns.id });
  const { id: returnId } = requireFound(row);
  await transaction.insert(returnLines).values(rows.map((one) => Object.assign({ returnId }, one)));
}

/** Marks a return as taken back. */
export async function storeVoid(transaction: Queries, id: number, by: string): Promise<void> {
  await transaction
    .update(returns)
    .set({ voidedAt: sql`now()`, voidedBy: by })
    .where(eq(returns.id, id));
}

/** The returns of a purchase order with their lines, the newest first; one of them where its id is given. */
export async function findReturns(queries: Queries, purchaseId: number, id?: number) {
  const rows = await queries
    .select()
    .from(returns)
    .where(and(eq(returns.purchaseId, purchaseId), id === undefined ? undefined : eq(returns.id, id)))
    .orderBy(desc(returns.id));
  const ofReturns = await queries
    .select({
      returnId: returnLines.returnId,
      productId: returnLines.productId,
      qty: returnLines.qty,
      credit: returnLines.credit,
      value: returnLines.value,
      name: lines.name,
      nameAr: lines.nameAr,
      partNumber: lines.partNumber,
      supplierPart: lines.supplierPart,
    })
    .from(returnLines)
    .innerJoin(returns, and(eq(returns.id, returnLines.returnId), eq(returns.purchaseId, purchaseId)))
    .innerJoin(
      lines,
      and(eq(lines.purchaseId, returns.purchaseId), eq(lines.productId, returnLines.productId)),
    )
    .orderBy(asc(lines.place));
  const byReturn = Map.groupBy(ofReturns, ({ returnId }) => returnId);
  return rows.map((row) => Object.assign(row, { lines: byReturn.get(row.id) ?? [] }));
}

/** A return with its lines. */
export type ReturnRow = Awaited<ReturnType<typeof findReturns>>[number];

/** Pieces by purchase order and product that went back, and what is credited for them. */
export const returnedPieces = (queries: Queries) =>
  queries
    .select({
      purchaseId: returns.purchaseId,
      productId: returnLines.productId,
      pieces: sql<number>`sum(${returnLines.qty})`.as("returned_pieces"),
      credit: sql<string>`sum(${returnLines.credit})`.as("returned_credit"),
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(isNull(returns.voidedAt))
    .groupBy(returns.purchaseId, returnLines.productId)
    .as("went_back");
