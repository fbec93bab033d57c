import type { AppliedValue } from "@shop/domain/facets/narrow-by-values.ts";
import type { PriceBound } from "@shop/domain/search/sentence/price-bound.ts";

const number = (price: number): string => price.toLocaleString("en");

/** A bound of the price as a chip: 'Price: up to 500 EG'. */
export function priceValue({ words, min, max }: PriceBound, without: string): AppliedValue {
  const [low, high] = [min, max].map((price) => (price === null ? null : number(price)));
  const isBoth = low !== null && high !== null;
  return {
    words,
    name: `Price: ${isBoth ? `${low}–${high}` : low === null ? `up to ${high}` : `from ${low}`} EG`,
    name_ar: `السعر: ${isBoth ? `من ${low} إلى ${high}` : low === null ? `حتى ${high}` : `من ${low}`} ج.م`,
    without,
    match: "exact",
  };
}
