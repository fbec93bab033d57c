import { differenceOf, sumOf } from "@shop/domain/money/money.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";

/** Payments as they are entered. */
type EnteredPayments = readonly { readonly method: string; readonly amount: string | number }[];

/** What of a sum is paid in cash: its own amount, or what the other payments leave; null where nothing is, or an amount cannot be read. */
function cashOf(payments: EnteredPayments, due: string): string | null {
  const read = payments.map(({ method, amount }) => ({
    method,
    amount: String(amount).trim() === "" ? "" : storedPrice(String(amount)),
  }));
  const stated = read.flatMap(({ amount }) => (amount ? [amount] : []));
  if (!read.some(({ method }) => method === "cash") || read.some(({ amount }) => amount === null))
    return null;
  const left = differenceOf(due, sumOf(stated));
  const parts = read.flatMap(({ method, amount }) =>
    method !== "cash" ? [] : [amount === "" || amount === null ? left : amount],
  );
  return sumOf(parts);
}

/** What is given back of cash; negative where it is too little, null where nothing readable was given or nothing is paid in cash. */
export function cashChange(given: string, payments: EnteredPayments, due: string | null): string | null {
  const read = given.trim() === "" ? null : storedPrice(given);
  const cash = due === null ? null : cashOf(payments, due);
  return read === null || cash === null ? null : differenceOf(read, cash);
}
