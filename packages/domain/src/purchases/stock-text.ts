/** The stock of a product, with its cost where that changes with it. */
export interface StockAndCost {
  readonly amount: number;
  /** Null where it is not known; undefined where it stays as it is. */
  readonly cost?: string | null;
}

/** Stock and cost as one value of a change of many products: '57', '57; 12.50', or '57; ' without a known cost. */
export const stockText = ({ amount, cost }: StockAndCost): string =>
  cost === undefined ? String(amount) : `${amount}; ${cost ?? ""}`;

/** Stock and cost of a text of {@link stockText}, or of a number of pieces. */
export function stockOfText(value: string | number): StockAndCost {
  const [amount = "", cost] = String(value).split("; ");
  return { amount: Number(amount), ...(cost !== undefined && { cost: cost === "" ? null : cost }) };
}
