import { piecesOfLines, type SoldUnit } from "../../catalogue/selling-unit.ts";
import type { OrderDelivery } from "../../delivery/delivery.ts";
import { fromMinorUnits, sumOf } from "../../money/money.ts";
import type { PaymentMethod } from "../../payments/payment-methods.ts";
import type { PayBy } from "../../payments/payment-options.ts";
import type { OrderDiscount } from "../lines/order-discount.ts";
import { countedEntries } from "../list/counted-entries.ts";
import type { OrderState } from "../order-state.ts";
import { type LedgerEntry, paidOf, paymentSums } from "../payments/order-payments.ts";
import { type PickedLine, type ReturnedLine, worthOf } from "../returns/order-returns.ts";
import { type Shipment, shipmentText } from "./shipment.ts";

/** A line of an order, as far as its parcels read it. */
export interface ParcelledLine {
  readonly qty: number;
  /** Units of it that parcels have; none where it is missing. */
  readonly sent?: number | undefined;
}

/** A parcel, as the amounts of later ones read it. */
export interface RecordedParcel {
  readonly lines: readonly ReturnedLine[];
  /** What it has of the cost of delivery and the fee of the payment. */
  readonly charges: string;
  /** What its courier collects; null where that was never stated. */
  readonly collect: string | null;
  /** What has taken it back; null while it counts. */
  readonly voided: object | null;
}

/** The units of each line that no parcel has, of lines that have some left. */
export const unsentLines = (lines: readonly ParcelledLine[]): readonly PickedLine[] =>
  lines.flatMap(({ qty, sent = 0 }, place) => (qty > sent ? [{ place, qty: qty - sent }] : []));

/** Whether parcels have all units of an order. */
export const isAllSent = (lines: readonly ParcelledLine[]): boolean => unsentLines(lines).length === 0;

/** Pieces of an order that parcels have, and all of them. */
export const sentPieces = (
  lines: readonly (ParcelledLine & SoldUnit)[],
): { readonly sent: number; readonly pieces: number } => ({
  sent: piecesOfLines(lines.map((line) => Object.assign({}, line, { qty: line.sent ?? 0 }))),
  pieces: piecesOfLines(lines),
});

/** Whether a part of an order was sent. */
export const isPartSent = ({ sent, pieces }: { readonly sent: number; readonly pieces: number }): boolean =>
  sent > 0 && sent < pieces;

const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));
const floor = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** An order, as far as the amount of its next parcel reads it. */
export interface ParcelledOrder {
  readonly lines: readonly (ParcelledLine & { readonly price: string })[];
  readonly total: string;
  readonly discount: Pick<OrderDiscount, "amount"> | null;
  readonly delivery: Pick<OrderDelivery, "cost"> | null;
  readonly pay_by: Pick<PayBy, "fee"> | null;
  /** What is to be paid in all. */
  readonly due: string;
  readonly payments: readonly (LedgerEntry & { readonly method: PaymentMethod })[];
  readonly parcels: readonly RecordedParcel[];
}

/** What a parcel is worth and what its courier collects. */
export interface ParcelAmounts {
  /** What the units of each picked line cost with their share of the discount. */
  readonly worths: readonly string[];
  readonly charges: string;
  readonly collect: string;
}

/** What delivery and payment cost beside an order's total, and no earlier parcel has. */
function openCharges({ delivery, pay_by: payBy, parcels }: ParcelledOrder): bigint {
  const all = minor(sumOf([delivery?.cost ?? "0.00", payBy?.fee ?? "0.00"]));
  return floor(all - minor(sumOf(countedEntries(parcels).map(({ charges }) => charges))));
}

/**
 * What the next parcel of an order is worth, and what its courier collects: the value of its units, delivery and fee with the first parcel, less
 * what was paid before and no earlier parcel has used, and never more than is left. The last one collects all that is left, so that all
 * together collect what is due.
 */
