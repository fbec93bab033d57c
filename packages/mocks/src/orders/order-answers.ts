import type { AnswerOf } from "@shop/contract/endpoint.ts";
import { deliveryChanged } from "@shop/contract/orders/delivery-refusal.ts";
import type { placeOrder } from "@shop/contract/orders/endpoints.ts";
import { cartOutdated } from "@shop/contract/orders/line-refusals.ts";
import type { Order, OrderLine } from "@shop/contract/orders/order.ts";
import { paymentChanged } from "@shop/contract/orders/payment-refusal.ts";
import type { CartLine } from "@shop/domain/cart/cart-line.ts";
import { statedUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { hiddenFrom } from "@shop/domain/catalogue/shown-stock.ts";
import { ACCOUNT_ORDERS_PAGE_SIZE } from "@shop/domain/constants.ts";
import { isCurrent, quoteDelivery } from "@shop/domain/delivery/delivery.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import { priceBeforeForPieces, priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import {
  formatOrderNumber,
  ORDER_NUMBER_LENGTH,
  ORDER_NUMBER_SIGNS,
} from "@shop/domain/orders/order-number.ts";
import { paymentSums } from "@shop/domain/orders/payments/order-payments.ts";
import { orderedPieces, outdatedLines } from "@shop/domain/orders/placing/order-check.ts";
import { companyOf } from "@shop/domain/orders/placing/order-company.ts";
import {
  isCurrentPayBy,
  payByOf,
  paymentOffersOf,
  quotePayBy,
} from "@shop/domain/payments/payment-offers.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { deliveryRatesOf } from "@shop/domain/site/shop-settings.ts";

import { tokenOf } from "../accounts/account-answers.ts";
import { withPages } from "../products/seen-products.ts";
import { entityOf } from "../shop/edits.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { mockCredit } from "./mock-credit.ts";
import { moveReservation } from "./mock-stock.ts";
import {
  costsAndRates,
  mockDue,
  mockLines,
  mockPaid,
  mockPaymentTerms,
  mockQuotation,
  mockReturned,
  mockToken,
  mockTotal,
  mockVat,
} from "./order-total.ts";

/** The number of the n-th order; no random ones are needed. */
function numberOf(index: number): string {
  const digits = index.toString(ORDER_NUMBER_SIGNS.length).padStart(ORDER_NUMBER_LENGTH, "0");
  const signs = Array.from(
    digits,
    (digit) => ORDER_NUMBER_SIGNS[Number.parseInt(digit, ORDER_NUMBER_SIGNS.length)],
  );
  return formatOrderNumber(signs.join(""));
}

/** An order as its buyer sees it: one that is neither sent nor returned. */
const toOrder = (shop: ShopState, order: MockOrder): Order => ({
  number: order.number,
  token: mockToken(order.id),
  state: order.state,
  request: order.request,
  created_at: order.created_at,
  ...mockQuotation(order),
  ...companyOf(order.info),
  lines: mockLines(order),
  discount: order.discount,
  total: mockTotal(order),
  delivery: order.delivery,
  pay_by: order.pay_by,
  payment_terms: mockPaymentTerms(shop, order),
  vat: mockVat(order),
  paid: mockPaid(order),
  refunded: paymentSums(order.payments).refunded,
  returned: mockReturned(order),
  parcels: [],
  returns: [],
});

/** How an order is to be paid; throws payment_changed. */
function payByFor(
  { settings }: ShopState,
  { delivery, pay_by }: { readonly delivery: Order["delivery"]; readonly pay_by: PayBy | undefined },
): PayBy | null {
  const offers = paymentOffersOf(settings.settings.payments);
  const to = delivery?.to ?? null;
  if (!pay_by) {
    const first = payByOf(offers, to, null);
    return first && { ...first, fee: "0.00" };
  }
  const quote = quotePayBy(offers, to, pay_by.option);
  if (!isCurrentPayBy(pay_by, quote)) throw paymentChanged(quote);
  return pay_by;
}

