import { type DeliveryPlace, PICK_UP } from "../delivery/delivery.ts";
import { fromMinorUnits, isZeroPrice } from "../money/money.ts";
import {
  feeOf,
  type PayBy,
  type PaymentOffers,
  type PaymentOption,
  paymentOptions,
  type PaymentSettings,
} from "./payment-options.ts";

/** Amounts with two decimals in minor units, of any length. */
const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));

/** The offers of a shop. */
export const paymentOffersOf = (settings: PaymentSettings): PaymentOffers => ({
  options: paymentOptions
    .filter((option) => settings[option].offered)
    .map((option) => ({ option, text: settings[option].text })),
  fee: settings.cash_on_delivery.fee,
  deposit_from: settings.cash_on_delivery.deposit_from,
  deposit_percent: settings.cash_on_delivery.deposit_percent,
});

/** Whether an option suits where an order goes: cash is paid at a branch with pick-up alone, and on delivery with any other place, also one that is not stated yet. */
export const suits = (option: PaymentOption, to: DeliveryPlace | null): boolean => {
  if (option === "cash_at_branch") return to === PICK_UP;
  return option !== "cash_on_delivery" || to !== PICK_UP;
};

/** The offered options that suit where an order goes. */
export const possibleOptions = (
  { options }: Pick<PaymentOffers, "options">,
  to: DeliveryPlace | null,
): PaymentOffers["options"] => options.filter(({ option }) => suits(option, to));

/** How an order to a place is paid by an option, with what that costs; null where the shop does not offer it there. */
export function quotePayBy(
  offers: PaymentOffers,
  to: DeliveryPlace | null,
  option: PaymentOption,
): PayBy | null {
  if (!possibleOptions(offers, to).some((one) => one.option === option)) return null;
  return { option, fee: feeOf(offers, option) };
}

/** How an order to a place is paid: by the chosen option where it is offered there, else by the first that is; null where none is. */
export function payByOf(
  offers: PaymentOffers,
  to: DeliveryPlace | null,
  chosen: PaymentOption | null,
): PayBy | null {
  const [first] = possibleOptions(offers, to);
  return (chosen && quotePayBy(offers, to, chosen)) ?? (first ? quotePayBy(offers, to, first.option) : null);
}

/** A choice of payment, with what the shop offers. */
interface PaymentChoice {
  /** Null until it is loaded. */
  readonly offers: PaymentOffers | null;
  readonly option: PaymentOption | null;
}

/** How an order to a place is paid, as its buyer has seen it; null where there was nothing to choose and is nothing to pay for it. */
export function chosenPayBy(choice: PaymentChoice | undefined, to: DeliveryPlace | null): PayBy | null {
  if (!choice?.offers) return null;
  const payBy = payByOf(choice.offers, to, choice.option);
  const isStated = payBy && (possibleOptions(choice.offers, to).length > 1 || !isZeroPrice(payBy.fee));
  return isStated ? payBy : null;
}

/** Whether an order agrees with what its option of payment costs now. */
export const isCurrentPayBy = (agreed: PayBy, quote: PayBy | null): boolean =>
  quote !== null && minor(agreed.fee) === minor(quote.fee);

/** What is to be paid of an amount before an order is sent that is paid in cash on delivery, rounded up; null where no deposit is asked. */
export function depositOf(
  { deposit_from: from, deposit_percent: percent }: Pick<PaymentOffers, "deposit_from" | "deposit_percent">,
  option: PaymentOption,
  due: string,
): string | null {
  if (option !== "cash_on_delivery" || from === null || minor(due) <= minor(from)) return null;
  return fromMinorUnits((minor(due) * BigInt(percent) + 99n) / 100n);
}
