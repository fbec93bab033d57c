import { fixedMethods } from "../payments/payment-methods.ts";

/** The accounts of the journal that accounting programs take over, in the order of their usual numbers. */
export const bookAccounts = [
  ...fixedMethods,
  "receivables",
  "withheld",
  "stock",
  "payables",
  "vat",
  "opening",
  "sales",
  "delivery",
  "fees",
  "cost_of_sales",
  "losses",
  "revaluation",
  "expenses",
  "courier_fees",
  "differences",
] as const;

/** An account of the journal. */
export type BookAccount = (typeof bookAccounts)[number];

/** The numbers of the accounts, as the owner's accounting program has them. */
export type AccountNumbers = Readonly<Record<BookAccount, string>>;

/** Longest number of an account. */
export const ACCOUNT_NUMBER_LENGTH = 20;

/** Numbers by the usual classes: 1 assets, 2 debts, 3 capital, 4 income, 5 expenses. */
export const defaultAccounts: AccountNumbers = {
  cash: "1010",
  instapay: "1020",
  wallet: "1030",
  transfer: "1040",
  courier: "1050",
  card: "1060",
  credit: "2300",
  receivables: "1100",
  withheld: "1150",
  stock: "1200",
  payables: "2100",
  vat: "2200",
  opening: "3000",
  sales: "4000",
  delivery: "4100",
  fees: "4200",
  cost_of_sales: "5000",
  losses: "5100",
  revaluation: "5200",
  expenses: "5300",
  courier_fees: "5400",
  differences: "5900",
};
