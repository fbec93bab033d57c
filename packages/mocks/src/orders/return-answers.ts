import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminReturn, NewReturn } from "@shop/contract/orders/order-returns.ts";
import { itemAt } from "@shop/domain/item-at.ts";
import { isZeroPrice, storedAmount, sumOf } from "@shop/domain/money/money.ts";
import { isCovered, paymentText } from "@shop/domain/orders/payments/order-payments.ts";
import {
  deliveryToReturn,
  returnedUnits,
  returnText,
  worthOf,
} from "@shop/domain/orders/returns/order-returns.ts";

import { mailStateOf, sendOrderMail } from "../mails/mails.ts";
import { anyProduct, moveReturned } from "../quarantine/mock-quarantine.ts";
import { refuseOutdated } from "../shop/edits.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";
import { changeMockOrder, mockOrderOf, toAdminOrder } from "./admin-order-answers.ts";
import { moveLines } from "./mock-stock.ts";
import { mockPayment } from "./payment-answers.ts";

const invalid = (field: string, code: string): ApiError =>
  new ApiError("invalid", { errors: { [field]: code } });

const minor = (amount: string): bigint => BigInt(storedAmount(amount).replace(".", ""));

/** The lines of a return; throws invalid as the server does. */
function linesOf(shop: ShopState, { lines, discount, returns = [] }: MockOrder, picked: NewReturn["lines"]) {
  const checked = picked.map(({ place, qty, goal }, at) => {
    const line = lines[place];
    if (!line || picked.findIndex((one) => one.place === place) < at)
      throw invalid(`lines.${at}.place`, "bad_value");
    if (qty > line.qty - returnedUnits(returns, place)) throw invalid(`lines.${at}.qty`, "too_large");
    const isKnown =
      goal === "stock"
        ? shop.products.some(({ id }) => id === line.product_id)
        : goal === "written_off" || anyProduct(shop, line.product_id) !== undefined;
    if (!isKnown) throw invalid(`lines.${at}.goal`, "unknown_product");
    const { part_number: _part, price: _price, price_before: _before, returned: _returned, ...sold } = line;
    return { ...sold, place, qty, goal };
  });
  const worths = worthOf({ lines, discount, returns }, picked);
  return checked.map((line, at): AdminReturn["lines"][number] =>
    Object.assign(line, { worth: itemAt(worths, at) }),
  );
}

const piecesOf = (lines: AdminReturn["lines"]) =>
  lines.map(({ product_id, qty, goal }) => ({ product_id, qty: goal === "stock" ? qty : 0 }));

/** Answers to the returns of orders. */
export function returnAnswers(shop: ShopState) {
  const attempts = new Map<string, string>();

  return {
    recordReturn: ({ params: { id }, body, headers }) => {
      const order = mockOrderOf(shop, id);
      const attempt = headers["idempotency-key"];
      const content = JSON.stringify([id, body]);
      const earlier = attempt === undefined ? undefined : attempts.get(attempt);
      if (earlier === content) return { status: false, order: toAdminOrder(shop, order) };
      if (earlier !== undefined) throw new ApiError("idempotency_mismatch");
      refuseOutdated(body.version, toAdminOrder(shop, order));
      if (order.state !== "delivered") throw new ApiError("state_not_allowed");
      const { returns = [] } = order;
      const lines = linesOf(shop, order, body.lines);
      const most = sumOf(lines.map(({ worth }) => worth));
      const value = storedAmount(body.value ?? most);
      if (minor(value) > minor(most)) throw invalid("value", "too_large");
      const delivery = body.delivery ? deliveryToReturn({ delivery: order.delivery, returns }) : "0.00";
      if (body.delivery && isZeroPrice(delivery)) throw invalid("delivery", "bad_value");
      const refund =
        body.refund &&
        mockPayment(shop, { ...body.refund, kind: "refund", amount: storedAmount(body.refund.amount) });
      const payments = refund ? [refund, ...order.payments] : order.payments;
      if (!isCovered(payments)) throw invalid("refund.amount", "too_large");
      moveLines(shop, order, { before: piecesOf(lines), after: [] });
      if (attempt !== undefined) attempts.set(attempt, content);
      const isMailed = body.mail && order.info.email !== "";
      if (isMailed) sendOrderMail(shop, "order_changed", order);
      const entry: AdminReturn = {
        id: shop.nextId(),
        at: new Date().toISOString(),
        by: shop.adminEmail,
        reason: body.reason,
        note: body.note,
        value,
        delivery,
        refund_id: refund?.id ?? null,
        lines,
        voided: null,
      };
      moveReturned(shop, order, entry, "returned");
      const logged = refund && {
        id: shop.nextId(),
        at: entry.at,
        by: entry.by,
        action: "payment" as const,
        from: null,
        to: null,
        text: paymentText(refund),
        mail: null,
      };
      return changeMockOrder(
        shop,
        order,
        {
          payments,
          returns: [entry, ...returns],
        },
        {
          action: "return",
          text: returnText(entry, lines),
          mail: isMailed ? mailStateOf(shop).state : null,
        },
        logged ? [logged] : [],
      );
    },
    voidReturn: ({ params: { id, returnId }, body }) => {
      const order = mockOrderOf(shop, id);
      const { returns = [] } = order;
      const entry = returns.find((one) => one.id === returnId);
      if (!entry) throw new ApiError("not_found");
      if (order.taxDocuments?.some(({ returnIds }) => returnIds?.includes(returnId)))
        throw new ApiError("has_invoice");
      if (entry.voided) return { status: false, order: toAdminOrder(shop, order) };
      moveLines(shop, order, { before: [], after: piecesOf(entry.lines) });
      moveReturned(shop, order, entry, "voided");
      const voided = { by: shop.adminEmail, at: new Date().toISOString() };
      const payments = order.payments.map((one) =>
        body.refund && one.id === entry.refund_id && one.voided === null ? { ...one, voided } : one,
      );
      return changeMockOrder(
        shop,
        order,
        {
          payments,
          returns: returns.map((one) => (one === entry ? Object.assign({}, one, { voided }) : one)),
        },
        { action: "return_voided", text: returnText(entry, entry.lines) },
      );
    },
  } satisfies Partial<Answers>;
}
