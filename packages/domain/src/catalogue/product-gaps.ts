/**
 * What a product may lack, by which administrators filter: a price, any picture, an Arabic name, links that work, a value of each attribute
 * of its sub category.
 */
export const productGaps = ["price", "picture", "name_ar", "working_links", "specifications"] as const;

/** Something that a product may lack. */
export type ProductGap = (typeof productGaps)[number];
