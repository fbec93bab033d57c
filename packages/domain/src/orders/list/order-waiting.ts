import type { OrderState } from "../order-state.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Time between two reminders of one buyer. */
const REMINDER_MS = 24 * HOUR_MS;

/** Whether a reminder was sent too short a time ago for another one; times as timestamps in milliseconds. */
export const isReminded = (remindedAt: number | null, now: number): boolean =>
  remindedAt !== null && now - remindedAt < REMINDER_MS;

/** Orders that were placed before this timestamp in milliseconds wait for more than `hours`. */
export const waitingSince = (hours: number, now: number): number => now - hours * HOUR_MS;

/** An order as far as {@link isWaiting} reads it. */
export interface WaitingOrder {
  readonly state: OrderState;
  readonly created_at: string;
  /** Hours for which an order may stay unconfirmed. */
  readonly waiting_hours: number;
}

/** When an order that stays unconfirmed starts to wait and its buyer can be reminded, as a timestamp in milliseconds. */
export const waitingFrom = ({ created_at, waiting_hours: hours }: Omit<WaitingOrder, "state">): number =>
  Date.parse(created_at) + hours * HOUR_MS;

/** Whether an order has stayed unconfirmed for longer than it may; `now` is a timestamp in milliseconds. */
export const isWaiting = ({ state, ...order }: WaitingOrder, now: number): boolean =>
  state === "received" && waitingFrom(order) < now;
