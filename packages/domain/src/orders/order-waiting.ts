import type { OrderState } from "./order-state.ts";

/** Time after which an unconfirmed order is flagged. */
export const WAITING_MS = 24 * 60 * 60 * 1000;

/** Time between two reminders of one buyer. */
export const REMINDER_MS = 24 * 60 * 60 * 1000;

/** Whether a reminder was sent too short a time ago for another one; times as timestamps in milliseconds. */
export const isReminded = (remindedAt: number | null, now: number): boolean =>
  remindedAt !== null && now - remindedAt < REMINDER_MS;

/** Whether an order has stayed unconfirmed for more than a day; `now` is a timestamp in milliseconds. */
export const isWaiting = (
  { state, created_at }: { readonly state: OrderState; readonly created_at: string },
  now: number,
): boolean => state === "received" && now - Date.parse(created_at) > WAITING_MS;
