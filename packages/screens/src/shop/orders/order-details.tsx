import type { Order } from "@shop/contract/orders/order.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import { lacksPrices } from "@shop/domain/orders/lines/free-lines.ts";
import { leftOf } from "@shop/domain/orders/payments/order-payments.ts";
import { isOpenRequest } from "@shop/domain/orders/placing/order-request.ts";
import { dueOf } from "@shop/domain/orders/returns/order-returns.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Link } from "@shop/ui/link.tsx";

import { LocalText, PartNumber } from "../../shared/local-text.tsx";
import { UnitQuantity } from "../../shared/product/unit-notes.tsx";
import { CompanyDetails } from "../../shared/sums/company-details.tsx";
import { DeliverySums } from "../../shared/sums/delivery-sums.tsx";
import { DiscountSums } from "../../shared/sums/discount-sums.tsx";
import { OrderPrice } from "../../shared/sums/order-price.tsx";
import { PaidSums } from "../../shared/sums/paid-sums.tsx";
import { ReturnedUnits, ReturnSums } from "../../shared/sums/return-sums.tsx";
import { VatDetails } from "../../shared/sums/vat-details.tsx";
import { PaymentDetails } from "../payments/payment-details.tsx";
import { OrderReturns } from "./order-returns.tsx";

/** The lines of an order as they were when it was placed, and its total. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const texts = useMessages("orders");
  const { locale } = useLocale();
  const due = dueOf(order);
  return (
    <div className="grid gap-3">
      {isOpenRequest(order) && (
        <p className="bg-caution-soft rounded-md px-3 py-2 text-sm">{texts.request}</p>
      )}
      <ul className="border-line divide-line divide-y border-y">
        {order.lines.map((line) => (
          <li key={line.product_id} className="flex flex-wrap items-baseline gap-x-3 py-3">
            <span className="figures shrink-0 font-semibold">{formatCount(line.qty)} ×</span>
            <span className="min-w-32 grow basis-0 leading-snug">
              <Link
                href={pages.product(line.product_id)}
                className="-my-2 block py-2 wrap-anywhere hover:underline"
              >
                <LocalText text={localName(line, locale)} />
              </Link>
              {line.part_number && (
                <span className="text-muted block text-sm">
                  <PartNumber number={line.part_number} />
                </span>
              )}
              <UnitQuantity sold={line} qty={line.qty} price={line.price} />
              <ReturnedUnits line={line} />
            </span>
            <OrderPrice
              order={order}
              price={totalOf([line])}
              before={line.price_before && totalOf([{ price: line.price_before, qty: line.qty }])}
              size="sm"
            />
          </li>
        ))}
      </ul>
      <CompanyDetails company={order} />
      <DiscountSums discount={order.discount} total={order.total} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{texts.total}</span>
        <OrderPrice order={order} price={order.total} />
      </p>
      <DeliverySums delivery={order.delivery} payBy={order.pay_by} total={order.total} />
      <VatDetails vat={order.vat} />
      <ReturnSums order={order} />
      <PaidSums due={due} paid={order.paid} refunded={order.refunded} />
      <OrderReturns returns={order.returns} />
      {order.pay_by && order.payment_terms && (
        <PaymentDetails
          option={order.pay_by.option}
          terms={order.payment_terms}
          due={leftOf(due, order.paid)}
        />
      )}
      {lacksPrices(order) && <p className="text-muted text-sm">{texts.totalWithoutUpdating}</p>}
    </div>
  );
}
