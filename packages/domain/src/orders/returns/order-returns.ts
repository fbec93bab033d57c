import type { OrderDelivery } from "../../delivery/delivery.ts";
import { itemAt } from "../../item-at.ts";
import { differenceOf, fromMinorUnits, sumOf } from "../../money/money.ts";
import { shareOut } from "../../money/share-out.ts";
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

/** Why an order costs less without anything coming back. */
export const allowanceReasons = ["goodwill", "short_payment", "rounding"] as const;

/** Why an order costs less without anything coming back. */
export type AllowanceReason = (typeof allowanceReasons)[number];

/** The reasons of all entries: of goods that come back, and of allowances. */
export const entryReasons = [...returnReasons, ...allowanceReasons] as const;

/** Why a buyer returns goods, or why an order costs less without. */
export type ReturnReason = (typeof entryReasons)[number];

/** Whether a reason is that of an allowance, of which nothing comes back. */
export const isAllowance = (reason: string): reason is AllowanceReason =>
  allowanceReasons.some((one) => one === reason);

/** Whether the text of an entry of an order's log is of an allowance: it begins with the reason. */
export const isAllowanceText = (text: string): boolean => isAllowance(text.split(" ")[0] ?? "");

/** Whether a reason needs words. */
export const needsNote = (reason: string): boolean => reason === "another" || reason === "goodwill";

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
  /** In the line's selling unit; 0 where an allowance takes off the line. */
  readonly qty: number;
}

/** A line of a return. */
export interface ReturnedLine extends PickedLine {
  /** What the units cost in the order, with their share of its discount, or what an allowance takes off the line; two decimals. */
  readonly worth: string;
}

