import type { Admin } from "@shop/contract/accounts/user.ts";
import { seesCosts } from "@shop/contract/admins/sees-costs.ts";
import type { Figures, FigureTotals } from "@shop/contract/figures/endpoints.ts";
import {
  averageOf,
  type DayRange,
  type FigureDimension,
  rangeBefore,
  stepsOf,
} from "@shop/domain/figures/figures.ts";
import { itemAt } from "@shop/domain/item-at.ts";
import { fromMinorUnits, minorOf, sumOf } from "@shop/domain/money/money.ts";
import { shareOut } from "@shop/domain/money/share-out.ts";

import type { Queries } from "../../database/database.ts";
import { type DaySums, sumDays, type SummedPart, sumParts } from "./figures.repository.ts";
import { sumMargins } from "./margins.repository.ts";
import { withMargins } from "./margins.ts";
import { scaled } from "./scaled.ts";

/** Which figures are asked for. */
interface FigureQuery extends DayRange {
  readonly by: FigureDimension;
}

/** Figures of sales. */
export interface FigureService {
  /** The figures of a period beside those of the one before, with margins for whoever sees costs. */
  readonly read: (query: FigureQuery, admin: Admin) => Promise<Figures>;
}

function totalsOf(days: readonly DaySums[]): FigureTotals {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const sales = sumOf(days.map((day) => day.sales));
  return {
    orders,
    sales,
    average: averageOf(sales, orders),
    requests: days.reduce((sum, day) => sum + day.requests, 0),
    requests_total: sumOf(days.map((day) => day.requests_total)),
  };
}

const within = (days: readonly DaySums[], { from, to }: DayRange): DaySums[] =>
  days.filter(({ day }) => day >= from && day <= to);

/** Rounds the parts of a sum so that they add up to it, with what the parts beyond the last one have. */
function roundedTo(sum: string, parts: readonly string[], all: string): readonly string[] {
  const weights = parts.map(scaled);
  const rest = scaled(all) - weights.reduce((total, weight) => total + weight, 0n);
  return shareOut(minorOf(sum), [...weights, rest > 0n ? rest : 0n]).map(fromMinorUnits);
}

function rowsOf(
  parts: readonly SummedPart[],
  sales: string,
  salesBefore: string,
): Pick<Figures, "rows" | "others"> {
  const [first] = parts;
  if (!first) return { rows: [], others: null };
  const now = roundedTo(
    sales,
    parts.map((part) => part.sales),
    first.all_sales,
  );
  const before = roundedTo(
    salesBefore,
    parts.map((part) => part.before),
    first.all_before,
  );
  const rows = parts.map(({ key, name, name_ar, part_number, orders, units }, at) => ({
    key,
    name,
    name_ar,
    part_number,
    orders,
    units,
    sales: itemAt(now, at),
    before: itemAt(before, at),
  }));
  if (first.all_rows === parts.length) return { rows, others: null };
  return {
    rows,
    others: {
      rows: first.all_rows - parts.length,
      units: first.all_units - rows.reduce((sum, { units }) => sum + units, 0),
      sales: itemAt(now, parts.length),
      before: itemAt(before, parts.length),
    },
  };
}

/** Creates the service. */
export const figureService = (queries: Queries): FigureService => ({
  read: async ({ by, ...now }, admin) => {
    const before = rangeBefore(now);
    // One query after the other, so that an open page occupies one connection. The parts are rounded to the sums that were read before.
    const days = await sumDays(queries, now);
    const daysBefore = await sumDays(queries, before);
    const [totals, totalsBefore] = [totalsOf(days), totalsOf(daysBefore)];
    const stepsBefore = stepsOf(before);
    const parts = await sumParts(queries, by, { now, before });
    const figures: Figures = {
      ...now,
      before,
      totals,
      totals_before: totalsBefore,
      steps: stepsOf(now).map((step, at) => {
        const { orders, sales } = totalsOf(within(days, step));
        const same = stepsBefore[at];
        const { from, to } = step;
        return { from, to, orders, sales, before: same ? totalsOf(within(daysBefore, same)).sales : "0.00" };
      }),
      by,
      ...rowsOf(parts, totals.sales, totalsBefore.sales),
    };
    return seesCosts(admin) ? withMargins(figures, await sumMargins(queries, by, now)) : figures;
  },
});
