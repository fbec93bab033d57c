import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { NewParcel } from "@shop/contract/orders/order-parcels.ts";
import { itemAt } from "@shop/domain/item-at.ts";
import { piecesTaken } from "@shop/domain/orders/lines/line-edits.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { takesParcelsBack } from "@shop/domain/orders/order-state.ts";
import {
  isAllSent,
  parcelAmounts,
  parcelText,
  unsentLines,
} from "@shop/domain/orders/parcels/order-parcels.ts";
import type { Shipment } from "@shop/domain/orders/parcels/shipment.ts";
import type { PickedLine } from "@shop/domain/orders/returns/order-returns.ts";

import type { Queries } from "../../../database/database.ts";
import { requireFound } from "../../../database/require-row.ts";
import type { Touch } from "../../catalogue/catalogue.service.ts";
import { letterHead } from "../../mails/letter-head.ts";
import { lockStock } from "../../products/stock.repository.ts";
import type { OrderChange } from "../change-order.ts";
import { moveOrdered } from "../lines/move-stock.ts";
import { dueOf, toDelivery, toDiscount, toPayBy } from "../orders.mapper.ts";
import type { StoredOrder } from "../orders.repository.ts";
import type { OrderDependencies } from "../orders.service.ts";
import { attemptFor, isRecorded, type RecordedAttempt } from "../recorded-attempt.ts";
import { sentMail } from "./order-parcel-mail.ts";
import {
  findParcelOfAttempt,
  insertParcel,
  type StoredParcel,
  voidParcels,
} from "./order-parcels.repository.ts";

const invalid = (errors: Readonly<Record<string, string>>): ApiError => new ApiError("invalid", { errors });

/** A parcel that is stored. */
interface SentParcel extends RecordedAttempt {
  readonly picked: readonly PickedLine[];
  readonly shipment: Shipment;
  /** The administrator's mail address. */
  readonly by: string;
}

/** Stores a parcel of a locked order with what its courier collects. */
async function storeParcel(
  transaction: Queries,
  order: StoredOrder,
  { picked, shipment, ...kept }: SentParcel,
): Promise<void> {
  const { worths, charges, collect } = parcelAmounts(
    {
      lines: order.lines,
      total: order.total,
      discount: toDiscount(order),
      delivery: toDelivery(order),
      pay_by: toPayBy(order),
      due: dueOf(order),
      payments: order.payments,
      parcels: order.parcels,
    },
    picked,
  );
  const lines = picked.flatMap(({ place, qty }, at) => {
    const line = order.lines[place];
    if (!line) return [];
    const { productId, name, nameAr, unit, piecesPerUnit } = line;
    return [{ place, productId, name, nameAr, qty, unit, piecesPerUnit, worth: itemAt(worths, at) }];
  });
  await insertParcel(transaction, { ...kept, ...shipment, orderId: order.id, charges, collect }, lines);
}

/** Stores a parcel with all that is left of a locked order; nothing is stored where nothing is left. */
export async function sendRest(
  transaction: Queries,
  order: StoredOrder,
  shipment: Shipment,
  by: string,
): Promise<void> {
  const picked = unsentLines(order.lines);
  if (picked.length > 0)
    await storeParcel(transaction, order, { picked, shipment, by, attempt: null, contentHash: null });
}

/** The parcels of an order that are not taken back. */
export const countedParcels = ({ parcels }: Pick<StoredOrder, "parcels">): readonly StoredParcel[] =>
  countedEntries(parcels);

/** Throws invalid where a line is named twice, does not exist, or has fewer units that no parcel has. */
function requireUnsent({ lines }: StoredOrder, picked: readonly PickedLine[]): void {
  const seen = new Set<number>();
  for (const [at, { place, qty }] of picked.entries()) {
    const line = lines[place];
    if (!line || seen.has(place)) throw invalid({ [`lines.${at}.place`]: "bad_value" });
    if (qty > line.qty - line.sent) throw invalid({ [`lines.${at}.qty`]: "too_large" });
    seen.add(place);
  }
}

/** A parcel that an administrator sends. */
interface RequestedParcel {
  readonly request: NewParcel;
  /** The Idempotency-Key of the attempt; null for a parcel of its own. */
  readonly attempt: string | null;
  readonly admin: Admin;
}

/** The change that sends a part of an order, or all that is left of it; throws state_not_allowed unless the order is confirmed, idempotency_mismatch and invalid. */
export const parcelChange = (
  { request, attempt, admin }: RequestedParcel,
  { mailbox }: Pick<OrderDependencies, "mailbox">,
): OrderChange => ({
  version: request.version,
  isStored: (order, transaction) =>
    isRecorded(transaction, "parcel", attemptFor(attempt, order.id, request), findParcelOfAttempt),
  make: async (transaction, order) => {
    if (order.state !== "confirmed") throw new ApiError("state_not_allowed");
    const { carrier, tracking, note } = request;
    requireUnsent(order, request.lines);
    const picked = request.lines.toSorted((a, b) => a.place - b.place);
    const shipment = { carrier, tracking };
    await storeParcel(transaction, order, {
      picked,
      shipment,
      by: admin.email,
      ...attemptFor(attempt, order.id, request),
    });
    const units = new Map(picked.map(({ place, qty }) => [place, qty]));
    const after = order.lines.map(({ qty, sent }, place) => ({ qty, sent: sent + (units.get(place) ?? 0) }));
    const goods = picked.map(({ place, qty }) => ({ name: order.lines[place]?.name ?? "", qty }));
    const isSent = isAllSent(after);
    return {
      columns: isSent ? { state: "sent" } : {},
      entry: {
        action: "parcel",
        ...(isSent && { from: order.state, to: "sent" as const }),
        text: [parcelText(shipment, goods), note].filter((text) => text !== "").join("\n"),
      },
    };
  },
  ...(request.mail && {
    mails: async (transaction, order) => [
      await sentMail(order, request.note, await letterHead(transaction, mailbox)),
    ],
  }),
});

const parcelOf = ({ parcels }: StoredOrder, id: number): StoredParcel =>
  requireFound(parcels.find((one) => one.id === id));

/** Returns the pieces of a parcel to the stock. */
async function restock(
  transaction: Queries,
  touch: Touch,
  order: StoredOrder,
  { lines }: StoredParcel,
): Promise<void> {
  const back = piecesTaken(
    lines.map(({ productId, qty }) => ({ product_id: productId, qty })),
    [],
  );
  const stock = await lockStock(transaction, [...back.keys()]);
  await moveOrdered(transaction, touch, order, { stock, taken: back });
}

/**
 * The change that takes back a parcel of an order that is not delivered: one that was sent is confirmed again, and of a cancelled one the pieces return
 * to the stock. Throws not_found and state_not_allowed.
 */
export const parcelVoidChange = (parcelId: number, admin: Admin): OrderChange => ({
  version: undefined,
  isStored: (order) => parcelOf(order, parcelId).voided !== null,
  make: async (transaction, order, touch) => {
    const parcel = parcelOf(order, parcelId);
    if (!takesParcelsBack(order.state)) throw new ApiError("state_not_allowed");
    await voidParcels(transaction, order.id, [parcel], admin.email);
    if (order.state === "cancelled") await restock(transaction, touch, order, parcel);
    return {
      columns: order.state === "sent" ? { state: "confirmed" } : {},
      entry: {
        action: "parcel_voided",
        ...(order.state === "sent" && { from: order.state, to: "confirmed" as const }),
        text: parcelText(parcel, parcel.lines),
      },
    };
  },
});
