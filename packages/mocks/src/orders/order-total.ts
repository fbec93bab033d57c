import type { Order } from "@shop/contract/orders/order.ts";
import { isZeroPrice, sumOf, totalOf } from "@shop/domain/money/money.ts";
import { totalAfter } from "@shop/domain/orders/order-discount.ts";
import {
  leftOf,
  paidOf,
  type PaymentState,
  paymentStateOf,
  paymentSums,
} from "@shop/domain/orders/order-payments.ts";
import { holdsStock } from "@shop/domain/orders/order-request.ts";
import { dueOf, returnSums } from "@shop/domain/orders/order-returns.ts";
import { paymentTermsOf } from "@shop/domain/payments/payment-terms.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";

/** The sum of the lines of an order of the mock shop, less its discount. */
export const mockTotal = ({ lines, discount }: Pick<MockOrder, "lines" | "discount">): string =>
  totalAfter(totalOf(lines), discount);

/** What the returns of an order of the mock shop take off what is due. */
export function mockReturned({ returns = [] }: Pick<MockOrder, "returns">): string {
  const { returned, deliveryReturned } = returnSums(returns);
  return sumOf([returned, deliveryReturned]);
}

/** What is to be paid of an order of the mock shop in all, less what came back. */
export const mockDue = (order: MockOrder): string =>
  dueOf({
    state: order.state,
    total: mockTotal(order),
    delivery: order.delivery,
    pay_by: order.pay_by,
    returned: mockReturned(order),
  });

/** What is paid of an order of the mock shop. */
export const mockPaid = ({ payments }: Pick<MockOrder, "payments">): string => paidOf(paymentSums(payments));

/** Whether something of an order of the mock shop is to be paid now. */
export const isMockPayable = (order: MockOrder): boolean =>
  holdsStock(order) &&
  order.lines.every(({ price }) => !isZeroPrice(price)) &&
  !isZeroPrice(leftOf(mockDue(order), mockPaid(order)));

/** What the buyer of an order of the mock shop needs to pay it. */
export function mockPaymentTerms(
  { settings }: Pick<ShopState, "settings">,
  order: MockOrder,
): Order["payment_terms"] {
  if (order.state === "cancelled") return null;
  const terms = paymentTermsOf(settings.settings.payments, order.pay_by, {
    due: mockDue(order),
    isPayable: isMockPayable(order),
  });
  return terms && { ...terms, accounts: [...terms.accounts] };
}

/** The state of payment of an order of the mock shop. */
export const mockPaymentState = (order: MockOrder): PaymentState =>
  paymentStateOf(mockDue(order), paymentSums(order.payments));
