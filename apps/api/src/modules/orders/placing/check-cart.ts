import { deliveryChanged } from "@shop/contract/orders/delivery-refusal.ts";
import { cartOutdated } from "@shop/contract/orders/line-refusals.ts";
import type { OrderRequest } from "@shop/contract/orders/order.ts";
import { paymentChanged } from "@shop/contract/orders/payment-refusal.ts";
import { hiddenFrom } from "@shop/domain/catalogue/shown-stock.ts";
import { isCurrent, quoteDelivery } from "@shop/domain/delivery/delivery.ts";
import { priceBeforeForPieces, priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { outdatedLines } from "@shop/domain/orders/placing/order-check.ts";
import {
  isCurrentPayBy,
  payByOf,
  paymentOffersOf,
  quotePayBy,
} from "@shop/domain/payments/payment-offers.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { deliveryRatesOf } from "@shop/domain/site/shop-settings.ts";

import type { Queries } from "../../../database/database.ts";
import type { StockRow } from "../../products/stock.repository.ts";
import { currentSettings } from "../../settings/shop-settings.repository.ts";

/** A product as a cart is checked against it; an order that takes no pieces has enough of each. */
const orderableOf = (row: StockRow, takesNone: boolean) => ({
  ...row,
  ...row.rules,
  price_before: row.priceBefore,
  quantity_prices: row.quantityPrices,
  amount: takesNone ? Infinity : row.amount,
});

type Orderable = ReturnType<typeof orderableOf>;

/** Products by id as a cart is checked against them. */
export const orderable = (locked: readonly StockRow[], takesNone: boolean): ReadonlyMap<number, Orderable> =>
  new Map(locked.map((row) => [row.id, orderableOf(row, takesNone)]));

/** A line of a cart at what its product costs. */
export interface PricedLine {
  readonly product: Orderable;
  readonly qty: number;
  readonly price: string;
  /** What it costs without the offer that holds; null without one. */
  readonly priceBefore: string | null;
}

/** The lines of a cart at what their products cost; those of products that are not sold are left out. */
export const pricedLines = (
  pieces: ReadonlyMap<number, number>,
  stock: ReadonlyMap<number, Orderable>,
): PricedLine[] =>
  [...pieces].flatMap(([id, qty]) => {
    const product = stock.get(id);
    return product
      ? [
          {
            product,
            qty,
            price: priceForPieces(product, qty),
            priceBefore: priceBeforeForPieces(product, qty),
          },
        ]
      : [];
  });

/** Throws delivery_changed where an order states another cost of delivery than its total has now. */
async function checkDelivery(
  transaction: Queries,
  { delivery }: Pick<OrderRequest, "delivery">,
  total: string,
): Promise<void> {
  if (!delivery) return;
  const quote = quoteDelivery(deliveryRatesOf(await currentSettings(transaction)), delivery, total);
  if (!isCurrent(delivery, quote)) throw deliveryChanged(quote);
}

/**
 * How an order is to be paid. Throws payment_changed where it states another fee than its option has now, or an option that is not offered
 * with its delivery. An order that states none is paid by the first option, without a fee, which its buyer has not seen.
 */
async function checkedPayBy(
  transaction: Queries,
  { delivery, pay_by: payBy }: Pick<OrderRequest, "delivery" | "pay_by">,
): Promise<PayBy | null> {
  const offers = paymentOffersOf((await currentSettings(transaction)).payments);
  const to = delivery?.to ?? null;
  if (!payBy) {
    const first = payByOf(offers, to, null);
    return first && { ...first, fee: "0.00" };
  }
  const quote = quotePayBy(offers, to, payBy.option);
  if (!isCurrentPayBy(payBy, quote)) throw paymentChanged(quote);
  return payBy;
}

/**
 * How an order is to be paid that states what holds now. Throws price_changed, stock_short or quantity_not_sold, naming the lines, where price,
 * stock or valid quantities differ from the cart, delivery_changed and payment_changed where only the cost of delivery or of its payment does.
 */
export async function requireCurrent(
  transaction: Queries,
  request: OrderRequest,
  stock: ReadonlyMap<number, Orderable>,
  total: string,
): Promise<PayBy | null> {
  const outdated = outdatedLines(request.cart, (id) => stock.get(id));
  if (outdated) {
    const settings = await currentSettings(transaction);
    const shown = outdatedLines(request.cart, (id) => {
      const row = stock.get(id);
      return row && { ...row, hidden_from: hiddenFrom({ low_stock_at: row.lowStockAt }, settings) };
    });
    // As where another line is refused: the refusal of a hidden stock comes last.
    if (shown?.lines.every((line) => line.at_least)) {
      await checkDelivery(transaction, request, total);
      await checkedPayBy(transaction, request);
    }
    throw cartOutdated(shown ?? outdated);
  }
  await checkDelivery(transaction, request, total);
  return checkedPayBy(transaction, request);
}
