/**
 * A part of the catalogue, for cache invalidation: answers are tagged with what they read, changes with what they write.
 * - `product:12`: one product, its stock included
 * - `products`: the set of products, and the fields by which lists and searches find, filter and sort them
 * - `categories`: categories and sub categories
 * - `stock`: which products are in stock
 * - `sales`: which products are sold most
 * - `attributes`: attributes of products and their choices
 * - `brands`: the entries of brands
 * - `slides`: the slides of the home carousel
 * - `synonyms`: the words that mean the same to the search
 * - `shop`: the shop's settings
 */
export type Tag =
  | "products"
  | "stock"
  | "sales"
  | "categories"
  | "attributes"
  | "brands"
  | "slides"
  | "synonyms"
  | "shop"
  | `product:${number}`;

/** The tag of one product. */
export const productTag = (id: number): Tag => `product:${id}`;
