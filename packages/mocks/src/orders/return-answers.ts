import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminReturn } from "@shop/contract/orders/order-returns.ts";
import { itemAt } from "@shop/domain/item-at.ts";
import { minorOf, storedAmount, sumOf } from "@shop/domain/money/money.ts";
import { deliveryToReturn, returnText, worthOf } from "@shop/domain/orders/returns/order-returns.ts";

import { entityOf, replaced } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { changeMockOrder, mailOf, seenOrder } from "./admin-order-answers.ts";
import { moveLines } from "./mock-stock.ts";
import { mockPayment } from "./payment-answers.ts";

const toStock = ({ lines }: AdminReturn) => lines.filter(({ goal }) => goal === "stock");

/** Answers to the returns of orders. */
export function returnAnswers(shop: ShopState) {
  return {
    recordReturn: ({ params: { id }, body }) => {
      const order = seenOrder(shop, id, body.version);
      const { returns = [] } = order;
      const worths = worthOf({ ...order, returns }, body.lines);
      const most = sumOf(worths);
      const value = storedAmount(body.value ?? most);
      if (minorOf(value) > minorOf(most)) throw new ApiError("invalid", { errors: { value: "too_large" } });
      const refund =
        body.refund &&
        mockPayment(shop, { ...body.refund, kind: "refund", amount: storedAmount(body.refund.amount) });
      const entry: AdminReturn = {
        id: shop.nextId(),
        at: new Date().toISOString(),
        by: shop.adminEmail,
        reason: body.reason,
        note: body.note,
        value,
        delivery: body.delivery ? deliveryToReturn({ ...order, returns }) : "0.00",
        refund_id: refund?.id ?? null,
        lines: body.lines.map(({ place, qty, goal }, at) => {
          const line = itemAt(order.lines, place);
          const { part_number: _part, price: _price, price_before: _before, ...sold } = line;
          return { ...sold, place, qty, goal, worth: itemAt(worths, at) };
        }),
        voided: null,
      };
      moveLines(shop, toStock(entry), []);
      return changeMockOrder(
        shop,
        order,
        { payments: [...(refund ? [refund] : []), ...order.payments], returns: [entry, ...returns] },
        { action: "return", text: returnText(entry, entry.lines), mail: mailOf(order, body.mail) },
      );
    },
    voidReturn: ({ params: { id, returnId }, body }) => {
      const order = entityOf(shop.orders, id);
      const { returns = [] } = order;
      const entry = entityOf(returns, returnId);
      moveLines(shop, [], toStock(entry));
      const voided = { by: shop.adminEmail, at: new Date().toISOString() };
      return changeMockOrder(
        shop,
        order,
        {
          payments: order.payments.map((one) =>
            body.refund && one.id === entry.refund_id ? Object.assign({}, one, { voided }) : one,
          ),
          returns: replaced(returns, { ...entry, voided }),
        },
        { action: "return_voided", text: returnText(entry, entry.lines) },
      );
    },
  } satisfies Partial<Answers>;
}
