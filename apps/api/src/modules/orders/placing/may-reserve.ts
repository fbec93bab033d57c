import { ApiError } from "@shop/contract/api-error.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { mayReserve, type Reservation } from "@shop/domain/orders/placing/order-request.ts";

import type { Queries } from "../../../database/database.ts";
import { lockTexts } from "../../../database/lock-texts.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";
import { reservationsOfPhone, reservationsOfSender, storedOfSender } from "./reservations.repository.ts";

/** Where an order comes from. */
export interface OrderOrigin {
  readonly phone: string;
  /** A hash of the sender's address, null for requests in process. */
  readonly sender: string | null;
}

/** Lets other orders of the same sender or phone wait until the transaction ends; all lock senders before phones, and both before products. */
export const lockOrigin = (transaction: Queries, { phone, sender }: OrderOrigin): Promise<void> =>
  lockTexts(transaction, [
    ...(sender === null ? [] : [`orders of sender: ${sender}`]),
    `orders of phone: ${mobileKey(phone)}`,
  ]);

/** What the unconfirmed orders of one sender, requests, quotations and those of a day that its buyers cancelled included, may hold of the database: lines, and bytes of orders and lines. */
const MAX_UNCONFIRMED = { lines: 5000, bytes: 2_000_000 };

/** Throws too_many_requests where the unconfirmed orders of a sender, which are locked, fill as much of the disk as they may. */
export async function refuseFlood(transaction: Queries, sender: OrderOrigin["sender"]): Promise<void> {
  if (sender === null) return;
  const { lines, bytes } = await storedOfSender(transaction, sender);
  if (lines >= MAX_UNCONFIRMED.lines || bytes >= MAX_UNCONFIRMED.bytes) {
    throw new ApiError("too_many_requests", { headers: { "retry-after": "3600" } });
  }
}

/** Whether a new order may take stock beside the unconfirmed orders of its phone and of its sender, which are locked. */
export async function isReservable(
  transaction: Queries,
  { phone, sender }: OrderOrigin,
  order: Reservation,
): Promise<boolean> {
  const { unconfirmed_pieces: pieces, unconfirmed_value: value } = await currentSettings(transaction);
  const taken = [
    await reservationsOfPhone(transaction, mobileKey(phone)),
    ...(sender === null ? [] : [await reservationsOfSender(transaction, sender)]),
  ];
  return taken.every((one) => mayReserve({ pieces, value }, one, order));
}
