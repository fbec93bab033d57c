/**
 * How shoppers see the stock: in words with the number once few are left, as a number, as a number up to a limit and 'more than' above it,
 * or in words alone.
 */
export const stockRules = ["low_count", "count", "more_than", "words"] as const;

/** A rule of {@link stockRules}. */
export type StockRule = (typeof stockRules)[number];

/** The settings that decide how stock is shown. */
export interface StockDisplay {
  readonly stock_shown: StockRule;
  /** Number above which `more_than` states no exact one. */
  readonly stock_limit: number;
  /** Stock up to which few are left, unless the product has a limit of its own. */
  readonly low_stock_at: number;
}

/** Stock levels that are worded. */
export const stockLevels = ["in", "few", "out"] as const;

/**
 * What a shopper sees of an amount: the amount itself (`count`), words alone (`words`) or that there are more than one less (`more_than`); with
 * both others the amount is the least that is there. `at_least` is the least that a refused order has named.
 */
export const shownAs = ["count", "words", "more_than", "at_least"] as const;

/** How an amount is shown where the shop's rule is not the default `low_count`. */
interface ShownStock {
  readonly level: (typeof stockLevels)[number];
  readonly shown: (typeof shownAs)[number];
}

/** The amount of a product as shoppers get it; below 0 only where it is exact. */
export interface PublicStock {
  readonly amount: number;
  readonly stock?: ShownStock | undefined;
}

/** Stock of a product and its own limit of low stock; null for that of the shop. */
interface StoredStock {
  readonly amount: number;
  readonly low_stock_at: number | null;
}

/** The least amount that is not told from higher ones; null where all are exact. */
export function hiddenFrom(
  { low_stock_at: own }: Pick<StoredStock, "low_stock_at">,
  { stock_shown: rule, stock_limit: limit, low_stock_at: low }: StockDisplay,
): number | null {
  if (rule === "more_than") return limit + 1;
  return rule === "words" ? (own ?? low) + 1 : null;
}

/** What shoppers get of a stock: no exact number where the rule hides it. */
export function publicStock(product: StoredStock, display: StockDisplay): PublicStock {
  const { stock_shown: rule, low_stock_at: low } = display;
  const { amount } = product;
  if (rule === "low_count") return { amount };
  const isFew = amount <= (product.low_stock_at ?? low);
  const level = amount <= 0 ? "out" : isFew ? "few" : "in";
  if (level === "out") return { amount: 0, stock: { level, shown: "count" } };
  const hidden = hiddenFrom(product, display);
  if (rule === "words") return { amount: isFew ? 1 : (hidden ?? 1), stock: { level, shown: "words" } };
  return hidden !== null && amount >= hidden
    ? { amount: hidden, stock: { level, shown: "more_than" } }
    : { amount, stock: { level, shown: "count" } };
}

/** The exact stock, at least 0, as far as a shopper may read it; null where the amount is only the least. */
export function exactStock({ amount, stock }: PublicStock): number | null {
  return stock === undefined || stock.shown === "count" ? Math.max(amount, 0) : null;
}
