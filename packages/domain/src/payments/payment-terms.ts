import { isZeroPrice } from "../money/money.ts";
import { depositOf, paymentOffersOf } from "./payment-offers.ts";
import {
  accountOptions,
  type PayBy,
  type PaymentOffers,
  type PaymentOption,
  type PaymentSettings,
  type PaymentTerms,
} from "./payment-options.ts";

const isCash = (option: PaymentOption): boolean =>
  option === "cash_on_delivery" || option === "cash_at_branch";

/** Whether a shop says anything about payment: it offers more than cash, or cash with a text, a fee or a deposit. */
const statesPayment = ({ options, fee, deposit_from: from }: PaymentOffers): boolean =>
  options.some(({ option, text }) => !isCash(option) || text.en !== "" || text.ar !== "") ||
  !isZeroPrice(fee) ||
  from !== null;

/** The accounts of an option. */
const accountsOf = (settings: PaymentSettings, option: PaymentOption): PaymentTerms["accounts"] => {
  const known = accountOptions.find((one) => one === option);
  return known ? settings[known].accounts.map((account) => ({ option: known, ...account })) : [];
};

/** The accounts of all options that the shop offers. */
export const offeredAccounts = (settings: PaymentSettings): PaymentTerms["accounts"] =>
  accountOptions
    .filter((option) => settings[option].offered)
    .flatMap((option) => accountsOf(settings, option));

/**
 * What a buyer needs to pay an order; null where the order names no option, and where the shop says nothing about payment. An order that
 * is not to be paid yet, or no more, has no accounts.
 */
export function paymentTermsOf(
  settings: PaymentSettings,
  payBy: PayBy | null,
  { due, isPayable }: { readonly due: string; readonly isPayable: boolean },
): PaymentTerms | null {
  if (!payBy) return null;
  const { option, fee } = payBy;
  const offers = paymentOffersOf(settings);
  if (isCash(option) && isZeroPrice(fee) && !statesPayment(offers)) return null;
  const deposit = isPayable ? depositOf(offers, option, due) : null;
  const payTo = deposit === null ? [option] : accountOptions.filter((one) => settings[one].offered);
  return {
    text: settings[option].text,
    accounts: isPayable ? payTo.flatMap((one) => accountsOf(settings, one)) : [],
    deposit,
  };
}
