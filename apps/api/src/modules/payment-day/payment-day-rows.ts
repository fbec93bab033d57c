import type { PaymentDay } from "@shop/contract/payment-day/endpoints.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { cashDrawers, drawerKey } from "@shop/domain/payment-day/payment-day.ts";
import { allMessages } from "@shop/i18n/all.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";

const money = (amount: string): SheetCell => ({ number: amount, format: "money" });

/** The rows of a sheet of a day: the header, the sums, and counted cash for which there is no sum. */
export function paymentDayRows({ day, sums, counts }: PaymentDay, locale: Locale): SheetCell[][] {
  const { dashPaymentDay: texts, dashOrders } = allMessages[locale];
  const { methods } = dashOrders.payments;
  const drawers = new Map(cashDrawers(sums, counts).map((one) => [drawerKey(one), one]));
  const closing = (key: string): SheetCell[] => {
    const { counts: [last] = [], difference = null } = drawers.get(key) ?? {};
    return [
      last ? money(last.counted) : null,
      difference === null ? null : money(difference),
      last?.note ?? null,
    ];
  };
  const rows = sums.map(({ method, branch, person, received, refunded, withheld, net }) => [
    day,
    methods[method],
    branch?.[locale] ?? null,
    person,
    ...[received, refunded, withheld, net].map(money),
    ...(method === "cash" ? closing(drawerKey({ branch, person })) : [null, null, null]),
  ]);
  const summed = new Set(sums.filter(({ method }) => method === "cash").map(drawerKey));
  const others = [...drawers]
    .filter(([key]) => !summed.has(key))
    .map(([key, { branch, person }]) => [
      day,
      methods.cash,
      branch?.[locale] ?? null,
      person,
      ...["0.00", "0.00", "0.00", "0.00"].map(money),
      ...closing(key),
    ]);
  const {
    day: ofDay,
    method,
    branch,
    person,
    received,
    refunded,
    withheld,
    net,
    counted,
    difference,
    note,
  } = texts.columns;
  return [
    [ofDay, method, branch, person, received, refunded, withheld, net, counted, difference, note],
    ...rows,
    ...others,
  ];
}
