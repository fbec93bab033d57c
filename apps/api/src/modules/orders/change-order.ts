import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { isQuoted } from "@shop/domain/orders/order-state.ts";
import { revisingActions } from "@shop/domain/orders/quotations/quotation.ts";

import type { Queries } from "../../database/database.ts";
import { limitIdleTime } from "../../database/limit-idle-time.ts";
import { requireFound } from "../../database/require-row.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import type { NewMail } from "../mails/outbox.ts";
import { currentSettings } from "../settings/shop-settings.repository.ts";
import { toAdminOrder } from "./admin-orders.mapper.ts";
import {
  findLineProducts,
  findLog,
  findOrderById,
  findOtherOrders,
  insertLogEntry,
  lockOrder,
  updateOrder,
} from "./admin-orders.repository.ts";
import { postOrder } from "./books/post-order.ts";
import { notifyOrderChange } from "./list/order-feed.ts";
import type { orderLog } from "./order-log.table.ts";
import type { StoredOrder } from "./orders.repository.ts";
import type { OrderDependencies } from "./orders.service.ts";
import { toOrderTax } from "./papers/order-tax.ts";
import { requireUninvoiced } from "./papers/require-uninvoiced.ts";
import { findTaxDocuments } from "./papers/tax-documents.repository.ts";
import { findCredit } from "./payments/credit.repository.ts";
import { findUsedReferences } from "./payments/order-payments.repository.ts";
import { toAdminProof } from "./payments/payment-proofs.mapper.ts";
import { findProofs, findUsedBefore, type UsedBefore } from "./payments/payment-proofs.repository.ts";

/** Result of a change of an order. */
export interface ChangedOrder {
  /** False where nothing differed. */
  readonly status: boolean;
  readonly order: AdminOrder;
}

/** What a change stores: columns of the order and an entry of its log. */
interface Stored {
  readonly columns: Parameters<typeof updateOrder>[2];
  readonly entry: Omit<typeof orderLog.$inferInsert, "orderId" | "by" | "mailed" | "mailId">;
}

/** One kind of change of a locked order. */
export interface OrderChange {
  readonly version: number | undefined;
  /** Whether the order has the values already. */
  readonly isStored: (order: StoredOrder, transaction: Queries) => boolean | Promise<boolean>;
  readonly make: (transaction: Queries, order: StoredOrder, touch: Touch) => Promise<Stored> | Stored;
  /** The mails about the order as it was stored, after what it was, that to the buyer first; none by default. */
  readonly mails?: (transaction: Queries, order: StoredOrder, before: StoredOrder) => Promise<NewMail[]>;
}

/** An order as administrators read it. */
export async function toWire(queries: Queries, order: StoredOrder): Promise<AdminOrder> {
  const ids = [...new Set(order.lines.map(({ productId }) => productId))];
  const log = await findLog(queries, order.id);
  const others = await findOtherOrders(queries, order);
  const settings = await currentSettings(queries);
  const references = await findUsedReferences(
    queries,
    order.id,
    order.payments.map(({ reference }) => reference),
  );
  const products = await findLineProducts(queries, ids);
  const tax = toOrderTax(order, await findTaxDocuments(queries, order.id), settings.tax);
  const proofs = await findProofs(queries, order.id);
  // Those that are declined are not asked about any more.
  const used = new Map<number, UsedBefore>();
  for (const proof of proofs)
    if (proof.state !== "declined") used.set(proof.id, await findUsedBefore(queries, proof));
  return toAdminOrder(order, {
    settings,
    log,
    others,
    products,
    references,
    credit: order.userId === null ? null : await findCredit(queries, order.userId),
    tax,
    proofs: proofs.map((proof) => toAdminProof(proof, used.get(proof.id))),
  });
}

/** The transaction of a change with what it outdates, and where its mails are put. */
export interface OrderTransaction extends Pick<OrderDependencies, "outbox"> {
  readonly transaction: Queries;
  readonly touch: Touch;
}

/** Changes an order in a transaction: order, log, stock and mail together. Its caller notifies of the change, and wakes the outbox after a mail. */
export async function changeIn(
  { transaction, touch, outbox }: OrderTransaction,
  id: number,
  { email: by }: Pick<Admin, "email">,
  { version, isStored, make, mails }: OrderChange,
): Promise<{ readonly status: boolean; readonly order: StoredOrder }> {
  const before = requireFound(await lockOrder(transaction, id));
  if (await isStored(before, transaction)) return { status: false, order: before };
  if ((version ?? before.version) !== before.version) {
    throw new ApiError("edit_conflict", { current: await toWire(transaction, before) });
  }
  const { columns, entry } = await make(transaction, before, touch);
  const isRevising = revisingActions.includes(entry.action);
  if (isRevising) await requireUninvoiced(transaction, id);
  const isRevised = isRevising && isQuoted(before.state);
  await updateOrder(transaction, id, { ...columns, ...(isRevised && { revision: before.revision + 1 }) });
  const order = requireFound(await findOrderById(transaction, id));
  await postOrder(transaction, order, by);
  // Orders that administrators have taken may have no mail address.
  const letters = ((await mails?.(transaction, order, before)) ?? []).filter(({ recipient }) => recipient);
  const [firstId] = await outbox.put(transaction, letters);
  const mailId = letters[0]?.recipient === order.email ? firstId : undefined;
  await insertLogEntry(transaction, {
    ...entry,
    orderId: id,
    by,
    ...(mailId !== undefined && { mailed: true, mailId }),
  });
  return { status: true, order };
}

/** Makes the function that changes an order in one transaction, or leaves all of it as it was. */
export function orderChanger({ catalogue, outbox }: Pick<OrderDependencies, "catalogue" | "outbox">) {
  return async (id: number, admin: Pick<Admin, "email">, change: OrderChange): Promise<ChangedOrder> => {
    const changed = await catalogue.change(async (transaction, touch): Promise<ChangedOrder> => {
      await limitIdleTime(transaction);
      const { status, order } = await changeIn({ transaction, touch, outbox }, id, admin, change);
      if (status) await notifyOrderChange(transaction);
      return { status, order: await toWire(transaction, order) };
    });
    if (changed.status && change.mails) outbox.wake();
    return changed;
  };
}
