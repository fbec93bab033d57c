import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { leftToRight } from "@shop/domain/locale/figures.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { leftOf, paidOf, paymentSums } from "@shop/domain/orders/payments/order-payments.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { formatAmount, formatPrice } from "@shop/i18n/format.ts";
import { plural } from "@shop/i18n/plural.ts";
import { deliveryLabel } from "@shop/i18n/words/delivery-words.ts";
import { discountLabel } from "@shop/i18n/words/discount-label.ts";
import { vatRows } from "@shop/i18n/words/vat-words.ts";

import type { Paper } from "../../papers/paper.ts";
import {
  dueOf,
  piecesOfOrder,
  returnedOf,
  toDelivery,
  toDiscount,
  totalOfOrder,
  toVat,
} from "../orders.mapper.ts";
import type { StoredOrder } from "../orders.repository.ts";

type Sums = Paper["sums"];

/** An amount with the currency, as papers state it; negative with `sign`. */
export const amountOf = (amount: string, locale: Locale, sign: "" | "−" = ""): string =>
  leftToRight(`${sign}${formatAmount(amount)} ${CURRENCY_LABEL}`, locale);

/** Where the order goes and what that costs, the fee of its payment, and the total with them; nothing where none was stated. A packing list has the place alone. */
function deliverySums(order: StoredOrder, isPriced: boolean): Sums {
  const delivery = toDelivery(order);
  const { locale, paymentFee } = order;
  const hasFee = isPriced && !isZeroPrice(paymentFee);
  if (!delivery && !hasFee) return [];
  const texts = allMessages[locale].delivery;
  const label = delivery && deliveryLabel(delivery, locale, texts);
  if (!isPriced) return label ? [{ label, value: "" }] : [];
  const { priceUpdating } = allMessages[locale].orderPapers;
  const money = (price: string): string => leftToRight(formatPrice(price, priceUpdating), locale);
  return [
    ...(delivery && label
      ? [{ label, value: isZeroPrice(delivery.cost) ? texts.free : money(delivery.cost) }]
      : []),
    ...(hasFee ? [{ label: texts.paymentFee, value: money(paymentFee) }] : []),
    { label: hasFee ? texts.totalDue : texts.totalWithDelivery, value: money(totalOfOrder(order)) },
  ];
}

/** The sum of the lines and what is taken off it; nothing without a discount. */
function discountSums(order: StoredOrder): Sums {
  const discount = toDiscount(order);
  if (!discount || isZeroPrice(discount.amount)) return [];
  const { locale, lines } = order;
  const { orders: texts } = allMessages[locale];
  return [
    { label: texts.sum, value: amountOf(totalOf(lines), locale) },
    { label: discountLabel(discount, texts), value: amountOf(discount.amount, locale, "−") },
  ];
}

/** The total of the lines; the pieces in place of it on a packing list. */
function totalSum(order: StoredOrder, isPriced: boolean): Sums[number] {
  const { locale, total } = order;
  const { orderPapers: texts } = allMessages[locale];
  return isPriced
    ? { label: texts.total, value: isZeroPrice(total) ? texts.priceUpdating : amountOf(total, locale) }
    : { label: plural(locale, piecesOfOrder(order), texts.pieces), value: "" };
}

/** What the order holds at each rate of value added tax; nothing where the rates are not known. */
const vatSums = (order: StoredOrder): Sums =>
  vatRows(toVat(order) ?? [], allMessages[order.locale].vat).map(({ label, amount }) => ({
    label,
    value: amountOf(amount, order.locale),
    isPart: true,
  }));

/** What came back, and what is due after that; nothing where nothing did. */
function returnSums(order: StoredOrder): Sums {
  const { locale } = order;
  const { orders: texts } = allMessages[locale];
  const returned = returnedOf(order);
  if (isZeroPrice(returned)) return [];
  return [
    { label: texts.returned, value: amountOf(returned, locale, "−") },
    { label: texts.afterReturns, value: amountOf(dueOf(order), locale) },
  ];
}

/** What is paid and what is left to pay; nothing where nothing is paid. */
function paidSums(order: StoredOrder): Sums {
  const { locale } = order;
  const { orders: texts } = allMessages[locale];
  const paid = paidOf(paymentSums(order.payments));
  if (isZeroPrice(paid)) return [];
  return [
    { label: texts.paid, value: amountOf(paid, locale) },
    { label: texts.left, value: amountOf(leftOf(dueOf(order), paid), locale) },
  ];
}

/** The sums below the lines of a paper of an order; a packing list has its pieces and where it goes. */
export const orderSums = (order: StoredOrder, isPriced: boolean): Sums => [
  ...(isPriced ? discountSums(order) : []),
  totalSum(order, isPriced),
  ...deliverySums(order, isPriced),
  ...(isPriced ? [...vatSums(order), ...returnSums(order), ...paidSums(order)] : []),
];
