import { isZeroPrice, sumOf } from "../money/money.ts";
import { type OrderState, takesPayment } from "../orders/order-state.ts";
import { tidyTracking } from "../orders/parcels/shipment.ts";
import type { SettlementLine } from "./read-settlement.ts";

/** A parcel of an order, as far as a line of a courier's sheet may mean it. */
interface SettlementParcel {
  /** '' without one. */
  readonly tracking: string;
  /** What its courier was to collect; null where that was never stated. */
  readonly collect: string | null;
}

/** An order that a line of a courier's sheet may mean. */
export interface SettlementOrder {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly state: OrderState;
  /** What is to be paid in all. */
  readonly due: string;
  /** What is left to pay of it. */
  readonly left: string;
  /** Its parcels that are not taken back, the oldest first. */
  readonly parcels: SettlementParcel[];
  /** Amounts that couriers have paid of it already. */
  readonly recorded: string[];
}

/** A line with the orders that it may mean. */
export interface MatchedLine extends SettlementLine {
  readonly orders: SettlementOrder[];
}

/** What a line comes to with its order: `paid` where nothing is left to pay, `twice` for a further line of an order. */
export type SettlementOutcome =
  | "exact"
  | "less"
  | "more"
  | "paid"
  | "recorded"
  | "state"
  | "twice"
  | "several"
  | "unknown"
  | "faulty";

/** Outcomes that are booked unless they are left out; others that can be booked have to be chosen. */
const booked: ReadonlySet<SettlementOutcome> = new Set(["exact", "less", "more"]);
/** Outcomes that no choice can book. */
const impossible: ReadonlySet<SettlementOutcome> = new Set(["several", "unknown", "faulty"]);

/** States of an order in which a courier has collected its money. */
const collectedStates: ReadonlySet<OrderState> = new Set(["sent", "delivered"]);

/** What was chosen for the lines, by their rows. */
export interface SettlementChoices {
  /** The order of a line that may mean several. */
  readonly orders: ReadonlyMap<number, number>;
  /** Whether a line is booked, where that differs from what is proposed. */
  readonly taken: ReadonlyMap<number, boolean>;
}

/** A line of a plan. */
export interface PlannedLine {
  readonly line: MatchedLine;
  /** The order that it means; null where none is found or chosen. */
  readonly order: SettlementOrder | null;
  /** What its courier was to collect: of the parcel that it means, else what is left to pay; null without an order. */
  readonly expected: string | null;
  readonly outcome: SettlementOutcome;
  /** Whether it can be booked. */
  readonly isPossible: boolean;
  /** Whether it is booked. */
  readonly isTaken: boolean;
}

/** What is booked of a sheet, and its sums. */
export interface SettlementPlan {
  readonly lines: readonly PlannedLine[];
  /** All amounts of the sheet. */
  readonly collected: string;
  /** All fees that the courier has withheld. */
  readonly fees: string;
  /** What will be booked. */
  readonly booked: string;
  /** How many orders get payments. */
  readonly orders: number;
}

const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));

/** The parcel that a line means: that of its tracking number, else the only one that collects its amount; null for the order as a whole. */
function parcelOf({ tracking, amount }: MatchedLine, { parcels }: SettlementOrder): SettlementParcel | null {
  const key = tidyTracking(tracking);
  const named = key === "" ? undefined : parcels.find((one) => one.tracking === key);
  const ofAmount = parcels.filter(({ collect }) => collect === amount);
  return named ?? (parcels.length > 1 && ofAmount.length === 1 ? ofAmount[0] : null) ?? null;
}

/** What is expected of a line: never more than is left to pay. */
const expectedOf = ({ left }: SettlementOrder, parcel: SettlementParcel | null): string =>
  parcel?.collect != null && minor(parcel.collect) < minor(left) ? parcel.collect : left;

/** Whether couriers have paid an amount as often as parcels collect it, or once. */
const isRecorded = (amount: string, { recorded, parcels }: SettlementOrder): boolean =>
  recorded.filter((one) => one === amount).length >=
  Math.max(1, parcels.filter(({ collect }) => collect === amount).length);

function outcomeOf(
  amount: string,
  order: SettlementOrder,
  parcel: SettlementParcel | null,
): SettlementOutcome {
  if (isRecorded(amount, order)) return "recorded";
  if (!takesPayment(order.state)) return "state";
  if (!collectedStates.has(order.state) && parcel === null) return "state";
  if (isZeroPrice(order.left)) return "paid";
  const expected = minor(expectedOf(order, parcel));
  if (minor(amount) === expected) return "exact";
  return minor(amount) < expected ? "less" : "more";
}

const amounts = (all: readonly (string | null)[]): string => sumOf(all.filter((one) => one !== null));

/** Plans what is booked of a courier's sheet; a line that may mean several orders waits for a choice. */
export function planSettlement(lines: readonly MatchedLine[], choices: SettlementChoices): SettlementPlan {
  const seen = new Map<number, ReadonlySet<SettlementParcel | null>>();
  const planned = lines.map((line): PlannedLine => {
    const [only] = line.orders;
    const chosen = line.orders.find(({ id }) => id === choices.orders.get(line.line));
    const order = (line.orders.length === 1 ? only : chosen) ?? null;
    const parcel = order && parcelOf(line, order);
    const find = (): SettlementOutcome => {
      if (line.fault !== null || line.amount === null) return "faulty";
      if (!order) return line.orders.length > 0 ? "several" : "unknown";
      const earlier = seen.get(order.id) ?? new Set();
      seen.set(order.id, new Set([...earlier, parcel]));
      // Each parcel is collected once; a line of the order as a whole has all of them.
      const isAgain = earlier.has(parcel) || earlier.has(null) || (parcel === null && earlier.size > 0);
      return isAgain ? "twice" : outcomeOf(line.amount, order, parcel);
    };
    const outcome = find();
    const isPossible = !impossible.has(outcome) && (order === null || takesPayment(order.state));
    const isTaken = isPossible && (choices.taken.get(line.line) ?? booked.has(outcome));
    const expected = order && expectedOf(order, parcel);
    return { line, order, expected, outcome, isPossible, isTaken };
  });
  const taken = planned.filter(({ isTaken }) => isTaken);
  return {
    lines: planned,
    collected: amounts(lines.map(({ amount }) => amount)),
    fees: amounts(lines.map(({ fees }) => fees)),
    booked: amounts(taken.map(({ line }) => line.amount)),
    orders: new Set(taken.map(({ order }) => order?.id)).size,
  };
}

/** Orders that are booked with one request. */
export const COLLECTED_CHUNK = 100;

/** Lines of an order that are booked together. */
export interface BookedOrder {
  readonly order: SettlementOrder;
  readonly lines: readonly (MatchedLine & { readonly amount: string })[];
}

/** The orders of a plan with the lines that are booked, in chunks of {@link COLLECTED_CHUNK}. */
export function chunksOf({ lines }: SettlementPlan): readonly (readonly BookedOrder[])[] {
  const found = new Map<number, { order: SettlementOrder; lines: (MatchedLine & { amount: string })[] }>();
  for (const { line, order, isTaken } of lines) {
    const { amount } = line;
    if (!isTaken || !order || amount === null) continue;
    const one = found.get(order.id) ?? { order, lines: [] };
    one.lines.push({ ...line, amount });
    found.set(order.id, one);
  }
  const all = [...found.values()];
  return Array.from({ length: Math.ceil(all.length / COLLECTED_CHUNK) }, (_, at) =>
    all.slice(at * COLLECTED_CHUNK, (at + 1) * COLLECTED_CHUNK),
  );
}
