import { isZeroPrice } from "../money/money.ts";
import { tidyOrderNumber } from "../orders/order-number.ts";
import { tidyTracking } from "../orders/parcels/shipment.ts";
import type { SettlementOrder, MatchedLine } from "./plan-settlement.ts";
import type { SettlementLine } from "./read-settlement.ts";

/** Orders that a line may mean at most; further ones of a phone are the oldest. */
const MAX_CANDIDATES = 10;

/** An order with what a line may name it by. */
export interface NamedOrder {
  readonly order: SettlementOrder;
  readonly number: string;
  /** The part of its phone that is compared; '' without one. */
  readonly phoneKey: string;
}

/** Reads the part of a phone that is compared. */
type PhoneKey = (phone: string) => string;

const filled = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== "");

/** What the lines of a sheet name their orders by, in the forms that are compared. */
export function keysOf(lines: readonly SettlementLine[], phoneKey: PhoneKey) {
  return {
    numbers: filled(lines.map(({ number }) => tidyOrderNumber(number))),
    trackings: filled(lines.map(({ tracking }) => tidyTracking(tracking))),
    phones: filled(lines.map(({ phone }) => phoneKey(phone))),
  };
}

/** Orders by a key, the newest first. */
const groupBy = (
  named: readonly NamedOrder[],
  keyOf: (one: NamedOrder) => string,
): ReadonlyMap<string, readonly NamedOrder[]> => Map.groupBy(named, keyOf);

/**
 * Finds the orders of lines: those of the number and of a parcel's tracking number, which are several where they differ; by the phone only where these find
 * none, preferring orders of which something is left to pay. `named` begins with the newest.
 */
export function matchSettlement(
  lines: readonly SettlementLine[],
  named: readonly NamedOrder[],
  phoneKey: PhoneKey,
): MatchedLine[] {
  const byNumber = groupBy(named, ({ number }) => number);
  const byTracking = Map.groupBy(
    named.flatMap((one) => one.order.parcels.map(({ tracking }) => ({ tracking, one }))),
    ({ tracking }) => tracking,
  );
  const byPhone = groupBy(named, ({ phoneKey: key }) => key);
  const ofKey = (all: typeof byNumber, key: string): readonly NamedOrder[] =>
    key === "" ? [] : (all.get(key) ?? []);
  const ofTracking = (tracking: string): readonly NamedOrder[] =>
    tracking === "" ? [] : (byTracking.get(tracking) ?? []).map(({ one }) => one);
  return lines.map((line) => {
    const exact = [
      ...ofKey(byNumber, tidyOrderNumber(line.number)),
      ...ofTracking(tidyTracking(line.tracking)),
    ];
    const ofPhone = ofKey(byPhone, phoneKey(line.phone));
    const open = ofPhone.filter(({ order }) => !isZeroPrice(order.left));
    const found = exact.length > 0 ? exact : open.length > 0 ? open : ofPhone;
    const orders = [...new Set(found.map(({ order }) => order))].slice(0, MAX_CANDIDATES);
    return Object.assign({}, line, { orders });
  });
}
