/** The stock of a product, with its cost where that changes with it. */
export interface StockAndCost {
  readonly amount: number;
  /** Null where it is not known; undefined where it stays as it is. */
  readonly cost?: string | null;
  /** What is added to what all of the stock cost, by which `cost` is its average; below zero where it is taken off again. */
  readonly paid?: string;
}

/** Stock and cost as one value of a change of many products: '57', '57; 12.50', '57; ' without a known cost, or '57; 12.50; 125.00' with what was paid. */
export const stockText = ({ amount, cost, paid }: StockAndCost): string =>
  [amount, ...(cost === undefined ? [] : [cost ?? "", ...(paid === undefined ? [] : [paid])])].join("; ");

/** Stock and cost of a text of {@link stockText}, or of a number of pieces. */
export function stockOfText(value: string | number): StockAndCost {
  const [amount = "", cost, paid] = String(value).split("; ");
  return {
    amount: Number(amount),
    ...(cost !== undefined && { cost: cost === "" ? null : cost }),
    ...(paid !== undefined && { paid }),
  };
}
