import type { CartLine } from "@shop/contract/entities/order.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import { toMinorUnits } from "@shop/contract/money.ts";

import { Refused } from "./refused.ts";
import type { Answers, ShopState } from "./state.ts";

const FIRST_NUMBER = 1001;

/** Refuses a cart whose lines are no longer true; the reasons name each line with the value that holds now. */
function refuseOutdated(cart: readonly CartLine[], products: readonly Product[]): void {
  const prices: Record<string, string> = {};
  const amounts: Record<string, string> = {};
  for (const [index, line] of cart.entries()) {
    const product = products.find(({ id }) => id === line.id);
    if (product && toMinorUnits(product.price) !== toMinorUnits(line.price)) {
      prices[`cart.${index}.price`] = product.price;
    }
    const left = Math.max(product?.amount ?? 0, 0);
    if (line.qty > left) amounts[`cart.${index}.qty`] = String(left);
  }
  if (Object.keys(prices).length > 0)
    throw new Refused("price_changed", { errors: { ...prices, ...amounts } });
  if (Object.keys(amounts).length > 0) throw new Refused("stock_short", { errors: amounts });
}

/** What the shop answers to orders. */
export function orderAnswers(state: ShopState) {
  const numbers = new Map<string, string>();

  return {
    sendMail: ({ body }) => {
      const key = JSON.stringify(body);
      const earlier = numbers.get(key);
      if (earlier !== undefined) return { status: true, order_number: earlier };
      refuseOutdated(body.cart, state.products);
      const number = String(FIRST_NUMBER + state.orders.length);
      state.orders.push({ number, ...body });
      numbers.set(key, number);
      return { status: true, order_number: number };
    },
  } satisfies Partial<Answers>;
}
