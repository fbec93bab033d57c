import { totalOf } from "@shop/domain/money/money.ts";
import { totalAfter } from "@shop/domain/orders/order-discount.ts";

import type { MockOrder } from "../shop/state.ts";

/** The sum of the lines of an order of the mock shop, less its discount. */
export const mockTotal = ({ lines, discount }: Pick<MockOrder, "lines" | "discount">): string =>
  totalAfter(totalOf(lines), discount);
