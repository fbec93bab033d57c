/** What a product may lack, by which administrators filter: a price, any picture, an Arabic name. */
export const productGaps = ["price", "picture", "name_ar"] as const;

/** Something that a product may lack. */
export type ProductGap = (typeof productGaps)[number];
