import { tidyOrderNumber } from "../order-number.ts";
import { TRACKING_LENGTH, tidyTracking } from "./shipment.ts";

/** What a pasted list says of the tracking numbers of some orders. */
interface ReadTrackings<Order> {
  readonly matched: readonly { readonly order: Order; readonly tracking: string }[];
  /** Orders for which the list has no tracking number. */
  readonly missing: readonly Order[];
  /** Lines that belong to none of the orders, as they were pasted. */
  readonly unmatched: readonly string[];
}

/** Sheets are pasted with tabs, files with commas or semicolons, messages with blanks. */
const cellsOf = (line: string): string[] => {
  const cells = line
    .split(/[\t,;|]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  return cells.length > 1 ? cells : line.split(/\s+/).filter((cell) => cell !== "");
};

/**
 * Reads a pasted list: lines with an order number and a tracking number in any order, or tracking numbers alone, one for each order in the order
 * given. A second line of an order, and what is no tracking number, stay unmatched.
 */
export function readTrackings<Order extends { readonly number: string }>(
  text: string,
  orders: readonly Order[],
): ReadTrackings<Order> {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  const byNumber = new Map(orders.map((order) => [tidyOrderNumber(order.number), order]));
  const found = new Map<Order, string>();
  const unmatched: string[] = [];
  const numberAt = (cells: readonly string[]): number =>
    cells.findIndex((cell) => byNumber.has(tidyOrderNumber(cell)));
  const isBare = lines.every((line) => cellsOf(line).length === 1 && numberAt(cellsOf(line)) < 0);
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line);
    const place = numberAt(cells);
    const order = isBare ? orders[at] : byNumber.get(tidyOrderNumber(cells[place] ?? ""));
    const tracking = tidyTracking(cells.find((_, index) => index !== place) ?? "");
    if (!order || found.has(order) || tracking === "" || tracking.length > TRACKING_LENGTH)
      unmatched.push(line.trim());
    else found.set(order, tracking);
  }
  return {
    matched: orders.flatMap((order) => {
      const tracking = found.get(order);
      return tracking === undefined ? [] : [{ order, tracking }];
    }),
    missing: orders.filter((order) => !found.has(order)),
    unmatched,
  };
}
