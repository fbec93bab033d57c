import { sumOf } from "../../money/money.ts";
import { isQuoted, type OrderState } from "../order-state.ts";

/** What unconfirmed orders of one buyer or sender may take from the stock together. */
export interface ReservationLimits {
  readonly pieces: number;
  /** In whole units of the currency. */
  readonly value: number;
}

/** Pieces and value of one or several orders. */
export interface Reservation {
  readonly pieces: number;
  /** Decimal text with two decimals. */
  readonly value: string;
}

/** An order, as far as it matters to the stock. */
export interface StockHolder {
  readonly state: OrderState;
  /** Whether it was taken as a request, without taking stock. */
  readonly request: boolean;
}

/** Whether an order is an unconfirmed request. */
export const isOpenRequest = ({ state, request }: StockHolder): boolean => request && state === "received";

/** Whether the pieces of an order are taken from the stock: not by a quotation, by a request before it is confirmed, nor by a cancelled order. */
export const holdsStock = (order: StockHolder): boolean =>
  order.state !== "cancelled" && !isQuoted(order.state) && !isOpenRequest(order);

/** Whether another order may take stock beside what unconfirmed orders of the same buyer, or sender, have taken already. */
export const mayReserve = (
  { pieces, value }: ReservationLimits,
  taken: Reservation,
  added: Reservation,
): boolean =>
  taken.pieces + added.pieces <= pieces &&
  BigInt(sumOf([taken.value, added.value]).replace(".", "")) <= BigInt(value) * 100n;

/** The lines whose pieces an order holds. */
export const heldLines = <Line>(order: StockHolder, lines: readonly Line[]): readonly Line[] =>
  holdsStock(order) ? lines : [];
