import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminReturn, NewReturn } from "@shop/contract/orders/order-returns.ts";
import { itemAt } from "@shop/domain/item-at.ts";
import { minorOf, storedAmount, sumOf } from "@shop/domain/money/money.ts";
import {
  allowanceOf,
  type AllowanceParts,
  deliveryToReturn,
  feeToReturn,
  isAllowance,
  returnText,
  worthOf,
} from "@shop/domain/orders/returns/order-returns.ts";

import { entityOf, replaced } from "../shop/edits.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { changeMockOrder, mailOf, seenOrder } from "./admin-order-answers.ts";
import { moveLines } from "./mock-stock.ts";
import { mockPayment } from "./payment-answers.ts";

const toStock = ({ lines }: AdminReturn) => lines.filter(({ goal }) => goal === "stock");

/** What a return or an allowance takes off an order, as the server does. */
function takenOf(stored: MockOrder, { lines, reason, value: given, ...back }: NewReturn): AllowanceParts {
  const order = { ...stored, returns: stored.returns ?? [] };
  const tooLarge = new ApiError("invalid", { errors: { value: "too_large" } });
  if (isAllowance(reason)) {
    const parts = allowanceOf(order, storedAmount(given ?? "0"));
    if (!parts) throw tooLarge;
    return parts;
  }
  const worths = worthOf(order, lines);
  const most = sumOf(worths);
  const value = storedAmount(given ?? most);
  if (minorOf(value) > minorOf(most)) throw tooLarge;
  return {
    value,
    delivery: back.delivery ? deliveryToReturn(order) : "0.00",
    fee: back.fee ? feeToReturn(order) : "0.00",
    lines: lines.map((line, at) => Object.assign({}, line, { worth: itemAt(worths, at) })),
  };
}

/** Answers to the returns of orders. */
export function returnAnswers(shop: ShopState) {
  return {
    recordReturn: ({ params: { id }, body }) => {
      const order = seenOrder(shop, id, body.version);
      const { returns = [] } = order;
      const taken = takenOf(order, body);
      const refund =
        body.refund &&
        mockPayment(shop, { ...body.refund, kind: "refund", amount: storedAmount(body.refund.amount) });
      const entry: AdminReturn = {
        id: shop.nextId(),
        at: new Date().toISOString(),
        by: shop.adminEmail,
        reason: body.reason,
        note: body.note,
        ...taken,
        refund_id: refund?.id ?? null,
        lines: taken.lines.map(({ place, qty, worth }) => {
          const line = itemAt(order.lines, place);
          const goal = body.lines.find((one) => one.place === place)?.goal ?? "written_off";
          const { part_number: _part, price: _price, price_before: _before, ...sold } = line;
          return Object.assign({}, sold, { place, qty, goal, worth });
        }),
        voided: null,
      };
      moveLines(shop, toStock(entry), []);
      return changeMockOrder(
        shop,
        order,
        { payments: [...(refund ? [refund] : []), ...order.payments], returns: [entry, ...returns] },
        {
          action: "return",
          text: returnText(entry, entry.lines),
          mail: mailOf(order, body.mail && !isAllowance(body.reason)),
        },
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
