import { type CostedLine, costOfUnits } from "../../books/cost-of-units.ts";
import { itemAt } from "../../item-at.ts";
import { divideHalfUp } from "../../money/divide-half-up.ts";
import { fromMinorUnits, isZeroPrice, minorOf, minorOfPrice, totalOf } from "../../money/money.ts";
import { shareOut } from "../../money/share-out.ts";
import { netLines } from "./net-lines.ts";
import { netShares } from "./vat.ts";

/** What sales earn above the cost of their goods. Lines without a known cost are counted, never taken for free ones. */
export interface Margin {
  /** What the sales with a known cost earn; two decimals, below zero for a loss. */
  readonly amount: string;
  /** The sales with a known cost: what the goods of those lines cost after the discount without tax, less returns. */
  readonly sales: string;
  /** Number of lines that were kept and whose cost is not known. */
  readonly unknown: number;
}

/** A line of an order, as far as its margin reads it. */
export interface EarningLine extends CostedLine {
  /** Decimal text; a line whose price is being updated (0) earns nothing before it is handed over, and is a gift then. */
  readonly price: string;
  readonly qty: number;
  readonly sent?: number | undefined;
  readonly returned?: number | undefined;
  /** Units of those that came back and were written off. */
  readonly lost?: number | undefined;
  /** In percent with two decimals; null for the order's rate. */
  readonly vatRate?: string | null | undefined;
}

/** An order, as far as its margin reads it. */
export interface EarningOrder {
  readonly lines: readonly EarningLine[];
  /** What its lines cost after the discount, and what returns take off it. */
  readonly total: string;
  readonly returned: string;
  /** Its standard rate; null where rates are not known, of which no tax is taken out. */
  readonly vatRate: string | null;
}

/**
 * The margin of an order as it is, whether or not it was handed over: without tax, less what came back and was written off. What is left of its total is shared among
 * the lines by the value of what was kept, or where nothing was kept, of what was ordered.
 */
export function orderMargin({ lines, total, returned, vatRate }: EarningOrder): Margin {
  const gross = netLines(lines, minorOf(totalOf(lines)) - minorOf(total));
  const nets = netShares(
    gross,
    lines.map((line) => line.vatRate ?? vatRate ?? "0.00"),
  );
  const kept = lines.map(({ qty, returned: back = 0 }) => qty - back);
  const isKept = lines.some(({ price }, at) => !isZeroPrice(price) && itemAt(kept, at) > 0);
  const worths = lines.map(
    ({ price, qty }, at) => minorOfPrice(price) * BigInt(isKept ? itemAt(kept, at) : qty),
  );
  const left = shareOut(minorOf(total) - minorOf(returned), worths);
  const earned = lines.map((line, at) => {
    const whole = itemAt(gross, at);
    const units = isZeroPrice(line.price) ? (line.sent ?? 0) - (line.returned ?? 0) : itemAt(kept, at);
    return {
      net: whole === 0n ? 0n : divideHalfUp(itemAt(nets, at) * itemAt(left, at), whole),
      cost: costOfUnits(line, Math.max(units, 0)) + costOfUnits(line, line.lost ?? 0),
      isKnown: line.cost !== null,
    };
  });
  const known = earned.filter(({ isKnown }) => isKnown);
  const sales = known.reduce((sum, { net }) => sum + net, 0n);
  return {
    amount: fromMinorUnits(sales - known.reduce((sum, { cost }) => sum + cost, 0n)),
    sales: fromMinorUnits(sales),
    unknown: lines.filter(
      ({ price, cost }, at) => cost === null && !isZeroPrice(price) && itemAt(kept, at) > 0,
    ).length,
  };
}

/** A cost as a change names it. */
const costText = (cost: string | null): string => cost ?? "–";

/** What differs between the costs of lines, a line each, in signs that are read in every language. */
export const costsChangeText = (
  lines: readonly { readonly name: string; readonly cost: string | null }[],
  costs: readonly (string | null)[],
): string =>
  lines
    .flatMap(({ name, cost }, at) => {
      const now = costs[at] ?? null;
      return now === cost ? [] : [`${name}: ${costText(cost)} → ${costText(now)}`];
    })
    .join("\n");