/** A return, as sums read it. */
export interface RecordedReturn<Line = ReturnedLine> {
  readonly lines: readonly Line[];
  /** What it takes off what is due for the goods, for their delivery, and for the way of payment; two decimals. */
  readonly value: string;
  readonly delivery: string;
  readonly fee: string;
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
 * What picked units cost in their order, line by line, with their share of the discount and of allowances. Once all units of an order have come
 * back, what they cost together is exactly its total less the allowances, in whatever parts and sequence.
 */
export function worthOf(order: ReturnableOrder, picked: readonly PickedLine[]): readonly string[] {
  const net = netLines(order.lines, order.discount === null ? 0n : minor(order.discount.amount));
  return picked.map(({ place, qty }) => {
    const line = order.lines[place];
    if (!line) throw new RangeError("An order has no line at a place.");
    const earlier = countedAt(order.returns, place);
    const units = line.qty - earlier.reduce((sum, one) => sum + one.qty, 0);
    const rest = itemAt(net, place) - minor(sumOf(earlier.map((one) => one.worth)));
    // Where goods came back below their worth, an allowance may have taken off the rest of it.
    return fromMinorUnits(rest > 0n && units > 0 ? firstUnits(rest, units, Math.min(qty, units)) : 0n);
  });
}

/** What is left of each line, of what its returns and allowances have not taken off; in the smallest unit. */
function leftOfLines({ lines, discount, returns }: ReturnableOrder): readonly bigint[] {
  const left = [...netLines(lines, discount === null ? 0n : minor(discount.amount))];
  for (const { value, lines: returned } of countedEntries(returns)) {
    const values = valuesOfLines({ value, lines: returned });
    for (const [at, { place }] of returned.entries()) left[place] = itemAt(left, place) - itemAt(values, at);
  }
  return left;
}

/** What a return takes off each of its lines, which may be less than their worth; in the smallest unit. */
export const valuesOfLines = ({ value, lines }: Pick<RecordedReturn, "value" | "lines">): readonly bigint[] =>
  shareOut(
    minor(value),
    lines.map(({ worth }) => minor(worth)),
  );

/** What an allowance takes off the goods, the delivery and the fee, and off which lines. */
export type AllowanceParts = Pick<RecordedReturn, "value" | "delivery" | "fee" | "lines">;

/** How an allowance is taken off an order: off its goods by what is left of each line, and beyond them off its delivery, then its fee; null for more than is left of them. */
export function allowanceOf(
  order: ReturnableOrder & Pick<DueOrder, "delivery" | "pay_by">,
  amount: string,
): AllowanceParts | null {
  const left = leftOfLines(order);
  let rest = minor(amount);
  const take = (most: bigint): bigint => {
    const part = rest < most ? rest : most;
    rest -= part;
    return part;
  };
  const value = take(left.reduce((sum, one) => sum + one, 0n));
  const delivery = take(minor(deliveryToReturn(order)));
  const fee = take(minor(feeToReturn(order)));
  const shares = shareOut(value, left);
  return rest > 0n
    ? null
    : {
        value: fromMinorUnits(value),
        delivery: fromMinorUnits(delivery),
        fee: fromMinorUnits(fee),
        lines: shares.flatMap((share, place) =>
          share > 0n ? [{ place, qty: 0, worth: fromMinorUnits(share) }] : [],
        ),
      };
}

/** Sums of the returns that count, with two decimals. */
export interface ReturnSums {
  /** What they take off the total of the lines. */
  readonly returned: string;
  /** What they take off the cost of delivery. */
  readonly deliveryReturned: string;
  /** What they take off the fee of the way of payment. */
  readonly feeReturned: string;
}

type CountedSums = Pick<RecordedReturn, "value" | "delivery" | "fee" | "voided">;

/** The sums of the returns of an order. */
export function returnSums(returns: readonly CountedSums[]): ReturnSums {
  const counted = countedEntries(returns);
  return {
    returned: sumOf(counted.map(({ value }) => value)),
    deliveryReturned: sumOf(counted.map(({ delivery }) => delivery)),
    feeReturned: sumOf(counted.map(({ fee }) => fee)),
  };
}

/** What the returns of an order take off it in all. */
export function allReturned(returns: readonly CountedSums[]): string {
  const { returned, deliveryReturned, feeReturned } = returnSums(returns);
  return sumOf([returned, deliveryReturned, feeReturned]);
}

/** What a return gives back of the cost of delivery: what is left of it. */
export const deliveryToReturn = ({
  delivery,
  returns,
}: {
  readonly delivery: Pick<OrderDelivery, "cost"> | null;
  readonly returns: readonly CountedSums[];
}): string => differenceOf(delivery?.cost ?? "0.00", returnSums(returns).deliveryReturned);

/** What a return gives back of the fee of the way of payment: what is left of it. */
export const feeToReturn = ({
  pay_by: payBy,
  returns,
}: {
  readonly pay_by: Pick<PayBy, "fee"> | null;
  readonly returns: readonly CountedSums[];
}): string => differenceOf(payBy?.fee ?? "0.00", returnSums(returns).feeReturned);

/** What decides how much is due of an order. */
export interface DueOrder {
  readonly state: OrderState;
  readonly total: string;
  readonly delivery: Pick<OrderDelivery, "cost"> | null;
  readonly pay_by: Pick<PayBy, "fee"> | null;
  /** What its returns take off, with the delivery and the fee that were given back. */
  readonly returned: string;
}

/** What is to be paid of an order in all: its total with delivery and fee, less what has come back; nothing of a cancelled one. */
export const dueOf = ({ state, total, delivery, pay_by: payBy, returned }: DueOrder): string =>
  state === "cancelled" ? "0.00" : differenceOf(totalWithDelivery(total, delivery, payBy), returned);

/** What an allowance takes off in all, or a return for its goods. */
export const amountOfReturn = ({
  reason,
  ...parts
}: Pick<RecordedReturn, "value" | "delivery" | "fee"> & { readonly reason: ReturnReason }): string =>
  isAllowance(reason) ? sumOf([parts.value, parts.delivery, parts.fee]) : parts.value;

/** A return in words that are replaced by {@link mapReturnText}, with its goods below. */
export const returnText = (
  entry: Parameters<typeof amountOfReturn>[0],
  lines: readonly { readonly name: string; readonly qty: number }[],
): string =>
  [
    `${entry.reason} ${amountOfReturn(entry)}`,
    ...lines.filter(({ qty }) => qty > 0).map(({ name, qty }) => `${qty} × ${name}`),
  ].join("\n");

/** Replaces reason and value in a text of {@link returnText}; any other text stays. */
export function mapReturnText(
  text: string,
  replace: (reason: ReturnReason, value: string) => string,
): string {
  const [first = "", ...goods] = text.split("\n");
  const [reasonText, value] = first.split(" ");
  const reason = entryReasons.find((one) => one === reasonText);
  return reason && value ? [replace(reason, value), ...goods].join("\n") : text;
}
