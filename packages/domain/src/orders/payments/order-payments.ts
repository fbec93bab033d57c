import { fromMinorUnits, sumOf } from "../../money/money.ts";
import { type PaymentMethod, paymentMethods } from "../../payments/payment-methods.ts";
import { accountOptions, type PayBy } from "../../payments/payment-options.ts";
import { isQuoted, type OrderState, takesPayment } from "../order-state.ts";

/** Kinds of entries of an order's ledger: money received, money given back, and tax that the buyer withholds and pays for the shop. */
export const paymentKinds = ["payment", "refund", "withheld"] as const;

/** Kind of an entry of an order's ledger. */
export type PaymentKind = (typeof paymentKinds)[number];

/** The kinds of entries that an order in a state takes: what was paid of a cancelled one can only be given back. */
export function paymentKindsIn(state: OrderState): readonly PaymentKind[] {
  if (takesPayment(state)) return paymentKinds;
  return state === "cancelled" ? ["refund"] : [];
}

/** States of payment of an order, as its sums give them. */
export const paymentStates = ["unpaid", "part", "paid", "over", "refunded"] as const;

/** State of payment of an order. */
export type PaymentState = (typeof paymentStates)[number];

/** Maximum length of the reference of a payment. */
export const PAYMENT_REFERENCE_LENGTH = 80;

/** Maximum length of the reference of a courier's sheet: the row of a line follows it in the reference of its payment. */
export const SHEET_REFERENCE_LENGTH = PAYMENT_REFERENCE_LENGTH - 8;

/** An entry of an order's ledger, as its sums read it. */
export interface LedgerEntry {
  readonly kind: PaymentKind;
  /** Above zero, with two decimals. */
  readonly amount: string;
  /** What has taken it back; null while it counts. */
  readonly voided: object | null;
}

/** Sums of the entries of an order's ledger that count, with two decimals. */
export interface PaymentSums {
  /** Payments and withheld tax. */
  readonly received: string;
  readonly refunded: string;
}

const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));

/** The sums of a ledger. */
export function paymentSums(entries: readonly LedgerEntry[]): PaymentSums {
  const counted = entries.filter(({ voided }) => voided === null);
  const sum = (isRefund: boolean): string =>
    sumOf(counted.filter(({ kind }) => (kind === "refund") === isRefund).map(({ amount }) => amount));
  return { received: sum(false), refunded: sum(true) };
}

/** The difference of two amounts with two decimals; zero where the second one is the larger one. */
const without = (amount: string, less: string): string =>
  minor(amount) > minor(less) ? sumOf([amount, `-${less}`]) : "0.00";

/** What is paid: what was received less what was given back, which is never more. */
export const paidOf = ({ received, refunded }: PaymentSums): string => without(received, refunded);

/** What is left to pay of an amount that is due; zero where as much or more is paid. */
export const leftOf = (due: string, paid: string): string => without(due, paid);

/** What each of several payments of an amount that is due comes to: one that states none, as null, pays what the others leave. */
export function takenAmounts(stated: readonly (string | null)[], due: string): string[] {
  const left = leftOf(due, sumOf(stated.filter((amount) => amount !== null)));
  return stated.map((amount) => amount ?? left);
}

/** The state of payment of an order of which an amount is due. */
export function paymentStateOf(due: string, sums: PaymentSums): PaymentState {
  if (minor(sums.received) === 0n) return "unpaid";
  const paid = minor(paidOf(sums));
  if (paid === 0n) return "refunded";
  if (paid < minor(due)) return "part";
  return paid === minor(due) ? "paid" : "over";
}

/** What the paper for a roll is of an order: a receipt of what is paid, else what the order is. */
export function slipOf(state: OrderState, paid: string): "quotation" | "receipt" | "order" {
  if (isQuoted(state)) return "quotation";
  return minor(paid) === 0n ? "order" : "receipt";
}

/** Whether an order is to be paid to an account of the shop, as before it is sent, and is not paid in full. */
export const awaitsPayment = ({
  state,
  payment_state: paid,
  pay_by: payBy,
}: {
  readonly state: OrderState;
  readonly payment_state: PaymentState;
  readonly pay_by: Pick<PayBy, "option"> | null;
}): boolean =>
  takesPayment(state) &&
  accountOptions.some((option) => option === payBy?.option) &&
  paid !== "paid" &&
  paid !== "over";

/** The money of a ledger that came in and was not given back; tax that a buyer has withheld never reached the shop. */
function moneyHeld(entries: readonly LedgerEntry[]): bigint {
  const { received, refunded } = paymentSums(entries.filter(({ kind }) => kind !== "withheld"));
  return minor(received) - minor(refunded);
}

/** What can be given back of a ledger; two decimals. */
export function refundableOf(entries: readonly LedgerEntry[]): string {
  const held = moneyHeld(entries);
  return fromMinorUnits(held > 0n ? held : 0n);
}

/** Whether another entry, or one that no longer counts, leaves a ledger from which no more was given back than came in. */
export const isCovered = (entries: readonly LedgerEntry[]): boolean => moneyHeld(entries) >= 0n;

/** What a log says of an entry of a ledger. */
export interface LoggedPayment extends Pick<LedgerEntry, "kind" | "amount"> {
  readonly method: PaymentMethod;
  /** The day on which the money is there, where it is not that of the log; left out for that. */
  readonly value_date?: string | undefined;
}

/** An entry of a ledger in words that are replaced by {@link mapPaymentText}. */
export const paymentText = ({ kind, method, amount, value_date: day }: LoggedPayment): string =>
  [kind, method, amount, ...(day === undefined ? [] : [day])].join(" ");

/** Replaces a text of {@link paymentText} by what a reader reads of its entry, and leaves the note below it; any other text stays. */
export function mapPaymentText(text: string, replace: (entry: LoggedPayment) => string): string {
  const [first = "", ...note] = text.split("\n");
  const [kindText, methodText, amount, day] = first.split(" ");
  const kind = paymentKinds.find((one) => one === kindText);
  const method = paymentMethods.find((one) => one === methodText);
  return kind && method && amount
    ? [replace({ kind, method, amount, value_date: day }), ...note].join("\n")
    : text;
}
