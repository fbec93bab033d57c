/**
 * A part of the catalogue, for cache invalidation: answers are tagged with what they read, changes with what they write.
 * - `product:12`: one product, its stock included
 * - `many-products`: whichever product; read by what is made from too many products to name each of them
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
  | "many-products"
  | "stock"
  | "sales"
  | "categories"
  | "attributes"
  | "brands"
  | "slides"
  | "synonyms"
  | "shop"
  | `product:${number}`;

const PRODUCT = "product:";

/** Whether a tag is that of one product. */
export const isProductTag = (tag: string): boolean => tag.startsWith(PRODUCT);

/** The ids of the products whose tags are among some. */
export const productIdsIn = (tags: readonly string[]): number[] =>
  tags.filter(isProductTag).map((tag) => Number(tag.slice(PRODUCT.length)));

/** A tag that goes with each tag of one product. */
export const MANY_PRODUCTS = "many-products" satisfies Tag;

/** The tags of a change, with {@link MANY_PRODUCTS} where it changes a product. */
export const withManyProducts = (tags: readonly string[]): string[] =>
  tags.some(isProductTag) ? [...tags, MANY_PRODUCTS] : [...tags];

/** The tag of one product. */
export const productTag = (id: number): Tag => `product:${id}`;
