import { MANY_PRODUCTS, isProductTag, type Tag, withManyProducts } from "./tags.ts";

/** Headers by which a shared cache in front of the shop, such as a CDN, stores an answer and drops it, by what the answer was made from. */
export type SurrogateHeaders = (tags: ReadonlySet<Tag>) => Readonly<Record<string, string>>;

/** Without a shared cache that is purged, none may store answers that change. */
export const noSurrogates: SurrogateHeaders = () => ({});

/** The key of all answers. */
export const EVERYTHING = "everything";

/** Number of products beyond which an answer has {@link MANY_PRODUCTS} in place of their tags, which would not fit into a header. */
const MOST_PRODUCTS = 100;

/** Seconds for which an answer is stored at most, in case that a purge is lost. */
const DAY_S = 86_400;

/** The keys of a shared cache that an answer is stored under. */
function keysOf(tags: ReadonlySet<Tag>): string[] {
  const all = [...tags];
  const products = all.filter(isProductTag);
  if (products.length <= MOST_PRODUCTS) return [EVERYTHING, ...all];
  return [...new Set([EVERYTHING, MANY_PRODUCTS, ...all.filter((tag) => !isProductTag(tag))])];
}

/** Headers for Varnish and Fastly (Surrogate-Key), Cloudflare and others (Cache-Tag), with the time to store of RFC 9213. */
export const surrogateHeaders: SurrogateHeaders = (tags) => {
  const keys = keysOf(tags);
  return {
    "cdn-cache-control": `max-age=${DAY_S}`,
    "surrogate-key": keys.join(" "),
    "cache-tag": keys.join(","),
  };
};

/** The keys to purge for a change of some tags; null for everything. */
export function keysToPurge(tags: readonly string[] | null): string[] {
  return tags === null ? [EVERYTHING] : withManyProducts(tags);
}
