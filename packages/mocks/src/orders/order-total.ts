import { ApiError } from "@shop/contract/api-error.ts";
import type { Order } from "@shop/contract/orders/order.ts";
import type { OrderDelivery } from "@shop/domain/delivery/delivery.ts";
import { isBounded } from "@shop/domain/money/money-bounds.ts";
import { isZeroPrice, storedAmount, sumOf, totalOf } from "@shop/domain/money/money.ts";
import { totalAfter } from "@shop/domain/orders/lines/order-discount.ts";
import {
  leftOf,
  paidOf,
  type PaymentState,
  paymentStateOf,
  paymentSums,
} from "@shop/domain/orders/payments/order-payments.ts";
import { holdsStock } from "@shop/domain/orders/placing/order-request.ts";
import { dueOf, returnSums } from "@shop/domain/orders/returns/order-returns.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { paymentTermsOf } from "@shop/domain/payments/payment-terms.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";

/** The sum of the lines of an order of the mock shop, less its discount. */
export const mockTotal = ({ lines, discount }: Pick<MockOrder, "lines" | "discount">): string =>
  totalAfter(totalOf(lines), discount);

/** Throws invalid where lines of the mock shop with all costs come to more than an amount of money can be. */
export function requireMockBounded(
  {
    lines,
    delivery,
    pay_by: payBy,
  }: {
    readonly lines: Parameters<typeof totalOf>[0];
    readonly delivery: Pick<OrderDelivery, "cost"> | null | undefined;
    readonly pay_by: Pick<PayBy, "fee"> | null | undefined;
  },
  field: string,
): void {
  const costs = [delivery?.cost ?? "0", payBy?.fee ?? "0"].map(storedAmount);
  if (!isBounded(totalOf(lines), ...costs))
    throw new ApiError("invalid", { errors: { [field]: "too_large" } });
}

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
