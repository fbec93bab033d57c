import { type DeliveryPlace, PICK_UP } from "../delivery/delivery.ts";
import type { Bilingual } from "../locale/locale.ts";
import { fromMinorUnits, isZeroPrice } from "../money/money.ts";

/** Options of payment whose money goes to an account of the shop. */
export const accountOptions = ["instapay", "wallet", "transfer"] as const;

/** Options of payment that a shop may offer its buyers, the default ones first. */
export const paymentOptions = ["cash_on_delivery", "cash_at_branch", ...accountOptions] as const;

/** Option of payment that a shop may offer; a ledger has the method by which money was paid in the end. */
export type PaymentOption = (typeof paymentOptions)[number];

/** Option of payment whose money goes to an account of the shop. */
export type AccountOption = (typeof accountOptions)[number];

/** An account to which buyers pay. */
interface PaymentAccount {
  /** Name of its bank or owner. */
  readonly label: string;
  /** Its number, or its address. */
  readonly number: string;
}

/** Maximum number of accounts of an option. */
export const MAX_PAYMENT_ACCOUNTS = 5;

/** Maximum length of what is said about an option. */
export const PAYMENT_TEXT_LENGTH = 500;

/** What an owner sets of every option. */
interface OptionSettings {
  readonly offered: boolean;
  /** What buyers read about it; '' for nothing. */
  readonly text: Bilingual;
}

/** What an owner sets of the options of payment. */
export interface PaymentSettings extends Readonly<
  Record<AccountOption, OptionSettings & { readonly accounts: readonly PaymentAccount[] }>
> {
  readonly cash_on_delivery: OptionSettings & {
    /** What it costs, with two decimals; '0.00' for nothing. */
    readonly fee: string;
    /** What is due may be so much without a deposit, with two decimals; null where none is asked. */
    readonly deposit_from: string | null;
    /** The part of what is due that a deposit is, in percent. */
    readonly deposit_percent: number;
  };
  readonly cash_at_branch: OptionSettings;
}

const noText: Bilingual = { en: "", ar: "" };
const noAccounts = { offered: false, text: noText, accounts: [] };

/** The options of a shop whose owner has not changed them: cash, without a fee. */
export const cashOnly: PaymentSettings = {
  cash_on_delivery: {
    offered: true,
    text: noText,
    fee: "0.00",
    deposit_from: null,
    deposit_percent: 50,
  },
  cash_at_branch: { offered: true, text: noText },
  instapay: noAccounts,
  wallet: noAccounts,
  transfer: noAccounts,
};

/** The options that a shop offers, as shoppers see them: without accounts, which an order names. */
export interface PaymentOffers {
  readonly options: readonly { readonly option: PaymentOption; readonly text: Bilingual }[];
  /** What cash on delivery costs. */
  readonly fee: string;
  readonly deposit_from: string | null;
  readonly deposit_percent: number;
}

/** How an order is to be paid. */
export interface PayBy {
  readonly option: PaymentOption;
  /** What the option costs, as decimal text; zero for nothing. */
  readonly fee: string;
}

/** What a buyer needs to pay an order, by the current settings. */
export interface PaymentTerms {
  readonly text: Bilingual;
  /** Accounts to pay to, or to pay a deposit to. */
  readonly accounts: readonly (PaymentAccount & { readonly option: AccountOption })[];
  /** What is to be paid before the order is sent, as decimal text; null for nothing. */
  readonly deposit: string | null;
}

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
const suits = (option: PaymentOption, to: DeliveryPlace | null): boolean => {
  if (option === "cash_at_branch") return to === PICK_UP;
  return option !== "cash_on_delivery" || to !== PICK_UP;
};

/** The offered options that suit where an order goes. */
export const possibleOptions = (
  { options }: Pick<PaymentOffers, "options">,
  to: DeliveryPlace | null,
): PaymentOffers["options"] => options.filter(({ option }) => suits(option, to));

/** What an option costs; nothing until the offers are loaded. */
export const feeOf = (offers: Pick<PaymentOffers, "fee"> | null, option: PaymentOption | undefined): string =>
  offers && option === "cash_on_delivery" ? offers.fee : "0.00";

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