const linesOf = (cart: readonly CartLine[], { products }: ShopState): OrderLine[] =>
  Array.from(orderedPieces(cart), ([id, qty]) => {
    const product = entityOf(products, id);
    const { name, name_ar, part_number } = product;
    const prices = { price: priceForPieces(product, qty), price_before: priceBeforeForPieces(product, qty) };
    return { product_id: id, name, name_ar, part_number, ...prices, qty, ...statedUnit(product) };
  });

/** What is known of an order as it is placed. */
type Placed = Partial<MockOrder> &
  Pick<MockOrder, "channel" | "delivery" | "info" | "lines" | "locale" | "pay_by" | "state" | "userId">;

/** Places an order with the next number, which takes the stock that it holds; throws stock_short. */
export function place(shop: ShopState, placed: Placed): MockOrder {
  const order: MockOrder = {
    id: Math.max(0, ...shop.orders.map(({ id }) => id)) + 1,
    number: numberOf(shop.orders.length),
    version: 1,
    request: false,
    ...costsAndRates(shop, placed.lines),
    discount: null,
    payments: [],
    shop_note: "",
    log: [],
    created_at: new Date().toISOString(),
    ...placed,
  };
  moveReservation(shop, { ...order, lines: [] }, order);
  shop.orders.push(order);
  return order;
}

/** Answers to orders. */
export function orderAnswers(shop: ShopState) {
  /** Answers by the key of their request, which is sent again where an answer was lost. */
  const sent = new Map<string | undefined, AnswerOf<typeof placeOrder>>();

  return {
    placeOrder: ({ body: { cart, info, locale, delivery = null, pay_by }, headers, request }) => {
      const attempt = headers["idempotency-key"];
      const earlier = sent.get(attempt);
      if (earlier) return earlier;
      const outdated = outdatedLines(cart, (id) => {
        const product = withPages(shop).find((one) => one.id === id);
        return (
          product && { ...product, hidden_from: hiddenFrom({ low_stock_at: null }, shop.settings.settings) }
        );
      });
      if (outdated) throw cartOutdated(outdated);
      const lines = linesOf(cart, shop);
      const quote =
        delivery && quoteDelivery(deliveryRatesOf(shop.settings.settings), delivery, totalOf(lines));
      if (delivery && !isCurrent(delivery, quote)) throw deliveryChanged(quote);
      const order = place(shop, {
        info,
        locale,
        lines,
        delivery,
        pay_by: payByFor(shop, { delivery, pay_by }),
        channel: "web",
        state: "received",
        userId: shop.tokens.get(tokenOf(request)),
      });
      const terms = mockPaymentTerms(shop, order);
      const answer = {
        status: true as const,
        order_number: order.number,
        order_token: mockToken(order.id),
        request: false,
        ...(order.pay_by && terms && { payment: { ...order.pay_by, ...terms, due: mockDue(order) } }),
      };
      sent.set(attempt, answer);
      return answer;
    },
    requestByChat: ({ body: { cart, buyer, locale, pay_by }, request }) => {
      const { address: address1, ...contact } = buyer;
      const { id, number } = place(shop, {
        info: { ...contact, address1, address2: "" },
        locale,
        lines: linesOf(cart, shop),
        delivery: null,
        pay_by: payByFor(shop, { delivery: null, pay_by }),
        channel: "chat",
        state: "received",
        request: true,
        userId: shop.tokens.get(tokenOf(request)),
      });
      return { order_number: number, order_token: mockToken(id), request: true };
    },
    readCredit: ({ request }) => mockCredit(shop, shop.tokens.get(tokenOf(request))),
    listAccountOrders: ({ query, request }) => {
      const userId = shop.tokens.get(tokenOf(request));
      const own = shop.orders.filter((order) => order.userId === userId).toReversed();
      const data = own.slice(0, query.limit ?? ACCOUNT_ORDERS_PAGE_SIZE);
      return { data: data.map((order) => toOrder(shop, order)), next_cursor: null };
    },
  } satisfies Partial<Answers>;
}
