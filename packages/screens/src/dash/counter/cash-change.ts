import { differenceOf, sumOf } from "@shop/domain/money/money.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { takenAmounts } from "@shop/domain/orders/payments/order-payments.ts";

/** What of a sum is paid in cash; null where nothing is, or an amount cannot be read. */
function cashOf(
  payments: readonly { readonly method: string; readonly amount: string | number }[],
  due: string,
): string | null {
  const stated = payments.map(({ amount }) =>
    String(amount).trim() === "" ? "" : storedPrice(String(amount)),
  );
  if (!payments.some(({ method }) => method === "cash") || stated.includes(null)) return null;
  const amounts = takenAmounts(
    stated.map((amount) => amount || null),
    due,
  );
  return sumOf(amounts.filter((_, index) => payments[index]?.method === "cash"));
}

/** What is given back of cash; negative where it is too little, null where nothing readable was given or nothing is paid in cash. */
export function cashChange(
  given: string,
  payments: Parameters<typeof cashOf>[0],
  due: string | null,
): string | null {
  const read = given.trim() === "" ? null : storedPrice(given);
  const cash = due === null ? null : cashOf(payments, due);
  return read === null || cash === null ? null : differenceOf(read, cash);
}
