import type { CashUp } from "@shop/contract/cash-up/endpoints.ts";
import { netOfMoves } from "@shop/domain/cash-up/cash-moves.ts";
import { cashDrawers, type DaySum, drawerKey } from "@shop/domain/cash-up/cash-up.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import type { OwnMethod } from "@shop/domain/payments/payment-methods.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { methodWords } from "@shop/i18n/words/method-words.ts";

import type { SheetCell } from "../../sheets/sheet-csv.ts";

const columns = [
  "day",
  "method",
  "branch",
  "person",
  "received",
  "refunded",
  "withheld",
  "net",
  "counted",
  "difference",
  "note",
] as const;

const money = (amount: string): SheetCell => ({ number: amount, format: "money" });
const nothing = { received: "0.00", refunded: "0.00", withheld: "0.00", net: "0.00" } as const;

/** The rows of a sheet of a day: the header, the sums, counted cash for which there is no sum, and cash that came or went without an order. */
export function cashUpRows(
  { day, sums, counts, moves }: CashUp,
  locale: Locale,
  own: readonly OwnMethod[],
): SheetCell[][] {
  const { dashCashUp: texts, dashOrders } = allMessages[locale];
  const drawers = new Map(cashDrawers({ sums, counts, moves }).map((one) => [drawerKey(one), one]));
  const rowOf = ({ method, branch, person, received, refunded, withheld, net }: DaySum): SheetCell[] => {
    const drawer = method === "cash" ? drawers.get(drawerKey({ branch, person })) : undefined;
    const { counts: [last] = [], difference = null } = drawer ?? {};
    return [
      day,
      methodWords(method, locale, dashOrders.payments, own),
      branch?.[locale] ?? null,
      person,
      money(received),
      money(refunded),
      money(withheld),
      money(net),
      last ? money(last.counted) : null,
      difference === null ? null : money(difference),
      last?.note ?? null,
    ];
  };
  const summed = new Set(sums.filter(({ method }) => method === "cash").map(drawerKey));
  const others = [...drawers.values()].filter((drawer) => !summed.has(drawerKey(drawer)));
  return [
    columns.map((column) => texts.columns[column]),
    ...sums.map(rowOf),
    ...others.map(({ branch, person }) => rowOf({ method: "cash", branch, person, ...nothing })),
    ...moves.map(({ kind, amount, branch, person, reason, takes_back: takesBack }): SheetCell[] => [
      day,
      takesBack ? `${texts.moveKinds[kind]} (${texts.takenBack})` : texts.moveKinds[kind],
      branch?.[locale] ?? null,
      person,
      null,
      null,
      null,
      money(netOfMoves([{ kind, amount }])),
      null,
      null,
      reason,
    ]),
  ];
}
