import type { NewOrderBody } from "@shop/contract/orders/new-order.ts";
import type { OrderLine } from "@shop/contract/orders/order.ts";
import { discountLimitOf, requirePriceLimit } from "@shop/contract/orders/price-limit.ts";
import { requireTakenAmounts } from "@shop/contract/orders/taken-amounts.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { statedUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { MAX_KNOWN_BUYERS } from "@shop/domain/constants.ts";
import { isZeroPrice, storedAmount, totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { discountOf } from "@shop/domain/orders/lines/order-discount.ts";
import { givenText, type TakenLine } from "@shop/domain/orders/lines/price-limit.ts";
import { loweredFrom } from "@shop/domain/orders/lines/taken-price.ts";
import { foldOrderText, readOrderSearch } from "@shop/domain/orders/list/order-search.ts";
import { accountCompanyOf, companyOf } from "@shop/domain/orders/placing/order-company.ts";

import { signedInAdmin } from "../admins/admin-answers.ts";
import { entityOf } from "../shop/edits.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { changeMockOrder, mailOf } from "./admin-order-answers.ts";
import { withRest } from "./mock-parcels.ts";
import { place } from "./order-answers.ts";
import { mockDue } from "./order-total.ts";
import { mockPayment } from "./payment-answers.ts";

const linesOf = ({ products }: ShopState, { lines }: NewOrderBody): (OrderLine & TakenLine)[] =>
  lines.map(({ product_id, qty, price: entered }) => {
    const product = entityOf(products, product_id);
    const { name, name_ar, part_number } = product;
    const price = storedAmount(entered);
    const price_before = loweredFrom(product, qty, price);
    const shown = priceForPieces(product, qty);
    const sold = statedUnit(product);
    return { product_id, name, name_ar, part_number, price, price_before, qty, shown, ...sold };
  });

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

/** Answers to orders that administrators take. */
export function takeOrderAnswers(shop: ShopState) {
  return {
    takeOrder: ({ body }) => {
      const { name, phone, email, address1, address2, note, handed_over: isHandedOver } = body;
      const {
        channel,
        locale,
        delivery,
        shop_note,
        quotation,
        payments: taken,
        payment_note: paymentNote,
      } = body;
      const given = linesOf(shop, body);
      const lines = given.map(({ shown: _shown, ...line }): OrderLine => line);
      const discount = body.discount && discountOf(body.discount, totalOf(lines));
      requirePriceLimit(signedInAdmin(shop), shop.settings.settings.discount_limit, { lines: given });
      const state = quotation ? "quoted" : isHandedOver ? "delivered" : "confirmed";
      const placed = place(shop, {
        info: { name, phone, email, address1, address2, note, ...companyOf(body) },
        channel,
        locale,
        lines,
        delivery,
        discount,
        pay_by: isHandedOver ? null : body.pay_by,
        shop_note,
        state,
        userId: undefined,
        ...(quotation && { quotation: { ...quotation, revision: 1, expired: false } }),
      });
      const branch = delivery?.branch ?? null;
      const amounts = requireTakenAmounts(taken, mockDue(placed));
      const payments = taken.flatMap(({ method }, index) => {
        const { [index]: amount = "0.00" } = amounts;
        return isZeroPrice(amount)
          ? []
          : [mockPayment(shop, { kind: "payment", method, amount, branch, note: paymentNote })];
      });
      const text = givenText(given, discount);
      return changeMockOrder(
        shop,
        placed,
        { payments: payments.toReversed(), ...(isHandedOver && { parcels: withRest(shop, placed) }) },
        { action: "taken", to: state, text, mail: mailOf(placed, body.mail) },
      );
    },
    readOrderLimits: () => ({
      discount: discountLimitOf(signedInAdmin(shop), shop.settings.settings.discount_limit),
    }),
    listKnownBuyers: ({ query: { query } }) => {
      const found = shop.orders.filter((order) => isBuyer(order, query)).toSorted((a, b) => b.id - a.id);
      const byPhone = Map.groupBy(found, ({ info }) => mobileKey(info.phone));
      return {
        data: [...byPhone].slice(0, MAX_KNOWN_BUYERS).flatMap(([key, [newest]]) => {
          if (!newest) return [];
          const { info, locale, delivery, state, created_at } = newest;
          const { name, phone, email, address1, address2 } = info;
          const orders = shop.orders.filter((one) => mobileKey(one.info.phone) === key).length;
          const contact = { name, phone, email, address1, address2, ...accountCompanyOf(info) };
          const to = delivery?.to ?? null;
          return [{ ...contact, locale, state, orders, to, ordered_at: created_at }];
        }),
      };
    },
  } satisfies Partial<Answers>;
}
