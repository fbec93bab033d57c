import { itemAt } from "../../item-at.ts";
import { divideHalfUp } from "../../money/divide-half-up.ts";
import { fromMinorUnits, isZeroPrice, totalOf } from "../../money/money.ts";
import { shareOut } from "../../money/share-out.ts";
import { totalWithDelivery } from "../placing/order-delivery.ts";
import { netLines } from "./net-lines.ts";

/** What an order holds at one rate of value added tax, which its prices include. */
export interface VatPart {
  /** In percent, with two decimals; 0.00 for what is exempt. */
  readonly rate: string;
  /** Without the tax, and the tax; two decimals. */
  readonly net: string;
  readonly vat: string;
}

/** A line of an order, as far as its tax reads it. */
interface TaxedLine {
  /** Decimal text; zero while the price is being updated. */
  readonly price: string;
  readonly qty: number;
  /** In percent, with two decimals; null where the line is from before rates were kept. */
  readonly vatRate: string | null;
}

/** An order, as far as its tax reads it. */
export interface TaxedOrder {
  readonly lines: readonly TaxedLine[];
  /** What its lines cost after the discount. */
  readonly total: string;
  readonly delivery: { readonly cost: string } | null;
  /** How it is paid, whose fee has the standard rate as its delivery has. */
  readonly payBy: { readonly fee: string } | null;
  /** The standard rate when the order was made; null where it is from before rates were kept. */
  readonly vatRate: string | null;
}

const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n;

/** What an amount at a rate is without the tax that it includes, rounded half up to the smallest unit. */
const netOf = (gross: bigint, rate: bigint): bigint => divideHalfUp(gross * WHOLE, WHOLE + rate);

/** What an amount in the smallest unit is without the tax of a rate, in percent with two decimals, that it includes. */
const netAt = (gross: bigint, rate: string): bigint => netOf(gross, minor(rate));

/** What amounts are without the tax of their rates: each rate is rounded once and shared among its amounts, so that they add up to it. */
export function netShares(gross: readonly bigint[], rates: readonly string[]): readonly bigint[] {
  const nets: bigint[] = [];
  for (const [rate, places] of Map.groupBy(gross.keys(), (at) => itemAt(rates, at))) {
    const own = places.map((at) => itemAt(gross, at));
    const net = netAt(
      own.reduce((sum, amount) => sum + amount, 0n),
      rate,
    );
    const shares = shareOut(net, own);
    for (const [index, at] of places.entries()) nets[at] = itemAt(shares, index);
  }
  return nets;
}

/** What the lines of each rate cost with their share of the discount, shared line by line as tax invoices and returns do; together the total. */
function goodsByRate({ lines, total }: Pick<TaxedOrder, "lines" | "total">): Map<string, bigint> {
  const net = netLines(lines, minor(totalOf(lines)) - minor(total));
  const amounts = new Map<string, bigint>();
  for (const [at, { vatRate }] of lines.entries()) {
    const rate = vatRate ?? "";
    amounts.set(rate, (amounts.get(rate) ?? 0n) + itemAt(net, at));
  }
  return amounts;
}

/**
 * What an order holds at each rate, the highest first: goods after the discount, delivery and fee at the standard rate. Each rate is rounded once, so
 * that net and tax together are what is to be paid. Null where a rate is not known, and while nothing has a price.
 */
export function vatParts(order: TaxedOrder): VatPart[] | null {
  const { lines, total, delivery, payBy, vatRate: standard } = order;
  const whole = totalWithDelivery(total, delivery, payBy);
  if (standard === null || isZeroPrice(whole)) return null;
  if (lines.some(({ price, vatRate }) => vatRate === null && !isZeroPrice(price))) return null;
  const amounts = goodsByRate({ lines: lines.filter(({ price }) => !isZeroPrice(price)), total });
  const beside = minor(whole) - minor(total);
  amounts.set(standard, (amounts.get(standard) ?? 0n) + beside);
  return [...amounts]
    .filter(([, gross]) => gross > 0n)
    .map(([rate, gross]) => {
      const net = netAt(gross, rate);
      return { rate, net: fromMinorUnits(net), vat: fromMinorUnits(gross - net) };
    })
    .toSorted((one, other) => Number(minor(other.rate) - minor(one.rate)));
}
