import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import { deliveryChanged } from "@shop/contract/orders/delivery-refusal.ts";
import type { requestByChat, sendMail } from "@shop/contract/orders/endpoints.ts";
import { cartOutdated } from "@shop/contract/orders/line-refusals.ts";
import type { Order, OrderLine } from "@shop/contract/orders/order.ts";
import { paymentChanged } from "@shop/contract/orders/payment-refusal.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import type { CartLine } from "@shop/domain/cart/cart-line.ts";
import { statedUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { hiddenFrom } from "@shop/domain/catalogue/shown-stock.ts";
import { ACCOUNT_ORDERS_PAGE_SIZE } from "@shop/domain/constants.ts";
import { isCurrent, quoteDelivery } from "@shop/domain/delivery/delivery.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import { priceBeforeForPieces, priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import {
  formatOrderNumber,
  ORDER_NUMBER_LENGTH,
  ORDER_NUMBER_SIGNS,
  tidyOrderNumber,
} from "@shop/domain/orders/order-number.ts";
import { paymentSums } from "@shop/domain/orders/payments/order-payments.ts";
import { orderedPieces, outdatedLines } from "@shop/domain/orders/placing/order-check.ts";
import { accountCompanyOf, companyOf, hasCompany } from "@shop/domain/orders/placing/order-company.ts";
import { mayReserve, type Reservation } from "@shop/domain/orders/placing/order-request.ts";
import { isExpired, validUntil } from "@shop/domain/orders/quotations/quotation.ts";
import {
  isCurrentPayBy,
  payByOf,
  paymentOffersOf,
  quotePayBy,
} from "@shop/domain/payments/payment-offers.ts";
import type { PayBy } from "@shop/domain/payments/payment-options.ts";
import { deliveryRatesOf } from "@shop/domain/site/shop-settings.ts";
import type * as v from "valibot";

import { tokenOf } from "../accounts/account-answers.ts";
import { sendOrderMail } from "../mails/mails.ts";
import { withPages } from "../products/seen-products.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { costsOf } from "./mock-costs.ts";
import { mockLines, toParcels } from "./mock-parcels.ts";
import { mockVat, taxedNow } from "./mock-vat.ts";
import { mockToken } from "./order-token.ts";
import {
  mockDue,
  mockPaid,
  mockPaymentTerms,
  mockReturned,
  mockTotal,
  requireMockBounded,
} from "./order-total.ts";

/** The number of the n-th order; mock shops need no random ones. */
export function numberOf(index: number): string {
  const digits = index.toString(ORDER_NUMBER_SIGNS.length).padStart(ORDER_NUMBER_LENGTH, "0");
  const signs = Array.from(
    digits,
    (digit) => ORDER_NUMBER_SIGNS[Number.parseInt(digit, ORDER_NUMBER_SIGNS.length)],
  );
  return formatOrderNumber(signs.join(""));
}

/** An order of the mock shop as its buyer sees it. */
export function toOrder(shop: ShopState, order: MockOrder): Order {
  const { number, state, request, created_at, lines, discount, delivery, pay_by, payments } = order;
  return {
    number,
    token: mockToken(order.id),
    state,
    request,
    created_at,
    ...mockQuotation(order),
    ...companyOf(order.info),
    lines: mockLines(order),
    discount,
    total: mockTotal({ lines, discount }),
    delivery,
    pay_by,
    payment_terms: mockPaymentTerms(shop, order),
    vat: mockVat(order),
    paid: mockPaid({ payments }),
    refunded: paymentSums(payments).refunded,
    returned: mockReturned(order),
    parcels: toParcels(order),
    returns: countedEntries(order.returns ?? []).map(({ at, value, delivery: cost, lines: goods }) => ({
      at,
      value,
      delivery: cost,
      lines: goods.map(({ place: _place, goal: _goal, worth: _worth, ...line }) => line),
    })),
  };
}

/** How an order is to be paid; throws payment_changed as the server does. */
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

function linesOf(cart: readonly CartLine[], { products }: ShopState): OrderLine[] {
  return [...orderedPieces(cart)].flatMap(([id, qty]) => {
    const product = products.find((one) => one.id === id);
    if (!product) return [];
    const { name, name_ar, part_number } = product;
    const prices = { price: priceForPieces(product, qty), price_before: priceBeforeForPieces(product, qty) };
    return [{ product_id: id, name, name_ar, part_number, ...prices, qty, ...statedUnit(product) }];
  });
}

