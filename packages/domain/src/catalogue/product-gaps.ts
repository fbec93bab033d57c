/** What only those who see costs filter by: a known cost, and a price or an offer that is not below it. */
const costGaps = ["cost", "margin"] as const;

/**
 * What a product may lack, by which administrators filter: a price, any picture, an Arabic name, links that work, a value of each attribute
 * of its sub category, a cost, a margin.
 */
export const productGaps = [
  "price",
  "picture",
  "name_ar",
  "working_links",
  "specifications",
  ...costGaps,
] as const;

/** Something that a product may lack. */
export type ProductGap = (typeof productGaps)[number];

/** Whether a filter by a gap tells what products cost. */
export const isCostGap = (gap: ProductGap): boolean => costGaps.some((one) => one === gap);
