import type { Bilingual } from "../locale/locale.ts";

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

/** What an option costs; nothing until the offers are loaded. */
export const feeOf = (offers: Pick<PaymentOffers, "fee"> | null, option: PaymentOption | undefined): string =>
  offers && option === "cash_on_delivery" ? offers.fee : "0.00";