type Placed = Pick<AnswerOf<typeof sendMail>, "payment"> & {
  readonly order_number: string;
  readonly order_token: string;
  readonly request: boolean;
};

/** The first request of an attempt, with the order that it placed. */
interface MockAttempt {
  readonly content: string;
  readonly phone: string;
  readonly order: Placed;
}

const sizeOf = (lines: readonly OrderLine[]): Reservation => ({
  pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
  value: totalOf(lines),
});

/** Whether a new order may take stock beside the unconfirmed orders of its phone; the mock shop distinguishes no senders. */
function isReservable({ orders, settings }: ShopState, phone: string, lines: readonly OrderLine[]): boolean {
  const { unconfirmed_pieces: pieces, unconfirmed_value: value } = settings.settings;
  const taken = orders.filter(
    ({ state, request, info }) =>
      state === "received" && !request && mobileKey(info.phone) === mobileKey(phone),
  );
  return mayReserve({ pieces, value }, sizeOf(taken.flatMap((order) => order.lines)), sizeOf(lines));
}

/** Keeps the company of a signed-in buyer's order in the account. */
function keepCompany({ users }: ShopState, { userId, info }: MockOrder): void {
  const at = users.findIndex(({ user }) => user.id === userId);
  const account = users[at];
  if (account && hasCompany(info))
    users.splice(at, 1, { ...account, user: { ...account.user, ...accountCompanyOf(info) } });
}

/** What an order of the mock shop promises, or promised, as a quotation. */
export const mockQuotation = ({ quotation }: Pick<MockOrder, "quotation">): Pick<Order, "quotation"> =>
  quotation ? { quotation: { ...quotation, expired: isExpired(quotation, Date.now()) } } : {};

/** The body of an order that takes no stock. */
type UnreservedBody = v.InferOutput<typeof requestByChat.body>;

