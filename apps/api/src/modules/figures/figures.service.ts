import type { Admin } from "@shop/contract/accounts/user.ts";
import { seesCosts } from "@shop/contract/admins/sees-costs.ts";
import type { FigureMargin, Figures, FigureTotals } from "@shop/contract/figures/endpoints.ts";
import {
  averageOf,
  type DayRange,
  type FigureDimension,
  rangeBefore,
  stepsOf,
} from "@shop/domain/figures/figures.ts";
import { differenceOf, sumOf } from "@shop/domain/money/money.ts";

import type { Queries } from "../../database/database.ts";
import {
  countHandedOver,
  type DaySums,
  sumDays,
  type SummedMargin,
  type SummedPart,
  sumParts,
  sumRates,
  sumRequests,
} from "./figures.repository.ts";
import { findPartNames } from "./part-names.repository.ts";

/** Which figures are asked for. */
interface FigureQuery extends DayRange {
  readonly by: FigureDimension;
}

/** Figures of sales. */
export interface FigureService {
  /** The figures of a period beside those of the one before, with margins for whoever sees costs. */
  readonly read: (query: FigureQuery, admin: Admin) => Promise<Figures>;
}

type Days = readonly DaySums[];

const sumsOf = (days: Days) => ({
  orders: days.reduce((sum, day) => sum + day.orders, 0),
  sales: sumOf(days.map(({ sales }) => sales)),
});

const within = (days: Days, { from, to }: DayRange): Days =>
  days.filter(({ day }) => day >= from && day <= to);

async function totalsOf(queries: Queries, range: DayRange, days: Days): Promise<FigureTotals> {
  const rates = await sumRates(queries, range);
  const netOf = (kind: "delivery" | "fee"): string =>
    sumOf(rates.filter((row) => row.kind === kind).map(({ net }) => net));
  const { sales } = sumsOf(days);
  const orders = await countHandedOver(queries, range);
  return {
    orders,
    sales,
    average: averageOf(sales, orders),
    delivery: netOf("delivery"),
    fees: netOf("fee"),
    vat: [...Map.groupBy(rates, ({ rate }) => rate)].map(([rate, own]) => ({
      rate,
      net: sumOf(own.map(({ net }) => net)),
      vat: sumOf(own.map(({ vat }) => vat)),
    })),
    total: sumOf(rates.flatMap(({ net, vat }) => [net, vat])),
    ...(await sumRequests(queries, range)),
  };
}

const marginOf = ({ known, cost, loss, unknown }: SummedMargin): FigureMargin => ({
  amount: differenceOf(known, sumOf([cost, loss])),
  sales: known,
  unknown,
  loss,
});

const nothing: SummedMargin = { known: "0.00", cost: "0.00", loss: "0.00", unknown: 0 };

/** What the parts beyond the listed ones have together; null where all are listed. */
function othersOf(parts: readonly SummedPart[]): (Omit<SummedPart["all"], "rows"> & { rows: number }) | null {
  const all = parts[0]?.all;
  if (!all || all.rows === parts.length) return null;
  const left = (name: "sales" | "before" | "known" | "cost" | "loss"): string =>
    differenceOf(all[name], sumOf(parts.map((part) => part[name])));
  const leftOf = (name: "units" | "unknown"): number =>
    all[name] - parts.reduce((sum, part) => sum + part[name], 0);
  return {
    rows: all.rows - parts.length,
    units: leftOf("units"),
    sales: left("sales"),
    before: left("before"),
    known: left("known"),
    cost: left("cost"),
    loss: left("loss"),
    unknown: leftOf("unknown"),
  };
}

/** Creates the service. */
export const figureService = (queries: Queries): FigureService => ({
  read: async ({ by, ...now }, admin) => {
    const before = rangeBefore(now);
    const earned = (sums: SummedMargin) => (seesCosts(admin) ? { margin: marginOf(sums) } : {});
    // One query after the other, so that an open page occupies one connection.
    const days = await sumDays(queries, now);
    const daysBefore = await sumDays(queries, before);
    const stepsBefore = stepsOf(before);
    const parts = await sumParts(queries, by, { now, before });
    const names = await findPartNames(
      queries,
      by,
      parts.map(({ key }) => key),
    );
    const others = othersOf(parts);
    return {
      ...now,
      before,
      totals: { ...(await totalsOf(queries, now, days)), ...earned(parts[0]?.all ?? nothing) },
      totals_before: await totalsOf(queries, before, daysBefore),
      steps: stepsOf(now).map((step, at) => {
        const same = stepsBefore[at];
        const was = same ? sumsOf(within(daysBefore, same)).sales : "0.00";
        return Object.assign({}, step, sumsOf(within(days, step)), { before: was });
      }),
      by,
      rows: parts.map(({ key, orders, units, sales, before: was, ...sums }) => {
        const name = names.get(key) ?? { name: null, name_ar: null, part_number: null };
        return Object.assign({ key, orders, units, sales, before: was }, name, earned(sums));
      }),
      others: others && {
        rows: others.rows,
        units: others.units,
        sales: others.sales,
        before: others.before,
        ...earned(others),
      },
    };
  },
});
