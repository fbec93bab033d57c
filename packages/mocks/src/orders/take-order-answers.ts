import { ApiError } from "@shop/contract/api-error.ts";
import type { OrderLogEntry } from "@shop/contract/orders/admin-order.ts";
import { unknownProduct } from "@shop/contract/orders/line-refusals.ts";
import type { NewOrderBody } from "@shop/contract/orders/new-order.ts";
import type { OrderLine } from "@shop/contract/orders/order.ts";
import { discountLimitOf, requirePriceLimit } from "@shop/contract/orders/price-limit.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { statedUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { MAX_KNOWN_BUYERS } from "@shop/domain/constants.ts";
import { isZeroPrice, storedAmount, totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { discountOf, totalAfter } from "@shop/domain/orders/lines/order-discount.ts";
import { givenText, type TakenLine } from "@shop/domain/orders/lines/price-limit.ts";
import { loweredFrom } from "@shop/domain/orders/lines/taken-price.ts";
import { foldOrderText, readOrderSearch } from "@shop/domain/orders/list/order-search.ts";
import { paymentText } from "@shop/domain/orders/payments/order-payments.ts";
import { orderedPieces } from "@shop/domain/orders/placing/order-check.ts";
import { accountCompanyOf, companyOf } from "@shop/domain/orders/placing/order-company.ts";

import { signedInAdmin } from "../admins/admin-answers.ts";
import { mailStateOf, sendOrderMail } from "../mails/mails.ts";
import { withPages } from "../products/seen-products.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { toAdminOrder } from "./admin-order-answers.ts";
import { costsOf } from "./mock-costs.ts";
import { withRest } from "./mock-parcels.ts";
import { moveReservation } from "./mock-stock.ts";
import { taxedNow } from "./mock-vat.ts";
import { numberOf } from "./order-answers.ts";
import { mockDue, requireMockBounded } from "./order-total.ts";
import { mockPayment } from "./payment-answers.ts";
import { requireMockLastDay } from "./quotation-answers.ts";

function linesOf(shop: ShopState, { lines }: NewOrderBody): (OrderLine & TakenLine)[] {
  const pieces = orderedPieces(lines.map(({ product_id, qty }) => ({ id: product_id, qty })));
  return lines.map(({ product_id, qty, price: entered }, place) => {
    const product = withPages(shop).find(({ id }) => id === product_id);
    if (!product) throw unknownProduct(place);
    const { name, name_ar, part_number } = product;
    const price = storedAmount(entered);
    const all = pieces.get(product_id) ?? qty;
    const price_before = loweredFrom(product, all, price);
    const shown = priceForPieces(product, all);
    const sold = statedUnit(product);
    return { product_id, name, name_ar, part_number, price, price_before, qty, shown, ...sold };
  });
}

const isBuyer = ({ info }: MockOrder, query: string): boolean => {
  const search = readOrderSearch(query);
  const text = foldOrderText(Object.values(info).join(" "));
  return (
    search !== null &&
    info.phone !== "" &&
    ((search.phone !== "" && mobileKey(info.phone).includes(search.phone)) ||
      search.words.every((word) => text.includes(word)))
  );
};

/** A new order with what is paid at once in its ledger and its log. */
function withPayment(shop: ShopState, order: MockOrder, { payment, delivery }: NewOrderBody): MockOrder {
  const amount = payment?.amount === undefined ? mockDue(order) : storedAmount(payment.amount);
  if (!payment || isZeroPrice(amount)) return order;
  const { method } = payment;
  const entry = mockPayment(shop, { kind: "payment", method, amount, branch: delivery?.branch ?? null });
  const { id, at, by } = entry;
  const text = paymentText(entry);
  const log: OrderLogEntry = { id, at, by, action: "payment", from: null, to: null, text, mail: null };
  return { ...order, payments: [entry], log: [log, ...order.log] };
}

const firstState = ({ quotation, handed_over: isHandedOver }: NewOrderBody): MockOrder["state"] => {
  if (quotation) return "quoted";
  return isHandedOver ? "delivered" : "confirmed";
};

/** Answers to orders that administrators take. */
export function takeOrderAnswers(shop: ShopState) {
  const attempts = new Map<string, { readonly content: string; readonly id: number }>();

  return {
    takeOrder: ({ body, headers }) => {
      const attempt = headers["idempotency-key"];
      const content = JSON.stringify(body);
      const earlier = attempt === undefined ? undefined : attempts.get(attempt);
      if (earlier && earlier.content !== content) throw new ApiError("idempotency_mismatch");
      const stored = earlier && shop.orders.find(({ id }) => id === earlier.id);
      if (stored) return { status: false, order: toAdminOrder(shop, stored) };
      const { channel, delivery, shop_note, locale, discount: entered, handed_over: isHandedOver } = body;
      const given = linesOf(shop, body);
      const lines = given.map(({ shown: _shown, ...line }): OrderLine => line);
      requireMockBounded({ ...body, lines }, "lines");
      const sum = totalOf(lines);
      const discount = entered && discountOf(entered, sum);
      if (entered && !discount) throw new ApiError("invalid", { errors: { "discount.value": "too_large" } });
      requirePriceLimit(signedInAdmin(shop), shop.settings.settings.discount_limit, {
        lines: given,
        total: totalAfter(sum, discount),
      });
      const { name, phone, email, address1, address2, note } = body;
      const { quotation } = body;
      const state = firstState(body);
      if (quotation) requireMockLastDay(quotation.valid_until, "quotation.valid_until", true);
      const isMailed = body.mail && email !== "";
      const log: OrderLogEntry = {
        id: shop.nextId(),
        at: new Date().toISOString(),
        by: shop.adminEmail,
        action: "taken",
        from: null,
        to: state,
        text: givenText(given, discount),
        mail: isMailed ? mailStateOf(shop).state : null,
      };
      const placed: MockOrder = {
        id: Math.max(0, ...shop.orders.map(({ id }) => id)) + 1,
        version: 1,
        number: numberOf(shop.orders.length),
        info: { name, phone, email, address1, address2, note, ...companyOf(body) },
        channel,
        locale,
        lines,
        costs: costsOf(shop, lines),
        taxed: taxedNow(shop, lines),
        discount,
        delivery,
        pay_by: isHandedOver ? null : body.pay_by,
        payments: [],
        shop_note,
        state,
        ...(quotation && {
          quotation: {
            valid_until: quotation.valid_until,
            terms: quotation.terms || shop.settings.settings.quotations.terms[locale],
            revision: 1,
            expired: false,
          },
        }),
        log: [log],
        request: false,
        created_at: log.at,
        userId: undefined,
      };
      moveReservation(shop, { ...placed, lines: [] }, placed);
      const paid = withPayment(shop, placed, body);
      const order = isHandedOver ? { ...paid, parcels: withRest(shop, placed) } : paid;
      shop.orders.push(order);
      if (isMailed) sendOrderMail(shop, "order_changed", order);
      if (attempt !== undefined) attempts.set(attempt, { content, id: order.id });
      return { status: true, order: toAdminOrder(shop, order) };
    },
    readOrderLimits: () => ({
      discount: discountLimitOf(signedInAdmin(shop), shop.settings.settings.discount_limit),
    }),
    listKnownBuyers: ({ query: { query } }) => {
      const found = shop.orders.filter((order) => isBuyer(order, query)).toSorted((a, b) => b.id - a.id);
      const byPhone = Map.groupBy(found, ({ info }) => mobileKey(info.phone));
      return {
        data: [...byPhone.values()].slice(0, MAX_KNOWN_BUYERS).flatMap(([newest]) => {
          if (!newest) return [];
          const { info, locale, delivery, state, created_at } = newest;
          const { name, phone, email, address1, address2 } = info;
          const orders = shop.orders.filter((one) => mobileKey(one.info.phone) === mobileKey(phone)).length;
          const contact = { name, phone, email, address1, address2, ...accountCompanyOf(info) };
          const buyer = { ...contact, locale, state, orders };
          return [{ ...buyer, to: delivery?.to ?? null, ordered_at: created_at }];
        }),
      };
    },
  } satisfies Partial<Answers>;
}
