import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { AdminReturn, NewReturn } from "@shop/contract/orders/order-returns.ts";
import type { ReturnFormEntry, ReturnFormValues } from "@shop/contract/orders/return-form.ts";
import type { FieldErrors } from "@shop/data/view.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { differenceOf, isZeroPrice, minorOf, sumOf } from "@shop/domain/money/money.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { leftOf, refundableOf } from "@shop/domain/orders/payments/order-payments.ts";
import {
  amountOfReturn,
  deliveryToReturn,
  feeToReturn,
  type PickedLine,
  proposedGoal,
  type ReturnGoal,
  worthOf,
} from "@shop/domain/orders/returns/order-returns.ts";
import type { Messages } from "@shop/i18n/messages.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";

/** A line of which units can come back, by its place in the order. */
export interface ReturnableLine {
  readonly place: number;
  readonly line: AdminOrder["lines"][number];
  /** Units that have not come back. */
  readonly left: number;
}

/** The lines of an order of which units can come back. */
export const returnableLines = ({ lines }: Pick<AdminOrder, "lines">): readonly ReturnableLine[] =>
  lines
    .map((line, place) => ({ place, line, left: line.qty - (line.returned ?? 0) }))
    .filter(({ left }) => left > 0);

/** Whether units of an order can come back. */
export const canReturn = (order: Pick<AdminOrder, "lines" | "state">): boolean =>
  order.state === "delivered" && returnableLines(order).length > 0;

/** Whether an order can cost less without anything coming back: something of what it cost is left. */
export const canAllow = ({ state, due }: Pick<AdminOrder, "state" | "due">): boolean =>
  state === "delivered" && !isZeroPrice(due);

/** Where units of a line go unless it is decided otherwise; nothing goes back to the stock of a deleted product. */
export const goalFor = (
  { amount }: Pick<ReturnableLine["line"], "amount">,
  reason: ReturnFormValues["reason"],
): ReturnGoal => {
  const goal = reason === "" ? "stock" : proposedGoal(reason);
  return goal === "stock" && amount === null ? "quarantine" : goal;
};

/** What the form of a return of an order starts with: nothing comes back, and no reason is given. */
export const returnValuesOf = (order: AdminOrder): ReturnFormValues => ({
  lines: returnableLines(order).map(({ place, line }) => ({
    place,
    qty: 0,
    goal: goalFor(line, ""),
  })),
  reason: "",
  note: "",
  value: "",
  delivery: false,
  fee: false,
  refund: { given: false, method: "cash", amount: "", reference: "", branch: null },
  mail: true,
});

/** The lines of which something comes back. */
const pickedLines = <Line extends PickedLine>(lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ qty }) => qty > 0);

/** The body of a return by the entry of its form. */
export const toNewReturn = (version: number, { lines, value, ...entry }: ReturnFormEntry): NewReturn => ({
  ...entry,
  version,
  lines: pickedLines(lines).map(({ place, qty, goal }) => ({ place, qty, goal })),
  ...(value !== "" && { value }),
});

/** The server's errors by the fields of the form: its lines are others than those of the request, which leaves out what does not come back. */
export const formErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !name.startsWith("lines.")));

/** Whether units were to go back to the stock of a product that was deleted meanwhile. */
export const namesDeleted = (errors: FieldErrors): boolean =>
  Object.values(errors).includes("unknown_product");

/** What a return does to the sums of an order. */
export interface ReturnPreview {
  /** What the units cost in the order. */
  readonly worth: string;
  /** What can be given back of the cost of delivery, and of the fee of the way of payment. */
  readonly delivery: string;
  readonly fee: string;
  /** Whether nothing of the goods is left with the buyer. */
  readonly isWhole: boolean;
  /** What is due after the return. */
  readonly due: string;
  /** What is paid beyond that, which is to be given back; '' for nothing. */
  readonly refund: string;
}

const smaller = (one: string, other: string): string => (minorOf(one) < minorOf(other) ? one : other);

/** Previews a return by the values of its form; a value that cannot be read, or is too large, counts as what the units cost. */
export function previewReturn(
  order: AdminOrder,
  {
    lines,
    value,
    delivery: withDelivery,
    fee: withFee,
  }: Pick<ReturnFormValues, "value" | "delivery" | "fee"> & { readonly lines: readonly PickedLine[] },
): ReturnPreview {
  const worth = sumOf(worthOf(order, pickedLines(lines)));
  const delivery = deliveryToReturn(order);
  const fee = feeToReturn(order);
  const counted = smaller(storedPrice(value) ?? worth, worth);
  const due = differenceOf(
    order.due,
    sumOf([counted, withDelivery ? delivery : "0.00", withFee ? fee : "0.00"]),
  );
  const refund = smaller(leftOf(order.paid, due), refundableOf(order.payments));
  const isWhole = returnableLines(order).every(
    ({ place, left }) => lines.find((line) => line.place === place)?.qty === left,
  );
  return { worth, delivery, fee, isWhole, due, refund: isZeroPrice(refund) ? "" : refund };
}

const countedIds = ({ returns }: AdminOrder): string =>
  countedEntries(returns)
    .map(({ id }) => id)
    .join();

/** Whether two states of an order have the same returns. */
export const sameReturns = (one: AdminOrder, other: AdminOrder): boolean =>
  countedIds(one) === countedIds(other);

/** Reason and value of a return: 'defect · 40 EG'. */
export const returnWords = (
  entry: Pick<AdminReturn, "reason" | "value" | "delivery" | "fee">,
  locale: Locale,
  { reasons }: Messages["dashOrders"]["returns"],
): string => `${reasons[entry.reason]} · ${amountWords(amountOfReturn(entry), locale)}`;
