import type { CashMove, CashUp, DayCount } from "@shop/contract/cash-up/endpoints.ts";
import { drawerKey } from "@shop/domain/cash-up/cash-up.ts";
import { differenceOf, storedAmount, sumOf } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import type { PaymentKind } from "@shop/domain/orders/payments/order-payments.ts";

import { entityOf } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to the payments of days. */
export function cashUpAnswers(shop: ShopState) {
  let counts: readonly (DayCount & { readonly day: string })[] = [];
  let moves: readonly (CashMove & { readonly day: string })[] = [];

  const read = (day: string): CashUp => {
    const listed = shop.orders.flatMap(({ id, number, payments }) =>
      payments.filter((one) => one.value_date === day).map((entry) => ({ order: { id, number }, entry })),
    );
    const entries = listed.map(({ entry }) => entry);
    const groups = Map.groupBy(entries, ({ method, branch, by }) =>
      JSON.stringify([method, drawerKey({ branch, person: by })]),
    );
    return {
      day,
      sums: [...groups.values()].flatMap((all) => {
        const sum = (kind: PaymentKind): string =>
          sumOf(all.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
        const [received, refunded] = [sum("payment"), sum("refund")];
        const net = differenceOf(received, refunded);
        return all.slice(0, 1).map(({ method, branch, by }) => ({
          method,
          branch,
          person: by,
          received,
          refunded,
          withheld: sum("withheld"),
          net,
        }));
      }),
      entries: listed.map(
        ({ order, entry: { id, kind, method, branch, by, reference, note, amount, at } }) => ({
          id,
          order,
          kind,
          method,
          branch,
          person: by,
          reference,
          note,
          amount,
          at,
          takes_back: false,
          after_count:
            method === "cash" &&
            counts.some(
              (one) => one.day === day && one.at < at && drawerKey(one) === drawerKey({ branch, person: by }),
            ),
          recorded_on: shopDayOf(at),
        }),
      ),
      counts: counts.filter((one) => one.day === day).map(({ day: _day, ...one }) => one),
      moves: moves.filter((one) => one.day === day).map(({ day: _day, ...one }) => one),
    };
  };

  return {
    readCashUp: ({ query }) => read(query.day),
    countDayCash: ({ body }) => {
      const signed = { id: shop.nextId(), at: new Date().toISOString(), by: shop.adminEmail };
      counts = [{ ...body, ...signed }, ...counts];
      return read(body.day);
    },
    recordCashMove: ({ body }) => {
      const signed = { id: shop.nextId(), at: new Date().toISOString(), by: shop.adminEmail };
      const amount = storedAmount(body.amount);
      moves = [...moves, { ...body, amount, takes_back: false, taken_back: false, ...signed }];
      return read(body.day);
    },
    voidCashMove: ({ params, body: { reason } }) => {
      const taken = entityOf(moves, params.id);
      const signed = { id: shop.nextId(), at: new Date().toISOString(), by: shop.adminEmail };
      const day = shopDayOf(Date.now());
      moves = [
        ...moves.map((one) => (one === taken ? Object.assign({}, one, { taken_back: true }) : one)),
        { ...taken, ...signed, day, amount: `-${taken.amount}`, reason, takes_back: true },
      ];
      return read(day);
    },
  } satisfies Partial<Answers>;
}
