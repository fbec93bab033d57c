import type { BookedOutcome, CollectedBooking } from "@shop/contract/collected/collected.ts";
import { mobileKey } from "@shop/contract/rules.ts";
import { matchCollected, type NamedOrder } from "@shop/domain/collected/match-collected.ts";
import { readCollected } from "@shop/domain/collected/read-collected.ts";
import { isZeroPrice, storedAmount } from "@shop/domain/money/money.ts";
import { tidyOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isSale } from "@shop/domain/orders/order-state.ts";
import { paymentText } from "@shop/domain/orders/payments/order-payments.ts";
import { separatorOf, splitCells } from "@shop/domain/parts-list/split-cells.ts";

import { changeMockOrder, mailOf } from "../orders/admin-order-answers.ts";
import { countedParcels, leftToPay, mockDue } from "../orders/order-total.ts";
import { mockPayment } from "../orders/payment-answers.ts";
import { entityOf } from "../shop/edits.ts";
import type { Answers, MockOrder, ShopState } from "../shop/state.ts";

const toNamed = (order: MockOrder): NamedOrder => ({
  number: tidyOrderNumber(order.number),
  phoneKey: isSale(order.state) ? mobileKey(order.info.phone) : "",
  order: {
    id: order.id,
    number: order.number,
    name: order.info.name,
    state: order.state,
    due: mockDue(order),
    left: leftToPay(order),
    parcels: countedParcels(order)
      .toReversed()
      .map(({ tracking, collect }) => ({ tracking, collect })),
    recorded: order.payments
      .filter(({ kind, method, voided }) => kind === "payment" && method === "courier" && voided === null)
      .map(({ amount }) => amount),
  },
});

/** Answers to what couriers have collected; sheets are read as text. */
export function collectedAnswers(shop: ShopState) {
  /** Books the lines of an order, and marks it as delivered where that is wanted and nothing is left to pay. */
  const book = (
    { id, state, left, lines }: CollectedBooking["orders"][number],
    { reference, deliver, mail }: CollectedBooking,
  ): BookedOutcome => {
    const found = entityOf(shop.orders, id);
    if (found.state !== state || leftToPay(found) !== left)
      return { id, outcome: "refused", code: "edit_conflict", delivered: false };
    for (const { line, amount, note } of lines) {
      const order = entityOf(shop.orders, id);
      const entry = mockPayment(shop, {
        kind: "payment",
        method: "courier",
        amount: storedAmount(amount),
        reference: `${reference}/${line}`,
        note,
      });
      const payments = [entry, ...order.payments];
      changeMockOrder(shop, order, { payments }, { action: "payment", text: paymentText(entry) });
    }
    const order = entityOf(shop.orders, id);
    const delivered = deliver && order.state === "sent" && isZeroPrice(leftToPay(order));
    if (delivered) {
      const change = { from: order.state, to: "delivered", mail: mailOf(order, mail) } as const;
      changeMockOrder(shop, order, { state: "delivered" }, { action: "state", ...change });
    }
    return { id, outcome: "booked", code: null, delivered };
  };

  return {
    previewCollected: async ({ body: { file, ...reading } }) => {
      const text = await file.text();
      const rows = splitCells(text, separatorOf(text) ?? "\t").map((cells, at) => ({ row: at + 1, cells }));
      const { lines, ...sheet } = readCollected(rows, reading);
      const named = shop.orders.map(toNamed).toSorted((a, b) => b.order.id - a.order.id);
      return { ...sheet, lines: matchCollected(lines, named, mobileKey) };
    },
    bookCollected: ({ body }) => ({ data: body.orders.map((order) => book(order, body)) }),
  } satisfies Partial<Answers>;
}
