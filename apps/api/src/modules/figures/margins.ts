import type { Figures } from "@shop/contract/figures/endpoints.ts";
import { itemAt } from "@shop/domain/item-at.ts";
import { divideHalfUp } from "@shop/domain/money/divide-half-up.ts";
import { differenceOf, fromMinorUnits, sumOf } from "@shop/domain/money/money.ts";
import { shareOut } from "@shop/domain/money/share-out.ts";
import type { Margin } from "@shop/domain/orders/lines/order-margin.ts";

import type { EarnedPart } from "./margins.repository.ts";
import { scaled, SCALE } from "./scaled.ts";

/** Several parts as one. */
const joined = (parts: readonly EarnedPart[], known: bigint): Margin => {
  const sales = fromMinorUnits(known);
  return {
    amount: differenceOf(sales, sumOf(parts.map(({ cost }) => cost))),
    sales,
    unknown: parts.reduce((sum, { unknown }) => sum + unknown, 0),
  };
};

/** Figures with the margins of their parts, whose sales are rounded so that they add up to those of the period. */
export function withMargins(figures: Figures, parts: readonly EarnedPart[]): Figures {
  const weights = parts.map(({ known }) => scaled(known));
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  // Half a piastre is rounded up, as the share of one order is.
  const total = divideHalfUp(whole, SCALE);
  const shares = shareOut(total, weights);
  const shared = parts.map((part, at) => ({ part, share: itemAt(shares, at) }));
  const marginOf = (isOwn: (key: string) => boolean): Margin => {
    const own = shared.filter(({ part }) => isOwn(part.key));
    return joined(
      own.map(({ part }) => part),
      own.reduce((sum, { share }) => sum + share, 0n),
    );
  };
  const listed = new Set(figures.rows.map(({ key }) => key));
  return {
    ...figures,
    totals: { ...figures.totals, margin: joined(parts, total) },
    rows: figures.rows.map((row) => Object.assign({}, row, { margin: marginOf((key) => key === row.key) })),
    others: figures.others && {
      ...figures.others,
      margin: marginOf((key) => !listed.has(key)),
    },
  };
}