export function parcelAmounts(order: ParcelledOrder, picked: readonly PickedLine[]): ParcelAmounts {
  const { lines, discount, due, payments } = order;
  const parcels = countedEntries(order.parcels);
  const worths = worthOf({ lines, discount, returns: parcels.map(asReturn) }, picked);
  const charges = openCharges(order);
  const ofCouriers = payments.filter(({ kind, method }) => kind === "payment" && method === "courier");
  const collected = minor(paidOf(paymentSums(ofCouriers)));
  const paid = minor(paidOf(paymentSums(payments)));
  const stated = parcels.filter(({ collect }) => collect !== null);
  const toCollect = minor(sumOf(stated.map(({ collect }) => collect ?? "0.00")));
  const used = floor(minor(sumOf(stated.map(grossOf))) - toCollect);
  // What couriers have not handed over yet is theirs to pay.
  const left = floor(minor(due) - paid - floor(toCollect - collected));
  const gross = minor(sumOf(worths)) + charges;
  const collect = least(left, floor(gross - floor(floor(paid - collected) - used)));
  return {
    worths,
    charges: fromMinorUnits(charges),
    collect: fromMinorUnits(leavesNone(lines, picked) ? left : collect),
  };
}

const asReturn = ({ lines }: RecordedParcel) => ({
  lines,
  value: "0.00",
  delivery: "0.00",
  fee: "0.00",
  voided: null,
});

const grossOf = ({ lines, charges }: RecordedParcel): string =>
  sumOf([...lines.map(({ worth }) => worth), charges]);

const leavesNone = (lines: readonly ParcelledLine[], picked: readonly PickedLine[]): boolean => {
  const units = new Map(picked.map(({ place, qty }) => [place, qty]));
  return unsentLines(lines).every(({ place, qty }) => units.get(place) === qty);
};

/** A parcel in words for the log: who carries it, then its goods, one product a line. */
export const parcelText = (
  shipment: Shipment,
  lines: readonly { readonly name: string; readonly qty: number }[],
): string =>
  [shipmentText(shipment), ...lines.map(({ name, qty }) => `${qty} × ${name}`)]
    .filter((text) => text !== "")
    .join("\n");

/** A line of an order before an edit, with the units that parcels have of it. */
interface SentLine extends ParcelledLine {
  readonly product_id: number;
}

/** Maps the index of each line that is in a parcel to its index after an edit, null where it was removed. Lines of one product keep their order. */
export function placesAfter(
  before: readonly SentLine[],
  after: readonly { readonly product_id: number }[],
): ReadonlyMap<number, number | null> {
  const free = new Map(
    [...Map.groupBy(after.keys(), (at) => after[at]?.product_id)].map(([id, places]) => [id, [...places]]),
  );
  const places = new Map<number, number | null>();
  for (const [at, { product_id: id, sent = 0 }] of before.entries())
    if (sent > 0) places.set(at, free.get(id)?.shift() ?? null);
  return places;
}

/** Units that an edit would leave of a line of which parcels have more; place after the edit, null for a removed line. */
export interface BelowSent {
  readonly place: number | null;
  readonly sent: number;
}

/** The lines that an edit lowers below the units that parcels have of them, or removes. */
export function linesBelowSent(
  before: readonly SentLine[],
  after: readonly { readonly product_id: number; readonly qty: number }[],
): readonly BelowSent[] {
  return [...placesAfter(before, after)].flatMap(([at, place]) => {
    const sent = before[at]?.sent ?? 0;
    return place === null || (after[place]?.qty ?? 0) < sent ? [{ place, sent }] : [];
  });
}

/** Whether the goods of an order stay out of the stock as it is cancelled: they were sent, and are not back. */
export const staysOut = (
  order: { readonly state: OrderState; readonly parcels: readonly { readonly voided: object | null }[] },
  { state, goods_back: isBack }: { readonly state: OrderState; readonly goods_back: boolean },
): boolean =>
  state === "cancelled" && order.state === "sent" && !isBack && countedEntries(order.parcels).length > 0;
