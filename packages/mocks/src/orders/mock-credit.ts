import type { CustomerCredit } from "@shop/contract/payments/credit.ts";
import { differenceOf, sumOf } from "@shop/domain/money/money.ts";

import type { ShopState } from "../shop/state.ts";

/** What the mock shop owes an account. */
export function mockCredit({ orders }: ShopState, userId: number | undefined): CustomerCredit {
  const movements = orders
    .filter((order) => userId !== undefined && order.userId === userId)
    .flatMap(({ number, payments }) =>
      payments
        .filter(({ method, voided }) => method === "credit" && voided === null)
        .map(({ id, at, kind, amount }) => ({
          id,
          at,
          number,
          amount: kind === "refund" ? amount : differenceOf("0.00", amount),
        })),
    )
    .toSorted((one, other) => other.id - one.id);
  return { balance: sumOf(movements.map(({ amount }) => amount)), movements };
}
