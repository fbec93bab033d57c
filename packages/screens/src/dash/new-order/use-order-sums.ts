import type { OrderDelivery } from "@shop/domain/delivery/delivery.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { discountOf, type OrderDiscount, totalAfter } from "@shop/domain/orders/lines/order-discount.ts";
import { totalWithDelivery } from "@shop/domain/orders/placing/order-delivery.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";

import { type NewLine, sumOfLines } from "./new-lines.ts";
import type { NewOrderForm } from "./new-order-values.ts";

/** What an order that is being taken comes to. */
export interface OrderSums {
  readonly discount: OrderDiscount | null;
  /** The lines after the discount; null while a price cannot be read. */
  readonly total: string | null;
  readonly delivery: OrderDelivery | null;
  readonly payBy: PayBy | null;
  /** All that is to be paid; null while an amount cannot be read. */
  readonly due: string | null;
}

/** The sums of what is entered. */
export function useOrderSums(form: NewOrderForm, lines: readonly NewLine[]): OrderSums {
  const [kind, value, to, cost, handedOver] = form.watch([
    "discount.kind",
    "discount.value",
    "delivery.to",
    "delivery.cost",
    "handed_over",
  ]);
  const [option, fee] = form.watch(["pay_by.option", "pay_by.fee"]);
  const branch = form.watch("delivery.branch") ?? null;
  const sum = sumOfLines(lines);
  const given = storedPrice(String(value));
  const discount = given === null || sum === null ? null : discountOf({ kind, value: given }, sum);
  const total = sum === null ? null : totalAfter(sum, discount);
  const stated = storedPrice(String(cost));
  const delivery = to === "" || stated === null ? null : { to, branch, cost: stated };
  const statedFee = String(fee) === "" ? "0.00" : storedPrice(String(fee));
  const payBy =
    option === "" || handedOver === true || statedFee === null ? null : { option, fee: statedFee };
  const due = total === null || statedFee === null ? null : totalWithDelivery(total, delivery, payBy);
  return { discount, total, delivery, payBy, due };
}
