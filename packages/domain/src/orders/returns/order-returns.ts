import type { OrderDelivery } from "../../delivery/delivery.ts";
import { itemAt } from "../../item-at.ts";
import { differenceOf, fromMinorUnits, isZeroPrice, sumOf } from "../../money/money.ts";
import type { PayBy } from "../../payments/payment-options.ts";
import { netLines } from "../lines/net-lines.ts";
import type { OrderDiscount } from "../lines/order-discount.ts";
import { countedEntries } from "../list/counted-entries.ts";
import type { OrderState } from "../order-state.ts";
import { totalWithDelivery } from "../placing/order-delivery.ts";

/** Why buyers return goods. */
export const returnReasons = [
  "defect",
  "wrong_part",
  "not_needed",
  "opened",
  "transport",
  "another",
] as const;

/** Why a buyer returns goods. */
export type ReturnReason = (typeof returnReasons)[number];

/** Where units that come back go: to the stock, aside until it is known whether they can be sold, or nowhere. */
export const returnGoals = ["stock", "quarantine", "written_off"] as const;

/** Where units that come back go. */
export type ReturnGoal = (typeof returnGoals)[number];

/** Where units that come back for a reason go unless the administrator decides otherwise: to the stock only where they can be sold as they are. */
export const proposedGoal = (reason: ReturnReason): ReturnGoal =>
  reason === "wrong_part" || reason === "not_needed" ? "stock" : "quarantine";

/** Days after delivery within which buyers can return goods, and defective ones. */
export const RETURN_DAYS = { any: 14, defect: 30 } as const;

/** A line of an order, as far as a return reads it. */
interface SoldLine {
  /** Decimal text. */
  readonly price: string;
  readonly qty: number;
}

/** Units of the line of an order at a place, counted from 0. */
export interface PickedLine {
  readonly place: number;
  /** In the line's selling unit. */
  readonly qty: number;
}

/** A line of a return. */
export interface ReturnedLine extends PickedLine {
  /** What the units cost in the order, with their share of its discount; two decimals. */
  readonly worth: string;
}

/** A return, as sums read it. */
export interface RecordedReturn<Line = ReturnedLine> {
  readonly lines: readonly Line[];
  /** What it takes off what is due for the goods, and for their delivery; two decimals. */
  readonly value: string;
  readonly delivery: string;
  /** What has taken it back; null while it counts. */
  readonly voided: object | null;
}

/** An order, as far as its returns read it. */
export interface ReturnableOrder {
  readonly lines: readonly SoldLine[];
  readonly discount: Pick<OrderDiscount, "amount"> | null;
  readonly returns: readonly RecordedReturn[];
}

const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));

/** What the first units of a line cost together: all have the same part of it, the first of them the remainder. */
export const firstUnits = (net: bigint, of: number, units: number): bigint =>
  (net / BigInt(of)) * BigInt(units) + BigInt(Math.min(units, Number(net % BigInt(of))));

const countedAt = (returns: ReturnableOrder["returns"], place: number): readonly ReturnedLine[] =>
  countedEntries(returns)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.place === place);

/** The returned units of the line at a place that have a goal. */
export const unitsOfGoal = (
  returns: readonly RecordedReturn<PickedLine & { readonly goal: ReturnGoal }>[],
  place: number,
  goal: ReturnGoal,
): number =>
  countedEntries(returns)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.place === place && line.goal === goal ? sum + line.qty : sum), 0);

/** The units of the line at a place that have come back. */
export const returnedUnits = (returns: ReturnableOrder["returns"], place: number): number =>
  countedAt(returns, place).reduce((sum, { qty }) => sum + qty, 0);

/**
 * What picked units cost in their order, line by line, with their share of the discount. Once all units of an order have come back, what they
 * cost together is exactly its total, in whatever parts and sequence.
 */
export function worthOf(order: ReturnableOrder, picked: readonly PickedLine[]): readonly string[] {
  const net = netLines(order.lines, order.discount === null ? 0n : minor(order.discount.amount));
  return picked.map(({ place, qty }) => {
    const line = order.lines[place];
    if (!line) throw new RangeError("An order has no line at a place.");
    const earlier = countedAt(order.returns, place);
    const units = earlier.reduce((sum, one) => sum + one.qty, 0) + qty;
    const worth = firstUnits(itemAt(net, place), line.qty, Math.min(units, line.qty));
    const rest = worth - minor(sumOf(earlier.map((one) => one.worth)));
    // Where an earlier one of unequal returns was taken back, the others may have cost more already.
    return fromMinorUnits(rest > 0n ? rest : 0n);
  });
}

/** Sums of the returns that count, with two decimals. */
export interface ReturnSums {
  /** What they take off the total of the lines. */
  readonly returned: string;
  /** What they take off the cost of delivery. */
  readonly deliveryReturned: string;
}

/** The sums of the returns of an order. */
export function returnSums(
  returns: readonly Pick<RecordedReturn, "value" | "delivery" | "voided">[],
): ReturnSums {
  const counted = countedEntries(returns);
  return {
    returned: sumOf(counted.map(({ value }) => value)),
    deliveryReturned: sumOf(counted.map(({ delivery }) => delivery)),
  };
}

/** What a return gives back of the cost of delivery: all of it, once. */
export const deliveryToReturn = ({
  delivery,
  returns,
}: {
  readonly delivery: Pick<OrderDelivery, "cost"> | null;
  readonly returns: readonly Pick<RecordedReturn, "value" | "delivery" | "voided">[];
}): string =>
  delivery === null || !isZeroPrice(returnSums(returns).deliveryReturned) ? "0.00" : delivery.cost;

/** What decides how much is due of an order. */
export interface DueOrder {
  readonly state: OrderState;
  readonly total: string;
  readonly delivery: Pick<OrderDelivery, "cost"> | null;
  readonly pay_by: Pick<PayBy, "fee"> | null;
  /** What its returns take off, with the delivery that was given back. */
  readonly returned: string;
}

/** What is to be paid of an order in all: its total with delivery and fee, less what has come back; nothing of a cancelled one. */
export const dueOf = ({ state, total, delivery, pay_by: payBy, returned }: DueOrder): string =>
  state === "cancelled" ? "0.00" : differenceOf(totalWithDelivery(total, delivery, payBy), returned);

/** A return in words that are replaced by {@link mapReturnText}, with its goods below. */
export const returnText = (
  { reason, value }: { readonly reason: ReturnReason; readonly value: string },
  lines: readonly { readonly name: string; readonly qty: number }[],
): string => [`${reason} ${value}`, ...lines.map(({ name, qty }) => `${qty} × ${name}`)].join("\n");

/** Replaces reason and value in a text of {@link returnText}; any other text stays. */
export function mapReturnText(
  text: string,
  replace: (reason: ReturnReason, value: string) => string,
): string {
  const [first = "", ...goods] = text.split("\n");
  const [reasonText, value] = first.split(" ");
  const reason = returnReasons.find((one) => one === reasonText);
  return reason && value ? [replace(reason, value), ...goods].join("\n") : text;
}
