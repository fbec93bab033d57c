import {
  ALIKE_BITS,
  PROOF_PICTURE_DAYS,
  type ProofState,
  takesProof,
} from "@shop/domain/orders/payments/payment-proofs.ts";
import { and, desc, eq, inArray, lt, ne, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { orders } from "../orders.table.ts";
import { findOrdersOfReference } from "./order-payments.repository.ts";
import { paymentProofPictures, paymentProofs, type PaymentProofRow } from "./payment-proofs.table.ts";

/** A proof of payment, and whether its picture is stored. */
export interface StoredProof extends PaymentProofRow {
  readonly hasPicture: boolean;
}

/** Maximum number of other orders that are named beside a proof. */
const MAX_NAMED = 5;

/** The proofs of payment of an order, the newest first. */
export async function findProofs(queries: Queries, orderId: number): Promise<StoredProof[]> {
  const rows = await queries
    .select({ proof: paymentProofs, pictureOf: paymentProofPictures.proofId })
    .from(paymentProofs)
    .leftJoin(paymentProofPictures, eq(paymentProofPictures.proofId, paymentProofs.id))
    .where(eq(paymentProofs.orderId, orderId))
    .orderBy(desc(paymentProofs.id));
  return rows.map(({ proof, pictureOf }) => Object.assign(proof, { hasPicture: pictureOf !== null }));
}

/** The ids of those of some orders whose proof of payment waits. */
export async function findProofWaits(
  queries: Queries,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await queries
    .select({ id: paymentProofs.orderId })
    .from(paymentProofs)
    .where(and(inArray(paymentProofs.orderId, [...orderIds]), eq(paymentProofs.state, "waiting")));
  return new Set(rows.map(({ id }) => id));
}

/** The number of orders whose proof of payment waits. */
export const countWaitingProofs = (queries: Queries): Promise<number> =>
  queries.$count(paymentProofs, eq(paymentProofs.state, "waiting"));

/** The condition that a proof of payment of an order waits. */
export const hasWaitingProof: SQL = sql`${orders.id} in (
  select proof.order_id from ${paymentProofs} proof where proof.state = 'waiting')`;

/** Whether an order takes another proof of payment. */
export async function takesAnotherProof(queries: Queries, orderId: number): Promise<boolean> {
  return takesProof((await findProofs(queries, orderId)).map(({ state }) => state));
}

/** Stores a proof of payment with its picture. */
export async function insertProof(
  transaction: Queries,
  proof: typeof paymentProofs.$inferInsert,
  picture: Uint8Array | null,
): Promise<void> {
  const [row] = await transaction.insert(paymentProofs).values(proof).returning({ id: paymentProofs.id });
  if (row && picture)
    await transaction.insert(paymentProofPictures).values({ proofId: row.id, bytes: picture });
}

/** Confirms or declines a proof of payment. */
export async function decideProof(
  transaction: Queries,
  id: number,
  decision: { readonly state: ProofState; readonly by: string } & Partial<
    Pick<PaymentProofRow, "note" | "paymentId">
  >,
): Promise<void> {
  const { by: decidedBy, ...values } = decision;
  await transaction
    .update(paymentProofs)
    .set({ ...values, decidedBy, decidedAt: sql`now()` })
    .where(eq(paymentProofs.id, id));
}

/** The picture of a proof of payment of an order, or undefined. */
export async function findProofPicture(
  queries: Queries,
  orderId: number,
  id: number,
): Promise<Uint8Array | undefined> {
  const [row] = await queries
    .select({ bytes: paymentProofPictures.bytes })
    .from(paymentProofPictures)
    .innerJoin(paymentProofs, eq(paymentProofs.id, paymentProofPictures.proofId))
    .where(and(eq(paymentProofs.id, id), eq(paymentProofs.orderId, orderId)));
  return row?.bytes;
}

/** Another order of which something was used before. */
export interface OtherOrder {
  readonly id: number;
  readonly number: string;
}

/** What of a proof other orders have as well. */
export interface UsedBefore {
  readonly references: readonly OtherOrder[];
  /** `same` for the same file, false for a picture that looks alike. */
  readonly pictures: readonly (OtherOrder & { readonly same: boolean })[];
}

const byId = <T extends OtherOrder>(found: readonly T[]): T[] =>
  [...new Map(found.map((one) => [one.id, one])).values()].slice(0, MAX_NAMED);

/** The other orders that have reference or picture of a proof. */
export async function findUsedBefore(
  queries: Queries,
  { orderId, reference, fileHash, look }: PaymentProofRow,
): Promise<UsedBefore> {
  const named = { id: orders.id, number: orders.number };
  const proofsOfOthers = (condition: SQL | undefined) =>
    queries
      .selectDistinct(named)
      .from(paymentProofs)
      .innerJoin(orders, eq(orders.id, paymentProofs.orderId))
      .where(and(ne(paymentProofs.orderId, orderId), condition))
      .orderBy(desc(orders.id))
      .limit(MAX_NAMED);
  const inProofs = await proofsOfOthers(eq(paymentProofs.reference, reference));
  const inPayments = await findOrdersOfReference(queries, orderId, reference, MAX_NAMED);
  const sameFile = fileHash === null ? [] : await proofsOfOthers(eq(paymentProofs.fileHash, fileHash));
  const differing = sql`length(replace((${paymentProofs.look} # ${look}::bit(64))::text, '0', ''))`;
  const alike = look === null ? [] : await proofsOfOthers(sql`${differing} <= ${ALIKE_BITS}`);
  return {
    references: byId([...inPayments, ...inProofs]),
    // Of an order with both, the same file counts.
    pictures: byId([
      ...alike.map((one) => Object.assign(one, { same: false })),
      ...sameFile.map((one) => Object.assign(one, { same: true })),
    ]),
  };
}

/** Deletes the pictures of proofs that were decided long ago; what they say stays with their orders. */
export async function deleteOldProofPictures(queries: Queries): Promise<void> {
  const old = queries
    .select({ id: paymentProofs.id })
    .from(paymentProofs)
    .where(
      and(
        ne(paymentProofs.state, "waiting"),
        lt(paymentProofs.decidedAt, sql`now() - make_interval(days => ${PROOF_PICTURE_DAYS}::integer)`),
      ),
    );
  await queries.delete(paymentProofPictures).where(inArray(paymentProofPictures.proofId, old));
}
