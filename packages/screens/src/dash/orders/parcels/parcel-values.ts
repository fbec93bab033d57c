import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type {
  AdminParcel,
  NewParcel,
  ParcelFormEntry,
  ParcelFormValues,
} from "@shop/contract/orders/order-parcels.ts";
import type { FieldErrors } from "@shop/data/view.ts";
import { piecesOfLines } from "@shop/domain/catalogue/selling-unit.ts";
import { PICK_UP } from "@shop/domain/delivery/delivery.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { isAllSent, parcelAmounts, unsentLines } from "@shop/domain/orders/parcels/order-parcels.ts";
import { type Shipment, shipmentText } from "@shop/domain/orders/parcels/shipment.ts";
import type { PickedLine } from "@shop/domain/orders/returns/order-returns.ts";
import type { Messages } from "@shop/i18n/messages.ts";
import { plural } from "@shop/i18n/plural.ts";

/** A line of which units are left to send, by its place in the order. */
export interface SendableLine {
  readonly place: number;
  readonly line: AdminOrder["lines"][number];
  readonly left: number;
}

/** The lines of an order of which units are left to send. */
export const sendableLines = ({ lines }: Pick<AdminOrder, "lines">): readonly SendableLine[] =>
  unsentLines(lines).flatMap(({ place, qty: left }) => {
    const line = lines[place];
    return line ? [{ place, line, left }] : [];
  });

/** Whether a part of an order can be sent. */
export const canSend = ({ state, lines }: Pick<AdminOrder, "state" | "lines">): boolean =>
  state === "confirmed" && !isAllSent(lines);

/** Whether an order is given to a carrier. */
export const isCarried = ({ delivery }: Pick<AdminOrder, "delivery">): boolean => delivery?.to !== PICK_UP;

/** Who is proposed to carry the next parcel: the last carrier, with the number of a parcel that was taken back. */
export function proposedShipment({ parcels: [last] }: Pick<AdminOrder, "parcels">): Shipment {
  return { carrier: last?.carrier ?? "", tracking: last?.voided ? last.tracking : "" };
}

/** What the form of a parcel starts with: all that is left. */
export const parcelValuesOf = (order: AdminOrder): ParcelFormValues => ({
  lines: sendableLines(order).map(({ place, left }) => ({ place, qty: left })),
  ...proposedShipment(order),
  note: "",
  mail: true,
});

/** The body of a parcel by the entry of its form. */
export const toNewParcel = (version: number, { lines, ...entry }: ParcelFormEntry): NewParcel => ({
  ...entry,
  version,
  lines: lines.filter(({ qty }) => qty > 0),
});

/** The server's errors by the fields of the form: its lines are others than those of the request, which leaves out what is not sent. */
export const parcelFormErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !name.startsWith("lines.")));

/** What the courier of the next parcel of an order collects, by the values of its form. */
export const previewCollect = (order: AdminOrder, lines: readonly PickedLine[]): string =>
  parcelAmounts(
    order,
    lines.filter(({ qty }) => qty > 0),
  ).collect;

const countedIds = ({ parcels }: AdminOrder): string =>
  countedEntries(parcels)
    .map(({ id }) => id)
    .join();

/** Whether two states of an order have the same parcels and lines. */
export const sameParcels = (one: AdminOrder, other: AdminOrder): boolean =>
  countedIds(one) === countedIds(other) &&
  JSON.stringify(unsentLines(one.lines)) === JSON.stringify(unsentLines(other.lines));

/** A parcel in one line: 'Bosta · BS12-34', or the number of its pieces where neither is known. */
export const parcelWords = (
  parcel: Pick<AdminParcel, "carrier" | "tracking" | "lines">,
  locale: Locale,
  { pieces }: Messages["dashOrders"]["parcels"],
): string => shipmentText(parcel) || plural(locale, piecesOfLines(parcel.lines), pieces);
