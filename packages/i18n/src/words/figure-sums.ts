import { differenceOf, isZeroPrice, sumOf } from "@shop/domain/money/money.ts";
import { EXEMPT_VAT_RATE, shortVatRate } from "@shop/domain/orders/lines/vat-rate.ts";

import { fill } from "../fill.ts";
import type { Messages } from "../messages.ts";

/** The sums of a period, as the contract has them; decimal text. */
interface Sums extends Readonly<Record<"sales" | "delivery" | "fees", string>> {
  readonly vat: ReadonlyArray<{ readonly rate: string | null; readonly net: string; readonly vat: string }>;
}

/** A part of a sum, as decimal text. */
interface SumPart {
  readonly label: string;
  readonly amount: string;
}

/** The way from the sales of goods to their sum with tax. */
export interface ChargedSums {
  /** Goods, delivery and fees without tax; what is nothing is left out. */
  readonly parts: readonly SumPart[];
  /** The sum of the parts. */
  readonly net: string;
  /** The same sum by rate of tax, with the tax. */
  readonly rates: ReadonlyArray<{ readonly label: string; readonly net: string; readonly vat: string }>;
}

const isPart = ({ amount }: SumPart): boolean => !isZeroPrice(amount);

function rateLabel(rate: string | null, { sums }: Messages["dashFigures"]): string {
  if (rate === null) return sums.unknownRate;
  return rate === EXEMPT_VAT_RATE ? sums.exempt : fill(sums.rate, { rate: shortVatRate(rate) });
}

/** What goods, delivery and fees of a period add up to, with the tax of each rate. */
export const chargedSums = (
  { sales, delivery, fees, vat }: Sums,
  texts: Messages["dashFigures"],
): ChargedSums => ({
  parts: [
    { label: texts.sums.goods, amount: sales },
    { label: texts.sums.delivery, amount: delivery },
    { label: texts.sums.fees, amount: fees },
  ].filter(isPart),
  net: sumOf([sales, delivery, fees]),
  rates: vat
    .filter((row) => !isZeroPrice(row.net) || !isZeroPrice(row.vat))
    .map(({ rate, net, vat: tax }) => ({ label: rateLabel(rate, texts), net, vat: tax })),
});

/** What adds up to a margin: the sales with a cost, and below zero the cost and what was lost; what is nothing is left out. */
export const marginParts = (
  { sales, amount, loss }: Readonly<Record<"sales" | "amount" | "loss", string>>,
  { columns, sums }: Messages["dashFigures"],
): readonly SumPart[] =>
  [
    { label: columns.marginSales, amount: sales },
    { label: sums.cost, amount: differenceOf(sumOf([amount, loss]), sales) },
    { label: sums.loss, amount: differenceOf("0.00", loss) },
  ].filter(isPart);
