import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { awaitsPayment, leftOf } from "@shop/domain/orders/payments/order-payments.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { amountWords } from "@shop/i18n/words/amount-words.ts";

export interface UnpaidNoticeProps {
  /** The order that is about to be sent. */
  readonly order: AdminOrder;
}

/** What is still due of an order that is to be paid before it is sent; nothing where it is paid, or to be paid in cash. */
export function UnpaidNotice({ order }: UnpaidNoticeProps) {
  const { change: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  if (!awaitsPayment(order)) return null;
  return (
    <p className="bg-caution-soft rounded-md p-3">
      {fill(texts.unpaid, { amount: amountWords(leftOf(order.due, order.paid), locale) })}
    </p>
  );
}
