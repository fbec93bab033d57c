import type { Locale } from "../locale/locale.ts";
import { foldText } from "../search/folding.ts";

/**
 * Where shoppers see a product, the most open first: `shown` everywhere; `hidden` in no list, search or count, but on its page, in carts and
 * orders; `draft` nowhere: for shoppers it does not exist.
 */
export const visibilities = ["shown", "hidden", "draft"] as const;

/** Where shoppers see a product. */
export type Visibility = (typeof visibilities)[number];

/** Whether lists, searches and counts have products of a visibility. */
export const isListed = (visibility: Visibility): boolean => visibility === "shown";

/** Whether the page of a product opens, and it can be ordered. */
export const hasPage = (visibility: Visibility): boolean => visibility !== "draft";

/** How sheets write it. */
export const visibilityWords: Readonly<Record<Locale, Readonly<Record<Visibility, string>>>> = {
  en: { shown: "shown", hidden: "hidden", draft: "draft" },
  ar: { shown: "معروض", hidden: "مخفي", draft: "مسودة" },
};

const read: ReadonlyMap<string, Visibility> = new Map(
  Object.values(visibilityWords).flatMap((words) =>
    visibilities.map((one) => [foldText(words[one]), one] as const),
  ),
);

/** The visibility that a text names in either language; null for any other text. */
export const readVisibility = (text: string): Visibility | null => read.get(foldText(text)) ?? null;

/** The least open of some visibilities; `shown` for none. */
export const leastOpen = (given: readonly Visibility[]): Visibility =>
  visibilities.findLast((one) => given.includes(one)) ?? "shown";
