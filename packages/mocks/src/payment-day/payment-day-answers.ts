import { ApiError } from "@shop/contract/api-error.ts";
import type { OrderPayment } from "@shop/contract/orders/order-payments.ts";
import type { DayCount, PaymentDay } from "@shop/contract/payment-day/endpoints.ts";
import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import { differenceOf, sumOf } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import type { PaymentKind } from "@shop/domain/orders/payments/order-payments.ts";
import { drawerKey } from "@shop/domain/payment-day/payment-day.ts";

import { sameEmail } from "../accounts/account-answers.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** The entries of a day, and those that were taken back on it, which are subtracted. */
function entriesOf(
  { orders }: ShopState,
  day: string,
): { readonly entry: OrderPayment; readonly amount: string }[] {
  const all = orders.flatMap(({ payments }) => payments);
  const made = all.filter(({ at }) => shopDayOf(at) === day);
  const takenBack = all.filter(({ voided }) => voided && shopDayOf(voided.at) === day);
  return [
    ...made.map((entry) => ({ entry, amount: entry.amount })),
    ...takenBack.map((entry) => ({ entry, amount: `-${entry.amount}` })),
  ];
}

/** Answers to the payments of days. */
export function paymentDayAnswers(shop: ShopState) {
  let counts: readonly (DayCount & { readonly day: string })[] = [];

  const read = (day: string): PaymentDay => {
    const groups = Map.groupBy(entriesOf(shop, day), ({ entry: { method, branch, by } }) =>
      JSON.stringify([method, drawerKey({ branch, person: by })]),
    );
    return {
      day,
      sums: [...groups.values()].flatMap((all) => {
        const [first] = all;
        if (!first) return [];
        const sum = (kind: PaymentKind): string =>
          sumOf(all.filter(({ entry }) => entry.kind === kind).map(({ amount }) => amount));
        const { method, branch, by } = first.entry;
        const [received, refunded] = [sum("payment"), sum("refund")];
        const net = differenceOf(received, refunded);
        return [{ method, branch, person: by, received, refunded, withheld: sum("withheld"), net }];
      }),
      counts: counts.filter((one) => one.day === day).map(({ day: _day, ...one }) => one),
    };
  };

  return {
    readPaymentDay: ({ query }) => read(query.day),
    countDayCash: ({ body }) => {
      const { day, person } = body;
      if (day > shopDayOf(Date.now())) throw new ApiError("invalid", { errors: { day: "bad_value" } });
      const isKnown =
        shop.admins.some(({ email }) => sameEmail(email, person)) ||
        read(day).sums.some((sum) => sum.person === person);
      if (!isKnown) throw new ApiError("invalid", { errors: { person: "bad_value" } });
      const signed = { id: shop.nextId(), at: new Date().toISOString(), by: shop.adminEmail };
      counts = [{ ...body, ...signed }, ...counts];
      return read(body.day);
    },
    exportPayments: ({ query: { from, to } }) =>
      new Blob(
        [
          [
            "order,method,amount",
            ...shop.orders.flatMap(({ number, payments }) =>
              payments
                .filter(({ at }) => from <= shopDayOf(at) && shopDayOf(at) <= to)
                .map(({ method, amount }) => `${number},${method},${amount}`),
            ),
          ].join("\r\n"),
        ],
        { type: sheetTypes.csv },
      ),
    exportPaymentDay: ({ query: { day } }) =>
      new Blob(
        [
          [
            "method,person,net",
            ...read(day).sums.map((one) => `${one.method},${one.person},${one.net}`),
          ].join("\r\n"),
        ],
        { type: sheetTypes.csv },
      ),
  } satisfies Partial<Answers>;
}
