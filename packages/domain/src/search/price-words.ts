import type { PriceBound } from "./sentence/price-bound.ts";

/** Words that ask for a low price, folded. */
const LOW = new Set(
  "cheap cheaper cheapest inexpensive affordable budget رخيص رخيصه ارخص ارخيص الارخص اقتصادي اقتصاديه".split(
    " ",
  ),
);

/** Whether a folded word asks for a low price. */
export const isLowPrice = (word: string): boolean => LOW.has(word);

const pounds = (price: number): string => price.toLocaleString("en");

/** What a search is read as that bounds the price: 'Price: up to 500 EG'. */
export function priceBoundName({ min, max }: Pick<PriceBound, "min" | "max">): {
  readonly name: string;
  readonly name_ar: string;
} {
  const [low, high] = [min, max].map((price) => (price === null ? null : pounds(price)));
  if (low === null) return { name: `Price: up to ${high} EG`, name_ar: `السعر: حتى ${high} EG` };
  if (high === null) return { name: `Price: from ${low} EG`, name_ar: `السعر: من ${low} EG` };
  return { name: `Price: ${low}–${high} EG`, name_ar: `السعر: من ${low} إلى ${high} EG` };
}

/** What a search is read as that asks for a low price. */
export const cheapestFirst = { name: "Lowest price first", name_ar: "الأقل سعرًا أولًا" } as const;
