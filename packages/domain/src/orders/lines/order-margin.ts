import { differenceOf, fromMinorUnits, isZeroPrice, minorOfPrice } from "../../money/money.ts";
import { shareOut } from "../../money/share-out.ts";

/** What sales earn above the cost of their goods. Lines without a known cost are counted, never taken for free ones. */
export interface Margin {
  /** What the sales with a known cost earn; two decimals, below zero for a loss. */
  readonly amount: string;
  /** The sales with a known cost: what the goods of those lines cost after the discount, less returns. */
  readonly sales: string;
  /** Number of lines that were kept and whose cost is not known. */
  readonly unknown: number;
}

/** A line of an order, as far as its margin reads it. */
export interface EarningLine {
  /** Decimal text; a line whose price is being updated (0) earns nothing yet. */
  readonly price: string;
  readonly qty: number;
  readonly returned?: number | undefined;
  /** What one cost the shop; null where that is not known. */
  readonly cost: string | null;
}

const keptOf = ({ qty, returned = 0 }: EarningLine): number => qty - returned;

/**
 * The margin of an order, of which `net` is left: its total less the value of returns. As in figures, `net` is shared among the lines by the value of what
 * was kept, or where nothing was kept, of what was ordered.
 */
export function orderMargin(lines: readonly EarningLine[], net: string): Margin {
  const priced = lines.filter(({ price }) => !isZeroPrice(price));
  const isKept = priced.some((line) => keptOf(line) > 0);
  const worthOf = (known: boolean): bigint =>
    priced
      .filter(({ cost }) => (cost !== null) === known)
      .reduce((sum, line) => sum + minorOfPrice(line.price) * BigInt(isKept ? keptOf(line) : line.qty), 0n);
  const [known = 0n] = shareOut(BigInt(net.replace(".", "")), [worthOf(true), worthOf(false)]);
  const cost = priced.reduce(
    (sum, line) => (line.cost === null ? sum : sum + minorOfPrice(line.cost) * BigInt(keptOf(line))),
    0n,
  );
  const sales = fromMinorUnits(known);
  return {
    amount: differenceOf(sales, fromMinorUnits(cost)),
    sales,
    unknown: priced.filter((line) => line.cost === null && keptOf(line) > 0).length,
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