/** Answers to orders. */
export function orderAnswers(state: ShopState) {
  const attempts = new Map<string, MockAttempt>();

  /** Stores an order that takes no stock, once for the same content. */
  const placeUnreserved = (
    { cart, buyer, delivery: stated, pay_by, locale }: UnreservedBody,
    userId: number | undefined,
    kind: Pick<MockOrder, "channel" | "state" | "request" | "quotation">,
  ): Placed => {
    const delivery = stated ?? null;
    const content = `${kind.state} ${JSON.stringify([cart, buyer, delivery, pay_by, locale])}`;
    const earlier = attempts.get(content);
    if (earlier) return earlier.order;
    const outdated = outdatedLines(cart, (id) => {
      const product = withPages(state).find((one) => one.id === id);
      return product && { ...product, amount: Infinity };
    });
    if (outdated) throw cartOutdated(outdated);
    const lines = linesOf(cart, state);
    const rates = deliveryRatesOf(state.settings.settings);
    const quote = delivery && quoteDelivery(rates, delivery, totalOf(lines));
    if (delivery && !isCurrent(delivery, quote)) throw deliveryChanged(quote);
    const payBy = payByFor(state, { delivery, pay_by });
    const { address: address1, ...contact } = buyer;
    const number = numberOf(state.orders.length);
    const id = Math.max(0, ...state.orders.map((one) => one.id)) + 1;
    const placed: MockOrder = {
      info: { ...contact, address1, address2: "" },
      locale,
      id,
      version: 1,
      shop_note: "",
      log: [],
      number,
      lines,
      costs: costsOf(state, lines),
      taxed: taxedNow(state, lines),
      discount: null,
      payments: [],
      delivery,
      pay_by: payBy,
      created_at: new Date().toISOString(),
      userId,
      ...kind,
    };
    state.orders.push(placed);
    keepCompany(state, placed);
    const order = { order_number: number, order_token: mockToken(id), request: kind.request };
    attempts.set(content, { content, phone: buyer.phone, order });
    return order;
  };

  return {
    sendMail: ({ body, headers, request }) => {
      const content = JSON.stringify(body);
      const attempt = headers["idempotency-key"] ?? content;
      const earlier = attempts.get(attempt);
      if (earlier && earlier.content !== content) {
        const isOwn = mobileKey(earlier.phone) === mobileKey(body.info.phone);
        throw new ApiError(
          "idempotency_mismatch",
          isOwn ? { errors: { order_number: earlier.order.order_number } } : {},
        );
      }
      if (earlier) return { status: true, ...earlier.order };
      const outdated = outdatedLines(body.cart, (id) => {
        const product = withPages(state).find((one) => one.id === id);
        const low_stock_at = state.lowStockAt.get(id) ?? null;
        return product && { ...product, hidden_from: hiddenFrom({ low_stock_at }, state.settings.settings) };
      });
      if (outdated) throw cartOutdated(outdated);
      const lines = linesOf(body.cart, state);
      const { delivery = null, pay_by } = body;
      const rates = deliveryRatesOf(state.settings.settings);
      const quote = delivery && quoteDelivery(rates, delivery, totalOf(lines));
      if (delivery && !isCurrent(delivery, quote)) throw deliveryChanged(quote);
      const payBy = payByFor(state, { delivery, pay_by });
      requireMockBounded({ lines, delivery, pay_by: payBy }, "cart");
      const number = numberOf(state.orders.length);
      const pieces = orderedPieces(body.cart);
      const { info, locale } = body;
      const isRequest = !isReservable(state, info.phone, lines);
      if (!isRequest) {
        state.products = state.products.map((one) => ({
          ...one,
          amount: one.amount - (pieces.get(one.id) ?? 0),
        }));
      }
      const id = Math.max(0, ...state.orders.map((one) => one.id)) + 1;
      const placed: MockOrder = {
        info,
        locale,
        id,
        version: 1,
        shop_note: "",
        log: [],
        number,
        channel: "web",
        lines,
        costs: costsOf(state, lines),
        taxed: taxedNow(state, lines),
        discount: null,
        payments: [],
        delivery,
        pay_by: payBy,
        state: "received",
        request: isRequest,
        created_at: new Date().toISOString(),
        userId: state.tokens.get(tokenOf(request)),
      };
      state.orders.push(placed);
      keepCompany(state, placed);
      sendOrderMail(state, "order_to_shop", { number, info });
      sendOrderMail(state, "order_to_buyer", { number, info });
      const terms = mockPaymentTerms(state, placed);
      const payment = payBy && terms && { ...payBy, ...terms, due: mockDue(placed) };
      const order = {
        order_number: number,
        order_token: mockToken(id),
        request: isRequest,
        ...(payment && { payment }),
      };
      attempts.set(attempt, { content, phone: info.phone, order });
      return { status: true, ...order };
    },
    requestByChat: ({ body, request }) =>
      placeUnreserved(body, state.tokens.get(tokenOf(request)), {
        channel: "chat",
        state: "received",
        request: true,
      }),
    requestQuotation: ({ body, request }) => {
      const { days, terms } = state.settings.settings.quotations;
      if (days === 0) throw new ApiError("state_not_allowed");
      const count = state.orders.length;
      const placed = placeUnreserved(body, state.tokens.get(tokenOf(request)), {
        channel: "web",
        state: "quoted",
        request: false,
        quotation: {
          valid_until: validUntil(Date.now(), days),
          revision: 1,
          terms: terms[body.locale],
          expired: false,
        },
      });
      const made = state.orders[count];
      if (made) {
        sendOrderMail(state, "order_to_shop", made);
        if (made.info.email !== "") sendOrderMail(state, "order_to_buyer", made);
      }
      return placed;
    },
    findOrder: ({ body }) => {
      const found = state.orders.find(
        ({ number, info }) =>
          tidyOrderNumber(number) === body.number && mobileKey(info.phone) === mobileKey(body.phone),
      );
      if (!found) throw new ApiError("not_found");
      return { order: toOrder(state, found) };
    },
    listAccountOrders: ({ query, request }) => {
      const userId = state.tokens.get(tokenOf(request));
      const own = state.orders.filter((order) => order.userId === userId).toReversed();
      const start = Number(query.cursor ?? 0);
      const end = start + (query.limit ?? ACCOUNT_ORDERS_PAGE_SIZE);
      return {
        data: own.slice(start, end).map((order) => toOrder(state, order)),
        next_cursor: end < own.length ? String(end) : null,
      };
    },
  } satisfies Partial<Answers>;
}
