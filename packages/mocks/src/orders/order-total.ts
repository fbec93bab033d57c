import { totalOf } from "@shop/domain/money/money.ts";
import { totalWithDelivery } from "@shop/domain/orders/order-delivery.ts";
import { totalAfter } from "@shop/domain/orders/order-discount.ts";
import {
  paidOf,
  type PaymentState,
  paymentStateOf,
  paymentSums,
} from "@shop/domain/orders/order-payments.ts";

import type { MockOrder } from "../shop/state.ts";

/** The sum of the lines of an order of the mock shop, less its discount. */
export const mockTotal = ({ lines, discount }: Pick<MockOrder, "lines" | "discount">): string =>
  totalAfter(totalOf(lines), discount);

/** What is to be paid of an order of the mock shop in all. */
export const mockDue = (order: MockOrder): string => totalWithDelivery(mockTotal(order), order.delivery);

/** What is paid of an order of the mock shop. */
export const mockPaid = ({ payments }: Pick<MockOrder, "payments">): string => paidOf(paymentSums(payments));

/** The state of payment of an order of the mock shop. */
export const mockPaymentState = (order: MockOrder): PaymentState =>
  paymentStateOf(mockDue(order), paymentSums(order.payments));
